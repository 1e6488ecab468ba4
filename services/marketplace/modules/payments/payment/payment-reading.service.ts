import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { retryTransfers } from '../transfers/account-transfers.service.ts';
import { accountFromProvider, sameReading } from '../payment-account/payment-account.domain.ts';
import {
  deleteAccount,
  lockAccount,
  saveAccount,
  saveReadAt,
  type StoredAccount,
} from '../payment-account/payment-account.repository.ts';
import { insertEvent, type SeenEvent } from './payment-event.repository.ts';
import { ask } from '../provider/payment-provider.ts';
import type { PaymentsParts } from '../payments.parts.ts';

type ReadingRefusal = { readonly code: 'PAYMENT_ACCOUNT_NOT_FOUND' | 'UNAVAILABLE' };

/**
 * Reads an account's state from the provider and stores it, in one transaction with its consequences and with the
 * `event` that triggered it. An account unknown to the provider is deleted. UNAVAILABLE changes nothing.
 */
export async function readAgain(
  parts: PaymentsParts,
  { providerAccountId }: Pick<StoredAccount, 'providerAccountId'>,
  event: SeenEvent | null = null,
): Promise<Result<StoredAccount, ReadingRefusal>> {
  const { db, clock, stripe } = parts;
  const askedAt = clock.now();
  const received = await ask(() => stripe.accounts.retrieve(providerAccountId));
  if (!received.ok && received.error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  if (!received.ok && received.error.code === 'REFUSED')
    throw new Error(`The payment provider does not tell of an account: ${received.error.why}`);

  const stored = await inTransaction(db, async (trx) => {
    if (event !== null) await insertEvent(trx, event, clock.now());
    const before = await lockAccount(trx, providerAccountId);
    if (before === null) return null;
    if (received.ok)
      return saveReading(parts, trx, before, {
        ...before,
        ...accountFromProvider(received.value),
        readAt: askedAt,
      });
    await deleteAccount(trx, providerAccountId);
    if (before.chargesEnabled)
      await parts.onChargesChanged(trx, { vendorId: before.vendorId, canTakeCharges: false, at: askedAt });
    return null;
  });
  return stored === null ? refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' }) : ok(stored);
}

async function saveReading(
  { clock, onChargesChanged }: PaymentsParts,
  trx: Transaction<Database>,
  before: StoredAccount,
  reading: StoredAccount,
): Promise<StoredAccount> {
  // Of two concurrent readings the one that was requested later counts.
  if (before.readAt > reading.readAt) return before;
  const { vendorId, readAt, chargesEnabled, providerAccountId } = reading;
  const { vendorId: _vendorId, readAt: _readAt, ...known } = before;
  const { vendorId: _own, readAt: _now, ...received } = reading;
  if (sameReading(known, received)) await saveReadAt(trx, providerAccountId, readAt);
  else await saveAccount(trx, reading, clock.now());
  if (before.chargesEnabled !== chargesEnabled)
    await onChargesChanged(trx, { vendorId, canTakeCharges: chargesEnabled, at: readAt });
  await retryTransfers(trx, before, reading);
  return reading;
}
