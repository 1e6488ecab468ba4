import { describe, expect, test } from 'vitest';
import { hourMs } from '../../../../src/lib/durations.ts';
import { acceptedMinor, factsOf, refundNow } from './booking-transition.domain.ts';
import type { BookingStatus, CancellationPolicy } from './bookings.domain.ts';

const startsAt = new Date('2026-12-03T08:00:00Z');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * hourMs);
const totalMinor = 43_560;

interface Given {
  readonly status: BookingStatus;
  readonly completedAt?: Date;
  readonly settledAt?: Date;
  readonly cancellationPolicy?: CancellationPolicy;
}
const accepted = ({
  status,
  completedAt = hoursBefore(1),
  settledAt,
  cancellationPolicy = 'moderate',
}: Given) =>
  acceptedMinor({
    status,
    totalMinor,
    startsAt,
    cancellationPolicy,
    completedAt,
    settledAt: settledAt ?? null,
  });

describe('the captured amount of a booking', () => {
  test.each(['held', 'requested', 'time_proposed'] as const)('that is %s is open', (status) => {
    expect(accepted({ status })).toBeNull();
  });

  test.each([
    'confirmed',
    'reschedule_proposed',
    'in_progress',
    'no_show_reported',
    'disputed',
    'completed',
    'no_show',
  ] as const)('that is %s is all of it', (status) => {
    expect(accepted({ status })).toBe(totalMinor);
  });

  test.each(['released', 'declined', 'withdrawn', 'expired', 'cancelled_by_provider', 'cancelled'] as const)(
    'that is %s is nothing',
    (status) => {
      expect(accepted({ status })).toBe(0);
    },
  );

  test.each([
    ['flexible', 24],
    ['moderate', 72],
    ['strict', 168],
  ] as const)(
    'that its crew cancels under %s terms is nothing until %i hours before, then all',
    (policy, hours) => {
      const cancelled = (at: Date) =>
        accepted({ status: 'cancelled_by_crew', completedAt: at, cancellationPolicy: policy });
      expect(cancelled(hoursBefore(hours + 0.01))).toBe(0);
      expect(cancelled(hoursBefore(hours - 0.01))).toBe(totalMinor);
    },
  );

  test('stays the whole amount once it was settled, however the booking ends', () => {
    for (const status of ['cancelled', 'cancelled_by_provider', 'cancelled_by_crew'] as const)
      expect(accepted({ status, completedAt: hoursBefore(500), settledAt: hoursBefore(600) })).toBe(
        totalMinor,
      );
  });
});

test('a buyer who cancels is refunded what is not kept', () => {
  for (const hours of [200, 73, 71, 1]) {
    const at = hoursBefore(hours);
    const kept = accepted({ status: 'cancelled_by_crew', completedAt: at });
    expect(refundNow({ cancellationPolicy: 'moderate', startsAt, totalMinor }, at)).toBe(
      totalMinor - (kept ?? 0),
    );
  }
});

test('a dispute stored without a stage can be decided by an admin', () => {
  const { disputeAllows } = factsOf(
    {
      startsAt,
      answerBy: null,
      proposal: null,
      hasOtherTeam: false,
      isTeamAway: false,
      dispute: null,
      finishedAt: null,
      noShowAt: null,
    },
    'admin',
    startsAt,
  );
  expect(disputeAllows).toEqual(expect.arrayContaining(['settle_dispute', 'uphold_dispute']));
  expect(disputeAllows).not.toContain('offer_part');
});
