import type Stripe from 'stripe';
import type { PayoutLineKind, PayoutStatus } from '../../../platform/db/payout-tables.ts';
import { fromProvider } from '../provider/provider-money.domain.ts';

/** A payout as read from the provider. */
export interface ReadPayout {
  readonly providerPayoutId: string;
  readonly status: PayoutStatus;
  readonly amountMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  /** YYYY-MM-DD. */
  readonly arrivesOn: string;
  readonly bankName: string | null;
  readonly bankLast4: string | null;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
  /**
   * Whether its lines can be read now, only later while the provider reconciles it, or never, if it was made manually.
   */
  readonly content: 'listed' | 'later' | 'unknown';
}

const contentOf = (payout: Stripe.Payout): ReadPayout['content'] => {
  if (!payout.automatic) return 'unknown';
  return payout.reconciliation_status === 'in_progress' ? 'later' : 'listed';
};

const statuses: readonly PayoutStatus[] = ['pending', 'in_transit', 'paid', 'failed', 'canceled'];

export function payoutFromProvider(payout: Stripe.Payout): ReadPayout {
  const { destination, currency: code } = payout;
  const bank = typeof destination === 'object' && destination?.object === 'bank_account' ? destination : null;
  const currency = code.toUpperCase();
  return {
    providerPayoutId: payout.id,
    // A status that is new at the provider counts as under way.
    status: statuses.find((known) => known === payout.status) ?? 'in_transit',
    amountMinor: fromProvider(payout.amount, currency),
    currency,
    createdAt: new Date(payout.created * 1000),
    arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
    bankName: bank !== null && 'bank_name' in bank ? bank.bank_name : null,
    bankLast4: bank !== null && 'last4' in bank ? bank.last4 : null,
    failureCode: payout.failure_code,
    failureMessage: payout.failure_message,
    content: contentOf(payout),
  };
}

const order: readonly (readonly PayoutStatus[])[] = [
  ['pending'],
  ['in_transit'],
  ['paid'],
  ['failed', 'canceled'],
];
const placeOf = (status: PayoutStatus) => order.findIndex((statusesThere) => statusesThere.includes(status));

/** Whether a status follows another; an older reading never sets it back. */
export const isFurther = (next: PayoutStatus, before: PayoutStatus): boolean =>
  placeOf(next) > placeOf(before);

/** A line of a payout, with the provider's ids. */
export interface ReadLine {
  readonly kind: PayoutLineKind;
  readonly amountMinor: number;
  readonly at: Date;
  /** The account's id of a received transfer: `py_…`. */
  readonly paymentId: string | null;
  readonly providerTransferId: string | null;
  /** The failed payout whose money this line contains. */
  readonly returnedPayoutId: string | null;
}

const kinds: Readonly<Record<string, PayoutLineKind>> = {
  payment: 'transfer',
  payment_refund: 'reversal',
  payout_failure: 'returned',
};

const idOf = (value: unknown): string | null => {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value;
  return typeof id === 'string' ? id : null;
};

const fieldOf = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, name) : null;

/** A movement on the account's balance, with its source; null for the payout itself. */
export function lineFromProvider(movement: Stripe.BalanceTransaction): ReadLine | null {
  if (movement.type === 'payout') return null;
  const kind = kinds[movement.type] ?? 'other';
  const { source } = movement;
  return {
    kind,
    amountMinor: fromProvider(movement.net, movement.currency.toUpperCase()),
    at: new Date(movement.created * 1000),
    paymentId:
      kind === 'transfer' ? idOf(source) : kind === 'reversal' ? idOf(fieldOf(source, 'charge')) : null,
    providerTransferId: kind === 'transfer' ? idOf(fieldOf(source, 'source_transfer')) : null,
    returnedPayoutId: kind === 'returned' ? idOf(source) : null,
  };
}

const failureTexts: Readonly<Record<string, string>> = {
  account_closed: 'The bank account is closed.',
  account_frozen: 'The bank account is frozen.',
  bank_account_restricted: 'The bank account can’t receive this kind of payment.',
  bank_account_unusable: 'The bank account can’t be used for payouts.',
  could_not_process: 'The bank couldn’t process the payout.',
  incorrect_account_holder_name: 'The account holder’s name doesn’t match the bank account.',
  invalid_account_number: 'The bank doesn’t know this account number.',
  invalid_currency: 'The bank account doesn’t take this currency.',
  no_account: 'The bank has no account with this number.',
};

/** Why the bank returned a payout, in a sentence. */
export const payoutFailureText = (code: string | null): string =>
  failureTexts[code ?? ''] ?? 'The bank didn’t accept the payout.';
