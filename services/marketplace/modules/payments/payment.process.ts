import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type PaymentCommand =
  | 'open'
  | 'ask_payer'
  | 'go_on'
  | 'decline'
  | 'retry'
  | 'authorize'
  | 'fail'
  | 'expire'
  | 'capture'
  | 'void'
  | 'refund'
  | 'dispute'
  | 'win'
  | 'lose';

/** What the chart's guards ask, as it is once the command is carried out. */
export interface PaymentFacts {
  /** Nothing that was captured stays with the market. */
  readonly isAllRefunded: boolean;
}

/**
 * The payment of an order, from the page on which it is made to the last cent given back (product.md, "States"). Used through `step`;
 * a declined card, another try and a further refund in part leave it where it stands.
 */
export const paymentProcess = setup({
  types: {
    // Types alone: nothing is ever read from these values.
    context: {} as PaymentFacts,
    input: {} as PaymentFacts,
    events: {} as CommandEvents<PaymentCommand>,
  },
  guards: {
    'all of it is given back': ({ context }) => context.isAllRefunded,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => input,
  initial: 'created',
  states: {
    created: { on: { open: { target: 'processing' }, expire: { target: 'expired' } } },
    processing: {
      on: {
        ask_payer: { target: 'requires_action' },
        decline: { target: 'processing' },
        retry: { target: 'processing' },
        authorize: { target: 'authorized' },
        fail: { target: 'failed' },
        expire: { target: 'expired' },
      },
    },
    requires_action: {
      on: {
        go_on: { target: 'processing' },
        decline: { target: 'processing' },
        expire: { target: 'expired' },
      },
    },
    failed: { type: 'final' },
    expired: { type: 'final' },
    authorized: { on: { capture: { target: 'captured' }, void: { target: 'voided' } } },
    voided: { type: 'final' },
    captured: {
      on: {
        refund: [{ guard: 'all of it is given back', target: 'refunded' }, { target: 'partially_refunded' }],
        dispute: { target: 'disputed' },
      },
    },
    partially_refunded: {
      on: {
        refund: [{ guard: 'all of it is given back', target: 'refunded' }, { target: 'partially_refunded' }],
        dispute: { target: 'disputed' },
      },
    },
    refunded: { type: 'final' },
    disputed: { on: { win: { target: 'won' }, lose: { target: 'lost' } } },
    won: { type: 'final' },
    lost: { type: 'final' },
  },
});
