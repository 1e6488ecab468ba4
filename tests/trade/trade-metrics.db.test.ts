import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../../services/http-adapter/index.ts';
import { measureTrade } from '../../services/marketplace/metrics/trade.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { insertBooking } from './booking-factory.ts';
import { bookingBench, type BookingBench } from './booking-bench.ts';

let bench: BookingBench;
beforeAll(async () => {
  bench = await bookingBench();
});
afterAll(() => bench.drop());

test('shows the bookings of the last hour by status, and no older ones', async () => {
  const { db } = bench;
  const { id: providerId, serviceId, teamIds } = await bench.provider();
  const { userId: buyerId } = await bench.crew();
  const [teamId = ''] = teamIds;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const booked = [
    ['held', 1],
    ['requested', 5],
    ['requested', 50],
    ['declined', 70],
  ] as const;
  for (const [index, [status, minutes]] of booked.entries())
    await insertBooking(db, {
      id: newId(),
      buyerId,
      providerId,
      serviceId,
      teamId,
      status,
      at: minutesAgo(minutes),
      startsAt: new Date(Date.UTC(2030, 0, index + 1, 8)),
    });

  const metrics = createMetrics();
  measureTrade(metrics, db);
  const shown = (await metrics.metrics())
    .split('\n')
    .filter((line) => line.startsWith('bookings_last_hour{'));
  expect(shown.toSorted()).toEqual([
    'bookings_last_hour{status="held"} 1',
    'bookings_last_hour{status="requested"} 2',
  ]);
});
