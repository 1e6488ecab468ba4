import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';
import type { ReturnParty, ReturnStatus } from './returns.domain.ts';

export type ReturnCommand =
  | 'accept'
  | 'propose_part'
  | 'reject'
  | 'accept_part'
  | 'refuse_part'
  | 'send_back'
  | 'receive'
  | 'refund'
  | 'escalate'
  | 'withdraw'
  | 'decide'
  | 'expire'
  | 'write';

/** A step of a return and who made it; `actorId` is null for the system. */
export interface ReturnStep {
  readonly command: ReturnCommand | 'request';
  /** Null for the first step. */
  readonly from: ReturnStatus | null;
  readonly to: ReturnStatus;
  readonly by: ReturnParty | 'system';
  readonly actorId: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** The facts that the chart's guards need, as they are after the command. */
export interface ReturnFacts {
  readonly by: ReturnParty | 'system';
  readonly goodsComeBack: boolean;
  /** Whether the goods are on their way back, or have arrived. */
  readonly wereSentBack: boolean;
  /** Whether the decision refunds anything. */
  readonly isRefunding: boolean;
  /** Whether an admin has decided before. */
  readonly wasDecided: boolean;
}

/**
 * A return of delivered goods, or a request for a lower price (docs/product.md, "States"). `expire` ends an unanswered
 * state: a question goes to the admin, a return whose goods were never sent back ends, and what was decided is refunded. A withdrawal from the
 * contract begins as `accepted`. A message does not change the state. Used through `step`.
 */
export const returnProcess = setup({
  types: {
    // Only for types: these values are never read.
    context: {} as ReturnFacts,
    input: {} as ReturnFacts,
    events: {} as CommandEvents<ReturnCommand>,
  },
  guards: {
    'the goods stay with the buyer': ({ context }) => !context.goodsComeBack,
    'no money goes back': ({ context }) => !context.isRefunding,
    'the goods have yet to be sent back': ({ context }) => context.goodsComeBack && !context.wereSentBack,
    'nothing was decided': ({ context }) => !context.wasDecided,
    // What was decided is final, but for goods that came back in another condition.
    'nothing was decided, or the supplier asks': ({ context }) =>
      !context.wasDecided || context.by === 'supplier',
    'it was decided': ({ context }) => context.wasDecided,
    'the buyer asks': ({ context }) => context.by === 'crew_member',
  },
}).createMachine({
  id: 'return',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: {
      on: {
        accept: [{ guard: 'the goods stay with the buyer', target: 'refunded' }, { target: 'accepted' }],
        propose_part: { target: 'part_proposed' },
        reject: { target: 'rejected' },
        withdraw: { target: 'withdrawn' },
        expire: { target: 'escalated' },
        write: { target: 'requested' },
      },
    },
    part_proposed: {
      on: {
        accept_part: [{ guard: 'the goods stay with the buyer', target: 'refunded' }, { target: 'accepted' }],
        refuse_part: { target: 'escalated' },
        withdraw: { target: 'withdrawn' },
        expire: { target: 'escalated' },
        write: { target: 'part_proposed' },
      },
    },
    rejected: {
      on: {
        escalate: { guard: 'the buyer asks', target: 'escalated' },
        withdraw: { target: 'withdrawn' },
        expire: { target: 'closed' },
        write: { target: 'rejected' },
      },
    },
    accepted: {
      on: {
        send_back: { target: 'sent_back' },
        receive: { target: 'received' },
        withdraw: { target: 'withdrawn' },
        expire: { target: 'closed' },
        write: { target: 'accepted' },
      },
    },
    sent_back: {
      on: {
        receive: { target: 'received' },
        escalate: { guard: 'nothing was decided', target: 'escalated' },
        expire: { target: 'escalated' },
        write: { target: 'sent_back' },
      },
    },
    received: {
      on: {
        refund: { target: 'refunded' },
        escalate: { guard: 'nothing was decided, or the supplier asks', target: 'escalated' },
        expire: [{ guard: 'it was decided', target: 'refunded' }, { target: 'escalated' }],
        write: { target: 'received' },
      },
    },
    escalated: {
      on: {
        decide: [
          { guard: 'no money goes back', target: 'dismissed' },
          { guard: 'the goods have yet to be sent back', target: 'accepted' },
          { target: 'refunded' },
        ],
        withdraw: { target: 'withdrawn' },
        write: { target: 'escalated' },
      },
    },
    refunded: { type: 'final' },
    dismissed: { type: 'final' },
    withdrawn: { type: 'final' },
    closed: { type: 'final' },
  },
});
