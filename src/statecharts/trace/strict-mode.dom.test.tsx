import { act, render } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { tortureMachine } from '../testing/torture.machine.ts';
import { replayTrace } from './replay.ts';
import { recording } from './testing/recorded.ts';

const { recorder, trace: recorded } = recording();

function Screen() {
  const [snapshot, send] = useMachine(tortureMachine, {
    input: { person: 'Ann Lee' },
    inspect: recorder.inspect,
  });
  return <button onClick={() => send({ type: 'HELP' })}>{JSON.stringify(snapshot.value)}</button>;
}

describe('a machine under StrictMode', () => {
  it('is one trace, though it was made twice and started twice, and replays', async () => {
    const { getByRole, unmount } = render(
      <StrictMode>
        <Screen />
      </StrictMode>,
    );
    act(() => getByRole('button').click());
    expect(getByRole('button').textContent).toContain('"tour":"help"');
    const traces = await recorder.traces();
    expect(traces).toHaveLength(1);
    unmount();
    const trace = await recorded();
    const starts = trace.steps.filter(({ event }) => event.type === 'xstate.init');
    expect(starts.map(({ actor }) => actor)).toEqual(['/', '/line', '/ticks', '/', '/line', '/ticks']);
    const replay = replayTrace(trace, tortureMachine);
    expect(replay.stopped).toBeNull();
    expect(replay.frames.at(-1)?.snapshot.value).toMatchObject({ tour: 'help' });
  });
});
