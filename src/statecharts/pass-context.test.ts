import { expect, it } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { passContextToActors } from './pass-context.ts';

interface Context {
  port: string;
}

it('gives every actor of a path that is data the whole context', async () => {
  const asked: Context[] = [];
  const vocabulary = setup({
    types: { context: {} as Context },
    actors: {
      ask: fromPromise<undefined, Context>(async ({ input }) => {
        asked.push(input);
        return undefined;
      }),
    },
  });
  const path = {
    initial: 'outer',
    states: {
      outer: {
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              id: 'ask',
              src: 'ask',
              onDone: { target: '#answered' },
              onError: { target: '#answered' },
            },
          },
        },
      },
      answered: { id: 'answered', type: 'final' },
    },
  } as const;
  const actor = createActor(
    vocabulary.createMachine({ ...passContextToActors<Context>()(path), context: { port: 'palma' } }),
  ).start();
  await waitFor(actor, ({ status }) => status === 'done');
  expect(asked).toEqual([{ port: 'palma' }]);
});

it('leaves what invokes nothing as it is', () => {
  const path = {
    initial: 'a',
    states: { a: { on: { GO: [{ guard: 'ready', target: 'b' }] } }, b: {} },
  } as const;
  expect(passContextToActors<Context>()(path)).toEqual(path);
});
