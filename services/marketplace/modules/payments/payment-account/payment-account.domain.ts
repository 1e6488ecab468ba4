import type Stripe from 'stripe';

/** The provider's last reported state of a vendor's account. */
export interface PaymentAccount {
  readonly providerAccountId: string;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
  /** The provider's codes of currently due requirements; see `requirementMessages`. */
  readonly requirementsDue: readonly string[];
  readonly pendingVerification: boolean;
  /** Why charges are disabled, as the provider's code. */
  readonly disabledReason: string | null;
  /** The last characters of the bank account's number; null if the provider does not return it. */
  readonly bankLast4: string | null;
  readonly bankName: string | null;
  /** The interval of payouts; null if the provider does not return it. */
  readonly payoutsEvery: PayoutInterval | null;
}

const payoutIntervals = ['daily', 'weekly', 'monthly', 'manual'] as const;
export type PayoutInterval = (typeof payoutIntervals)[number];

/** As in the contract: `ready` accepts charges, `refused` never will. */
export type PaymentAccountState = 'incomplete' | 'pending' | 'ready' | 'refused';

type ProviderAccount = Pick<
  Stripe.Account,
  'id' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'requirements'
> &
  // Only returned to the account's platform.
  Partial<Pick<Stripe.Account, 'external_accounts' | 'settings'>>;

/** The part of the provider's object that is stored. */
export const accountFromProvider = (received: ProviderAccount): PaymentAccount => ({
  ...payoutsOf(received),
  providerAccountId: received.id,
  chargesEnabled: received.charges_enabled,
  payoutsEnabled: received.payouts_enabled,
  detailsSubmitted: received.details_submitted,
  requirementsDue: received.requirements?.currently_due ?? [],
  pendingVerification: (received.requirements?.pending_verification ?? []).length > 0,
  disabledReason: received.requirements?.disabled_reason ?? null,
});

function payoutsOf({
  external_accounts,
  settings,
}: ProviderAccount): Pick<PaymentAccount, 'bankLast4' | 'bankName' | 'payoutsEvery'> {
  const banks = (external_accounts?.data ?? []).filter(({ object }) => object === 'bank_account');
  const bank = banks.find(({ default_for_currency: isUsed }) => isUsed === true) ?? banks[0];
  const interval = settings?.payouts?.schedule.interval;
  return {
    bankLast4: bank?.last4 ?? null,
    bankName: bank?.object === 'bank_account' ? bank.bank_name : null,
    payoutsEvery: payoutIntervals.find((known) => known === interval) ?? null,
  };
}

/** The state of an account. If everything was submitted and nothing is due, the provider is reviewing it. */
export function accountStateOf(
  account: Pick<
    PaymentAccount,
    'chargesEnabled' | 'detailsSubmitted' | 'requirementsDue' | 'pendingVerification' | 'disabledReason'
  >,
): PaymentAccountState {
  if (account.disabledReason?.startsWith('rejected.')) return 'refused';
  if (account.chargesEnabled) return 'ready';
  const isWithProvider = account.pendingVerification || account.detailsSubmitted;
  return isWithProvider && account.requirementsDue.length === 0 ? 'pending' : 'incomplete';
}

/** Whether two readings are equal. */
export function sameReading(one: PaymentAccount, other: PaymentAccount): boolean {
  const { requirementsDue, ...rest } = one;
  const { requirementsDue: otherDue, ...otherRest } = other;
  // Safe: both are of the same type, so they have the same keys.
  const keys = Object.keys(rest) as readonly (keyof typeof rest)[];
  return (
    keys.every((key) => rest[key] === otherRest[key]) &&
    requirementsDue.length === otherDue.length &&
    requirementsDue.every((code, at) => code === otherDue[at])
  );
}
