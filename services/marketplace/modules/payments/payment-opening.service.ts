import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { retryTransfers } from './account-transfers.service.ts';
import type { PaidVendor } from './hosted-link.domain.ts';
import { accountAsTold } from './payment-account.domain.ts';
import { findAccountOf, insertAccount, type KeptAccount } from './payment-account.repository.ts';
import { ask } from './payment-provider.ts';
import type { PaymentsParts } from './payments.parts.ts';

export type OpeningRefusal = { readonly code: 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE' };

/** Accounts of one vendor that were deleted within a day, after which the provider forgets its keys. */
const deletedMax = 10;

const parametersOf = ({ id, email, country }: PaidVendor) =>
  ({
    type: 'express',
    email,
    ...(country !== null && { country }),
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { vendorId: id },
  }) as const;

/**
 * Of the vendor and what is asked for, since the provider refuses a key that comes with other parameters, and of the deleted account
 * that the key before stands for: the provider gives that one again for a day.
 */
function keyFor(vendor: PaidVendor, deletedId: string | null): string {
  const asked = JSON.stringify([parametersOf(vendor), deletedId]);
  const digest = createHash('sha256').update(asked).digest('base64url').slice(0, 22);
  return `payment-account-${vendor.id}-${digest}`;
}

/**
 * Opens the vendor's account with the provider and keeps it; however often and however much at once, it makes one.
 * Nothing of this may hold a transaction open: the provider is asked first, then what it made is kept.
 */
export async function openAccount(
  parts: PaymentsParts,
  vendor: PaidVendor,
): Promise<Result<KeptAccount, OpeningRefusal>> {
  const { clock, log, stripe } = parts;
  let deletedId: string | null = null;
  for (let deletedCount = 0; deletedCount <= deletedMax; deletedCount += 1) {
    const idempotencyKey = keyFor(vendor, deletedId);
    const made = await ask(() => stripe.accounts.create(parametersOf(vendor), { idempotencyKey }));
    if (!made.ok && made.error.code === 'REFUSED') {
      log.warn({ why: made.error.why, vendorId: vendor.id }, 'the payment provider opens no account');
      return refuse({ code: 'PAYMENT_ACCOUNT_REFUSED' });
    }
    if (!made.ok) return refuse({ code: 'UNAVAILABLE' });
    const { id } = made.value;
    const askedAt = clock.now();
    const told = await ask(() => stripe.accounts.retrieve(id));
    if (told.ok)
      return ok(await keep(parts, { vendorId: vendor.id, readAt: askedAt, ...accountAsTold(told.value) }));
    if (told.error.code !== 'GONE') return refuse({ code: 'UNAVAILABLE' });
    deletedId = id;
  }
  throw new Error('The payment provider gives a deleted account again and again');
}

/** The kept account: this one, or the one that somebody else kept in the meantime. */
const keep = async (
  { db, clock, onChargesChanged }: PaymentsParts,
  account: KeptAccount,
): Promise<KeptAccount> =>
  inTransaction(db, async (trx) => {
    const isNew = await insertAccount(trx, account, clock.now());
    const { vendorId, chargesEnabled, readAt } = account;
    if (isNew && chargesEnabled) await onChargesChanged(trx, vendorId, true, readAt);
    if (isNew) await retryTransfers(trx, null, account);
    return isNew ? account : ((await findAccountOf(trx, vendorId)) ?? account);
  });
