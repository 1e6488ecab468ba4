import { setup } from 'xstate';
import type { CommandEvents } from '../../../platform/processes/step.ts';

export type SupplementCommand = 'accept' | 'pay' | 'decline' | 'withdraw' | 'expire';

/**
 * A supplement that a provider proposes (docs/product.md, "States"): nothing is charged unless the buyer accepts and
 * pays. Used through `step`.
 */
export const supplementProcess = setup({
  types: {
    // Only for types: this value is never read.
    events: {} as CommandEvents<SupplementCommand>,
  },
}).createMachine({
  id: 'supplement',
  initial: 'proposed',
  states: {
    proposed: {
      on: {
        accept: { target: 'pending_payment' },
        decline: { target: 'declined' },
        withdraw: { target: 'withdrawn' },
        expire: { target: 'expired' },
      },
    },
    pending_payment: { on: { pay: { target: 'paid' }, expire: { target: 'expired' } } },
    paid: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    expired: { type: 'final' },
  },
});
