/** A line of a payment page: what is sold, the quantity, and the price in minor units of the page's currency. */
export interface StoredLine {
  readonly id: string;
  readonly priceId: string;
  readonly productId: string;
  readonly name: string;
  readonly details: string | null;
  readonly unitAmount: number;
  readonly quantity: number;
}

type Metadata = Readonly<Record<string, string>>;
type CaptureMethod = 'automatic' | 'automatic_async' | 'manual';

/** A stored Checkout Session, from which the API's object is created. */
export interface StoredSession {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly createdSeconds: number;
  readonly expiresAtSeconds: number;
  /** Null while it is open. */
  readonly endedAtSeconds: number | null;
  /** The address of its hosted page. */
  readonly pageUrl: string;
  readonly lines: readonly StoredLine[];
  readonly currency: string;
  readonly amountTotal: number;
  readonly clientReferenceId: string | null;
  readonly customerEmail: string | null;
  readonly customerName: string | null;
  readonly metadata: Metadata;
  readonly successUrl: string;
  /** Null: the page has no way back. */
  readonly cancelUrl: string | null;
  readonly locale: string | null;
  /** The data for the Payment Intent, created at the first attempt to pay. */
  readonly intentData: {
    readonly captureMethod: CaptureMethod;
    readonly transferGroup: string | null;
    readonly description: string | null;
    readonly receiptEmail: string | null;
    readonly metadata: Metadata;
  };
  /** Null until the first attempt to pay. */
  readonly intentId: string | null;
}

/** The stored data of a card; never its number. */
export interface StoredCard {
  readonly paymentMethodId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly holder: string;
  /** Each charge to it is disputed at once. */
  readonly isDisputing?: boolean;
}

/** Why an attempt to pay failed, with the provider's message. */
export interface PaymentError {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: 'card_declined' | 'payment_intent_authentication_failure';
  readonly declineCode: string | null;
  readonly message: string;
  /** The failed charge; a failed authentication has none. */
  readonly chargeId: string | null;
}

export type CancellationReason =
  | 'abandoned'
  | 'duplicate'
  | 'fraudulent'
  | 'requested_by_customer'
  | 'automatic'
  | 'expired';

export interface StoredIntent {
  readonly id: string;
  readonly sessionId: string;
  readonly status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  readonly createdSeconds: number;
  readonly amount: number;
  readonly amountReceived: number;
  readonly currency: string;
  readonly captureMethod: CaptureMethod;
  readonly transferGroup: string | null;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly metadata: Metadata;
  readonly latestChargeId: string | null;
  readonly lastError: PaymentError | null;
  /** The card of the last attempt; null after a failure. */
  readonly card: StoredCard | null;
  /** The address of the bank's authentication. */
  readonly authenticationUrl: string;
  readonly cancellationReason: CancellationReason | null;
  readonly canceledAtSeconds: number | null;
}

export interface StoredCharge {
  readonly id: string;
  readonly intentId: string;
  readonly status: 'succeeded' | 'failed';
  readonly createdSeconds: number;
  readonly amount: number;
  readonly currency: string;
  readonly isCaptured: boolean;
  readonly amountCaptured: number;
  /** The released part of the authorisation: by a partial capture, a cancellation, or expiry. */
  readonly amountReleased: number;
  readonly amountRefunded: number;
  /** Whether its payer disputed it, with any result. */
  readonly isDisputed?: boolean;
  /** When an uncaptured authorisation lapses. */
  readonly captureBeforeSeconds: number | null;
  readonly card: StoredCard;
  readonly failure: Pick<PaymentError, 'declineCode' | 'message'> | null;
  readonly email: string | null;
  readonly description: string | null;
  readonly transferGroup: string | null;
  readonly metadata: Metadata;
}

export interface StoredRefund {
  readonly id: string;
  readonly chargeId: string;
  readonly intentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  readonly metadata: Metadata;
  readonly createdSeconds: number;
}

export interface StoredReversal {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Metadata;
  readonly createdSeconds: number;
}

export interface StoredTransfer {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly destination: string;
  readonly transferGroup: string | null;
  readonly sourceChargeId: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly createdSeconds: number;
  readonly reversals: readonly StoredReversal[];
}

/** A payer's dispute of a charge; `status` in the provider's values. */
export interface StoredDispute {
  readonly id: string;
  readonly chargeId: string;
  readonly intentId: string;
  /** Its events are sent in order with the payment's. */
  readonly sessionId: string;
  readonly amount: number;
  /** The provider's fee, whatever the result. */
  readonly fee: number;
  readonly currency: string;
  readonly reason: 'fraudulent' | 'product_not_received' | 'product_unacceptable';
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost';
  readonly evidence: Readonly<Record<string, string>>;
  readonly submissions: number;
  readonly createdSeconds: number;
  readonly dueBySeconds: number;
}

/** The data of an uploaded file; its content is not stored. */
export interface StoredFile {
  readonly id: string;
  readonly purpose: 'dispute_evidence';
  readonly name: string;
  readonly type: 'pdf' | 'jpg' | 'png';
  readonly sizeBytes: number;
  readonly createdSeconds: number;
}

/**
 * The type of a movement on a connected account's balance, in the provider's names: `payment` is a received transfer.
 */
type MovementType = 'payment' | 'payment_refund' | 'payout' | 'payout_failure';

/** A movement on the balance of a connected account. */
export interface StoredMovement {
  readonly id: string;
  readonly accountId: string;
  readonly type: MovementType;
  /** Negative if the balance decreases. */
  readonly amount: number;
  readonly currency: string;
  readonly createdSeconds: number;
  /** When it can be paid out, in milliseconds since 1970. */
  readonly availableAtMs: number;
  /** The account's own id of what moved: `py_…`, `pyr_…`, `po_…`. */
  readonly sourceId: string;
  /** The received or reversed transfer. */
  readonly transferId: string | null;
  readonly reversalId: string | null;
  /** The payout that contains it; null before that. */
  readonly payoutId: string | null;
}

/** The bank account to which an account is paid out. */
export interface BankAccount {
  readonly id: string;
  readonly object: 'bank_account';
  readonly country: string;
  readonly currency: string;
  readonly last4: string;
  readonly bank_name: string | null;
  readonly default_for_currency: boolean;
}

/** A payout to the bank of a connected account; `status` in the provider's values. */
export interface StoredPayout {
  readonly id: string;
  readonly accountId: string;
  readonly status: 'pending' | 'in_transit' | 'paid' | 'failed';
  readonly amount: number;
  readonly currency: string;
  readonly createdSeconds: number;
  readonly arrivalSeconds: number;
  /** The bank account that it goes to. */
  readonly bank: BankAccount;
  readonly movementId: string;
  /** Why it was returned, and the movement that returned it. */
  readonly failure: {
    readonly code: string;
    readonly message: string;
    readonly movementId: string;
  } | null;
}

type ById<T> = Readonly<Record<string, T>>;

/** The part of the sandbox's state about payments. */
export interface PaymentState {
  readonly sessions: ById<StoredSession>;
  readonly intents: ById<StoredIntent>;
  readonly charges: ById<StoredCharge>;
  readonly refunds: ById<StoredRefund>;
  readonly transfers: ById<StoredTransfer>;
  readonly disputes: ById<StoredDispute>;
  readonly files: ById<StoredFile>;
  readonly movements: ById<StoredMovement>;
  readonly payouts: ById<StoredPayout>;
  /**
   * By currency, in minor units: captured − refunded − transferred + reversed − disputed and fees. Only a dispute makes
   * it negative.
   */
  readonly balances: Readonly<Record<string, number>>;
  /**
   * When open sessions, authorised intents and disputes end automatically, payouts take their next step, and accounts
   * are paid out next, in milliseconds since 1970.
   */
  readonly deadlines: Readonly<Record<string, number>>;
}

export const noPayments: PaymentState = {
  sessions: {},
  intents: {},
  charges: {},
  refunds: {},
  transfers: {},
  disputes: {},
  files: {},
  movements: {},
  payouts: {},
  balances: {},
  deadlines: {},
};

/** An object in a collection by its id, whatever text that is. */
export const found = <T>(all: ById<T>, id: string): T | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;
