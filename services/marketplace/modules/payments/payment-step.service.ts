import { invariant } from '../../../../src/lib/invariant.ts';
import type { PaymentStatus } from '../../platform/db/schema.ts';
import { step } from '../../platform/processes/step.ts';
import { paymentProcess, type PaymentCommand, type PaymentFacts } from './payment.process.ts';
import {
  insertMoneyHistory,
  savePayment,
  type KeptPayment,
  type PaymentChange,
  type Trx,
} from './payment.repository.ts';
import type { Doer } from './trade.domain.ts';
import type { TradeParts } from './trade.parts.ts';

export interface PaymentMove {
  readonly commands: readonly PaymentCommand[];
  readonly facts?: PaymentFacts;
  readonly change?: Omit<PaymentChange, 'status'>;
  readonly doer: Doer;
  readonly note?: string | null;
  readonly at: Date;
}

/**
 * Carries out commands on a payment that the transaction holds, with their history and what else changes of it. Whoever calls has
 * looked at the state first: a command that it does not allow is a bug and throws.
 */
export async function movePayment(
  { clock, ids }: Pick<TradeParts, 'clock' | 'ids'>,
  trx: Trx,
  payment: KeptPayment,
  { commands, facts = { isAllRefunded: false }, change = {}, doer, note = null, at }: PaymentMove,
): Promise<PaymentStatus> {
  let { status } = payment;
  const steps = commands.map((command, place) => {
    const stepped = step(paymentProcess, status, command, facts);
    invariant(stepped.ok, `a payment that is ${status} can ${command}`);
    const from = status;
    status = stepped.value;
    const { orderId } = payment;
    // The word is about what it came to, not about the way there.
    const word = place === commands.length - 1 ? note : null;
    return { id: ids.newId(), orderId, subOrderId: null, command, from, to: status, doer, note: word, at };
  });
  await savePayment(trx, payment.id, { ...change, status }, clock.now());
  await insertMoneyHistory(trx, steps);
  return status;
}
