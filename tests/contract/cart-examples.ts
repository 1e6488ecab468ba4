import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import { exampleCompany } from './example-company.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';

/** The caller, signed in with `token`. */
async function signedIn({ db }: RealApp, token: string, role: 'crew_member' | 'supplier'): Promise<void> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, 'mara.lindqvist@example.com', ${role}, 'Mara', 'Lindqvist', 'none', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${id}, 'Firefox on Windows', ${at}, ${at}, '2026-12-20T08:30:00Z')`.execute(
    db,
  );
}

/** The supplier of the examples, who has the caller's id, like everything in them. */
async function chandlery({ db }: RealApp): Promise<void> {
  await sql`
    insert into vendors (id, opened_by, kind, status, trading_name, country, vat_number, created_at, updated_at)
    values (${id}, ${id}, 'supplier', 'active', 'Xarxa Chandlery', 'ES', 'ESB12345674', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into delivery_methods (id, supplier_id, kind, name, details, cost_minor, currency, ports, days_from, days_to, position, created_at)
    values (${id}, ${id}, 'berth', 'To your berth', 'Weekdays, 08:00 to 17:00.', 1500, 'EUR', '{palma,ibiza}', 1, 2, 1, ${at})`.execute(
    db,
  );
}

async function yacht({ db }: RealApp, { berth, version }: { berth: string; version: number }): Promise<void> {
  await sql`delete from yachts where id = ${id}`.execute(db);
  await sql`
    with yacht as (
      insert into yachts (id, name, port, berth, version, created_at, updated_at)
      values (${id}, 'Halcyon Tide', 'palma', ${berth}, ${version}, ${at}, ${at}))
    insert into yacht_members (yacht_id, user_id, joined_at) values (${id}, ${id}, ${at})`.execute(db);
}

interface CartShown {
  readonly version: number;
  /** The stock of the fender; 0 for none. */
  readonly quantity: number;
  readonly hasDetails: boolean;
}

/** The cart of the examples, its buyer signed in with `token`, and the items in it. */
export async function cartThere(
  app: RealApp,
  token: string,
  { version, quantity, hasDetails }: CartShown,
): Promise<void> {
  const { db } = app;
  await signedIn(app, token, 'crew_member');
  await chandlery(app);
  await yacht(app, { berth: 'Q12', version: 1 });
  await sql`
    with product as (
      insert into products (id, name, category, departments, created_at, updated_at)
      values (${id}, 'Fender F4', 'Fenders', '{exterior}', ${at}, ${at})
      on conflict do nothing)
    insert into inventory_items (id, supplier_id, product_id, own_key, name, variant, price_minor, currency, tax_bps, stock, status,
      created_at, updated_at)
    values (${id}, ${id}, ${id}, 'f4', 'Fender F4', 'Navy', 8950, 'EUR', 2100, 24, 'active', ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into carts (user_id, id, version, updated_at) values (${id}, ${id}, ${version}, ${at})`.execute(
    db,
  );
  if (hasDetails)
    await sql`
      update carts set (yacht_id, port, berth, contact, arrives_from, arrives_until, latest_useful_on, note_to_supplier, if_incomplete,
        bill_to, po_number, cost_centre)
        = (${id}::uuid, 'palma', 'Q12', 'Marina Soler', ${at}::timestamptz, ${at}::timestamptz, '2026-11-27'::date,
          'Please call before you come alongside.', 'send', ${JSON.stringify(exampleCompany)}::jsonb, 'HT-2026-114', 'Deck')`.execute(
      db,
    );
  if (quantity > 0)
    await sql`
      insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
      values (${id}, ${id}, ${id}, ${quantity}, 8950, ${at})`.execute(db);
}

/** The data needed before the examples of the cart, of yachts and of deliveries can be sent with `token`. */
export const cartArrangements = (app: () => RealApp, token: string): Record<string, () => Promise<void>> => {
  const cart = (shown: CartShown) => () => cartThere(app(), token, shown);
  const crew = () => signedIn(app(), token, 'crew_member');
  const supplier = async () => {
    await signedIn(app(), token, 'supplier');
    await chandlery(app());
  };
  return {
    addToCart: cart({ version: 2, quantity: 0, hasDetails: true }),
    getCart: cart({ version: 3, quantity: 2, hasDetails: true }),
    getCartOfOne: cart({ version: 3, quantity: 0, hasDetails: true }),
    getCartSummary: cart({ version: 3, quantity: 2, hasDetails: true }),
    updateCartQuantity: cart({ version: 2, quantity: 1, hasDetails: true }),
    removeFromCart: cart({ version: 3, quantity: 2, hasDetails: false }),
    clearCart: cart({ version: 3, quantity: 2, hasDetails: false }),
    updateCartDetails: cart({ version: 2, quantity: 2, hasDetails: false }),
    mergeCart: cart({ version: 2, quantity: 1, hasDetails: true }),
    addYacht: async () => {
      await crew();
      await app().db.deleteFrom('yachts').execute();
    },
    listYachts: async () => {
      await crew();
      await yacht(app(), { berth: 'Q12', version: 1 });
    },
    updateYacht: async () => {
      await crew();
      await yacht(app(), { berth: 'Q12', version: 3 });
    },
    setYachtPlaces: async () => {
      await crew();
      await yacht(app(), { berth: 'Q12', version: 3 });
    },
    setYachtPeople: async () => {
      await crew();
      await yacht(app(), { berth: 'Q12', version: 3 });
    },
    listDeliveryMethods: supplier,
    setDeliveryMethods: async () => {
      await supplier();
      await app().db.deleteFrom('deliveryMethods').execute();
    },
  };
};

const withData = (example: Json, change: Json): Json => ({
  ...example,
  data: { ...(Object(example.data) as Json), ...change },
});

/** The key of an example is shortened. */
const wholeKey = (cart: Json): string => `checkout-${id}-${String(cart.version)}`;
const withWholeKey = (answer: Json, example: Json) =>
  expect(answer).toEqual(withData(example, { checkoutKey: wholeKey(Object(example.data) as Json) }));

export const cartComparisons: Record<string, (answer: Json, example: Json) => void> = {
  addToCart: withWholeKey,
  getCart: withWholeKey,
  getCartOfOne: (answer, example) =>
    expect(answer).toEqual(withData(example, { checkoutKey: `only-${id}-3-${id}-2` })),
  updateCartQuantity: withWholeKey,
  removeFromCart: withWholeKey,
  clearCart: withWholeKey,
  updateCartDetails: withWholeKey,
  mergeCart: (answer, example) => {
    const cart = Object(Object(example.data).cart) as Json;
    expect(answer).toEqual(withData(example, { cart: { ...cart, checkoutKey: wholeKey(cart) } }));
  },
  // The example's If-Match names an older version than its answer.
  updateYacht: (answer, example) => expect(answer).toEqual(withData(example, { version: 4 })),
  setYachtPlaces: (answer, example) => expect(answer).toEqual(withData(example, { version: 4 })),
  setYachtPeople: (answer, example) => expect(answer).toEqual(withData(example, { version: 4 })),
};
