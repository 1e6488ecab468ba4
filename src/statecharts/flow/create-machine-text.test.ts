import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../chart/chart-model.ts';
import { createMachineText } from './create-machine-text.ts';
import type { Flow } from './flow.types.ts';

const flow: Flow = {
  id: 'order-answer',
  initial: 'asking',
  entry: [{ type: 'note', params: { what: 'a “quoted” word\n' } }],
  states: {
    asking: {
      on: { 'YES.SAID': [{ target: 'sending', guard: 'there is time', actions: ['note'] }] },
      after: { patience: { target: 'sending' }, '20': { actions: 'note' } },
    },
    sending: {
      tags: ['busy'],
      invoke: { id: 'send', src: 'sendAnswer', onDone: { target: 'over' }, onError: { target: 'asking' } },
    },
    over: { type: 'final' },
  },
};

/** The result in a project that has XState and none of this code. */
function runElsewhere(text: string, asked: string): unknown {
  const script = `${text}\nimport { createActor } from "xstate";\n${asked}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    input: script,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as unknown;
}

it('makes the same machine, with names whose doing is empty', () => {
  const text = createMachineText(flow);
  const answer = runElsewhere(
    text,
    `const actor = createActor(orderAnswerMachine).start();
     const at = actor.getSnapshot().value;
     actor.send({ type: "YES.SAID" });
     const { implementations, config } = orderAnswerMachine;
     const names = Object.fromEntries(Object.entries(implementations).map(([kind, of]) => [kind, Object.keys(of)]));
     console.log(JSON.stringify({ config, at, refused: actor.getSnapshot().value, names }));
     process.exit(0);`,
  );
  expect(answer).toMatchObject({
    at: 'asking',
    refused: 'asking',
    names: {
      actors: ['sendAnswer'],
      actions: ['note'],
      guards: ['there is time'],
      delays: ['patience'],
    },
  });
  const { config } = answer as { config: Parameters<typeof createMachine>[0] };
  expect(chartOf(createMachine(config))).toEqual(chartOf(createMachine(flow as typeof config)));
});

it('names the machine by a word, whatever its id is', () => {
  expect(createMachineText({ ...flow, id: '7 seas' })).toContain('export const machine = ');
  expect(createMachineText({ id: 'rock' })).toBe(`import { createMachine } from "xstate";

export const rockMachine = createMachine(
  {
    id: "rock",
  },
);
`);
});
