import { invariant } from '../../../../../src/lib/invariant.ts';
import type { PaymentStatus } from '../../../platform/db/trade-tables.ts';
import { step } from '../../../platform/processes/step.ts';
import { paymentProcess, type PaymentCommand, type PaymentFacts } from './payment.process.ts';
import {
  insertMoneyHistory,
  savePayment,
  type StoredPayment,
  type PaymentChange,
  type Trx,
} from './payment.repository.ts';
import type { PurchaseActor } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

interface PaymentTransition {
  readonly commands: readonly PaymentCommand[];
  readonly facts?: PaymentFacts;
  readonly change?: Omit<PaymentChange, 'status'>;
  readonly doer: PurchaseActor;
  readonly note?: string | null;
  readonly at: Date;
}

/**
 * Runs commands on a payment locked by the transaction, with their history and other changes. The caller has checked
 * the state: a command that is not allowed is a bug and throws.
 */
export async function transitionPayment(
  { clock, ids }: Pick<PurchaseMoneyParts, 'clock' | 'ids'>,
  trx: Trx,
  payment: StoredPayment,
  { commands, facts = { isAllRefunded: false }, change = {}, doer, note = null, at }: PaymentTransition,
): Promise<PaymentStatus> {
  let { status } = payment;
  const steps = commands.map((command, place) => {
    const stepped = step(paymentProcess, status, command, facts);
    invariant(stepped.ok, `a payment that is ${status} can ${command}`);
    const from = status;
    status = stepped.value;
    const { purchaseId, saleId } = payment;
    // The note belongs to the last step.
    const stepNote = place === commands.length - 1 ? note : null;
    return {
      id: ids.newId(),
      purchaseId,
      saleId,
      process: 'payment' as const,
      command,
      from,
      to: status,
      doer,
      note: stepNote,
      at,
    };
  });
  await savePayment(trx, payment.id, { ...change, status }, clock.now());
  await insertMoneyHistory(trx, steps);
  return status;
}
