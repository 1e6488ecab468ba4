import { sql } from 'kysely';
import type { RefundStatus } from '../../../platform/db/trade-tables.ts';
import type { RoleName } from '../../../platform/db/account-tables.ts';
import type { Db, Trx } from '../payment/payment.repository.ts';
import type { Goods } from './refund-shares.domain.ts';
import type { PaymentKey } from '../purchase-money.domain.ts';

export interface StoredRefund {
  readonly id: string;
  readonly purchaseId: string;
  readonly saleId: string;
  /** The sale id of its payment's key. */
  readonly paymentSaleId: string | null;
  readonly amountMinor: number;
  /**
   * How much of it is for goods; null for refunds by the previous release, which are divided in proportion to the paid
   * amounts.
   */
  readonly goods: Goods | null;
  readonly reason: string;
  readonly status: RefundStatus;
  readonly createdAt: Date;
  /** A user; null if automatic. */
  readonly requestedBy: string | null;
  readonly requestedAs: RoleName | null;
}

const refunds = (db: Db) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .leftJoin('users as u', 'u.id', 'r.requestedBy')
    .select(['r.id', 'p.purchaseId', 'p.saleId as paymentSaleId', 'r.saleId', 'r.reason', 'r.status'])
    .select(['r.amountMinor', 'r.requestedBy', 'r.createdAt', 'u.role as requestedAs'])
    .select(
      sql<Goods | null>`case when r.goods_minor is not null then
        json_build_object('grossMinor', r.goods_minor, 'netMinor', r.goods_net_minor) end`.as('goods'),
    );

export const findRefund = async (db: Db, id: string): Promise<StoredRefund | null> =>
  (await refunds(db).where('r.id', '=', id).executeTakeFirst()) ?? null;

/** A sale's pending refunds, oldest first. */
export const pendingRefunds = (db: Db, saleId: string): Promise<readonly StoredRefund[]> =>
  refundsOf(db, saleId, ['pending']);

/** A sale's refunds in these states, oldest first. */
export const refundsOf = (
  db: Db,
  saleId: string,
  statuses: readonly RefundStatus[],
): Promise<readonly StoredRefund[]> =>
  refunds(db)
    .where('r.saleId', '=', saleId)
    .where('r.status', 'in', statuses)
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .execute();

export async function insertRefund(
  trx: Trx,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    readonly saleId: string;
    readonly amountMinor: number;
    readonly goods: Goods;
    readonly reason: string;
    readonly requestedBy: string | null;
  },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      id: refund.id,
      paymentId: refund.paymentId,
      saleId: refund.saleId,
      status: 'pending',
      amountMinor: refund.amountMinor,
      goodsMinor: refund.goods.grossMinor,
      goodsNetMinor: refund.goods.netMinor,
      reason: refund.reason,
      requestedBy: refund.requestedBy,
      providerRefundId: null,
      createdAt: now,
      doneAt: null,
    })
    .execute();
}

export async function saveRefund(
  trx: Trx,
  id: string,
  change: { readonly status: RefundStatus; readonly providerRefundId: string | null; readonly doneAt: Date },
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({
      status: change.status,
      providerRefundId: change.providerRefundId,
      doneAt: change.doneAt,
    })
    .where('id', '=', id)
    .execute();
}

/** The payment to which a refund belongs. */
export const refundedPayment = ({ purchaseId, paymentSaleId }: StoredRefund): PaymentKey => ({
  purchaseId,
  saleId: paymentSaleId,
});
