import { setup } from 'xstate';
import type { DisputeStage } from '../../platform/db/booking-tables.ts';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type { DisputeStage };

/** The commands of a dispute, named like the commands of the sale itself. */
export const disputeCommands = [
  'accept_dispute',
  'refund_reported',
  'offer_part',
  'contest_dispute',
  'accept_part',
  'refuse_part',
  'withdraw_dispute',
  'escalate',
  'settle_dispute',
  'uphold_dispute',
] as const;
export type DisputeCommand = (typeof disputeCommands)[number];

/** The stage in which a dispute begins. */
export const firstStage: DisputeStage = 'asked';

/**
 * A dispute about a sale (docs/product.md, "States"): first its vendor answers, then the buyer an offer, and an admin
 * decides if the two don’t agree. `escalate` ends an unanswered stage. Meanwhile the booking or sub-order is disputed;
 * each final state here leads to a state of its own there. Used through `step`.
 */
export const disputeProcess = setup({
  types: {
    // Only for types: this value is never read.
    events: {} as CommandEvents<DisputeCommand>,
  },
}).createMachine({
  id: 'dispute',
  initial: 'asked',
  states: {
    asked: {
      on: {
        accept_dispute: { target: 'accepted' },
        refund_reported: { target: 'reported_refunded' },
        offer_part: { target: 'part_offered' },
        contest_dispute: { target: 'escalated' },
        withdraw_dispute: { target: 'withdrawn' },
        escalate: { target: 'escalated' },
      },
    },
    part_offered: {
      on: {
        accept_dispute: { target: 'accepted' },
        refund_reported: { target: 'reported_refunded' },
        accept_part: { target: 'part_accepted' },
        refuse_part: { target: 'escalated' },
        withdraw_dispute: { target: 'withdrawn' },
        escalate: { target: 'escalated' },
      },
    },
    escalated: {
      on: {
        accept_dispute: { target: 'accepted' },
        refund_reported: { target: 'reported_refunded' },
        withdraw_dispute: { target: 'withdrawn' },
        settle_dispute: { target: 'settled' },
        uphold_dispute: { target: 'upheld' },
      },
    },
    accepted: { type: 'final' },
    part_accepted: { type: 'final' },
    reported_refunded: { type: 'final' },
    withdrawn: { type: 'final' },
    settled: { type: 'final' },
    upheld: { type: 'final' },
  },
});
