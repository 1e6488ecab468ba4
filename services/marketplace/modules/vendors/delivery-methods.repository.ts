import { sql } from 'kysely';
import type { DeliveryKind } from '../../platform/db/schema.ts';
import type { Db } from './vendors.repository.ts';

/** How a supplier delivers. The cost is in minor units of the market's currency and not taxed. */
export interface DeliveryMethod {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly name: string;
  readonly details: string | null;
  readonly costMinor: number;
}

/** What is free is free in every currency: whoever reads it says it in the market's. */
const currencyOfNothing = 'EUR';

/** What everybody can do from the start: give it to whoever comes for it. */
export async function insertFirstMethod(
  trx: Db,
  { id, supplierId }: { readonly id: string; readonly supplierId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('delivery_methods')
    .values({
      ...{ id, supplier_id: supplierId, kind: 'collection', name: 'Collection' },
      ...{ details: 'Collect it from our address.', cost_minor: 0, currency: currencyOfNothing },
      ...{ position: 1, created_at: now, archived_at: null },
    })
    .execute();
}

/** What a supplier offers now, in its order; a cost in another currency than the market's is none that can be charged. */
export const findMethods = (
  db: Db,
  supplierId: string,
  currency: string,
): Promise<readonly DeliveryMethod[]> =>
  db
    .selectFrom('delivery_methods')
    .select(['id', 'kind', 'name', 'details', 'cost_minor as costMinor'])
    .where('supplier_id', '=', supplierId)
    .where('archived_at', 'is', null)
    .where((row) => row.or([row('currency', '=', currency), row('cost_minor', '=', 0)]))
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Replaces what a held supplier offers by the list, in its order; what is left out is kept for those who chose it. */
export async function replaceMethods(
  trx: Db,
  supplierId: string,
  methods: readonly DeliveryMethod[],
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('delivery_methods')
    .set({ archived_at: now })
    .where('supplier_id', '=', supplierId)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`id <> all (${methods.map(({ id }) => id)}::uuid[])`)
    .execute();
  await trx
    .insertInto('delivery_methods')
    .values(
      methods.map(({ id, kind, name, details, costMinor }, index) => ({
        ...{ id, supplier_id: supplierId, kind, name, details, cost_minor: costMinor, currency },
        ...{ position: index + 1, created_at: now, archived_at: null },
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        name: row.ref('excluded.name'),
        details: row.ref('excluded.details'),
        cost_minor: row.ref('excluded.cost_minor'),
        currency: row.ref('excluded.currency'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}
