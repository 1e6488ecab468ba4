import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { bookingPeople } from './booking-examples.ts';
import { contractExamples } from './examples.ts';
import { orderArrangements } from './order-examples.ts';
import { insertPerson, newSession, startRealApp, type RealApp } from './real-app.ts';
import { emptyTables } from '../database/empty-tables.ts';
import { untilSomebodyWaits } from '../database/somebody-waits.ts';

const token = 'pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM';
const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

let app: RealApp;
let arrange: ReturnType<typeof orderArrangements>;
beforeAll(async () => {
  app = await startRealApp();
  arrange = orderArrangements(() => app, token);
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.db, 'users', 'signUps', 'sessions', 'throttles');
  app.clock.set('2026-11-20T08:30:00Z');
});

async function send(path: string, payload: object, headers: Record<string, string> = {}) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const { error } = response.json<{ error?: { code: string; details?: { fields?: { field: string }[] } } }>();
  const fields = error?.details?.fields?.map(({ field }) => field);
  return { status: response.statusCode, code: error?.code, ...(fields && { fields }) };
}
const key = { 'idempotency-key': 'checkout-0193f2a1-3' };
const shown = { cartVersion: 3, expectedTotal: { amountMinor: 23_159, currency: 'EUR' } };

describe('a checkout with forged data', () => {
  beforeEach(() => arrange.checkoutCart?.());
  const untouched = async () => {
    const { rows } = await sql<{ orders: number; stock: number }>`
      select (select count(*) from orders) as orders, (select stock from inventory_items where id = ${id}) as stock`.execute(
      app.db,
    );
    return rows[0];
  };

  test.each([
    ['a price', { lines: [{ inventoryId: id, unitPrice: { amountMinor: 1, currency: 'EUR' } }] }],
    ['an owner', { buyerId: id }],
    ['a status', { status: 'placed' }],
    ['a commission', { commissionBps: 0 }],
  ])('with %s is refused', async (_words, more) => {
    expect(await send('/carts/checkout', { ...shown, ...more }, key)).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
    expect(await untouched()).toEqual({ orders: 0, stock: 24 });
  });

  test.each([
    ['of another version', { ...shown, cartVersion: 2 }, 'CART_CHANGED'],
    ['for less', { ...shown, expectedTotal: { amountMinor: 1, currency: 'EUR' } }, 'PRICE_CHANGED'],
  ])('%s buys nothing', async (_words, body, code) => {
    expect(await send('/carts/checkout', body, key)).toEqual({ status: 409, code });
    expect(await untouched()).toEqual({ orders: 0, stock: 24 });
  });

  test('without a key, or with one that is too short, is refused', async () => {
    expect((await send('/carts/checkout', shown)).status).toBe(400);
    expect((await send('/carts/checkout', shown, { 'idempotency-key': 'short' })).status).toBe(400);
  });
});

describe('closing an account during a purchase', () => {
  const password = 'seven knots to windward';
  const ownPassword = async () => {
    const passwordHash = await app.modules.accountParts.passwords.hash(password);
    await app.db.updateTable('users').set({ passwordHash }).execute();
  };
  /** Another supplier of the cart; returns their headers. */
  const otherSupplier = async () => {
    const supplier = await insertPerson(app, 'supplier');
    await sql`
      update vendors set status = shown.status, trading_name = shown.trading_name
      from vendors shown where shown.id = ${id} and vendors.id = ${supplier.id}`.execute(app.db);
    await sql`delete from delivery_methods where supplier_id = ${supplier.id}`.execute(app.db);
    await sql`update inventory_items set supplier_id = ${supplier.id}`.execute(app.db);
    await sql`update delivery_methods set supplier_id = ${supplier.id}`.execute(app.db);
    const session = await newSession(app, supplier);
    return { authorization: `Bearer ${session.token}` };
  };

  test.each(['buyer', 'supplier'] as const)(
    'waits for the purchase of the %s, and is then refused',
    async (who) => {
      await arrange.checkoutCart?.();
      const headers: Record<string, string> = who === 'buyer' ? {} : await otherSupplier();
      await ownPassword();
      const answers = await app.db.transaction().execute(async (trx) => {
        // The order is written by then, and its lines are waiting.
        await sql`lock table sub_order_lines in share mode`.execute(trx);
        const bought = send('/carts/checkout', shown, key);
        await untilSomebodyWaits(app.db, 1);
        const closed = send('/settings/close-account', { password }, headers);
        await untilSomebodyWaits(app.db, 2);
        return [bought, closed];
      });
      expect(await Promise.all(answers)).toEqual([
        { status: 201 },
        expect.objectContaining({ status: 409, code: 'NOT_ALLOWED_NOW' }),
      ]);
    },
  );

  const booked = contractExamples.find((one) => one.id === 'createBooking')?.body as object; // Examples of JSON bodies are objects.
  /** A free time; returns the headers of the user who closes their account. */
  const bookable = async (who: 'buyer' | 'provider'): Promise<Record<string, string>> => {
    await bookingPeople(app, token, 'crew_member');
    await ownPassword();
    const person = { id, identity: 'service_provider' } as const;
    return who === 'buyer' ? {} : { authorization: `Bearer ${(await newSession(app, person)).token}` };
  };

  test.each(['buyer', 'provider'] as const)(
    'waits for the time being reserved for the %s, and is then refused',
    async (who) => {
      const headers = await bookable(who);
      const answers = await app.db.transaction().execute(async (trx) => {
        // The booking is written by then, and its payment is waiting.
        await sql`lock table payments in share mode`.execute(trx);
        const held = send('/bookings', booked, key);
        await untilSomebodyWaits(app.db, 1);
        const closed = send('/settings/close-account', { password }, headers);
        await untilSomebodyWaits(app.db, 2);
        return [held, closed];
      });
      expect(await Promise.all(answers)).toEqual([
        { status: 201 },
        expect.objectContaining({ status: 409, code: 'NOT_ALLOWED_NOW' }),
      ]);
    },
  );

  test.each(['buyer', 'provider'] as const)('of a %s leaves no time that is held just after', async (who) => {
    const headers = await bookable(who);
    const answers = await app.db.transaction().execute(async (trx) => {
      // The account is almost closed by then.
      await sql`lock table calendar_feeds in share mode`.execute(trx);
      const closed = send('/settings/close-account', { password }, headers);
      await untilSomebodyWaits(app.db, 1);
      const held = send('/bookings', booked, key);
      await untilSomebodyWaits(app.db, 2);
      return [closed, held];
    });
    expect(await Promise.all(answers)).toEqual([
      { status: 200 },
      { status: 409, code: 'LISTING_NOT_AVAILABLE' },
    ]);
    expect(await app.db.selectFrom('bookings').select('id').execute()).toEqual([]);
  });
});

describe('an action on a sub-order', () => {
  beforeEach(() => arrange.actOnSubOrder?.());
  const act = async (body: object, subOrderId = id) => send(`/sub-orders/${subOrderId}/actions`, body);
  const statusNow = async () =>
    (await app.db.selectFrom('subOrders').select('status').executeTakeFirstOrThrow()).status;

  test.each([-1, 1.5, 10_000, 1_000_000, '1', null])('of %j pieces is refused', async (quantity) => {
    const answer = await act({ action: 'confirm', lines: [{ lineId: id, quantity }] });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION', fields: ['lines/0/quantity'] });
    expect(await statusNow()).toBe('pending_confirmation');
  });

  test.each([
    ['a status', { action: 'confirm', status: 'completed' }],
    ['an amount', { action: 'confirm', acceptedTotal: { amountMinor: 1, currency: 'EUR' } }],
    ['a supplier', { action: 'confirm', supplierId: id }],
    ['a step that is none', { action: 'authorize' }],
    ['a reason of nothing', { action: 'decline', note: '  ' }],
    ['a day that is none', { action: 'confirm', readyOn: '2026-02-30' }],
    ['a price below zero', proposing({ unitPriceMinor: -1 })],
    ['half a cent', proposing({ unitPriceMinor: 0.5 })],
  ])('that names %s is refused', async (_words, body) => {
    expect(await act(body)).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await statusNow()).toBe('pending_confirmation');
  });

  function proposing(change: object) {
    const lines = [{ lineId: id, quantity: 1, unitPriceMinor: 8000, ...change }];
    return { action: 'propose_change', proposal: { message: 'Others?', lines } };
  }

  test('with a more expensive proposal is refused with its own code', async () => {
    expect(await act(proposing({ quantity: 2, unitPriceMinor: 8951 }))).toEqual({
      status: 409,
      code: 'CHANGE_TOO_DEAR',
    });
  });

  test('that was already performed is refused', async () => {
    expect((await act({ action: 'confirm' })).status).toBe(200);
    expect(await act({ action: 'confirm' })).toEqual({ status: 409, code: 'NOT_ALLOWED_NOW' });
  });

  test('on an unknown sub-order is refused', async () => {
    const none = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60';
    expect(await act({ action: 'confirm' }, none)).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect((await act({ action: 'confirm' }, 'x')).status).toBe(400);
  });
});

describe('an answer link', () => {
  const linkToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';
  const answer = async (given: string) =>
    send(`/sub-orders/${id}/link/answer`, { token: given, action: 'confirm' });
  beforeEach(() => arrange.answerSubOrderLink?.());

  test('answers once', async () => {
    expect([await answer(linkToken), await answer(linkToken)]).toEqual([
      { status: 200, code: undefined },
      { status: 410, code: 'LINK_USED' },
    ]);
  });

  test('that is forged or expired accepts no answer', async () => {
    expect(await answer(`${linkToken.slice(0, -1)}X`)).toEqual({ status: 410, code: 'LINK_WRONG' });
    app.clock.set('2026-11-20T08:30:00Z');
    expect(await answer(linkToken)).toEqual({ status: 410, code: 'LINK_EXPIRED' });
  });
});
