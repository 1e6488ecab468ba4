import type { StatusTone } from '../../../ui/index.ts';
import type { Chargeback, EvidenceFileKind } from './chargeback.types.ts';

interface StatusText {
  readonly word: string;
  readonly tone: StatusTone;
  /** What the state means. */
  readonly lead: string;
}

export const chargebackTexts: Readonly<Record<Chargeback['status'], StatusText>> = {
  open: {
    word: 'Evidence needed',
    tone: 'danger',
    lead: 'The buyer’s bank holds the money. Without evidence in time it is lost. Nothing is refunded or paid out until the bank decides.',
  },
  sent: {
    word: 'With the bank',
    tone: 'warning',
    lead: 'The evidence was sent. The bank decides, which can take weeks. Nothing is refunded or paid out until then.',
  },
  won: {
    word: 'Won',
    tone: 'success',
    lead: 'The bank decided for us. The money is back, but not the fee.',
  },
  lost: {
    word: 'Lost',
    tone: 'neutral',
    lead: 'The buyer has the money back. What the vendor had earned is our loss; the rest was taken from their share and our commission.',
  },
};

/** Labels of the provider's reason codes; an unknown code is shown as it is. */
const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'The cardholder says that they didn’t pay this.',
  product_not_received: 'It never arrived.',
  product_unacceptable: 'It was damaged, or not as described.',
  duplicate: 'It was charged twice.',
  credit_not_processed: 'A promised refund didn’t arrive.',
  unrecognized: 'The cardholder doesn’t recognise the payment.',
  subscription_canceled: 'It was cancelled before.',
  general: 'The bank gives no reason.',
};

export const chargebackReason = (reason: string): string =>
  Object.hasOwn(reasons, reason)
    ? (reasons[reason] ?? reason)
    : `${reason.charAt(0).toUpperCase()}${reason.slice(1).replaceAll('_', ' ')}.`;

/** Labels of the kinds of evidence files. */
export const fileKindTexts: Readonly<Record<EvidenceFileKind, string>> = {
  receipt: 'Invoice or receipt',
  delivery: 'Proof of delivery or of the work',
  messages: 'Messages with the buyer',
  signature: 'Signature of the buyer',
  other: 'Anything else',
};

// The record has exactly one entry per kind.
export const fileKinds = Object.keys(fileKindTexts) as readonly EvidenceFileKind[];
