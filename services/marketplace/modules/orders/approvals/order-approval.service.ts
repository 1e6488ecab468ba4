import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { step } from '../../../platform/processes/step.ts';
import { marketCommission } from '../../market-settings/index.ts';
import { findByKey, type CheckedOut } from '../checkout/checkout.repository.ts';
import { makeOrder, type PurchaseRefusal } from '../checkout/order-making.service.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import { approvalProcess } from './approval.process.ts';
import { approvalNumberOf } from './approvals.mails.ts';
import { lockApproval, lockApprovalGoods, saveApproval } from './approvals.repository.ts';
import { findBuyingPermission, mayApprove } from './approval-state.repository.ts';

interface OrderGiven {
  readonly approvalId: string;
  readonly cartVersion: number;
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
  readonly key: string;
  readonly bodySha256: string;
}

/**
 * Orders the requested lines at current prices: the approver is the buyer and pays. The second of two simultaneous
 * approvers is refused; a user who is no longer an approver gets 404.
 */
export async function orderApproval(
  parts: OrderParts,
  buyerId: string,
  { approvalId, cartVersion, expectedTotal, key, bodySha256 }: OrderGiven,
): Promise<
  Result<
    CheckedOut,
    PurchaseRefusal | Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CART_CHANGED' | 'KEY_USED_OTHERWISE'>
  >
> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): ReturnType<typeof orderApproval> => {
    const held = await lockApproval(trx, approvalId);
    if (held === null || !mayApprove(await findBuyingPermission(trx, held.yachtId, buyerId)))
      return refuse({ code: 'NOT_FOUND' });
    const earlier = await findByKey(trx, buyerId, key);
    if (earlier !== null) {
      const { bodySha256: earlierSha256, ...order } = earlier;
      return earlierSha256 === bodySha256 ? ok(order) : refuse({ code: 'KEY_USED_OTHERWISE' });
    }
    const approved = step(approvalProcess, held.status, 'approve', {});
    if (!approved.ok) return refuse({ code: 'NOT_ALLOWED_NOW' });
    if (held.version !== cartVersion) return refuse({ code: 'CART_CHANGED' });
    const [goods, commissionBps] = await Promise.all([
      lockApprovalGoods(trx, approvalId),
      marketCommission(trx, parts.commissionBps, now),
    ]);
    return makeOrder(
      parts,
      trx,
      {
        ...goods,
        buyerId,
        place: held,
        commissionBps,
        expectedTotal,
        checkoutKey: key,
        bodySha256,
        fromCart: false,
        note: `${held.requesterName} asked for this (${approvalNumberOf(held.number)}).`,
        settle: (orderId) =>
          saveApproval(trx, approvalId, { status: approved.value, approverId: buyerId, orderId }, now),
      },
      now,
    );
  });
}
