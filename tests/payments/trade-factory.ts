import type { Kysely } from 'kysely';
import { sumsOf } from '../../src/lib/trade-sums.ts';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';

export interface OrderedOf {
  readonly vendorId: string;
  /** What one of it costs, without tax; minor units. */
  readonly unitPriceMinor: number;
  readonly quantity: number;
  readonly taxBps?: number;
  readonly deliveryMinor?: number;
  readonly commissionBps?: number;
}

export interface MadeOrder {
  readonly id: string;
  readonly buyerId: string;
  readonly subOrderIds: readonly string[];
  readonly lineIds: readonly string[];
  readonly inventoryIds: readonly string[];
  readonly totalMinor: number;
}

/** How many of everything there were before anything was ordered. */
export const stockBefore = 10;

/** A crew member. */
export async function insertBuyer(db: Kysely<Database>, now: Date): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      ...{ id, email: `${id}@example.com`, role: 'crew_member', first_name: 'Marina', last_name: 'Soler' },
      ...{ phone: null, password_hash: 'none', picture_file_id: null, created_at: now, updated_at: now },
    })
    .execute();
  return id;
}

/** An order as a checkout leaves it: its stock taken, its payment waiting; one line for each sub-order. */
export async function insertOrder(
  db: Kysely<Database>,
  {
    buyerId,
    of,
    currency = 'EUR',
    now,
    expiresAt = new Date(now.getTime() + 15 * 60_000),
  }: {
    readonly buyerId: string;
    readonly of: readonly OrderedOf[];
    readonly currency?: string;
    readonly now: Date;
    readonly expiresAt?: Date;
  },
): Promise<MadeOrder> {
  const parts = of.map((one) => {
    const { taxBps = 0, deliveryMinor = 0, commissionBps = 1000, ...rest } = one;
    const ids = { subOrder: newId(), line: newId(), inventory: newId(), product: newId() };
    return { ...rest, taxBps, commissionBps, ids, sums: sumsOf([{ ...one, taxBps }], deliveryMinor) };
  });
  const id = newId();
  const at = { created_at: now, updated_at: now };
  const sum = (pick: (sums: ReturnType<typeof sumsOf>) => number) =>
    parts.reduce((total, { sums }) => total + pick(sums), 0);
  const totalMinor = sum((sums) => sums.totalMinor);
  await db
    .insertInto('products')
    .values(
      parts.map(({ ids }) => ({
        ...{ id: ids.product, name: 'Fender F4', brand: null, part_number: null, barcode: null },
        ...{ description: null, category: null, image_url: null, ...at },
      })),
    )
    .execute();
  await db
    .insertInto('inventory_items')
    .values(
      parts.map(({ ids, vendorId, unitPriceMinor, quantity }) => ({
        ...{ id: ids.inventory, supplier_id: vendorId, product_id: ids.product, own_key: ids.inventory },
        ...{ name: 'Fender F4', variant: null, sku: null, price_minor: unitPriceMinor, currency, unit: null },
        ...{ tax_bps: null, stock: stockBefore - quantity, reorder_level: null, location: null },
        ...{ status: 'active' as const, import_id: null, ...at },
      })),
    )
    .execute();
  await db
    .insertInto('orders')
    .values({
      ...{ id, buyer_id: buyerId, status: 'pending_payment', currency, total_minor: totalMinor },
      ...{ subtotal_minor: sum((s) => s.subtotalMinor), tax_minor: sum((s) => s.taxMinor) },
      ...{ delivery_minor: sum((s) => s.deliveryMinor), yacht_id: null, yacht_name: null, port: null },
      ...{ berth: null, contact: null, arrives_from: null, arrives_until: null, latest_useful_on: null },
      ...{ checkout_key: `checkout-${id}`, body_sha256: 'none', expires_at: expiresAt },
      ...{ placed_at: null, settled_at: null, ...at },
    })
    .execute();
  await db
    .insertInto('sub_orders')
    .values(
      parts.map(({ ids, vendorId, commissionBps, sums }) => ({
        ...{ id: ids.subOrder, order_id: id, supplier_id: vendorId, status: 'reserved' as const, currency },
        ...{ delivery_kind: 'berth' as const, delivery_name: 'To the berth', commission_bps: commissionBps },
        ...{ subtotal_minor: sums.subtotalMinor, tax_minor: sums.taxMinor },
        ...{ delivery_minor: sums.deliveryMinor, total_minor: sums.totalMinor, ...at },
      })),
    )
    .execute();
  await db
    .insertInto('sub_order_lines')
    .values(
      parts.map(({ ids, unitPriceMinor, quantity, taxBps, sums }) => ({
        ...{ id: ids.line, sub_order_id: ids.subOrder, position: 0, inventory_id: ids.inventory },
        ...{ product_id: ids.product, name: 'Fender F4', variant: null, sku: null, unit: null },
        ...{ unit_price_minor: unitPriceMinor, tax_bps: taxBps, quantity, counts_stock: true },
        ...{ net_minor: sums.subtotalMinor, tax_minor: sums.taxMinor },
      })),
    )
    .execute();
  await db
    .insertInto('payments')
    .values({
      ...{ id: newId(), order_id: id, status: 'created', amount_minor: totalMinor, currency, ...at },
    })
    .execute();
  return {
    ...{ id, buyerId, totalMinor },
    subOrderIds: parts.map(({ ids }) => ids.subOrder),
    lineIds: parts.map(({ ids }) => ids.line),
    inventoryIds: parts.map(({ ids }) => ids.inventory),
  };
}
