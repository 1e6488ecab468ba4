import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { retryTransfers } from '../transfers/account-transfers.service.ts';
import type { PaidVendor } from '../payment-account/hosted-link.domain.ts';
import { accountFromProvider } from '../payment-account/payment-account.domain.ts';
import {
  findAccountOf,
  insertAccount,
  type StoredAccount,
} from '../payment-account/payment-account.repository.ts';
import { ask } from '../provider/payment-provider.ts';
import type { PaymentsParts } from '../payments.parts.ts';

type OpeningRefusal = { readonly code: 'PAYMENT_ACCOUNT_REFUSED' | 'UNAVAILABLE' };

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
 * Derived from the vendor and the parameters, since the provider refuses a key with other parameters, and from the
 * deleted account of the previous key, which the provider would return for a day.
 */
function keyFor(vendor: PaidVendor, deletedId: string | null): string {
  const asked = JSON.stringify([parametersOf(vendor), deletedId]);
  const digest = createHash('sha256').update(asked).digest('base64url').slice(0, 22);
  return `payment-account-${vendor.id}-${digest}`;
}

/**
 * Creates the vendor's account at the provider and stores it; repeated or concurrent calls create only one. Holds no
 * transaction open meanwhile: the provider is called first, then the result is stored.
 */
export async function openAccount(
  parts: PaymentsParts,
  vendor: PaidVendor,
): Promise<Result<StoredAccount, OpeningRefusal>> {
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
    const received = await ask(() => stripe.accounts.retrieve(id));
    if (received.ok)
      return ok(
        await keep(parts, { vendorId: vendor.id, readAt: askedAt, ...accountFromProvider(received.value) }),
      );
    if (received.error.code !== 'GONE') return refuse({ code: 'UNAVAILABLE' });
    deletedId = id;
  }
  throw new Error('The payment provider gives a deleted account again and again');
}

/** The stored account: this one, or one stored concurrently. */
const keep = async (
  { db, clock, onChargesChanged }: PaymentsParts,
  account: StoredAccount,
): Promise<StoredAccount> =>
  inTransaction(db, async (trx) => {
    const isNew = await insertAccount(trx, account, clock.now());
    const { vendorId, chargesEnabled, readAt } = account;
    if (isNew && chargesEnabled) await onChargesChanged(trx, { vendorId, canTakeCharges: true, at: readAt });
    if (isNew) await retryTransfers(trx, null, account);
    return isNew ? account : ((await findAccountOf(trx, vendorId)) ?? account);
  });
