import type { StoredAccount } from '../payment-account/payment-account.repository.ts';
import type { Trx } from '../payment/payment.repository.ts';
import { failedTransfersOf } from './transfer.repository.ts';
import { enqueueTransfer } from './transfer.service.ts';

type Usable = Pick<StoredAccount, 'chargesEnabled' | 'payoutsEnabled'>;

/**
 * When a vendor's account becomes usable (`before` is its previous state, null without one), failed transfers are
 * retried at once, without waiting for the sweep.
 */
export async function retryTransfers(
  trx: Trx,
  before: Usable | null,
  { vendorId, chargesEnabled, payoutsEnabled }: StoredAccount,
): Promise<void> {
  const isNews =
    (chargesEnabled && before?.chargesEnabled !== true) ||
    (payoutsEnabled && before?.payoutsEnabled !== true);
  if (!isNews) return;
  for (const saleId of await failedTransfersOf(trx, vendorId)) await enqueueTransfer(trx, saleId);
}
