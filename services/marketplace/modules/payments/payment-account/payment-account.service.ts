import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { addressesFor, type PaidVendor } from './hosted-link.domain.ts';
import { accountStateOf, type PaymentAccountState, type PayoutInterval } from './payment-account.domain.ts';
import { findAccountOf, findPaidVendor, type Db, type StoredAccount } from './payment-account.repository.ts';
import { openAccount } from '../payment/payment-opening.service.ts';
import { ask, type ProviderRefusal } from '../provider/payment-provider.ts';
import { readAgain } from '../payment/payment-reading.service.ts';
import type { PaymentsParts } from '../payments.parts.ts';
import { requirementMessages, type RequirementDue } from './requirement-messages.domain.ts';

/** A vendor's payment account, as in the contract. */
export interface PaymentAccountView {
  readonly id: string;
  readonly state: PaymentAccountState;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly requirementsDue: readonly RequirementDue[];
  readonly bank?: { readonly name: string | null; readonly last4: string };
  readonly payoutsEvery?: PayoutInterval;
}

/** The provider's page where the vendor enters their details. */
export interface HostedLink {
  readonly url: string;
}

type Refused<Code extends string> = { readonly code: Code };

const viewOf = (account: StoredAccount): PaymentAccountView => ({
  id: account.providerAccountId,
  state: accountStateOf(account),
  chargesEnabled: account.chargesEnabled,
  payoutsEnabled: account.payoutsEnabled,
  requirementsDue: requirementMessages(account.requirementsDue),
  ...(account.bankLast4 !== null && { bank: { name: account.bankName, last4: account.bankLast4 } }),
  ...(account.payoutsEvery !== null && { payoutsEvery: account.payoutsEvery }),
});

/** The vendor's account in the provider's current state; one that the provider does not know is deleted. */
export async function getAccount(
  parts: PaymentsParts,
  vendorId: string,
): Promise<Result<PaymentAccountView, Refused<'PAYMENT_ACCOUNT_NOT_FOUND' | 'UNAVAILABLE'>>> {
  const known = await findAccountOf(parts.db, vendorId);
  if (known === null) return refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' });
  const account = await readAgain(parts, known);
  return account.ok ? ok(viewOf(account.value)) : account;
}

/** The account's last read state, `none` without one; does not call the provider. */
export async function storedAccountState(db: Db, vendorId: string): Promise<PaymentAccountState | 'none'> {
  const known = await findAccountOf(db, vendorId);
  return known === null ? 'none' : accountStateOf(known);
}

/**
 * Creates the vendor's account if there is none, and returns a link to the hosted page, which leads the user back to
 * their setup. Idempotent.
 */
export async function createAccount(
  parts: PaymentsParts,
  vendorId: string,
  userId: string,
): Promise<Result<HostedLink, Refused<'VENDOR_UNKNOWN' | 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE'>>> {
  const vendor = await findPaidVendor(parts.db, vendorId);
  if (vendor === null) return refuse({ code: 'VENDOR_UNKNOWN' });
  const known = await findAccountOf(parts.db, vendorId);
  const stored = known === null ? null : await readAgain(parts, known);
  if (stored?.ok === false && stored.error.code === 'UNAVAILABLE') return refuse({ code: 'UNAVAILABLE' });
  const account = stored?.ok === true ? stored : await openAccount(parts, vendor);
  if (!account.ok) return account;
  const link = await linkTo(parts, { vendor, userId }, account.value);
  if (link.ok) return link;
  const { code } = link.error;
  // Deleted at the same moment: the next attempt creates a new one.
  return refuse({ code: code === 'PAYMENT_ACCOUNT_NOT_FOUND' ? 'UNAVAILABLE' : code });
}

/** A new link for an existing account. */
export async function refreshLink(
  parts: PaymentsParts,
  vendorId: string,
  userId: string,
): Promise<
  Result<HostedLink, Refused<'PAYMENT_ACCOUNT_NOT_FOUND' | 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE'>>
> {
  const vendor = await findPaidVendor(parts.db, vendorId);
  const known = await findAccountOf(parts.db, vendorId);
  if (vendor === null || known === null) return refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' });
  const account = await readAgain(parts, known);
  return account.ok ? linkTo(parts, { vendor, userId }, account.value) : account;
}

/** A link to the provider's page of a ready account, where its owner changes the bank account. */
export async function visitAccount(
  parts: PaymentsParts,
  vendorId: string,
): Promise<
  Result<HostedLink, Refused<'PAYMENT_ACCOUNT_NOT_FOUND' | 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE'>>
> {
  const known = await findAccountOf(parts.db, vendorId);
  if (known === null) return refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' });
  const link = await ask(() => parts.stripe.accounts.createLoginLink(known.providerAccountId));
  return link.ok ? ok({ url: link.value.url }) : refusedLink(parts, vendorId, link.error);
}

/** The refusal of a link; one by the provider is logged. */
function refusedLink({ log }: Pick<PaymentsParts, 'log'>, vendorId: string, error: ProviderRefusal) {
  if (error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' as const });
  if (error.code === 'GONE') return refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' as const });
  log.warn({ why: error.why, vendorId }, 'the payment provider gives no link');
  return refuse({ code: 'PAYMENT_ACCOUNT_REFUSED' as const });
}

async function linkTo(
  parts: PaymentsParts,
  { vendor, userId }: { readonly vendor: PaidVendor; readonly userId: string },
  account: StoredAccount,
): Promise<
  Result<HostedLink, Refused<'PAYMENT_ACCOUNT_NOT_FOUND' | 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE'>>
> {
  const { stripe, publicUrl } = parts;
  if (accountStateOf(account) === 'refused') return refuse({ code: 'PAYMENT_ACCOUNT_REFUSED' });
  const { returnUrl, refreshUrl } = addressesFor({ kind: vendor.kind, userId }, publicUrl);
  const link = await ask(() =>
    stripe.accountLinks.create({
      account: account.providerAccountId,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
    }),
  );
  if (link.ok) return ok({ url: link.value.url });
  return refusedLink(parts, vendor.id, link.error);
}
