import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { globalSearchFixtures } from './global-search.fixtures.ts';
import { globalSearchMachine } from './global-search.machine.ts';
import type { Found } from './global-search.vocabulary.ts';

const found = globalSearchFixtures.outputs.search['something of everything'];

/** A user in the search field; `search` answers, or never does. */
function typist(search: (words: string) => Promise<Found>) {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    globalSearchMachine.provide({
      actors: {
        search: fromPromise(({ input, signal }) => {
          asked.push(input.words);
          signal.addEventListener('abort', () => givenUp.push(input.words));
          return search(input.words);
        }),
      },
    }),
    { clock },
  ).start();
  const type = (words: string) => actor.send({ type: 'WORDS.TYPED', words });
  const state = () => Object.keys(Object(actor.getSnapshot().value))[0] ?? actor.getSnapshot().value;
  return { actor, asked, givenUp, clock, type, state };
}
const never = () => new Promise<Found>(() => undefined);

describe('searching while one types', () => {
  it('asks once for words that were typed without a pause, and without spaces around them', () => {
    const { asked, clock, type } = typist(never);
    for (const words of ['f', 'fe', 'fender ']) {
      type(words);
      clock.increment(100);
    }
    expect(asked).toEqual([]);
    clock.increment(100);
    expect(asked).toEqual(['fender']);
    type('fender');
    clock.increment(1000);
    expect(asked).toEqual(['fender']);
  });

  it('gives up what is under way when other words are typed, and keeps showing what was found', async () => {
    const { actor, givenUp, clock, type } = typist((words) =>
      words === 'fender' ? Promise.resolve(found) : never(),
    );
    type('fender');
    clock.increment(200);
    await waitFor(actor, (snapshot) => snapshot.matches('results'));
    type('teak');
    clock.increment(200);
    type('teak oil');
    expect(givenUp).toEqual(['teak']);
    expect(actor.getSnapshot().context.found).toBe(found);
    type('  ');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.found]).toEqual(['idle', null]);
  });

  it('tells finding nothing from finding something', async () => {
    const { actor, clock, type } = typist(() => Promise.resolve(globalSearchFixtures.outputs.search.nothing));
    type('xyzzy');
    clock.increment(200);
    expect((await waitFor(actor, (snapshot) => snapshot.matches('nothing'))).context.words).toBe('xyzzy');
  });

  it.each([
    ['NETWORK_ERROR', 'offline'],
    ['UNAVAILABLE', 'failed'],
  ] as const)('after %s is %s, shows nothing old and searches again when asked to', async (code, state) => {
    let tries = 0;
    const { actor, clock, type } = typist(() => {
      tries += 1;
      return tries === 2 ? Promise.reject(Object.assign(new Error('No.'), { code })) : Promise.resolve(found);
    });
    type('fender');
    clock.increment(200);
    await waitFor(actor, (snapshot) => snapshot.matches('results'));
    type('fenders');
    clock.increment(200);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect([context.failure?.code, context.found]).toEqual([code, null]);
    actor.send({ type: 'SEARCH.REPEATED' });
    expect((await waitFor(actor, (snapshot) => snapshot.matches('results'))).context.failure).toBeNull();
  });

  it('searches again by itself when the connection is back', async () => {
    let isAway = true;
    const { actor, asked, clock, type } = typist(() =>
      isAway
        ? Promise.reject(Object.assign(new Error('No.'), { code: 'NETWORK_ERROR' }))
        : Promise.resolve(found),
    );
    type('fender');
    clock.increment(200);
    await waitFor(actor, (snapshot) => snapshot.matches('offline'));
    isAway = false;
    actor.send({ type: 'CONNECTION.RETURNED' });
    await waitFor(actor, (snapshot) => snapshot.matches('results'));
    expect(asked).toEqual(['fender', 'fender']);
  });
});
