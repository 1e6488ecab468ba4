import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';
import type { BookingRole } from './bookings.domain.ts';
import type { DisputeCommand } from '../disputes/index.ts';

export type BookingCommand =
  | 'authorize'
  | 'release'
  | 'confirm'
  | 'decline'
  | 'withdraw'
  | 'propose_time'
  | 'accept_time'
  | 'refuse_time'
  | 'withdraw_time'
  | 'assign_team'
  | 'keep'
  | 'expire'
  | 'cancel'
  | 'start'
  | 'finish'
  | 'confirm_completion'
  | 'complete'
  | 'report_no_show'
  | 'withdraw_no_show'
  | 'dispute'
  // A booking has no lines that could be missing.
  | Exclude<DisputeCommand, 'refund_reported'>
  | 'lose_payment';

/** The facts that the chart's guards need. */
export interface BookingFacts {
  readonly by: BookingRole;
  /** Which side proposed a time; null without a proposal. */
  readonly proposedBy: 'crew_member' | 'service_provider' | null;
  /** Whether the provider still has time to answer the request. */
  readonly isAskedStill: boolean;
  /** Whether the provider may report that the work has begun. */
  readonly isDue: boolean;
  /** Whether so much of the work's time has passed that its provider may report a no-show. */
  readonly isCrewLate: boolean;
  /** Whether the provider has reported that the work is done. */
  readonly isFinished: boolean;
  /** Whether the provider has reported a no-show. */
  readonly isNoShow: boolean;
  /** Whether the provider has another team. */
  readonly hasOtherTeam: boolean;
  /** Whether its team has time off then, and its provider has not decided to keep it. */
  readonly isTeamAway: boolean;
  /** The commands that its dispute allows now. */
  readonly disputeAllows: readonly DisputeCommand[];
}

/**
 * A booking, from the reserved time to the finished work (docs/product.md, "States"). `expire` ends an unanswered
 * state, `complete` one that awaits the buyer's confirmation; `lose_payment` ends whatever is under way when its
 * authorised money is released. Used through `step`.
 */
export const bookingProcess = setup({
  types: {
    // Only for types: these values are never read.
    context: {} as BookingFacts,
    input: {} as BookingFacts,
    events: {} as CommandEvents<BookingCommand>,
  },
  guards: {
    'the crew asks': ({ context }) => context.by === 'crew_member',
    'the provider asks': ({ context }) => context.by === 'service_provider',
    'an admin asks': ({ context }) => context.by === 'admin',
    'a side asks': ({ context }) => context.by === 'crew_member' || context.by === 'service_provider',
    'the other side proposed': ({ context: { by, proposedBy } }) =>
      (by === 'crew_member' && proposedBy === 'service_provider') ||
      (by === 'service_provider' && proposedBy === 'crew_member'),
    'its proposer asks': ({ context: { by, proposedBy } }) => by === proposedBy,
    // The request awaits its answer again, so there must be time to answer it.
    'its proposer asks, while the request can be answered': ({ context: { by, proposedBy, isAskedStill } }) =>
      by === proposedBy && isAskedStill,
    'the provider has another team': ({ context: { by, hasOtherTeam } }) =>
      by === 'service_provider' && hasOtherTeam,
    'its team is away, and the provider asks': ({ context: { by, isTeamAway } }) =>
      by === 'service_provider' && isTeamAway,
    'it is due': ({ context }) => context.isDue,
    'the provider asks, once': ({ context: { by, isFinished } }) => by === 'service_provider' && !isFinished,
    'the crew is late, and it is not finished': ({ context: { isCrewLate, isFinished } }) =>
      isCrewLate && !isFinished,
    'its dispute about a no-show allows it': ({ context: { disputeAllows, isNoShow }, event }) =>
      isNoShow && disputeAllows.some((command) => command === event.type),
    'its dispute allows it': ({ context, event }) =>
      context.disputeAllows.some((command) => command === event.type),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => input,
  initial: 'held',
  states: {
    held: {
      on: { authorize: { target: 'requested' }, release: { target: 'released' } },
    },
    requested: {
      on: {
        confirm: { target: 'confirmed' },
        propose_time: { guard: 'the provider asks', target: 'time_proposed' },
        decline: { target: 'declined' },
        withdraw: { target: 'withdrawn' },
        cancel: { guard: 'an admin asks', target: 'cancelled' },
        expire: { target: 'expired' },
        lose_payment: { target: 'cancelled' },
      },
    },
    time_proposed: {
      on: {
        accept_time: { guard: 'the other side proposed', target: 'confirmed' },
        refuse_time: { guard: 'the other side proposed', target: 'withdrawn' },
        withdraw_time: {
          guard: 'its proposer asks, while the request can be answered',
          target: 'requested',
        },
        decline: { target: 'declined' },
        withdraw: { target: 'withdrawn' },
        cancel: { guard: 'an admin asks', target: 'cancelled' },
        expire: { target: 'expired' },
        lose_payment: { target: 'cancelled' },
      },
    },
    confirmed: {
      on: {
        propose_time: { guard: 'a side asks', target: 'reschedule_proposed' },
        assign_team: { guard: 'the provider has another team', target: 'confirmed' },
        keep: { guard: 'its team is away, and the provider asks', target: 'confirmed' },
        start: { guard: 'it is due', target: 'in_progress' },
        cancel: [
          { guard: 'the crew asks', target: 'cancelled_by_crew' },
          { guard: 'the provider asks', target: 'cancelled_by_provider' },
          { target: 'cancelled' },
        ],
        lose_payment: { target: 'cancelled' },
      },
    },
    reschedule_proposed: {
      on: {
        accept_time: { guard: 'the other side proposed', target: 'confirmed' },
        refuse_time: { guard: 'the other side proposed', target: 'confirmed' },
        withdraw_time: { guard: 'its proposer asks', target: 'confirmed' },
        expire: { target: 'confirmed' },
        assign_team: { guard: 'the provider has another team', target: 'reschedule_proposed' },
        start: { guard: 'it is due', target: 'in_progress' },
        cancel: [
          { guard: 'the crew asks', target: 'cancelled_by_crew' },
          { guard: 'the provider asks', target: 'cancelled_by_provider' },
          { target: 'cancelled' },
        ],
        lose_payment: { target: 'cancelled' },
      },
    },
    in_progress: {
      on: {
        confirm_completion: { target: 'completed' },
        complete: { target: 'completed' },
        finish: { guard: 'the provider asks, once', target: 'in_progress' },
        report_no_show: {
          guard: 'the crew is late, and it is not finished',
          target: 'no_show_reported',
        },
        dispute: { target: 'disputed' },
        cancel: { guard: 'an admin asks', target: 'cancelled' },
        lose_payment: { target: 'cancelled' },
      },
    },
    no_show_reported: {
      on: {
        complete: { target: 'no_show' },
        withdraw_no_show: { guard: 'the provider asks', target: 'in_progress' },
        dispute: { target: 'disputed' },
        cancel: { guard: 'an admin asks', target: 'cancelled' },
        lose_payment: { target: 'cancelled' },
      },
    },
    disputed: {
      on: {
        offer_part: { guard: 'its dispute allows it', target: 'disputed' },
        contest_dispute: { guard: 'its dispute allows it', target: 'disputed' },
        refuse_part: { guard: 'its dispute allows it', target: 'disputed' },
        escalate: { guard: 'its dispute allows it', target: 'disputed' },
        accept_part: { guard: 'its dispute allows it', target: 'completed' },
        withdraw_dispute: [
          { guard: 'its dispute about a no-show allows it', target: 'no_show' },
          { guard: 'its dispute allows it', target: 'completed' },
        ],
        settle_dispute: [
          { guard: 'its dispute about a no-show allows it', target: 'no_show' },
          { guard: 'its dispute allows it', target: 'completed' },
        ],
        accept_dispute: { guard: 'its dispute allows it', target: 'cancelled_by_provider' },
        uphold_dispute: { guard: 'its dispute allows it', target: 'cancelled' },
        lose_payment: { target: 'cancelled' },
      },
    },
    released: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    expired: { type: 'final' },
    completed: { type: 'final' },
    no_show: { type: 'final' },
    cancelled_by_crew: { type: 'final' },
    cancelled_by_provider: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
