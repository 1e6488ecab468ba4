import { sql } from 'kysely';
import type { SubOrderStatus, TransferStatus } from '../../platform/db/schema.ts';
import type { Db, Trx } from './payment.repository.ts';

export interface StoredTransfer {
  readonly id: string;
  readonly subOrderId: string;
  readonly vendorId: string;
  readonly status: TransferStatus;
  readonly amountMinor: number;
  readonly reversedMinor: number;
  readonly currency: string;
  readonly providerTransferId: string | null;
  readonly version: number;
}

/** A sub-order as far as its money is concerned. */
export interface PaidSubOrder {
  readonly id: string;
  readonly orderId: string;
  /** Counts from 1, in the order of the ids. */
  readonly position: number;
  readonly supplierId: string;
  readonly status: SubOrderStatus;
  /** Where the supplier is paid; null while they have no account. */
  readonly providerAccountId: string | null;
}

export const findPaidSubOrder = async (db: Db, subOrderId: string): Promise<PaidSubOrder | null> =>
  (await db
    .selectFrom('subOrders as s')
    .leftJoin('paymentAccounts as a', 'a.vendorId', 's.supplierId')
    .select(['s.id', 's.orderId', 's.supplierId', 's.status'])
    .select('a.providerAccountId')
    .select(
      sql<number>`(select count(*) from sub_orders o where o.order_id = s.order_id and o.id <= s.id)`.as(
        'position',
      ),
    )
    .where('s.id', '=', subOrderId)
    .executeTakeFirst()) ?? null;

/** Read with the payment locked; null while nothing was captured for the sub-order. */
export const findTransfer = async (trx: Db, subOrderId: string): Promise<StoredTransfer | null> =>
  (await trx
    .selectFrom('transfers')
    .select(['id', 'subOrderId', 'vendorId', 'status', 'currency', 'version'])
    .select(['amountMinor', 'reversedMinor'])
    .select('providerTransferId')
    .where('subOrderId', '=', subOrderId)
    .executeTakeFirst()) ?? null;

/** Inserts a transfer per sub-order; existing ones stay as they are. */
export async function insertTransfers(
  trx: Trx,
  transfers: readonly {
    readonly id: string;
    readonly subOrderId: string;
    readonly vendorId: string;
    readonly amountMinor: number;
    readonly currency: string;
  }[],
  now: Date,
): Promise<void> {
  if (transfers.length === 0) return;
  await trx
    .insertInto('transfers')
    .values(
      transfers.map((one) => ({
        id: one.id,
        subOrderId: one.subOrderId,
        vendorId: one.vendorId,
        status: 'accrued' as const,
        amountMinor: one.amountMinor,
        currency: one.currency,
        providerTransferId: null,
        failure: null,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflict((conflict) => conflict.column('subOrderId').doNothing())
    .execute();
}

/** A transfer's changes; undefined fields stay unchanged. */
export interface TransferChange {
  readonly status?: TransferStatus;
  readonly amountMinor?: number;
  readonly reversedMinor?: number;
  readonly providerTransferId?: string;
  readonly failure?: string | null;
}

/** The version counts on, and is returned. */
export async function saveTransfer(trx: Trx, id: string, change: TransferChange, now: Date): Promise<number> {
  const { version } = await trx
    .updateTable('transfers')
    .set({
      ...(change.status && { status: change.status }),
      ...(change.amountMinor !== undefined && { amountMinor: change.amountMinor }),
      ...(change.reversedMinor !== undefined && { reversedMinor: change.reversedMinor }),
      ...(change.providerTransferId !== undefined && { providerTransferId: change.providerTransferId }),
      ...(change.failure !== undefined && { failure: change.failure }),
      updatedAt: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Sub-orders whose supplier could not be sent their part. */
export async function failedTransfersOf(db: Db, vendorId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('transfers')
    .select('subOrderId as id')
    .where('vendorId', '=', vendorId)
    .where('status', '=', 'failed')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sub-orders of an order that were completed before their money was captured. */
export async function completedSubOrders(db: Db, orderId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('subOrders')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', '=', 'completed')
    .execute();
  return rows.map(({ id }) => id);
}
