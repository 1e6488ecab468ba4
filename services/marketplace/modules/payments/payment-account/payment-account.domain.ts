import type Stripe from 'stripe';

/** The provider's last reported state of a vendor's account. */
export interface PaymentAccount {
  readonly providerAccountId: string;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
  /** The provider's codes of what it asks for now; see `requirementMessages`. */
  readonly requirementsDue: readonly string[];
  readonly pendingVerification: boolean;
  /** Why it may not charge, as the provider's code. */
  readonly disabledReason: string | null;
  /** Where it is paid out to: the last characters of the account's number; null where the provider does not say. */
  readonly bankLast4: string | null;
  readonly bankName: string | null;
  /** How often it is paid out; null where the provider does not say. */
  readonly payoutsEvery: PayoutInterval | null;
}

const payoutIntervals = ['daily', 'weekly', 'monthly', 'manual'] as const;
export type PayoutInterval = (typeof payoutIntervals)[number];

/** As the contract has it: `ready` takes charges, `refused` never will. */
export type PaymentAccountState = 'incomplete' | 'pending' | 'ready' | 'refused';

type ProviderAccount = Pick<
  Stripe.Account,
  'id' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'requirements'
> &
  // Left out of what is said to others than the account's platform.
  Partial<Pick<Stripe.Account, 'external_accounts' | 'settings'>>;

/** The part of the provider's object that the marketplace keeps. */
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

/** Whether two readings say the same. */
export function sameReading(one: PaymentAccount, other: PaymentAccount): boolean {
  const { requirementsDue, ...rest } = one;
  const { requirementsDue: otherDue, ...otherRest } = other;
  // Of the same type: the keys of one are the keys of the other.
  const keys = Object.keys(rest) as readonly (keyof typeof rest)[];
  return (
    keys.every((key) => rest[key] === otherRest[key]) &&
    requirementsDue.length === otherDue.length &&
    requirementsDue.every((code, at) => code === otherDue[at])
  );
}
