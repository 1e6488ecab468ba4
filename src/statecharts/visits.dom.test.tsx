import { act, render } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { createVisits } from './visits.ts';

const inner = setup({}).createMachine({ id: 'inner', initial: 'idle', states: { idle: {} } });
const outer = setup({ actors: { inner } }).createMachine({
  id: 'outer',
  initial: 'first',
  states: { first: { invoke: { src: 'inner', id: 'inner' }, on: { WENT: 'second' } }, second: {} },
});

it('a machine that StrictMode makes twice and starts twice has come once, and so has the one it invokes', () => {
  const listed: string[] = [];
  const inspect = createVisits({
    counts: () => true,
    now: () => 0,
    onArrival: (_machine, state) => listed.push(`→ ${state}`),
    onDeparture: (_machine, state, to) => listed.push(`${state} → ${to}`),
  });
  function Screen() {
    const [, send] = useMachine(outer, { inspect });
    return <button onClick={() => send({ type: 'WENT' })}>Go</button>;
  }
  const { getByRole, unmount } = render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  expect(listed.splice(0).toSorted()).toEqual(['→ inner.idle', '→ outer.first']);
  act(() => getByRole('button').click());
  unmount();
  expect(listed).toEqual(['outer.first → outer.second', '→ outer.second']);
});
