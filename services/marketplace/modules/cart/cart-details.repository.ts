import { sql } from 'kysely';
import type { DetailsChange } from './cart-details.domain.ts';
import type { Elsewhere } from './cart.domain.ts';
import type { Db } from './cart.repository.ts';

/** A buyer's choices for one supplier's part; undefined stays as it is. */
export interface DeliveryChoice {
  readonly supplierId: string;
  readonly deliveryMethodId?: string | undefined;
  readonly elsewhere?: Elsewhere | null | undefined;
}

/** The stored delivery window of a locked cart. */
export const arrivalOf = (trx: Db, userId: string) =>
  trx
    .selectFrom('carts')
    .select(['arrivesFrom', 'arrivesUntil'])
    .where('userId', '=', userId)
    .executeTakeFirst();

/** The destination yacht of a locked cart. */
export const yachtOf = async (trx: Db, userId: string): Promise<string | null> =>
  (await trx.selectFrom('carts').select('yachtId').where('userId', '=', userId).executeTakeFirst())
    ?.yachtId ?? null;

/** Whether the port exists, and the yacht is one on which the user works; true for undefined ones. */
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
        select from yacht_crew where yacht_id = ${yachtId ?? null}::uuid and user_id = ${userId}
      )) as "isKnown"`.execute(db);
  return rows[0]?.isKnown === true;
}

/** Whether every port given for a part of the cart exists. */
export async function arePortsKnown(trx: Db, choices: readonly DeliveryChoice[]): Promise<boolean> {
  const ports = new Set(choices.flatMap(({ elsewhere }) => elsewhere?.port ?? []));
  if (ports.size === 0) return true;
  const known = await trx
    .selectFrom('ports')
    .select('slug')
    .where('slug', 'in', [...ports])
    .execute();
  return known.length === ports.size;
}

/** Saves the given details of a locked cart. A berth belongs to its port: another port without a berth clears it. */
export async function saveDetails(trx: Db, userId: string, details: DetailsChange): Promise<void> {
  // Kysely leaves out undefined values; without any column there is no statement.
  if (Object.values(details).every((value) => value === undefined)) return;
  const { port, berth } = details;
  const isAnother = port !== undefined && berth === undefined;
  await trx
    .updateTable('carts')
    .set(details)
    .$if(isAnother, (update) =>
      update.set({ berth: sql`case when port is distinct from ${port}::text then null else berth end` }),
    )
    .where('userId', '=', userId)
    .execute();
}

/** Whether every method is currently offered by its supplier. */
export async function areOffered(
  trx: Db,
  choices: readonly DeliveryChoice[],
  currency: string,
): Promise<boolean> {
  const methods = choices.flatMap(({ supplierId, deliveryMethodId }) =>
    deliveryMethodId === undefined ? [] : { supplierId, deliveryMethodId },
  );
  const { rows } = await sql<{ areOffered: boolean }>`
    select count(m.id) = count(*) as "areOffered"
    from unnest(${methods.map(({ supplierId }) => supplierId)}::uuid[],
      ${methods.map(({ deliveryMethodId }) => deliveryMethodId)}::uuid[]) as c (supplier_id, method_id)
    left join delivery_methods m on m.id = c.method_id and m.supplier_id = c.supplier_id and m.archived_at is null
      and (m.currency = ${currency} or m.cost_minor = 0)`.execute(trx);
  return rows[0]?.areOffered === true;
}

/** Saves the choices for each given supplier, at most one per supplier. */
export async function saveDeliveries(
  trx: Db,
  userId: string,
  choices: readonly DeliveryChoice[],
): Promise<void> {
  await sql`
    merge into cart_deliveries d
    using (
      select ${userId}::uuid as user_id, c.* from unnest(
        ${choices.map(({ supplierId }) => supplierId)}::uuid[],
        ${choices.map(({ deliveryMethodId }) => deliveryMethodId ?? null)}::uuid[],
        ${choices.map(({ elsewhere }) => elsewhere !== undefined)}::boolean[],
        ${choices.map(({ elsewhere }) => elsewhere?.port ?? null)}::text[],
        ${choices.map(({ elsewhere }) => elsewhere?.address ?? null)}::text[]
      ) as c (supplier_id, method_id, is_moved, port, address)
    ) c on d.user_id = c.user_id and d.supplier_id = c.supplier_id
    when matched and c.is_moved and c.port is null and c.method_id is null and d.delivery_method_id is null then delete
    when matched then update set
      delivery_method_id = coalesce(c.method_id, d.delivery_method_id),
      port = case when c.is_moved then c.port else d.port end,
      address = case when c.is_moved then c.address else d.address end
    when not matched and (c.method_id is not null or c.port is not null) then
      insert (user_id, supplier_id, delivery_method_id, port, address)
      values (c.user_id, c.supplier_id, c.method_id, c.port, c.address)`.execute(trx);
}
