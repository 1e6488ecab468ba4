import {
  leftAfter,
  refundShareOf,
  soldAs,
  type Goods,
  type LeftOfSale,
  type RefundShare,
} from './refund-shares.domain.ts';
import type { RefundStatus } from '../../../platform/db/trade-tables.ts';
import type { Db } from '../payment/payment.repository.ts';
import { refundsOf } from './refund.repository.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';
import type { PaidSale } from '../transfers/transfer.repository.ts';

/** What refunds in these states leave of a sale. */
export async function leftOfSale(
  { ledger }: Pick<PurchaseMoneyParts, 'ledger'>,
  db: Db,
  sale: Pick<PaidSale, 'id' | 'goods'>,
  statuses: readonly RefundStatus[] = ['pending', 'done'],
): Promise<LeftOfSale> {
  const { capturedMinor } = await ledger.balanceOf(db, sale.id);
  return leftAfter(soldAs(capturedMinor, sale.goods), await refundsOf(db, sale.id, statuses));
}

/** The division of a refund made now. */
export async function shareNow(
  parts: Pick<PurchaseMoneyParts, 'ledger'>,
  db: Db,
  sale: Pick<PaidSale, 'id' | 'goods'>,
  refund: { readonly amountMinor: number; readonly currency: string; readonly goods: Goods },
): Promise<RefundShare> {
  const balance = await parts.ledger.balanceOf(db, sale.id);
  const sold = soldAs(balance.capturedMinor, sale.goods);
  const left = await leftOfSale(parts, db, sale, ['done']);
  return refundShareOf(
    {
      ...balance,
      goodsNetMinor: sold.goods.netMinor,
      goodsNetRefundedMinor: sold.goods.netMinor - left.goods.netMinor,
    },
    { amountMinor: refund.amountMinor, goodsNetMinor: refund.goods.netMinor },
    refund.currency,
  );
}
