import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemIds } from '../../services/marketplace/platform/ids.ts';
import { callsOf, password, refusal } from './calls.ts';
import { insertPerson, newSession, startRealApp, type PersonRow, type RealApp } from './real-app.ts';
import { emptyTables } from '../database/empty-tables.ts';

let app: RealApp;
let token: string;
let mara: PersonRow;
let fender: { readonly inventoryId: string; readonly productId: string };
beforeAll(async () => {
  app = await startRealApp({ ids: { newCode: () => '482913' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.db, 'users', 'signUps', 'sessions', 'throttles', 'products');
  mara = await insertPerson(app, 'crew_member');
  token = (await newSession(app, mara)).token;
  fender = await fenderOnSale(3);
});
const { send, signedUp } = callsOf(() => app);

/** A fender for 89.50 euros with this stock. */
async function fenderOnSale(stock: number) {
  const { id: supplier } = await insertPerson(app, 'supplier');
  const [inventoryId, productId] = [systemIds.newId(), systemIds.newId()];
  const at = app.clock.now();
  await sql`update vendors set status = 'active', trading_name = 'Xarxa Chandlery' where id = ${supplier}`.execute(
    app.db,
  );
  await sql`delete from delivery_methods where supplier_id = ${supplier}`.execute(app.db);
  await sql`
    with product as (
      insert into products (id, name, created_at, updated_at) values (${productId}, 'Fender F4', ${at}, ${at}))
    insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status, created_at,
      updated_at)
    values (${inventoryId}, ${supplier}, ${productId}, 'f4', 'Fender F4', 8950, 'EUR', ${stock}, 'active', ${at}, ${at})`.execute(
    app.db,
  );
  return { inventoryId, productId };
}

const add = async (change: object = {}) =>
  send('POST', '/carts/add', { token, body: { ...fender, ...change } });
const change = async (given: object) =>
  send('PUT', '/carts/update-quantity', { token, body: { ...fender, ...given } });
const totalOf = ({ body }: { body: Record<string, unknown> }) =>
  Object(body.data).total.amountMinor as unknown;
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  Object(body.error).code as unknown,
];

test('a price, an owner, a tax or a state sent by the browser is ignored', async () => {
  const iker = await insertPerson(app, 'crew_member');
  const wishes = {
    price: 1,
    unitPrice: { amountMinor: 1, currency: 'EUR' },
    unitPriceMinor: 1,
    seenPriceMinor: 1,
    userId: iker.id,
    user_id: iker.id,
    buyerId: iker.id,
    supplierId: iker.id,
    taxBasisPoints: 0,
    status: 'placed',
    version: 99,
    lineTotal: 0,
    discount: 100,
    savedForLater: true,
  };
  const added = await add(wishes);
  const { savedForLater: _allowed, ...others } = wishes;
  const changed = await change({ ...others, quantity: 2 });
  expect([totalOf(added), totalOf(changed), Object(changed.body.data).version]).toEqual([8950, 17_900, 3]);
  const rows = await app.db
    .selectFrom('cartLines')
    .select(['userId', 'quantity', 'seenPriceMinor'])
    .execute();
  expect(rows).toEqual([{ userId: mara.id, quantity: 2, seenPriceMinor: 8950 }]);
});

describe('a quantity', () => {
  test.each([0, -1, 1.5, 10_000, 1_000_000, '2', null])('of %s cannot be added', async (quantity) => {
    expect(codeOf(await add({ quantity }))).toEqual([400, 'VALIDATION']);
    expect(await app.db.selectFrom('cartLines').selectAll().execute()).toEqual([]);
  });

  test.each([-1, 1.5, 10_000, 1_000_000, '2', null])('of %s cannot be set', async (quantity) => {
    await add();
    expect(codeOf(await change({ quantity }))).toEqual([400, 'VALIDATION']);
    expect(totalOf(await send('GET', '/carts', { token }))).toBe(8950);
  });

  test('above the stock returns the stock', async () => {
    const one = await fenderOnSale(1);
    const none = await fenderOnSale(0);
    const answers = [await add({ quantity: 4 }), await add({ ...one, quantity: 2 }), await add(none)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [409, refusal('NOT_ENOUGH_STOCK', 'There are only 3 of these.', { available: 3 })],
      [409, refusal('NOT_ENOUGH_STOCK', 'Only 1 is left.', { available: 1 })],
      [409, refusal('NOT_ENOUGH_STOCK', 'This is sold out.', { available: 0 })],
    ]);
  });
});

test.each(['inventoryId', 'productId'])('a line without its %s is refused', async (field) => {
  const without = { ...fender, [field]: undefined };
  const calls = [
    await send('POST', '/carts/add', { token, body: without }),
    await send('PUT', '/carts/update-quantity', { token, body: { ...without, quantity: 1 } }),
    await send('DELETE', '/carts/remove', { token, body: without }),
  ];
  expect(calls.map(codeOf)).toEqual(Array(3).fill([400, 'VALIDATION']));
});

test('the count in the client is the sum of the quantities', async () => {
  await add({ quantity: 2 });
  await add(await fenderOnSale(9));
  const cart = await send('GET', '/carts', { token });
  const summary = await send('GET', '/carts/summary', { token });
  expect([Object(cart.body.data).totalItems, Object(summary.body.data).totalItems]).toEqual([3, 3]);
});

test.each([
  ['return=minimal', 201],
  ['respond-async, return = "minimal"; foo', 201],
  ['return=representation', 200],
  ['return=minimalist', 200],
])('an addition that prefers “%s” is answered with %i', async (prefer, status) => {
  const first = await send('POST', '/carts/add', { token, body: fender, headers: { prefer } });
  const more = await send('POST', '/carts/add', {
    token,
    body: { ...fender, quantity: 9 },
    headers: { prefer },
  });
  const { totalItems, version, checkoutKey } = Object((await send('GET', '/carts', { token })).body.data);
  expect(first.status).toBe(status);
  expect(first.body).toMatchObject({ status: true, message: 'Your cart is up to date.' });
  if (status === 201) expect(first.body.data).toEqual({ totalItems, version, checkoutKey });
  else expect(first.body.data).toMatchObject({ totalItems, version, checkoutKey, lines: [fender] });
  expect(codeOf(more)).toEqual([409, 'NOT_ENOUGH_STOCK']);
});

test('a visitor’s cart with a price of its own is refused', async () => {
  const lines = [{ ...fender, quantity: 1, price: 1 }];
  expect(codeOf(await send('POST', '/carts/merge', { token, body: { lines } }))).toEqual([400, 'VALIDATION']);
});

test('a closed account leaves no cart', async () => {
  const own = await signedUp();
  await send('POST', '/carts/add', { token: own, body: fender });
  await add();
  const closed = await send('POST', '/settings/close-account', { token: own, body: { password } });
  const rows = await app.db.selectFrom('cartLines').select('userId').execute();
  expect([closed.status, rows]).toEqual([200, [{ userId: mara.id }]]);
});

test('no request failed on the server', () => {
  expect(app.errors).toEqual([]);
});
