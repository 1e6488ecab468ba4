import { setup } from 'xstate';
import type { DisputeStage } from '../../platform/db/booking-tables.ts';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type { DisputeStage };

/** What is done about a problem that a buyer reported; the same words as the commands of the sale itself. */
export const disputeCommands = [
  'accept_dispute',
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

/** How a problem begins. */
export const firstStage: DisputeStage = 'asked';

/**
 * A problem with what was sold (docs/product.md, "States"): its vendor answers first, then the buyer an offer, and an admin decides where
 * the two don’t agree. `escalate` ends a wait that nobody answered. Used through `step`; the booking or sub-order is disputed meanwhile,
 * and each end of this chart leads to a state of its own.
 */
export const disputeProcess = setup({
  types: {
    // Types alone: nothing is ever read from this value.
    events: {} as CommandEvents<DisputeCommand>,
  },
}).createMachine({
  id: 'dispute',
  initial: 'asked',
  states: {
    asked: {
      on: {
        accept_dispute: { target: 'accepted' },
        offer_part: { target: 'part_offered' },
        contest_dispute: { target: 'escalated' },
        withdraw_dispute: { target: 'withdrawn' },
        escalate: { target: 'escalated' },
      },
    },
    part_offered: {
      on: {
        accept_dispute: { target: 'accepted' },
        accept_part: { target: 'part_accepted' },
        refuse_part: { target: 'escalated' },
        withdraw_dispute: { target: 'withdrawn' },
        escalate: { target: 'escalated' },
      },
    },
    escalated: {
      on: {
        accept_dispute: { target: 'accepted' },
        withdraw_dispute: { target: 'withdrawn' },
        settle_dispute: { target: 'settled' },
        uphold_dispute: { target: 'upheld' },
      },
    },
    accepted: { type: 'final' },
    part_accepted: { type: 'final' },
    withdrawn: { type: 'final' },
    settled: { type: 'final' },
    upheld: { type: 'final' },
  },
});
