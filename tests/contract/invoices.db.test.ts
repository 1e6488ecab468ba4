import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureVendor } from '../../services/marketplace/modules/vendors/index.ts';
import { cheapHashes } from '../cheap-hashes.ts';
import { insertOrder } from '../trade/trade-factory.ts';
import { insertInvoice } from './invoice-examples.ts';
import { ask, insertPerson, newSession, startRealApp, type PersonRow, type RealApp } from './real-app.ts';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.close());

const password = 'seven knots to windward';
const newId = () => app.modules.accountParts.ids.newId();

async function insertSupplier(): Promise<PersonRow> {
  const person = await insertPerson(app, 'supplier');
  await app.db
    .transaction()
    .execute((trx) =>
      ensureVendor(trx, { userId: person.id, role: 'supplier' }, { now: app.clock.now(), currency: 'EUR' }),
    );
  return person;
}

const headersOf = async (person: PersonRow) => ({
  authorization: `Bearer ${(await newSession(app, person)).token}`,
});

/** A user's answers about a document: in the list, for its purchase, and as the file. */
async function seenBy(person: PersonRow, { invoiceId, orderId }: Invoiced) {
  const headers = await headersOf(person);
  const [list, ofOrder, file] = await Promise.all([
    ask(app, { url: '/api/invoices', headers }),
    ask(app, { url: `/api/purchases/${orderId}/invoices`, headers }),
    ask(app, { url: `/api/invoices/${invoiceId}`, headers }),
  ]);
  const listed =
    list.statusCode === 200 ? (JSON.parse(list.body) as { data: { total: number } }).data.total : null;
  return { listed, ofOrder: ofOrder.statusCode, file: file.statusCode, type: file.headers['content-type'] };
}

interface Invoiced {
  readonly buyer: PersonRow;
  readonly supplier: PersonRow;
  readonly orderId: string;
  readonly invoiceId: string;
}

/** A completed order with its invoice. */
async function invoicedOrder(): Promise<Invoiced> {
  const supplier = await insertSupplier();
  const buyer = await insertPerson(app, 'crew_member');
  const now = app.clock.now();
  const of = [{ vendorId: supplier.id, unitPriceMinor: 8950, quantity: 2 }];
  const made = await insertOrder(app.db, { buyerId: buyer.id, of, now });
  await app.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', made.id).execute();
  await app.db.updateTable('subOrders').set({ status: 'completed' }).where('orderId', '=', made.id).execute();
  const [saleId = ''] = made.subOrderIds;
  const invoiceId = newId();
  await insertInvoice(app.db, { id: invoiceId, saleId, number: invoiceId, issuedAt: now });
  return { buyer, supplier, orderId: made.id, invoiceId };
}

async function closeAccountOf(person: PersonRow): Promise<number> {
  const passwordHash = await cheapHashes().hash(password);
  await app.db.updateTable('users').set({ passwordHash }).where('id', '=', person.id).execute();
  const closed = await ask(app, {
    method: 'POST',
    url: '/api/settings/close-account',
    headers: await headersOf(person),
    payload: { password },
  });
  return closed.statusCode;
}

const shown = { listed: 1, ofOrder: 200, file: 200, type: 'application/pdf' };
const toAdmins = { ...shown, listed: null };
const hidden = { listed: 0, ofOrder: 404, file: 404, type: expect.stringContaining('json') as unknown };

test('an invoice is shown to its buyer, its vendor and admins, and to nobody else', async () => {
  const invoiced = await invoicedOrder();
  const admin = await insertPerson(app, 'admin');
  expect(await seenBy(invoiced.buyer, invoiced)).toEqual(shown);
  expect(await seenBy(invoiced.supplier, invoiced)).toEqual(shown);
  expect(await seenBy(admin, invoiced)).toEqual(toAdmins);
  expect(await seenBy(await insertPerson(app, 'crew_member'), invoiced)).toEqual(hidden);
  expect(await seenBy(await insertSupplier(), invoiced)).toEqual(hidden);
});

test("an invoice outlives its buyer's account, with the name on it, for its vendor and admins only", async () => {
  const invoiced = await invoicedOrder();
  const { buyer, supplier } = invoiced;
  expect(await closeAccountOf(buyer)).toBe(200);
  expect(await seenBy(supplier, invoiced)).toEqual(shown);
  expect(await seenBy(await insertPerson(app, 'admin'), invoiced)).toEqual(toAdmins);
  expect(await seenBy(await insertPerson(app, 'crew_member'), invoiced)).toEqual(hidden);
  const { body } = await ask(app, { url: '/api/invoices', headers: await headersOf(supplier) });
  expect(JSON.parse(body)).toMatchObject({ data: { items: [{ buyerName: 'Marina Soler' }] } });
});

test("an invoice outlives its vendor's account, for its buyer and admins only", async () => {
  const invoiced = await invoicedOrder();
  expect(await closeAccountOf(invoiced.supplier)).toBe(200);
  expect(await seenBy(invoiced.buyer, invoiced)).toEqual(shown);
  expect(await seenBy(await insertPerson(app, 'admin'), invoiced)).toEqual(toAdmins);
  expect(await seenBy(await insertSupplier(), invoiced)).toEqual(hidden);
});

test('invoices are found by the day of their issue, by kind, and by name', async () => {
  const { supplier } = await invoicedOrder();
  const headers = await headersOf(supplier);
  const found = async (query: string) =>
    (
      JSON.parse((await ask(app, { url: `/api/invoices?${query}`, headers })).body) as {
        data: { total: number };
      }
    ).data.total;
  expect([
    await found('from=2026-11-20&to=2026-11-20'),
    await found('to=2026-11-19'),
    await found('from=2026-11-21'),
    await found('kind=credit_note'),
    await found('q=marina'),
    await found('q=nobody'),
  ]).toEqual([1, 0, 0, 0, 1, 0]);
});
