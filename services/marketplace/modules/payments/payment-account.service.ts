import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { addressesFor, type PaidVendor } from './hosted-link.domain.ts';
import { stateOf, type PaymentAccountState } from './payment-account.domain.ts';
import { findAccountOf, findPaidVendor, type Db, type KeptAccount } from './payment-account.repository.ts';
import { openAccount } from './payment-opening.service.ts';
import { ask } from './payment-provider.ts';
import { readAgain } from './payment-reading.service.ts';
import type { PaymentsParts } from './payments.parts.ts';
import { requirementsInWords, type RequirementDue } from './requirement-words.domain.ts';

/** A vendor's payment account as the contract shows it. */
export interface PaymentAccountView {
  readonly id: string;
  readonly state: PaymentAccountState;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly requirementsDue: readonly RequirementDue[];
}

/** Where the browser goes to tell the provider what it asks for. */
export interface HostedLink {
  readonly url: string;
}

type Refused<Code extends string> = { readonly code: Code };

const viewOf = (account: KeptAccount): PaymentAccountView => ({
  id: account.providerAccountId,
  state: stateOf(account),
  chargesEnabled: account.chargesEnabled,
  payoutsEnabled: account.payoutsEnabled,
  requirementsDue: requirementsInWords(account.requirementsDue),
});

/** The vendor's account as the provider has it now; one that the provider does not know is forgotten. */
export async function getAccount(
  parts: PaymentsParts,
  vendorId: string,
): Promise<Result<PaymentAccountView, Refused<'PAYMENT_ACCOUNT_NOT_FOUND' | 'UNAVAILABLE'>>> {
  const known = await findAccountOf(parts.db, vendorId);
  if (known === null) return refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' });
  const account = await readAgain(parts, known);
  return account.ok ? ok(viewOf(account.value)) : account;
}

/** Where the account stood when the provider was last asked, `none` when there is none; asks nobody. */
export async function storedState(
  { db }: { readonly db: Db },
  vendorId: string,
): Promise<PaymentAccountState | 'none'> {
  const known = await findAccountOf(db, vendorId);
  return known === null ? 'none' : stateOf(known);
}

/** Opens the vendor's account where there is none, and leads to the hosted page. Idempotent. */
export async function createAccount(
  parts: PaymentsParts,
  vendorId: string,
): Promise<Result<HostedLink, Refused<'VENDOR_UNKNOWN' | 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE'>>> {
  const vendor = await findPaidVendor(parts.db, vendorId);
  if (vendor === null) return refuse({ code: 'VENDOR_UNKNOWN' });
  const known = await findAccountOf(parts.db, vendorId);
  const kept = known === null ? null : await readAgain(parts, known);
  if (kept?.ok === false && kept.error.code === 'UNAVAILABLE') return refuse({ code: 'UNAVAILABLE' });
  const account = kept?.ok === true ? kept : await openAccount(parts, vendor);
  if (!account.ok) return account;
  const link = await linkTo(parts, vendor, account.value);
  if (link.ok) return link;
  const { code } = link.error;
  // Deleted in this very moment: whoever tries again gets a new one.
  return refuse({ code: code === 'PAYMENT_ACCOUNT_NOT_FOUND' ? 'UNAVAILABLE' : code });
}

/** A new link for an account that is there. */
export async function refreshLink(
  parts: PaymentsParts,
  vendorId: string,
): Promise<
  Result<HostedLink, Refused<'PAYMENT_ACCOUNT_NOT_FOUND' | 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE'>>
> {
  const vendor = await findPaidVendor(parts.db, vendorId);
  const known = await findAccountOf(parts.db, vendorId);
  if (vendor === null || known === null) return refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' });
  const account = await readAgain(parts, known);
  return account.ok ? linkTo(parts, vendor, account.value) : account;
}

async function linkTo(
  { stripe, publicUrl, log }: PaymentsParts,
  vendor: PaidVendor,
  account: KeptAccount,
): Promise<
  Result<HostedLink, Refused<'PAYMENT_ACCOUNT_NOT_FOUND' | 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE'>>
> {
  if (stateOf(account) === 'refused') return refuse({ code: 'PAYMENT_ACCOUNT_REFUSED' });
  const { returnUrl, refreshUrl } = addressesFor(vendor, publicUrl);
  const link = await ask(() =>
    stripe.accountLinks.create({
      ...{ account: account.providerAccountId, type: 'account_onboarding' },
      ...{ return_url: returnUrl, refresh_url: refreshUrl },
    }),
  );
  if (link.ok) return ok({ url: link.value.url });
  const { error } = link;
  if (error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  if (error.code === 'GONE') return refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' });
  log.warn({ why: error.why, vendorId: vendor.id }, 'the payment provider gives no link');
  return refuse({ code: 'PAYMENT_ACCOUNT_REFUSED' });
}
