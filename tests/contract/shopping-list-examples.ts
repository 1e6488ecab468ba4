import { sql } from 'kysely';
import { expect } from 'vitest';
import { cartThere } from './cart-examples.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';

/** A supplier of a product with brand and part number, for a list. */
async function marketThere(app: RealApp, token: string, quantity = 0): Promise<void> {
  await cartThere(app, token, { version: 2, quantity, hasDetails: true });
  await sql`update products set brand = 'Polyform', part_number = 'F-4' where id = ${id}`.execute(app.db);
}

interface ListShown {
  readonly isRemoved?: boolean;
  readonly hasLine?: boolean;
  readonly kind?: 'named' | 'favourites';
}

async function listThere(app: RealApp, token: string, shown: ListShown = {}): Promise<void> {
  const { isRemoved = false, hasLine = true, kind = 'named' } = shown;
  await marketThere(app, token);
  await sql`
    insert into shopping_lists (id, user_id, kind, name, removed_at, created_at, updated_at)
    values (${id}, ${id}, ${kind}, 'Spring refit', ${isRemoved ? at : null}, ${at}, ${at})`.execute(app.db);
  if (hasLine)
    await sql`
      insert into shopping_list_lines (id, list_id, product_id, inventory_id, quantity, seen_price_minor)
      values (${id}, ${id}, ${id}, ${id}, 2, 8950)`.execute(app.db);
}

/** An order of two fenders, when they cost 85 euros. */
async function orderedThere(app: RealApp, token: string): Promise<void> {
  const { db } = app;
  await marketThere(app, token);
  await sql`
    insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, checkout_key,
      body_sha256, expires_at, placed_at, created_at, updated_at)
    values (${id}, ${id}, 'completed', 'EUR', 17000, 0, 0, 17000, ${id}, 'none', ${at}, ${at}, ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into sub_orders (id, order_id, supplier_id, status, currency, delivery_kind, delivery_name, subtotal_minor, tax_minor,
      delivery_minor, total_minor, commission_bps, created_at, updated_at)
    values (${id}, ${id}, ${id}, 'completed', 'EUR', 'berth', 'To your berth', 17000, 0, 0, 17000, 1000, ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into sub_order_lines (id, sub_order_id, position, inventory_id, product_id, name, unit_price_minor, tax_bps, quantity,
      net_minor, tax_minor, counts_stock)
    values (${id}, ${id}, 0, ${id}, ${id}, 'Fender F4', 8500, 0, 2, 17000, 0, true)`.execute(db);
}

/** The data needed before the examples of shopping lists can be sent with `token`. */
export const shoppingListArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => {
  const list =
    (shown: ListShown = {}) =>
    () =>
      listThere(app(), token, shown);
  return {
    orderAgain: () => orderedThere(app(), token),
    fillCart: () => marketThere(app(), token),
    restoreCart: () => cartThere(app(), token, { version: 3, quantity: 2, hasDetails: false }),
    priceVisitorCart: () => marketThere(app(), token),
    listShoppingLists: list(),
    createShoppingList: () => marketThere(app(), token),
    getShoppingList: list(),
    renameShoppingList: list(),
    removeShoppingList: list(),
    restoreShoppingList: list({ isRemoved: true }),
    setShoppingListLines: list({ hasLine: false }),
    putShoppingListInCart: list(),
    listFavourites: list({ kind: 'favourites' }),
    setFavourite: () => marketThere(app(), token),
    findParts: () => marketThere(app(), token),
  };
};

/** The checkout's key is shortened in the examples. */
const withWholeKey = (cart: unknown): Json => {
  const whole = Object(cart) as Json;
  return { ...whole, checkoutKey: `checkout-${id}-${String(whole.version)}` };
};

const asFilled = (answer: Json, example: Json) => {
  const data = Object(example.data) as Json;
  expect(answer).toEqual({ ...example, data: { ...data, cart: withWholeKey(data.cart) } });
};

export const shoppingListComparisons: Record<string, (answer: Json, example: Json) => void> = {
  orderAgain: asFilled,
  fillCart: asFilled,
  putShoppingListInCart: asFilled,
  restoreCart: (answer, example) => expect(answer).toEqual({ ...example, data: withWholeKey(example.data) }),
};
