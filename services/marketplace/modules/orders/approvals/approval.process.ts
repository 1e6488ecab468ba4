import { setup } from 'xstate';
import type { ApprovalStatus } from '../../../platform/db/approval-tables.ts';
import type { CommandEvents } from '../../../platform/processes/step.ts';

export type { ApprovalStatus };

export type ApprovalCommand = 'approve' | 'pay' | 'reopen' | 'decline' | 'withdraw' | 'expire';

/**
 * A cart that was sent for approval (docs/product.md, "States"). An approver approves by checking it out; `reopen` is the end of an order
 * that was not paid: it waits for an approver again. Used through `step`.
 */
export const approvalProcess = setup({
  types: {
    // Types alone: nothing is ever read from these values.
    context: {},
    events: {} as CommandEvents<ApprovalCommand>,
  },
}).createMachine({
  id: 'approval',
  context: {},
  initial: 'asked',
  states: {
    asked: {
      on: {
        approve: { target: 'approved' },
        decline: { target: 'declined' },
        withdraw: { target: 'withdrawn' },
        expire: { target: 'expired' },
      },
    },
    approved: {
      on: {
        pay: { target: 'ordered' },
        reopen: { target: 'asked' },
      },
    },
    ordered: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    expired: { type: 'final' },
  },
});
