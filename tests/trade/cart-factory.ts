import type { Kysely } from 'kysely';
import type { BillTo } from '../../src/lib/bill-to.ts';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';

interface CartPart {
  readonly vendorId: string;
  readonly deliveryMinor: number;
  /** The port where its goods are collected, if they are not delivered. */
  readonly collectedIn?: string;
  readonly lines: readonly {
    readonly unitPriceMinor: number;
    readonly quantity: number;
    readonly taxBps: number;
  }[];
}

/** A cart with items of several suppliers, each with one delivery method; returns its version. */
export async function insertCart(
  db: Kysely<Database>,
  {
    buyerId,
    parts,
    port,
    billTo,
    now,
  }: {
    readonly buyerId: string;
    readonly parts: readonly CartPart[];
    readonly port: string;
    readonly billTo: BillTo | null;
    readonly now: Date;
  },
): Promise<number> {
  const at = { createdAt: now, updatedAt: now };
  const cart = { id: newId(), userId: buyerId, port, berth: 'Q12', billTo, updatedAt: now };
  const { version } = await db
    .insertInto('carts')
    .values(cart)
    .returning('version')
    .executeTakeFirstOrThrow();
  for (const [index, { vendorId, deliveryMinor, collectedIn, lines }] of parts.entries()) {
    await db
      .insertInto('deliveryMethods')
      .values({
        id: newId(),
        supplierId: vendorId,
        kind: collectedIn === undefined ? 'berth' : 'collection',
        name: collectedIn === undefined ? 'Van to your berth' : 'At our counter',
        details: null,
        costMinor: deliveryMinor,
        currency: 'EUR',
        ports: collectedIn === undefined ? null : [collectedIn],
        position: 0,
        createdAt: now,
        archivedAt: null,
      })
      .execute();
    for (const [position, { unitPriceMinor, quantity, taxBps }] of lines.entries()) {
      const [productId, inventoryId] = [newId(), newId()];
      const name = `Thing ${index + 1}.${position + 1}`;
      await db
        .insertInto('products')
        .values({
          id: productId,
          name,
          brand: null,
          partNumber: null,
          barcode: null,
          description: null,
          category: null,
          ...at,
        })
        .execute();
      await db
        .insertInto('inventoryItems')
        .values({
          id: inventoryId,
          supplierId: vendorId,
          productId,
          ownKey: inventoryId,
          name,
          variant: null,
          sku: null,
          priceMinor: unitPriceMinor,
          currency: 'EUR',
          unit: null,
          taxBps,
          stock: 100,
          reorderLevel: null,
          location: null,
          status: 'active',
          importId: null,
          ...at,
        })
        .execute();
      await db
        .insertInto('cartLines')
        .values({
          userId: buyerId,
          inventoryId,
          productId,
          quantity,
          seenPriceMinor: unitPriceMinor,
          // In this order.
          addedAt: new Date(now.getTime() + index * 100 + position),
        })
        .execute();
    }
  }
  return version;
}
