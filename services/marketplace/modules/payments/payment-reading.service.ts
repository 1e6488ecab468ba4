import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { retryTransfers } from './account-transfers.service.ts';
import { accountAsTold, sameReading } from './payment-account.domain.ts';
import {
  deleteAccount,
  lockAccount,
  saveAccount,
  saveReadAt,
  type KeptAccount,
} from './payment-account.repository.ts';
import { insertEvent, type SeenEvent } from './payment-event.repository.ts';
import { ask } from './payment-provider.ts';
import type { PaymentsParts } from './payments.parts.ts';

export type ReadingRefusal = { readonly code: 'PAYMENT_ACCOUNT_NOT_FOUND' | 'UNAVAILABLE' };

/**
 * Asks the provider how an account stands and keeps what it says, in one transaction with what follows from it and with the
 * `event` that gave the hint. An account that the provider does not know is forgotten. UNAVAILABLE leaves everything as it was.
 */
export async function readAgain(
  parts: PaymentsParts,
  { providerAccountId }: Pick<KeptAccount, 'providerAccountId'>,
  event: SeenEvent | null = null,
): Promise<Result<KeptAccount, ReadingRefusal>> {
  const { db, clock, stripe } = parts;
  const askedAt = clock.now();
  const told = await ask(() => stripe.accounts.retrieve(providerAccountId));
  if (!told.ok && told.error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  if (!told.ok && told.error.code === 'REFUSED')
    throw new Error(`The payment provider does not tell of an account: ${told.error.why}`);

  const kept = await inTransaction(db, async (trx) => {
    if (event !== null) await insertEvent(trx, event, clock.now());
    const before = await lockAccount(trx, providerAccountId);
    if (before === null) return null;
    if (told.ok)
      return keepReading(parts, trx, before, { ...before, ...accountAsTold(told.value), readAt: askedAt });
    await deleteAccount(trx, providerAccountId);
    if (before.chargesEnabled) await parts.onChargesChanged(trx, before.vendorId, false, askedAt);
    return null;
  });
  return kept === null ? refuse({ code: 'PAYMENT_ACCOUNT_NOT_FOUND' }) : ok(kept);
}

async function keepReading(
  { clock, onChargesChanged }: PaymentsParts,
  trx: Transaction<Database>,
  before: KeptAccount,
  reading: KeptAccount,
): Promise<KeptAccount> {
  // Of two readings on their way the one that was asked for later holds.
  if (before.readAt > reading.readAt) return before;
  const { vendorId, readAt, chargesEnabled, providerAccountId } = reading;
  const { vendorId: _vendorId, readAt: _readAt, ...known } = before;
  const { vendorId: _own, readAt: _now, ...told } = reading;
  if (sameReading(known, told)) await saveReadAt(trx, providerAccountId, readAt);
  else await saveAccount(trx, reading, clock.now());
  if (before.chargesEnabled !== chargesEnabled) await onChargesChanged(trx, vendorId, chargesEnabled, readAt);
  await retryTransfers(trx, before, reading);
  return reading;
}
