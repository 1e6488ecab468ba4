import { expect, test } from 'vitest';
import { everyFiveMinutes } from './nightly.ts';

test('a job every five minutes is planned for each of them, and missed ones are not caught up', () => {
  const [item] = everyFiveMinutes(['sweep_payments']);
  const isPlanned = (hour: number, min: number) => item?.match({ min, hour, date: 1, month: 1, dow: 3 });
  expect([isPlanned(0, 0), isPlanned(13, 5), isPlanned(23, 55), isPlanned(13, 6)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(item).toMatchObject({
    task: 'sweep_payments',
    options: { backfillPeriod: 0, jobKey: 'sweep_payments' },
  });
});
