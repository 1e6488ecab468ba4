import type { Kysely } from 'kysely';
import { sumsOf } from '../../src/lib/trade-sums.ts';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';

export interface OrderedOf {
  readonly vendorId: string;
  /** The price of one, without tax; minor units. */
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

/** The initial stock of every item. */
export const stockBefore = 10;

/** A crew member. */
export async function insertBuyer(db: Kysely<Database>, now: Date): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      role: 'crew_member',
      firstName: 'Marina',
      lastName: 'Soler',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}

/** An order as after a checkout: its stock subtracted, its payment awaited; one line per sub-order. */
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
  const at = { createdAt: now, updatedAt: now };
  const sum = (pick: (sums: ReturnType<typeof sumsOf>) => number) =>
    parts.reduce((total, { sums }) => total + pick(sums), 0);
  const totalMinor = sum((sums) => sums.totalMinor);
  await db
    .insertInto('products')
    .values(
      parts.map(({ ids }) => ({
        id: ids.product,
        name: 'Fender F4',
        brand: null,
        partNumber: null,
        barcode: null,
        description: null,
        category: null,
        ...at,
      })),
    )
    .execute();
  await db
    .insertInto('inventoryItems')
    .values(
      parts.map(({ ids, vendorId, unitPriceMinor, quantity }) => ({
        id: ids.inventory,
        supplierId: vendorId,
        productId: ids.product,
        ownKey: ids.inventory,
        name: 'Fender F4',
        variant: null,
        sku: null,
        priceMinor: unitPriceMinor,
        currency,
        unit: null,
        taxBps: null,
        stock: stockBefore - quantity,
        reorderLevel: null,
        location: null,
        status: 'active' as const,
        importId: null,
        ...at,
      })),
    )
    .execute();
  await db
    .insertInto('orders')
    .values({
      id,
      buyerId: buyerId,
      status: 'pending_payment',
      currency,
      totalMinor: totalMinor,
      subtotalMinor: sum((s) => s.subtotalMinor),
      taxMinor: sum((s) => s.taxMinor),
      deliveryMinor: sum((s) => s.deliveryMinor),
      checkoutKey: `checkout-${id}`,
      bodySha256: 'none',
      expiresAt: expiresAt,
      placedAt: null,
      settledAt: null,
      ...at,
    })
    .execute();
  await db
    .insertInto('subOrders')
    .values(
      parts.map(({ ids, vendorId, commissionBps, sums }) => ({
        id: ids.subOrder,
        orderId: id,
        supplierId: vendorId,
        status: 'reserved' as const,
        currency,
        deliveryKind: 'berth' as const,
        deliveryName: 'To the berth',
        commissionBps: commissionBps,
        subtotalMinor: sums.subtotalMinor,
        taxMinor: sums.taxMinor,
        deliveryMinor: sums.deliveryMinor,
        totalMinor: sums.totalMinor,
        ...at,
      })),
    )
    .execute();
  await db
    .insertInto('subOrderLines')
    .values(
      parts.map(({ ids, unitPriceMinor, quantity, taxBps, sums }) => ({
        id: ids.line,
        subOrderId: ids.subOrder,
        position: 0,
        inventoryId: ids.inventory,
        productId: ids.product,
        name: 'Fender F4',
        variant: null,
        sku: null,
        unit: null,
        unitPriceMinor: unitPriceMinor,
        taxBps: taxBps,
        taxCategory: null,
        taxReason: null,
        quantity,
        countsStock: true,
        netMinor: sums.subtotalMinor,
        taxMinor: sums.taxMinor,
      })),
    )
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: newId(),
      purchaseId: id,
      saleId: null,
      status: 'created',
      amountMinor: totalMinor,
      currency,
      ...at,
    })
    .execute();
  return {
    id,
    buyerId,
    totalMinor,
    subOrderIds: parts.map(({ ids }) => ids.subOrder),
    lineIds: parts.map(({ ids }) => ids.line),
    inventoryIds: parts.map(({ ids }) => ids.inventory),
  };
}
