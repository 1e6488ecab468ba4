import type { StoredAccount } from '../payment-account/payment-account.repository.ts';
import type { Trx } from '../payment/payment.repository.ts';
import { failedTransfersOf } from './transfer.repository.ts';
import { enqueueTransfer } from './transfer.service.ts';

type Usable = Pick<StoredAccount, 'chargesEnabled' | 'payoutsEnabled'>;

/**
 * When a vendor's account can be used that could not before (`before`: null without one), what could not be sent to it is tried at once,
 * and not only when the sweep comes to it.
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
