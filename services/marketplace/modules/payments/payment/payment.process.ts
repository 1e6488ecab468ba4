import { setup } from 'xstate';
import type { CommandEvents } from '../../../platform/processes/step.ts';

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

/** The facts for the chart's guards, as they are after the command. */
export interface PaymentFacts {
  /** Whether everything captured was refunded. */
  readonly isAllRefunded: boolean;
}

/**
 * The payment of a purchase, from the payment page to the last refund (docs/product.md, "States"). A declined card,
 * another attempt and a further partial refund do not change its state. Used through `step`.
 */
export const paymentProcess = setup({
  types: {
    // Only for types: these values are never read.
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
    refunded: { on: { dispute: { target: 'disputed' } } },
    // A refund that the provider made just before the dispute is still recorded.
    disputed: {
      on: { win: { target: 'won' }, lose: { target: 'lost' }, refund: { target: 'disputed' } },
    },
    won: {
      on: {
        refund: [{ guard: 'all of it is given back', target: 'refunded' }, { target: 'partially_refunded' }],
        dispute: { target: 'disputed' },
      },
    },
    lost: { type: 'final' },
  },
});
