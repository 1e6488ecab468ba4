import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatches } from './batches.ts';

let refused = false;
/** Each test has its own server, because a page remembers the batches of earlier tests. */
function counting() {
  const asked: { at: number; items: readonly number[] }[] = [];
  const send = async (items: readonly number[]) => {
    asked.push({ at: Date.now() / 1000, items });
    if (refused) throw new Error('The counts were not taken: 503');
  };
  return { asked, add: createBatches<number>({ send, size: 3, mostWaiting: 6 }) };
}
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  refused = false;
});
afterEach(() => vi.useRealTimers());

test('while none are accepted one batch is retried, ever more seldom, however much comes meanwhile; then all are sent once', async () => {
  const { asked, add } = counting();
  refused = true;
  for (let item = 1; item <= 5; item += 1) {
    add(item);
    await pass(1);
  }
  // The third one filled a batch, two seconds from the start.
  expect(asked).toEqual([{ at: 2, items: [1, 2, 3] }]);
  await pass(120);
  expect(asked.slice(1)).toEqual([22, 62].map((at) => ({ at, items: [1, 2, 3, 4, 5] })));
  refused = false;
  await pass(120);
  expect(asked.slice(3)).toEqual([{ at: 142, items: [1, 2, 3, 4, 5] }]);
  add(6);
  await pass(10);
  expect(asked.at(-1)).toEqual({ at: 255, items: [6] });
});

test('a market that is away for long is asked every few minutes', async () => {
  const { asked, add } = counting();
  refused = true;
  add(1);
  await pass(3600);
  const waits = asked.map(({ at }, index) => at - (asked[index - 1]?.at ?? 0));
  expect([waits.slice(0, 7), new Set(waits.slice(7))]).toEqual([
    [10, 20, 40, 80, 160, 320, 320],
    new Set([320]),
  ]);
});

test('a page that is hidden offers what was refused at once, and once more when it stays refused', async () => {
  const { asked, add } = counting();
  refused = true;
  add(1);
  await pass(11);
  hide();
  await pass(0);
  expect(asked.map(({ at }) => at)).toEqual([10, 11]);
  refused = false;
  hide();
  await pass(600);
  expect(asked.map(({ at, items }) => [at, items])).toEqual([10, 11, 11].map((at) => [at, [1]]));
});

test('what is on its way when the page is hidden is not sent a second time', async () => {
  const { asked, add } = counting();
  [1, 2, 3].forEach(add);
  hide();
  await pass(600);
  expect(asked).toEqual([{ at: 0, items: [1, 2, 3] }]);
});
