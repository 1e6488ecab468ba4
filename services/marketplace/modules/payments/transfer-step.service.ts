import { invariant } from '../../../../src/lib/invariant.ts';
import { step } from '../../platform/processes/step.ts';
import { insertMoneyHistory, type Trx } from './payment.repository.ts';
import { byItself } from './trade.domain.ts';
import type { TradeParts } from './trade.parts.ts';
import { transferProcess, type TransferCommand, type TransferFacts } from './transfer.process.ts';
import { saveTransfer, type KeptTransfer, type TransferChange } from './transfer.repository.ts';

export interface TransferMove {
  readonly commands: readonly TransferCommand[];
  readonly facts: TransferFacts;
  readonly change?: Omit<TransferChange, 'status'>;
  readonly orderId: string;
  readonly note?: string | null;
  readonly at: Date;
}

/**
 * Carries out commands on a transfer whose payment the transaction holds, with their history and what else changes of it. Whoever calls
 * has looked at the state first: a command that it does not allow is a bug and throws.
 */
export async function moveTransfer(
  { ids }: Pick<TradeParts, 'ids'>,
  trx: Trx,
  transfer: KeptTransfer,
  { commands, facts, change = {}, orderId, note = null, at }: TransferMove,
): Promise<KeptTransfer> {
  let { status } = transfer;
  const { subOrderId } = transfer;
  const steps = commands.map((command) => {
    const stepped = step(transferProcess, status, command, facts);
    invariant(stepped.ok, `a transfer that is ${status} can ${command}`);
    const from = status;
    status = stepped.value;
    return { id: ids.newId(), orderId, subOrderId, command, from, to: status, doer: byItself, note, at };
  });
  const { failure: _failure, ...kept } = change;
  const version = await saveTransfer(trx, transfer.id, { ...change, status }, at);
  await insertMoneyHistory(trx, steps);
  return { ...transfer, ...kept, status, version };
}
