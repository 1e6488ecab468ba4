import { describe, expect, it } from 'vitest';
import { createActor, setup, waitFor } from 'xstate';
import { fromReportingPromise } from './reporting-promise.ts';

type Reported = { type: 'WORK.PROGRESSED'; done: number };

interface Started {
  report: (event: Reported) => void;
  finish: (done: string) => void;
  signal: AbortSignal;
}

/** A machine that records its work's reports and result, and leaves it on LEFT. */
function scene() {
  const started = Promise.withResolvers<Started>();
  const work = fromReportingPromise<string, { name: string }, Reported>(({ input, signal, report }) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    started.resolve({ report, signal, finish: (done) => resolve(`${input.name} ${done}`) });
    return promise;
  });
  const heard: (number | string)[] = [];
  const machine = setup({
    types: { events: {} as Reported | { type: 'LEFT' } },
    actors: { work },
    actions: { note: (_, { said: reported }: { said: number | string }) => void heard.push(reported) },
  }).createMachine({
    initial: 'working',
    on: {
      'WORK.PROGRESSED': { actions: { type: 'note', params: ({ event }) => ({ said: event.done }) } },
    },
    states: {
      working: {
        invoke: {
          id: 'work',
          src: 'work',
          input: { name: 'Parsing' },
          onDone: {
            target: 'done',
            actions: { type: 'note', params: ({ event }) => ({ said: event.output }) },
          },
        },
        on: { LEFT: { target: 'left' } },
      },
      done: {},
      left: {},
    },
  });
  return { actor: createActor(machine).start(), started: started.promise, heard };
}

describe('a promise that reports', () => {
  it('reports its progress to its machine, and ends with its output', async () => {
    const { actor, started, heard } = scene();
    const { report, finish } = await started;
    report({ type: 'WORK.PROGRESSED', done: 1 });
    report({ type: 'WORK.PROGRESSED', done: 2 });
    finish('is done');
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(heard).toEqual([1, 2, 'Parsing is done']);
  });

  it('is aborted when its state is left, and then ignored', async () => {
    const { actor, started, heard } = scene();
    const { report, signal } = await started;
    actor.send({ type: 'LEFT' });
    report({ type: 'WORK.PROGRESSED', done: 1 });
    expect([signal.aborted, heard]).toEqual([true, []]);
  });

  it('is not heard after its end', async () => {
    const { actor, started, heard } = scene();
    const { report, finish } = await started;
    finish('is done');
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    report({ type: 'WORK.PROGRESSED', done: 1 });
    expect(heard).toEqual(['Parsing is done']);
  });
});
