import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createLedger,
  createStatements,
  type Entry,
  type Ledger,
} from '../../services/marketplace/modules/ledger/index.ts';
import { insertBuyer, insertOrder, type MadeOrder } from './trade-factory.ts';
import { newId, systemIds } from '../../services/marketplace/platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';

let database: TestDatabase;
let ledger: Ledger;
beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ db: database.db, ids: systemIds, currency: 'EUR' });
});
afterAll(() => database.drop());

const start = new Date('2026-11-20T08:30:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

async function addVendor(tradingName: string, kind: 'supplier' | 'service_provider' = 'supplier') {
  // A vendor is not an account: it has another id than the account that opened it.
  const [id, openedBy] = [newId(), newId()];
  const at = { createdAt: start, updatedAt: start };
  await database.db
    .insertInto('users')
    .values({
      id: openedBy,
      email: `${openedBy}@example.com`,
      role: kind,
      firstName: 'Aina',
      lastName: 'Riera',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      ...at,
    })
    .execute();
  await database.db
    .insertInto('vendors')
    .values({ id, openedBy, kind, status: 'active', country: 'ES', tradingName: tradingName, ...at })
    .execute();
  return id;
}
const fender = (vendorId: string) => ({ vendorId, unitPriceMinor: 8950, quantity: 2 });

/** 100.00 for each sub-order, with 10.00 commission. */
const captured = (made: MadeOrder, vendors: readonly string[], at: Date): Entry => ({
  kind: 'capture',
  source: `capture:${newId()}`,
  purchaseId: made.id,
  buyerId: made.buyerId,
  at,
  memo: 'Paid',
  postings: vendors.flatMap((vendorId, index) => {
    const part = { saleId: made.subOrderIds[index] ?? '', vendorId, currency: 'EUR' };
    return [
      { ...part, account: 'cash', amountMinor: 10_000 },
      { ...part, account: 'vendor_due', amountMinor: -9000 },
      { ...part, account: 'commission', amountMinor: -1000 },
    ] as const;
  }),
});
const moved = (
  kind: 'refund' | 'transfer',
  made: MadeOrder,
  vendorId: string,
  [cash, due, commission]: readonly [number, number, number],
  at: Date,
): Entry => {
  const part = { saleId: made.subOrderIds[0] ?? '', vendorId, currency: 'EUR' };
  return {
    kind,
    source: `${kind}:${newId()}`,
    purchaseId: made.id,
    buyerId: made.buyerId,
    at,
    memo: kind,
    postings: [
      { ...part, account: 'cash', amountMinor: cash },
      { ...part, account: 'vendor_due', amountMinor: due },
      { ...part, account: 'commission', amountMinor: commission },
    ],
  };
};
const record = (entry: Entry) => database.db.transaction().execute((trx) => ledger.recordEntry(trx, entry));

let made: MadeOrder;
let other: MadeOrder;
let xarxa: string;
let tramuntana: string;
beforeAll(async () => {
  const { db } = database;
  [xarxa, tramuntana] = [await addVendor('Xarxa Chandlery'), await addVendor('100% Tramuntana')];
  const [buyerId, otherBuyer] = [await insertBuyer(db, start), await insertBuyer(db, start)];
  await db.updateTable('users').set({ firstName: 'Teo' }).where('id', '=', otherBuyer).execute();
  made = await insertOrder(db, { buyerId, of: [fender(xarxa), fender(tramuntana)], now: start });
  other = await insertOrder(db, { buyerId: otherBuyer, of: [fender(xarxa)], now: start });
  await record(captured(made, [xarxa, tramuntana], after(0)));
  await record(captured(other, [xarxa], after(24)));
  await record(moved('refund', made, xarxa, [-2000, 1800, 200], after(48)));
  await record(moved('transfer', made, xarxa, [-7200, 7200, 0], after(72)));
});

const crew = () => ({ userId: made.buyerId, role: 'crew_member' as const });
const supplier = () => ({
  userId: xarxa,
  role: 'supplier' as const,
  membership: { vendorId: xarxa, role: 'owner' as const },
});
type Query = Parameters<Ledger['listLedger']>[0];
const all = async (query: Query = {}) => {
  const page = await ledger.listLedger(query);
  if (!page.ok) throw new Error(page.error.code);
  return page.value;
};
const own = async (session: Parameters<Ledger['listTransactions']>[0], query: Query = {}) => {
  const page = await ledger.listTransactions(session, query);
  if (!page.ok) throw new Error(page.error.code);
  return page.value;
};
const inShort = ({ items }: Awaited<ReturnType<typeof own>>) =>
  items.map(({ kind, vendorName, cash }) => `${kind} ${vendorName} ${cash.amountMinor}`);
const figures = ({ figures: given }: Awaited<ReturnType<typeof own>>) =>
  Object.values(given).map((money) => (money === null ? null : (money.amountMinor as number)));

describe('the whole ledger', () => {
  test('has a line per entry and sub-order, latest first, and proves itself', async () => {
    const page = await all();
    expect(inShort(page)).toEqual([
      'transfer Xarxa Chandlery -7200',
      'refund Xarxa Chandlery -2000',
      'capture Xarxa Chandlery 10000',
      'capture 100% Tramuntana 10000',
      'capture Xarxa Chandlery 10000',
    ]);
    expect(page.items[3]).toMatchObject({
      purchaseId: made.id,
      saleId: made.subOrderIds[1],
      saleKind: 'sub_order',
      buyerName: 'Marina Soler',
      at: start,
      saleNumber: `${page.items[3]?.purchaseNumber}/2`,
      cash: { amountMinor: 10_000, currency: 'EUR' },
      commission: { amountMinor: 1000, currency: 'EUR' },
      vendorDue: { amountMinor: 9000, currency: 'EUR' },
    });
    // Paid, refunded, commission, due, transferred.
    expect(figures(page)).toEqual([30_000, 2000, 2800, 18_000, 7200]);
    expect(page.proof).toEqual({
      entries: 4,
      postings: 14,
      sumMinor: 0,
      unbalanced: 0,
      cash: { amountMinor: 20_800, currency: 'EUR' },
      owed: { amountMinor: 20_800, currency: 'EUR' },
      losses: { amountMinor: 0, currency: 'EUR' },
      fees: { amountMinor: 0, currency: 'EUR' },
    });
  });

  test.each<[string, Query, number]>([
    ['a kind', { kind: 'capture' }, 3],
    ['a vendor', { q: 'xarxa' }, 4],
    ['a buyer', { q: 'Teo Soler' }, 1],
    ['signs that mean something in a pattern', { q: '100%' }, 1],
    ['words that nobody has', { q: '_%_' }, 0],
    ['a day of UTC', { from: '2026-11-21', to: '2026-11-21' }, 1],
    ['days, the last included', { to: '2026-11-21' }, 3],
  ])('is searched by %s', async (_what, query, count) => {
    expect((await all(query)).items).toHaveLength(count);
  });

  test('is searched by the number of an order or sub-order', async () => {
    const { items } = await all({ kind: 'capture' });
    const [first, , last] = items;
    expect((await all({ q: first?.purchaseNumber })).items).toHaveLength(1);
    expect((await all({ q: last?.saleNumber })).items).toHaveLength(3);
  });

  test('has figures for all entries between the dates, whatever else is searched', async () => {
    expect(figures(await all({ from: '2026-11-22', kind: 'capture', q: 'nobody' }))).toEqual([
      0, 2000, -200, -9000, 7200,
    ]);
  });

  test('is paged without losing or repeating a line', async () => {
    const whole = await all();
    for (const limit of [1, 2, 3]) {
      const seen: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof all>> = await all({ limit, cursor });
        seen.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(whole.items);
    }
    expect(await ledger.listLedger({ cursor: 'nonsense' })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field: 'cursor' }] },
    });
  });
});

describe("a user's own lines", () => {
  test('are for a buyer their payments and refunds only', async () => {
    const page = await own(crew());
    expect(inShort(page)).toEqual([
      'refund Xarxa Chandlery -2000',
      'capture 100% Tramuntana 10000',
      'capture Xarxa Chandlery 10000',
    ]);
    expect(page.items.every(({ commission, vendorDue }) => commission === null && vendorDue === null)).toBe(
      true,
    );
    expect(figures(page)).toEqual([20_000, 2000, null, null, null]);
    expect((await own(crew(), { kind: 'transfer' })).items).toEqual([]);
  });

  test('are for a supplier those of their own sub-orders', async () => {
    const page = await own(supplier());
    expect(inShort(page)).toEqual([
      'transfer Xarxa Chandlery -7200',
      'refund Xarxa Chandlery -2000',
      'capture Xarxa Chandlery 10000',
      'capture Xarxa Chandlery 10000',
    ]);
    expect(figures(page)).toEqual([20_000, 2000, 1800, 9000, 7200]);
  });

  test('are empty for others', async () => {
    const userId = await addVendor('Bahia Yacht Care', 'service_provider');
    const page = await own({
      userId,
      role: 'service_provider',
      membership: { vendorId: userId, role: 'owner' },
    });
    expect([page.items, figures(page)]).toEqual([[], [0, 0, 0, 0, 0]]);
  });

  test('are shown with the order, oldest first', async () => {
    const { db } = database;
    const [forBuyer, forMarket, ofSubOrder] = [
      await ledger.linesOfPurchase(db, made.id, 'buyer'),
      await ledger.linesOfPurchase(db, made.id, 'market'),
      await ledger.linesOfSale(db, made.subOrderIds[0] ?? ''),
    ];
    expect([forBuyer, forMarket, ofSubOrder].map((lines) => lines.map(({ kind }) => kind))).toEqual([
      ['capture', 'capture', 'refund'],
      ['capture', 'capture', 'refund', 'transfer'],
      ['capture', 'refund', 'transfer'],
    ]);
    expect(forBuyer.every(({ commission }) => commission === null)).toBe(true);
  });
});

describe('an entry', () => {
  let before: Awaited<ReturnType<typeof all>>;
  beforeEach(async () => {
    before = await all();
  });

  test('is written once per source', async () => {
    const entry = moved('refund', other, xarxa, [-100, 90, 10], after(100));
    const [first, second] = [await record(entry), await record(entry)];
    expect([first, second, (await all()).items.length - before.items.length]).toEqual([true, false, 1]);
    expect(await ledger.dueForSale(database.db, other.subOrderIds[0] ?? '')).toBe(8910);
  });

  test('without amounts is not written', async () => {
    expect(await record(moved('refund', other, xarxa, [0, 0, 0], after(100)))).toBe(false);
    expect((await all()).items).toEqual(before.items);
  });

  test('that does not balance is refused, also by the database itself', async () => {
    const crooked = moved('refund', other, xarxa, [-100, 90, 9], after(100));
    await expect(record(crooked)).rejects.toThrow('balances');
    const { db } = database;
    const written = db.transaction().execute(async (trx) => {
      const id = newId();
      await trx
        .insertInto('ledgerEntries')
        .values({
          id,
          kind: 'refund',
          source: 'refund:crooked',
          purchaseId: other.id,
          buyerId: other.buyerId,
          memo: 'crooked',
          at: start,
        })
        .execute();
      await trx
        .insertInto('ledgerPostings')
        .values({
          entryId: id,
          position: 0,
          account: 'cash',
          saleId: other.subOrderIds[0] ?? '',
          vendorId: xarxa,
          amountMinor: 1,
          currency: 'EUR',
        })
        .execute();
    });
    await expect(written).rejects.toThrow('does not balance');
    expect((await all()).items).toEqual(before.items);
  });

  test('is never changed', async () => {
    const { db } = database;
    await expect(db.updateTable('ledgerPostings').set({ amountMinor: 1 }).execute()).rejects.toThrow(
      'never changed',
    );
    await expect(db.deleteFrom('ledgerEntries').execute()).rejects.toThrow();
  });
});

test('a month’s statement is a file for its vendor, whichever account opened it', async () => {
  const statements = createStatements({ db: database.db, currency: 'EUR', clock: { now: () => after(1) } });
  const vendorId = await addVendor('Palma Chandlery');
  const reader = { membership: { vendorId, role: 'reader' } } as const;
  const file = await statements.readStatement(reader, { month: '2026-11', format: 'pdf' });
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test("a month begins and ends in the vendor's time zone", async () => {
  const statements = createStatements({ db: database.db, currency: 'EUR', clock: { now: () => after(1) } });
  const vendorId = await addVendor('Palma Chandlery');
  await database.db
    .updateTable('users')
    .set({ timeZone: 'Pacific/Auckland' })
    .where('id', '=', database.db.selectFrom('vendors').select('openedBy').where('id', '=', vendorId))
    .execute();
  const reader = { membership: { vendorId, role: 'reader' } } as const;
  const file = await statements.readStatement(reader, { month: '2026-11', format: 'csv' });
  // Thirteen hours before UTC, and none of them is on the day before or after.
  const lines = file.bytes.toString().split(/\r?\n/);
  expect(lines[0]).toContain('Date (Pacific/Auckland)');
  expect([lines[1], lines[2]].map((line) => line?.slice(0, 10))).toEqual(['2026-11-01', '2026-11-30']);
});
