import { invariant } from '../../../../../src/lib/invariant.ts';
import { step } from '../../../platform/processes/step.ts';
import { insertMoneyHistory, type Trx } from '../payment/payment.repository.ts';
import { bySystem } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';
import { transferProcess, type TransferCommand, type TransferFacts } from './transfer.process.ts';
import { saveTransfer, type StoredTransfer, type TransferChange } from './transfer.repository.ts';

interface TransferTransition {
  readonly commands: readonly TransferCommand[];
  readonly facts: TransferFacts;
  readonly change?: Omit<TransferChange, 'status'>;
  readonly purchaseId: string;
  readonly note?: string | null;
  readonly at: Date;
}

/**
 * Runs commands on a transfer whose payment is locked by the transaction, with their history and other changes. The
 * caller has checked the state: a command that is not allowed is a bug and throws.
 */
export async function transitionTransfer(
  { ids }: Pick<PurchaseMoneyParts, 'ids'>,
  trx: Trx,
  transfer: StoredTransfer,
  { commands, facts, change = {}, purchaseId, note = null, at }: TransferTransition,
): Promise<StoredTransfer> {
  let { status } = transfer;
  const { saleId } = transfer;
  const steps = commands.map((command) => {
    const stepped = step(transferProcess, status, command, facts);
    invariant(stepped.ok, `a transfer that is ${status} can ${command}`);
    const from = status;
    status = stepped.value;
    return {
      id: ids.newId(),
      purchaseId,
      saleId,
      process: 'transfer' as const,
      command,
      from,
      to: status,
      doer: bySystem,
      note,
      at,
    };
  });
  const { failure: _failure, ...stored } = change;
  const version = await saveTransfer(trx, transfer.id, { ...change, status }, at);
  await insertMoneyHistory(trx, steps);
  return { ...transfer, ...stored, status, version };
}
