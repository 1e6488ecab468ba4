import { sql } from 'kysely';
import type { DeliveryKind } from '../../../platform/db/catalogue-tables.ts';
import { newId, systemIds } from '../../../platform/ids.ts';
import { countingStatements } from '../../../platform/testing/counting-statements.ts';
import { catalogueBench } from '../../catalogue/testing/catalogue-bench.ts';
import { createCart, type Cart, type CartParts, type Carts } from '../index.ts';

/** The quantity of each line, then of each line saved for later. */
export const quantities = ({ lines, savedLines }: Cart) => [
  lines.map(({ quantity }) => quantity),
  savedLines.map(({ quantity }) => quantity),
];

type Done = { readonly ok: true; readonly value: Cart } | { readonly ok: false; readonly error: unknown };

/** The cart that a call returned; throws if it was refused. */
export async function cartOf(done: Promise<Done>): Promise<Cart> {
  const answer = await done;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** A call's refusal, or 'done'. */
export async function refusalOf(done: Promise<Done>): Promise<unknown> {
  const answer = await done;
  return answer.ok ? 'done' : answer.error;
}

/** The cart with a catalogue, buyers, suppliers and delivery methods inserted into the tables. */
export async function cartBench() {
  const { db, clock, vendor, product, item, reset, drop } = await catalogueBench();
  const parts: CartParts = { db, clock, ids: systemIds, currency: 'EUR' };
  const carts = createCart(parts);

  const buyer = async (): Promise<string> => {
    const id = newId();
    await db
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.com`,
        role: 'crew_member',
        firstName: 'Mara',
        lastName: 'Lindqvist',
        phone: null,
        passwordHash: 'none',
        pictureFileId: null,
        closedAt: null,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      })
      .execute();
    return id;
  };

  const method = async (
    supplierId: string,
    name: string,
    costMinor: number,
    position = 0,
    reach: { readonly kind?: DeliveryKind; readonly ports?: string[] } = {},
  ): Promise<string> => {
    const id = newId();
    await db
      .insertInto('deliveryMethods')
      .values({
        id,
        supplierId,
        kind: reach.kind ?? 'berth',
        name,
        details: null,
        costMinor,
        currency: 'EUR',
        ports: reach.ports ?? null,
        position,
        createdAt: clock.now(),
        archivedAt: null,
      })
      .execute();
    return id;
  };

  /** An active supplier who delivers to the berth for 15 euros. */
  const supplier = async (change: Parameters<typeof vendor>[1] = {}): Promise<string> => {
    const id = await vendor('supplier', change);
    await method(id, 'To your berth', 1500);
    return id;
  };

  /** The key of a new offer, with a product of its own. */
  const offer = async (supplierId: string, change: Parameters<typeof item>[2] = {}) => {
    const productId = await product();
    return { productId, inventoryId: await item(supplierId, productId, change) };
  };

  /** Inserts further lines into an existing cart: one each, the first for 1.01 euros, the next for 1.02. */
  const fill = async (userId: string, supplierId: string, count: number): Promise<void> => {
    const shackles = sql`select md5('shackle ' || n)::uuid as id, 'Shackle ' || n as name, 100 + n as price_minor,
      ${clock.now()}::timestamptz + n * interval '1 second' as at from generate_series(1, ${count}::integer) n`;
    await sql`insert into products (id, name, created_at, updated_at) select id, name, at, at from (${shackles}) s`.execute(
      db,
    );
    await sql`
      insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, tax_bps, status, created_at,
        updated_at)
      select id, ${supplierId}, id, name, name, price_minor, 'EUR', 2100, 'active', at, at from (${shackles}) s`.execute(
      db,
    );
    await sql`
      insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
      select ${userId}, id, id, 1, price_minor, at from (${shackles}) s`.execute(db);
  };

  const changeItem = (inventoryId: string, change: Parameters<typeof item>[2] = {}) =>
    db.updateTable('inventoryItems').set(change).where('id', '=', inventoryId).execute();

  /** A call's result and its number of statements, without those that begin and end a transaction. */
  const statementsOf = async <Done>(call: (counted: Carts) => Promise<Done>) => {
    const counting = countingStatements(db);
    const done = await call(createCart({ ...parts, db: counting.db }));
    return { done, statements: counting.statements() };
  };

  const yachtOf = async (userId: string): Promise<string> => {
    const id = newId();
    const at = clock.now();
    await sql`
      with yacht as (insert into yachts (id, name, created_at, updated_at) values (${id}, 'Halcyon Tide', ${at}, ${at}))
      insert into yacht_members (yacht_id, user_id, joined_at) values (${id}, ${userId}, ${at})`.execute(db);
    return id;
  };

  return {
    carts,
    parts,
    db,
    clock,
    buyer,
    supplier,
    vendor,
    method,
    offer,
    yachtOf,
    fill,
    changeItem,
    statementsOf,
    reset,
    drop,
  };
}

export type CartBench = Awaited<ReturnType<typeof cartBench>>;
