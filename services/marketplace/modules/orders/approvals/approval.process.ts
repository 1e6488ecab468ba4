import { setup } from 'xstate';
import type { ApprovalStatus } from '../../../platform/db/approval-tables.ts';
import type { CommandEvents } from '../../../platform/processes/step.ts';

export type { ApprovalStatus };

export type ApprovalCommand = 'approve' | 'pay' | 'reopen' | 'decline' | 'withdraw' | 'expire';

/**
 * A request for approval (docs/product.md, "States"). An approver approves it by checking it out; `reopen` follows when
 * that order ends unpaid. Used through `step`.
 */
export const approvalProcess = setup({
  types: {
    // Only for types: these values are never read.
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
