import { checkoutMachine, type CheckoutContext } from '../../../machines/checkout/index.ts';
import type { CheckoutView } from '../checkout/use-checkout.ts';

type State =
  | 'reviewing'
  | 'placing'
  | 'unsure'
  | 'unreachable'
  | 'opening'
  | 'leaving'
  | 'reading'
  | 'awaitingOrder'
  | 'unpaid'
  | 'declined'
  | 'confirming'
  | 'givingUp'
  | 'paid'
  | 'expired';

/** A checkout that stands in a state, for what only looks at it. */
export const checkoutIn = (value: State, context: Partial<CheckoutContext> = {}): CheckoutView =>
  checkoutMachine.resolveState({
    value,
    context: {
      ...{ orderId: null, cameBack: false, submission: null, paymentUrl: null },
      ...{ order: null, failure: null, slow: false, ...context },
    },
  });
