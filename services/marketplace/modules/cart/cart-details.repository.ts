import { sql } from 'kysely';
import type { DetailsChange } from './cart-details.domain.ts';
import type { Db } from './cart.repository.ts';

export interface DeliveryChoice {
  readonly supplierId: string;
  readonly deliveryMethodId: string;
}

/** The window in which a held cart may arrive, as it was said so far. */
export const arrivalOf = (trx: Db, userId: string) =>
  trx
    .selectFrom('carts')
    .select(['arrives_from as arrivesFrom', 'arrives_until as arrivesUntil'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whether there is such a port, and such a yacht on which this person works; what is not named is known. */
export async function isPlaceKnown(
  db: Db,
  userId: string,
  {
    yachtId,
    port,
  }: { readonly yachtId?: string | null | undefined; readonly port?: string | null | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select (${port ?? null}::text is null or exists (select from ports where slug = ${port ?? null}))
      and (${yachtId ?? null}::uuid is null or exists (
        select from yacht_members where yacht_id = ${yachtId ?? null}::uuid and user_id = ${userId}
      )) as "isKnown"`.execute(db);
  return rows[0]?.isKnown === true;
}

/** Saves what is given of a held cart's details. */
export async function saveDetails(trx: Db, userId: string, details: DetailsChange): Promise<void> {
  const columns = {
    yacht_id: details.yachtId,
    port: details.port,
    berth: details.berth,
    contact: details.contact,
    arrives_from: details.arrivesFrom,
    arrives_until: details.arrivesUntil,
    latest_useful_on: details.latestUsefulOn,
  };
  // Kysely leaves out what is undefined; without a column there is no statement.
  if (Object.values(columns).every((value) => value === undefined)) return;
  await trx.updateTable('carts').set(columns).where('user_id', '=', userId).execute();
}

/** Whether every method is one that its supplier offers now. */
export async function areOffered(
  trx: Db,
  choices: readonly DeliveryChoice[],
  currency: string,
): Promise<boolean> {
  const { rows } = await sql<{ areOffered: boolean }>`
    select count(m.id) = count(*) as "areOffered"
    from unnest(${choices.map(({ supplierId }) => supplierId)}::uuid[],
      ${choices.map(({ deliveryMethodId }) => deliveryMethodId)}::uuid[]) as c (supplier_id, method_id)
    left join delivery_methods m on m.id = c.method_id and m.supplier_id = c.supplier_id and m.archived_at is null
      and (m.currency = ${currency} or m.cost_minor = 0)`.execute(trx);
  return rows[0]?.areOffered === true;
}

/** Replaces the choice for each supplier named; one at most for each. */
export async function saveDeliveries(
  trx: Db,
  userId: string,
  choices: readonly DeliveryChoice[],
): Promise<void> {
  await trx
    .insertInto('cart_deliveries')
    .values(
      choices.map(({ supplierId, deliveryMethodId }) => ({
        ...{ user_id: userId, supplier_id: supplierId, delivery_method_id: deliveryMethodId },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'supplier_id'])
        .doUpdateSet((row) => ({ delivery_method_id: row.ref('excluded.delivery_method_id') })),
    )
    .execute();
}
