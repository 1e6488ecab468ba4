import { paymentOfOrder } from '../../payments/index.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { IfIncomplete } from '../../../../../src/lib/delivery-place.ts';
import { newId, systemIds } from '../../../platform/ids.ts';
import { openFileStore } from '../../../platform/files/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { queuedMails, queueTestMail } from '../../../platform/mail/testing/queued-mails.ts';
import { ownVendorId, type Member, type Session } from '../../account/index.ts';
import type { VendorRole } from '../../../platform/db/vendor-tables.ts';
import { cartBench } from '../../cart/testing/cart-bench.ts';
import { createLedger } from '../../ledger/index.ts';
import { refundableOf } from '../../payments/index.ts';
import { createOrders, orderTasks, type SubOrderActionInput, type OrderParts } from '../index.ts';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** The value of an answer; throws if it is a refusal. */
export async function valueOf<Value>(answer: Promise<Answer<Value>>): Promise<Value> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The code of a refusal, or 'done'. */
export async function codeOf(answer: Promise<Answer<unknown>>): Promise<string> {
  const result = await answer;
  return result.ok ? 'done' : result.error.code;
}

interface PlacedGiven {
  readonly quantity?: number;
  readonly suppliers?: number;
  /** Null: not counted. */
  readonly stock?: number | null;
  readonly kind?: 'berth' | 'collection';
  /** The buyer's choice for a supplier who cannot send everything. */
  readonly ifIncomplete?: IfIncomplete | null;
  /** Of the suppliers; null, the default: they charge no VAT. */
  readonly vatNumber?: string | null;
}

/** The orders module with carts and a catalogue, on its own database and a fixed clock. */
export async function orderBench() {
  const cart = await cartBench();
  const { db, clock, carts } = cart;
  const ledger = createLedger({ db, ids: systemIds, currency: 'EUR' });
  const dataFolder = mkdtempSync(join(tmpdir(), 'quayside-orders-'));
  const parts: OrderParts = {
    db,
    clock,
    ids: systemIds,
    files: openFileStore({ dataFolder }),
    queueMail: queueTestMail,
    ledger,
    currency: 'EUR',
    commissionBps: 1000,
    publicUrl: 'https://quayside.example.com',
    refundable: (on, orderId) => refundableOf({ ledger }, on, orderId),
  };
  const orders = createOrders(parts);
  const tasks = orderTasks(parts);
  const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };

  const sessionOf = (userId: string, role: Session['role']): Session => ({
    kind: 'active',
    id: newId(),
    userId,
    role,
    signUpId: null,
    ...(role === 'supplier' && { membership: { vendorId: userId, role: 'owner' } }),
  });
  /** Another colleague of the same supplier. */
  const colleagueOf = async (of: Member, role: VendorRole = 'editor') => {
    const vendorId = ownVendorId(of);
    const userId = await cart.buyer();
    await db
      .updateTable('users')
      .set({ role: 'supplier', firstName: 'Ana', lastName: 'Abela' })
      .where('id', '=', userId)
      .execute();
    await db.insertInto('vendorMembers').values({ userId, vendorId, role, createdAt: clock.now() }).execute();
    const membership = { vendorId, role };
    const person = { kind: 'active', id: newId(), userId, signUpId: null } as const;
    return { ...person, role: 'supplier', membership } satisfies Session;
  };
  /** Adds an item to a cart; its destination is a berth in Palma unless given. */
  const add = async (
    buyerId: string,
    offer: { productId: string; inventoryId: string },
    quantity = 1,
  ): Promise<void> => {
    await valueOf(carts.addToCart(buyerId, { ...offer, quantity }));
    await db
      .updateTable('carts')
      .set({ port: 'palma', berth: 'Q12' })
      .where('userId', '=', buyerId)
      .where('port', 'is', null)
      .execute();
  };

  /** Checks out the cart, like a browser that has just shown it. */
  const press = async (buyerId: string, change: { readonly key?: string } = {}) => {
    const { version, checkoutKey, sums } = await carts.getCart(buyerId);
    return orders.checkout(sessionOf(buyerId, 'crew_member'), change.key ?? checkoutKey, {
      cartVersion: version,
      expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' },
    });
  };
  /** Like the payments module when the money is authorised. */
  const pay = (orderId: string) =>
    db
      .transaction()
      .execute((trx) => orders.purchase.paymentAuthorized(trx, paymentOfOrder(orderId), clock.now()));
  /** Expires an unpaid order; `givenUpBy` is the buyer if they cancelled it. */
  const expire = (orderId: string, givenUpBy: string | null = null) => {
    const by = givenUpBy === null ? 'system' : 'crew_member';
    const doer = { by, actorId: givenUpBy } as const;
    return db
      .transaction()
      .execute((trx) => orders.purchase.expire(trx, paymentOfOrder(orderId), clock.now(), doer));
  };
  const settle = (orderId: string) =>
    db
      .transaction()
      .execute((trx) => orders.purchase.beginSettlement(trx, paymentOfOrder(orderId), clock.now()));

  /** Like the payments module once an order is settled. */
  const charge = (orderId: string) =>
    db
      .updateTable('payments')
      .set(({ ref }) => ({ status: 'captured', capturedMinor: ref('amountMinor') }))
      .where('purchaseId', '=', orderId)
      .execute();

  const stockOf = async (inventoryId: string): Promise<number | null> => {
    const row = await db
      .selectFrom('inventoryItems')
      .select('stock')
      .where('id', '=', inventoryId)
      .executeTakeFirstOrThrow();
    return row.stock;
  };
  const subOrdersOf = (orderId: string) =>
    db.selectFrom('subOrders').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
  const orderOf = (orderId: string) =>
    db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

  /**
   * A paid order of one product from each of several suppliers, each for 89.50 before 21 % tax, delivered for 15 or
   * collected.
   */
  const placed = async (given: PlacedGiven = {}) => {
    const {
      quantity = 2,
      suppliers = 1,
      stock = 10,
      kind = 'berth',
      ifIncomplete = null,
      vatNumber = null,
    } = given;
    const buyerId = await cart.buyer();
    const offers = [];
    for (let index = 0; index < suppliers; index += 1) {
      const supplierId = await cart.supplier({ name: `Chandlery ${index + 1}` });
      await db.updateTable('vendors').set({ vatNumber }).where('id', '=', supplierId).execute();
      const method = kind === 'collection' ? { kind, costMinor: 0 } : { kind };
      await db.updateTable('deliveryMethods').set(method).where('supplierId', '=', supplierId).execute();
      const offer = await cart.offer(supplierId, { stock });
      await add(buyerId, offer, quantity);
      offers.push({ ...offer, supplierId });
      clock.advance(1000);
    }
    await db.updateTable('carts').set({ ifIncomplete }).where('userId', '=', buyerId).execute();
    const { orderId } = await valueOf(press(buyerId));
    await pay(orderId);
    const rows = await subOrdersOf(orderId);
    const subOrders = offers.map((offer) => {
      const row = rows.find(({ supplierId }) => supplierId === offer.supplierId);
      if (!row) throw new Error('each supplier has a sub-order');
      return { ...offer, id: row.id, supplier: sessionOf(offer.supplierId, 'supplier') };
    });
    const [first] = subOrders;
    if (!first) throw new Error('an order has a sub-order');
    return { orderId, buyer: sessionOf(buyerId, 'crew_member'), first, subOrders };
  };
  const attribution = (session: Session, subOrderId: string, given: SubOrderActionInput) =>
    orders.act(session, subOrderId, given);
  const linesOf = (subOrderId: string) =>
    db
      .selectFrom('subOrderLines')
      .selectAll()
      .where('subOrderId', '=', subOrderId)
      .orderBy('position')
      .execute();

  const jobs = async <Name extends keyof Jobs>(name: Name) => {
    const { rows } = await sql<{ payload: Jobs[Name]; runAt: Date; key: string | null }>`
      select j.payload, j.run_at, j.key from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${name} order by j.id`.execute(db);
    return rows;
  };
  const mailsTo = async (userId: string) =>
    (await queuedMails(db)).filter(({ to }) => to === `${userId}@example.com`);
  const reset = async () => {
    await emptyTables(db, 'orders', 'auditLog');
    await cart.reset();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
  };
  /** The tests' admin. */
  const admin = async () => {
    const id = await cart.buyer();
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    return sessionOf(id, 'admin');
  };

  return {
    ...cart,
    orders,
    orderParts: parts,
    tasks,
    context,
    sessionOf,
    add,
    press,
    pay,
    expire,
    settle,
    charge,
    stockOf,
    subOrdersOf,
    orderOf,
    placed,
    act: attribution,
    linesOf,
    jobs,
    mailsTo,
    reset,
    admin,
    colleagueOf,
    drop: async () => {
      rmSync(dataFolder, { recursive: true });
      await cart.drop();
    },
  };
}

export type OrderBench = Awaited<ReturnType<typeof orderBench>>;
