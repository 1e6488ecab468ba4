import { sql } from 'kysely';
import type { DetailsChange } from './cart-details.domain.ts';
import type { Db } from './cart.repository.ts';

export interface DeliveryChoice {
  readonly supplierId: string;
  readonly deliveryMethodId: string;
}

/** The stored delivery window of a locked cart. */
export const arrivalOf = (trx: Db, userId: string) =>
  trx
    .selectFrom('carts')
    .select(['arrivesFrom', 'arrivesUntil'])
    .where('userId', '=', userId)
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

/** Saves the given details of a locked cart. */
export async function saveDetails(trx: Db, userId: string, details: DetailsChange): Promise<void> {
  // Kysely leaves out what is undefined; without a column there is no statement.
  if (Object.values(details).every((value) => value === undefined)) return;
  await trx.updateTable('carts').set(details).where('userId', '=', userId).execute();
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
    .insertInto('cartDeliveries')
    .values(
      choices.map(({ supplierId, deliveryMethodId }) => ({
        userId: userId,
        supplierId: supplierId,
        deliveryMethodId: deliveryMethodId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'supplierId'])
        .doUpdateSet((row) => ({ deliveryMethodId: row.ref('excluded.deliveryMethodId') })),
    )
    .execute();
}
