import { sql } from 'kysely';
import type { SubOrderStatus, TransferStatus } from '../../platform/db/schema.ts';
import type { Db, Trx } from './payment.repository.ts';

export interface KeptTransfer {
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
    .selectFrom('sub_orders as s')
    .leftJoin('payment_accounts as a', 'a.vendor_id', 's.supplier_id')
    .select(['s.id', 's.order_id as orderId', 's.supplier_id as supplierId', 's.status'])
    .select('a.provider_account_id as providerAccountId')
    .select(
      sql<number>`(select count(*) from sub_orders o where o.order_id = s.order_id and o.id <= s.id)`.as(
        'position',
      ),
    )
    .where('s.id', '=', subOrderId)
    .executeTakeFirst()) ?? null;

/** Read by whoever holds the payment; null while nothing was captured for the sub-order. */
export const findTransfer = async (trx: Db, subOrderId: string): Promise<KeptTransfer | null> =>
  (await trx
    .selectFrom('transfers')
    .select(['id', 'sub_order_id as subOrderId', 'vendor_id as vendorId', 'status', 'currency', 'version'])
    .select(['amount_minor as amountMinor', 'reversed_minor as reversedMinor'])
    .select('provider_transfer_id as providerTransferId')
    .where('sub_order_id', '=', subOrderId)
    .executeTakeFirst()) ?? null;

/** What each sub-order will bring its vendor; those that are there stay as they are. */
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
        ...{ id: one.id, sub_order_id: one.subOrderId, vendor_id: one.vendorId, status: 'accrued' as const },
        ...{ amount_minor: one.amountMinor, currency: one.currency, provider_transfer_id: null },
        ...{ failure: null, created_at: now, updated_at: now },
      })),
    )
    .onConflict((conflict) => conflict.column('sub_order_id').doNothing())
    .execute();
}

/** What changes of a transfer; what is left out stays as it is. */
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
      ...(change.amountMinor !== undefined && { amount_minor: change.amountMinor }),
      ...(change.reversedMinor !== undefined && { reversed_minor: change.reversedMinor }),
      ...(change.providerTransferId !== undefined && { provider_transfer_id: change.providerTransferId }),
      ...(change.failure !== undefined && { failure: change.failure }),
      updated_at: now,
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
    .select('sub_order_id as id')
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'failed')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sub-orders of an order that were completed before their money was captured. */
export async function completedSubOrders(db: Db, orderId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sub_orders')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'completed')
    .execute();
  return rows.map(({ id }) => id);
}
