import type { RefundStatus, RoleName } from '../../platform/db/schema.ts';
import type { Db, Trx } from './payment.repository.ts';

export interface KeptRefund {
  readonly id: string;
  readonly orderId: string;
  readonly subOrderId: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly status: RefundStatus;
  /** A user; null: by itself. */
  readonly requestedBy: string | null;
  readonly requestedAs: RoleName | null;
}

const refunds = (db: Db) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .leftJoin('users as u', 'u.id', 'r.requested_by')
    .select(['r.id', 'p.order_id as orderId', 'r.sub_order_id as subOrderId', 'r.reason', 'r.status'])
    .select(['r.amount_minor as amountMinor', 'r.requested_by as requestedBy', 'u.role as requestedAs']);

export const findRefund = async (db: Db, id: string): Promise<KeptRefund | null> =>
  (await refunds(db).where('r.id', '=', id).executeTakeFirst()) ?? null;

/** Those of a sub-order that are not carried out yet, the oldest first. */
export const pendingRefunds = (db: Db, subOrderId: string): Promise<readonly KeptRefund[]> =>
  refunds(db)
    .where('r.sub_order_id', '=', subOrderId)
    .where('r.status', '=', 'pending')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();

export async function insertRefund(
  trx: Trx,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    readonly subOrderId: string;
    readonly amountMinor: number;
    readonly reason: string;
    readonly requestedBy: string | null;
  },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      ...{ id: refund.id, payment_id: refund.paymentId, sub_order_id: refund.subOrderId, status: 'pending' },
      ...{ amount_minor: refund.amountMinor, reason: refund.reason, requested_by: refund.requestedBy },
      ...{ provider_refund_id: null, created_at: now, done_at: null },
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
      ...{ status: change.status, provider_refund_id: change.providerRefundId, done_at: change.doneAt },
    })
    .where('id', '=', id)
    .execute();
}

/** What an admin did, for other admins to read. */
export async function insertRefundAudit(
  trx: Trx,
  row: {
    readonly id: string;
    readonly actorId: string;
    readonly subOrderId: string;
    readonly details: Readonly<Record<string, unknown>>;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      ...{ id: row.id, actor_id: row.actorId, act: 'refund', subject_kind: 'sub_order', at: row.at },
      ...{ subject_id: row.subOrderId, details: JSON.stringify(row.details) },
    })
    .execute();
}
