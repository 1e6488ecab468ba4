import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { freeUntil, type CancellationPolicy } from '../../../../src/lib/cancellation.ts';
import type { BookingCommand } from '../../modules/bookings/index.ts';
import type { BookingStatus, Dispute } from '../../platform/db/booking-tables.ts';
import { firstOf, inHours, later } from '../instants.ts';
import type { MoneySteps } from '../money.ts';
import type { Outcome } from './plan.ts';
import { said } from './words.ts';

const minuteMs = 60_000;

/** One step of a booking, as in its history. */
interface Step {
  /** A booking begins held, before its first command. */
  readonly command: BookingCommand | 'hold';
  readonly to: BookingStatus;
  readonly by: 'crew_member' | 'service_provider' | 'system';
  readonly at: Date;
  readonly note: string | null;
}

export interface Course {
  readonly steps: readonly Step[];
  readonly status: BookingStatus;
  readonly requestedAt: Date;
  readonly answerBy: Date;
  readonly decidedAt: Date | null;
  readonly noShowAt: Date | null;
  readonly completedAt: Date | null;
  readonly answer: string | null;
  readonly dispute: Dispute | null;
  readonly money: MoneySteps;
}

interface Facts {
  readonly outcome: Outcome;
  readonly askedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly policy: CancellationPolicy;
  readonly now: Date;
  /** A number in [0, 1): how fast they were. */
  readonly chance: number;
}

const stepBy =
  (by: Step['by']) =>
  (command: Step['command'], to: BookingStatus, at: Date, note: string | null = null): Step => ({
    command,
    to,
    by,
    at,
    note,
  });

const crew = stepBy('crew_member');
const provider = stepBy('service_provider');
const system = stepBy('system');

/** The steps of a booking, from the reserved time to its outcome. */
export function courseOf({ outcome, askedAt, startsAt, endsAt, policy, now, chance }: Facts): Course {
  const requestedAt = later(askedAt, 3 * minuteMs);
  const answerBy = firstOf(inHours(requestedAt, businessTerms.answerHours), startsAt);
  const answeredAt = later(requestedAt, (answerBy.getTime() - requestedAt.getTime()) * (0.05 + 0.5 * chance));
  const asked = [crew('hold', 'held', askedAt), crew('authorize', 'requested', requestedAt)];
  const confirmed = [...asked, provider('confirm', 'confirmed', answeredAt)];
  const started = [...confirmed, system('start', 'in_progress', startsAt)];
  const doneAt = firstOf(inHours(endsAt, 1 + 20 * chance), inHours(now, -1));
  const done = [...started, crew('confirm_completion', 'completed', doneAt)];
  const reported = {
    answerBy: null,
    offeredMinor: null,
    providerNote: null,
    buyerNote: null,
    lines: [],
    isUndelivered: false,
  };
  const soon = (at: Date) => later(at, 4000);

  const nothing = {
    authorizedAt: requestedAt,
    capturedAt: null,
    voidedAt: null,
    transferredAt: null,
    refund: null,
  };
  const captured = { ...nothing, capturedAt: soon(answeredAt) };
  const ended = (steps: readonly Step[], money: MoneySteps): Course => {
    const last = steps.at(-1) ?? asked[0];
    const status = last?.to ?? 'held';
    const isOver = ['completed', 'no_show', 'cancelled_by_crew', 'cancelled_by_provider'].includes(status);
    const isDecided = !['requested', 'time_proposed'].includes(status);
    return {
      steps,
      status,
      requestedAt,
      answerBy,
      decidedAt: isDecided ? (steps[2]?.at ?? null) : null,
      completedAt: isOver && last ? last.at : null,
      noShowAt: null,
      dispute: null,
      answer: status === 'time_proposed' || status === 'reschedule_proposed' ? null : (last?.note ?? null),
      money,
    };
  };
  const unpaid = (last: Step) => ended([...asked, last], { ...nothing, voidedAt: soon(last.at) });
  const paid = (steps: readonly Step[]) =>
    ended(steps, { ...captured, transferredAt: soon(steps.at(-1)?.at ?? answeredAt) });
  const givenBack = (last: Step) =>
    ended([...confirmed, last], {
      ...captured,
      refund: { at: soon(last.at), percent: 100, reason: last.note ?? 'Cancelled' },
    });

  switch (outcome) {
    case 'completed':
      return paid(done);
    case 'partly_refunded': {
      const course = paid(done);
      const at = firstOf(inHours(doneAt, 30), inHours(now, -0.5));
      return { ...course, money: { ...course.money, refund: { at, percent: 25, reason: said.refunded } } };
    }
    case 'no_show': {
      const noShowAt = later(startsAt, (businessTerms.noShow.reportAfterMinutes + 10) * minuteMs);
      const course = paid([
        ...started,
        provider('report_no_show', 'no_show_reported', noShowAt, said.noShow),
        system('complete', 'no_show', inHours(noShowAt, businessTerms.noShow.disagreeHours)),
      ]);
      return { ...course, answer: said.noShow, noShowAt };
    }
    case 'disputed': {
      const reportedAt = inHours(endsAt, 5);
      const course = ended([...started, crew('dispute', 'disputed', reportedAt, said.disputed)], captured);
      const answerBy = inHours(reportedAt, businessTerms.disputes.answerDays * 24).toISOString();
      return { ...course, dispute: { ...reported, stage: 'asked', answerBy } };
    }
    case 'contested': {
      const course = ended(
        [
          ...started,
          crew('dispute', 'disputed', inHours(endsAt, 5), said.unfinished),
          provider('contest_dispute', 'disputed', inHours(endsAt, 22), said.contested),
        ],
        captured,
      );
      const dispute = { ...reported, stage: 'escalated', providerNote: said.contested } as const;
      return { ...course, answer: said.unfinished, dispute };
    }
    case 'cancelled_in_time':
      return givenBack(
        crew('cancel', 'cancelled_by_crew', inHours(freeUntil(policy, startsAt), -20), said.cancelledByCrew),
      );
    case 'cancelled_late':
      return paid([
        ...confirmed,
        crew('cancel', 'cancelled_by_crew', inHours(startsAt, -6), said.cancelledLate),
      ]);
    case 'cancelled_by_provider':
      return givenBack(
        provider('cancel', 'cancelled_by_provider', inHours(startsAt, -30), said.cancelledByProvider),
      );
    case 'declined':
      return unpaid(provider('decline', 'declined', answeredAt, said.declined));
    case 'withdrawn':
      return unpaid(crew('withdraw', 'withdrawn', answeredAt, said.withdrawn));
    case 'expired':
      return unpaid(system('expire', 'expired', answerBy));
    case 'in_progress':
      return ended(started, captured);
    case 'confirmed':
      return ended(confirmed, captured);
    case 'requested':
      return ended(asked, nothing);
    case 'time_proposed':
      return ended(
        [...asked, provider('propose_time', 'time_proposed', inHours(now, -2), said.proposedByProvider)],
        nothing,
      );
    case 'proposed_by_provider':
      return ended(
        [
          ...confirmed,
          provider('propose_time', 'reschedule_proposed', inHours(now, -2), said.proposedByProvider),
        ],
        captured,
      );
    case 'proposed_by_crew':
      return ended(
        [...confirmed, crew('propose_time', 'reschedule_proposed', inHours(now, -3), said.proposedByCrew)],
        captured,
      );
  }
}
