import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

test('runs two at once, the others in order, and continues after a failure', async () => {
  const inTurn = createTurnstile(2);
  const events: string[] = [];
  let inside = 0;
  let most = 0;
  const work = (name: string) =>
    inTurn(async () => {
      inside += 1;
      most = Math.max(most, inside);
      events.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      if (name === 'b') throw new Error('b failed');
      return name;
    });
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(work));
  expect({
    results: results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason))),
    events,
    most,
    inside,
  }).toEqual({
    results: ['a', 'Error: b failed', 'c', 'd', 'e'],
    events: ['a', 'b', 'c', 'd', 'e'],
    most: 2,
    inside: 0,
  });
});
