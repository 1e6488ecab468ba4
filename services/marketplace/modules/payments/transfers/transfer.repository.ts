import { sql } from 'kysely';
import type { PurchaseKind, SaleKind, TransferStatus } from '../../../platform/db/trade-tables.ts';
import { salesOf, type Db, type Trx } from '../payment/payment.repository.ts';
import type { Goods } from '../refunds/refund-shares.domain.ts';
import type { PaymentKey } from '../purchase-money.domain.ts';

export interface StoredTransfer {
  readonly id: string;
  readonly saleId: string;
  readonly vendorId: string;
  readonly status: TransferStatus;
  readonly amountMinor: number;
  readonly reversedMinor: number;
  readonly currency: string;
  readonly providerTransferId: string | null;
  readonly version: number;
}

/** A sale with the data about its money. */
export interface PaidSale {
  readonly id: string;
  readonly kind: SaleKind;
  readonly purchaseId: string;
  readonly purchaseKind: PurchaseKind;
  /** `Q-10001/2`, `B-10001`. */
  readonly number: string;
  readonly vendorId: string;
  /** Whether the vendor has earned what was not refunded. */
  readonly isEarned: boolean;
  /** The price of the goods with tax and before tax, without delivery. */
  readonly goods: Goods;
  /** The vendor's account at the provider; null without one. */
  readonly providerAccountId: string | null;
}

// For a booking that its buyer cancelled or missed, the provider has earned what is not refunded.
const isEarned = sql<boolean>`case x.kind
    when 'sub_order' then (select status = 'completed' from sub_orders where id = x.id)
    else (select status in ('completed', 'no_show', 'cancelled_by_crew') from bookings where id = x.purchase_id)
  end`;

const goods = sql<Goods>`(
    select json_build_object('netMinor', g.net, 'grossMinor', g.net + g.tax) from (
      select coalesce(accepted_subtotal_minor, 0) as net, coalesce(accepted_tax_minor, 0) as tax from sub_orders where id = x.id
      union all select subtotal_minor, tax_minor from bookings where id = x.id
      union all select subtotal_minor, tax_minor from supplements where id = x.id
    ) g
  )`;

export const findPaidSale = async (db: Db, saleId: string): Promise<PaidSale | null> =>
  (await db
    .selectFrom('sales as x')
    .innerJoin('purchases as u', 'u.id', 'x.purchaseId')
    .leftJoin('paymentAccounts as a', 'a.vendorId', 'x.vendorId')
    .select(['x.id', 'x.kind', 'x.purchaseId', 'x.vendorId', 'u.kind as purchaseKind'])
    .select(['a.providerAccountId', isEarned.as('isEarned'), goods.as('goods')])
    .select(
      sql<string>`case x.kind when 'booking' then u.number else u.number || '/' ||
        (select count(*) from sales o where o.purchase_id = x.purchase_id and o.id <= x.id) end`.as('number'),
    )
    .where('x.id', '=', saleId)
    .executeTakeFirst()) ?? null;

/** Whether the vendor has earned what was not refunded of a sale. */
export async function isEarnedSale(db: Db, saleId: string): Promise<boolean> {
  const sale = await findPaidSale(db, saleId);
  return sale?.isEarned === true;
}

/** Must be read with the payment locked; null while nothing is captured for the sale. */
export const findTransfer = async (trx: Db, saleId: string): Promise<StoredTransfer | null> =>
  (await trx
    .selectFrom('transfers')
    .select(['id', 'saleId', 'vendorId', 'status', 'currency', 'version'])
    .select(['amountMinor', 'reversedMinor'])
    .select('providerTransferId')
    .where('saleId', '=', saleId)
    .executeTakeFirst()) ?? null;

/** Inserts a transfer per sale; existing ones stay as they are. */
export async function insertTransfers(
  trx: Trx,
  transfers: readonly {
    readonly id: string;
    readonly saleId: string;
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
        saleId: one.saleId,
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
    .onConflict((conflict) => conflict.column('saleId').doNothing())
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

/** Increments the version and returns it. */
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

/** Sales whose transfer failed. */
export async function failedTransfersOf(db: Db, vendorId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('transfers')
    .select('saleId as id')
    .where('vendorId', '=', vendorId)
    .where('status', '=', 'failed')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sales of a payment that were earned before their money was captured. */
export async function earnedSales(db: Db, key: PaymentKey): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select x.id from sales x
    where x.id = any(${await salesOf(db, key)}::uuid[]) and ${isEarned}
    order by x.id`.execute(db);
  return rows.map(({ id }) => id);
}
