import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Session } from '../account/index.ts';
import { orderNumberOf } from '../ledger/index.ts';
import { isCancellable, isUndecided } from './order.process.ts';
import type { Attribution } from './orders.domain.ts';
import { orderCancelledMail } from './mails/ending.mails.ts';
import type { OrderParts } from './orders.parts.ts';
import type { Refusals } from './orders.refusals.ts';
import { runSubOrderCommand } from './sub-orders/sub-order-commands.service.ts';
import { findMailedOrder } from './mailed-order.repository.ts';
import { lockOrder } from './trade.repository.ts';

/**
 * Contract: cancelOrder. Ends all sub-orders that no supplier has confirmed, proposals included; against a simultaneous
 * confirmation only one of the two applies.
 */
export async function cancelOrder(
  parts: OrderParts,
  { userId }: Pick<Session, 'userId'>,
  orderId: string,
): Promise<Result<null, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const at = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<null, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      let trade = await lockOrder(trx, orderId);
      if (trade?.order.buyerId !== userId) return refuse({ code: 'NOT_FOUND' });
      if (!isCancellable(trade.order.status)) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const attribution: Attribution = { by: 'crew_member', actorId: userId, note: null, at };
      const undecided = trade.subOrders.filter(({ status }) => isUndecided(status));
      for (const { id: subOrderId, status } of undecided) {
        // Read again after each: the last one settles the order.
        trade = await lockOrder(trx, orderId);
        if (trade === null) return refuse({ code: 'NOT_FOUND' });
        const command = status === 'change_proposed' ? 'refuse_change' : 'cancel';
        const given = { trade, subOrderId, command, attribution, isBuyerMailed: false } as const;
        const ran = await runSubOrderCommand(parts, trx, given);
        if (!ran.ok) return refuse({ code: ran.error });
      }
      const order = await findMailedOrder(trx, orderId, null);
      const data = { order, orderNumber: orderNumberOf(order.number), publicUrl: parts.publicUrl };
      if (order.buyer) await parts.queueMail(trx, orderCancelledMail(order.buyer, data));
      return ok(null);
    },
  );
}
