import type Stripe from 'stripe';

/** What the payment provider last said of a vendor's account. */
export interface PaymentAccount {
  readonly providerAccountId: string;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
  /** The provider's codes of what it asks for now; see `requirementsInWords`. */
  readonly requirementsDue: readonly string[];
  readonly pendingVerification: boolean;
  /** Why it may not charge, as the provider's code. */
  readonly disabledReason: string | null;
}

/** As the contract has it: `ready` takes charges, `refused` never will. */
export type PaymentAccountState = 'incomplete' | 'pending' | 'ready' | 'refused';

type Told = Pick<
  Stripe.Account,
  'id' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'requirements'
>;

/** The part of the provider's object that the marketplace keeps. */
export const accountAsTold = (told: Told): PaymentAccount => ({
  providerAccountId: told.id,
  chargesEnabled: told.charges_enabled,
  payoutsEnabled: told.payouts_enabled,
  detailsSubmitted: told.details_submitted,
  requirementsDue: told.requirements?.currently_due ?? [],
  pendingVerification: (told.requirements?.pending_verification ?? []).length > 0,
  disabledReason: told.requirements?.disabled_reason ?? null,
});

/** Where an account stands. Nothing due after everything was sent means that the provider is looking at it. */
export function stateOf(account: Omit<PaymentAccount, 'providerAccountId'>): PaymentAccountState {
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
