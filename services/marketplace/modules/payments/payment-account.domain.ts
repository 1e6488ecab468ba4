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
}

/** As the contract has it: `ready` takes charges, `refused` never will. */
export type PaymentAccountState = 'incomplete' | 'pending' | 'ready' | 'refused';

type ProviderAccount = Pick<
  Stripe.Account,
  'id' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'requirements'
>;

/** The part of the provider's object that the marketplace keeps. */
export const accountFromProvider = (received: ProviderAccount): PaymentAccount => ({
  providerAccountId: received.id,
  chargesEnabled: received.charges_enabled,
  payoutsEnabled: received.payouts_enabled,
  detailsSubmitted: received.details_submitted,
  requirementsDue: received.requirements?.currently_due ?? [],
  pendingVerification: (received.requirements?.pending_verification ?? []).length > 0,
  disabledReason: received.requirements?.disabled_reason ?? null,
});

/** The state of an account. If everything was submitted and nothing is due, the provider is reviewing it. */
export function accountStateOf(account: Omit<PaymentAccount, 'providerAccountId'>): PaymentAccountState {
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
