import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type SupplementCommand = 'accept' | 'pay' | 'decline' | 'withdraw' | 'expire';

/**
 * Extra work that a provider asks for (docs/product.md, "States"): nothing is charged unless the buyer accepts and pays. Used through `step`.
 */
export const supplementProcess = setup({
  types: {
    // Types alone: nothing is ever read from this value.
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
