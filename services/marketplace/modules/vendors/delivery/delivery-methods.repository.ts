import { sql } from 'kysely';
import { collectionDetails } from '../../../../../src/lib/collection-details.ts';
import { daysOf, type DeliveryDays } from '../../../../../src/lib/delivery-reach.ts';
import type { DeliveryKind } from '../../../platform/db/catalogue-tables.ts';
import type { Db } from '../vendors.repository.ts';

/** A supplier's delivery method. The cost is in minor units of the market's currency, without tax. */
export interface DeliveryMethod {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly name: string;
  readonly details: string | null;
  /** Where it is collected, as lines; only of a collection in a port. */
  readonly address: string | null;
  readonly costMinor: number;
  /** Slugs of the ports that it reaches, or of the one in which goods are collected; null: every port. */
  readonly ports: readonly string[] | null;
  readonly days: DeliveryDays | null;
}

/** The default method: collection, free of charge. */
export async function insertFirstMethod(
  trx: Db,
  {
    id,
    supplierId,
    currency,
  }: { readonly id: string; readonly supplierId: string; readonly currency: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('deliveryMethods')
    .values({
      id,
      supplierId: supplierId,
      kind: 'collection',
      name: 'Collection',
      details: collectionDetails,
      costMinor: 0,
      currency,
      ports: null,
      daysFrom: null,
      daysTo: null,
      position: 1,
      createdAt: now,
      archivedAt: null,
    })
    .execute();
}

/**
 * A supplier's current methods, in its order. One with a cost in another currency than the market's cannot be charged.
 */
export async function findMethods(
  db: Db,
  supplierId: string,
  currency: string,
): Promise<readonly DeliveryMethod[]> {
  const rows = await db
    .selectFrom('deliveryMethods')
    .select(['id', 'kind', 'name', 'details', 'address', 'costMinor', 'ports', 'daysFrom', 'daysTo'])
    .where('supplierId', '=', supplierId)
    .where('archivedAt', 'is', null)
    .where((row) => row.or([row('currency', '=', currency), row('costMinor', '=', 0)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ daysFrom, daysTo, ...method }) => ({ ...method, days: daysOf(daysFrom, daysTo) }));
}

/** Replaces a locked supplier's methods by the list, in its order; omitted ones are kept for orders that use them. */
export async function replaceMethods(
  trx: Db,
  supplierId: string,
  methods: readonly DeliveryMethod[],
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('deliveryMethods')
    .set({ archivedAt: now })
    .where('supplierId', '=', supplierId)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`id <> all (${methods.map(({ id }) => id)}::uuid[])`)
    .execute();
  await trx
    .insertInto('deliveryMethods')
    .values(
      methods.map(({ id, kind, name, details, address, costMinor, ports, days }, index) => ({
        id,
        supplierId: supplierId,
        kind,
        name,
        details,
        address,
        costMinor: costMinor,
        currency,
        ports: ports === null ? null : [...ports],
        daysFrom: days?.from ?? null,
        daysTo: days?.to ?? null,
        position: index + 1,
        createdAt: now,
        archivedAt: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        name: row.ref('excluded.name'),
        details: row.ref('excluded.details'),
        address: row.ref('excluded.address'),
        costMinor: row.ref('excluded.costMinor'),
        currency: row.ref('excluded.currency'),
        ports: row.ref('excluded.ports'),
        daysFrom: row.ref('excluded.daysFrom'),
        daysTo: row.ref('excluded.daysTo'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}
