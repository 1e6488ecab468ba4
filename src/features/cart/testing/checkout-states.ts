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
  | { returned: 'confirming' | 'reading' }
  | 'givingUp'
  | 'paid'
  | 'expired';

type Pending = 'placing' | 'opening' | 'reading' | 'givingUp';

/** A checkout in a fixed state, for views; `{ placing: 'slow' }` for a slow call. */
export const checkoutIn = (
  value: State | { [Call in Pending]?: 'slow' },
  context: Partial<CheckoutContext> = {},
): CheckoutView =>
  checkoutMachine.resolveState({
    value,
    context: {
      orderId: null,
      submission: null,
      paymentUrl: null,
      order: null,
      failure: null,
      ...context,
    },
  });
