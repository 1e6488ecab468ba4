import type { Kysely } from 'kysely';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireChromium } from '../../scripts/browser.mjs';
import { photographOf, rowsOf } from '../../services/ai-parser/testing/drawn-pages.ts';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { createDatabase } from '../../services/marketplace/platform/db/database.ts';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { buy, killAfter, pay } from './buying.ts';
import { importList, namesOf } from './importing.ts';
import { doubled, ledgerSums, missingFromStock } from './invariants.ts';
import type { Outage } from './market.ts';
import { setUpStall, type Stall } from './stall.ts';
import { startProduct, type PartName, type StartedMarket } from './started-market.ts';

/** How many buy at once: few in every test run, 100 with `npm run test:faults`. Half as many import. */
const buyers = Number(process.env.FAULT_BUYERS ?? 16);
const patience = { timeout: 240_000, interval: 200 };

let market: StartedMarket;
let db: Kysely<Database>;
let browser: Browser | undefined;

beforeAll(async () => {
  market = await startProduct();
  db = createDatabase(market.connectionString, { max: 4 });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
  await market?.stop();
}, 120_000);

/** SIGKILL; resolves when the part answers again. The other processes keep running. */
async function killAndWait(part: PartName): Promise<void> {
  const all = ['marketplace', 'ai-parser', 'payments-sandbox', 'database'] as const;
  const pids = () => all.filter((each) => each !== part).map((each) => market.pidOf(each));
  const [before, others] = [market.pidOf(part), pids()];
  market.kill(part);
  await market.isBack(part, before);
  expect(pids()).toEqual(others);
}

const deathsShown = (part: PartName): number =>
  market.lines.filter((line) => line.startsWith(`${part} `)).length;

async function statusesOf(orderIds: readonly string[]) {
  const rows = await db.selectFrom('orders').select('status').where('id', 'in', orderIds).execute();
  return [...new Set(rows.map(({ status }) => status))];
}

it('kill -9 of the parser while it reads a photograph: the vendor is told, and reading resumes', async () => {
  const supplier = accounts.find(({ role }) => role === 'supplier');
  if (!supplier) throw new Error('The demo has a supplier.');
  const prices = Array.from({ length: 24 }, (_, row) => [
    `Shackle ${row + 10} mm`,
    `${row + 3}`,
    `${row + 5},50`,
  ]);
  const photograph = await photographOf({
    texts: rowsOf({ top: 90, at: [70, [400, 'right'], [520, 'right']], size: 13, pitch: 26 }, [
      ['Item', 'Stock', 'Price'],
      ...prices,
    ]),
  });
  browser = await chromium.launch({
    executablePath: requireChromium({ mayInstall: false }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const page = await browser.newPage({ baseURL: market.origin });
  page.setDefaultTimeout(patience.timeout);
  await page.goto('/login');
  await page.getByLabel('Email').fill(supplier.email);
  await page.getByLabel('Password', { exact: true }).fill(supplier.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/supplier/dashboard');
  await page.goto('/supplier/inventory');
  await page.getByRole('link', { name: 'Add more from a list' }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'prices.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await page.getByText('Reading text from a picture').first().waitFor();
  const killed = killAndWait('ai-parser');
  await page.getByRole('heading', { name: 'Our reader stopped; your file is safe' }).waitFor();
  await page.getByText('AI parsing failed').waitFor();
  await killed;
  await page.getByRole('heading', { name: 'Check your list' }).waitFor();
  await page
    .getByText(/Shackle/)
    .first()
    .waitFor();
  expect(deathsShown('ai-parser')).toBe(1);
});

it('kill -9 of the API in the middle of checkouts loses and doubles nothing', async () => {
  const stall = await setUpStall(db, { suppliers: 5, buyers, stockEach: Math.ceil(buyers / 5) });
  const atCheckout = killAfter(buyers / 2, () => killAndWait('marketplace'));
  const bought = await Promise.all(
    stall.buyers.map(async (buyer) => ({ buyer, order: await buy(market.origin, buyer, atCheckout.count) })),
  );
  await atCheckout.over();
  const made = bought.flatMap(({ buyer, order }) => (order ? [{ buyer, order }] : []));
  expect(made.length).toBeGreaterThan(0);
  await Promise.all(made.map(({ buyer, order }) => pay(market.origin, buyer, order, 'pays')));

  const orderIds = made.map(({ order }) => order.orderId);
  await expect.poll(() => statusesOf(orderIds), patience).toEqual(['placed']);
  const known = await db
    .selectFrom('orders')
    .select(['id', 'totalMinor'])
    .where(
      'buyerId',
      'in',
      stall.buyers.map(({ id }) => id),
    )
    .execute();
  expect(new Map(known.map(({ id, totalMinor }) => [id, totalMinor]))).toEqual(
    new Map(made.map(({ order }) => [order.orderId, order.totalMinor])),
  );
  expect(await doubled(db, stall)).toEqual([]);
  expect(await missingFromStock(db, stall)).toEqual([]);
  expect((await ledgerSums(db)).sum).toBe(0);
  expect(deathsShown('marketplace')).toBe(1);
});

it('kill -9 of PostgreSQL in the middle of imports: 503 until it is back, and each list once', async () => {
  const count = Math.ceil(buyers / 2);
  const { suppliers } = await setUpStall(db, { suppliers: count, buyers: 0, stockEach: 1 });
  const outages: Outage[] = [];
  const onOutage = (answer: Outage) => void outages.push(answer);
  // Of four calls for each list.
  const amid = killAfter(2 * count, () => killAndWait('database'));
  await Promise.all(
    suppliers.map((supplier) =>
      importList(market.origin, supplier, { count: () => amid.count(undefined), onOutage }),
    ),
  );
  await amid.over();

  const ids = suppliers.map(({ id }) => id);
  const listed = await db
    .selectFrom('inventoryItems')
    .select(['supplierId', 'name'])
    .where('supplierId', 'in', ids)
    .where('name', 'like', 'Turnbuckle %')
    .execute();
  expect(listed.map(({ name }) => name).sort()).toEqual(suppliers.flatMap(namesOf).sort());
  const imports = await db
    .selectFrom('imports')
    .select('vendorId')
    .where('vendorId', 'in', ids)
    .where('status', '=', 'imported')
    .execute();
  expect(imports.map(({ vendorId }) => vendorId).sort()).toEqual([...ids].sort());
  expect(outages.length).toBeGreaterThan(0);
  expect(new Set(outages.map((outage) => JSON.stringify(outage)))).toEqual(
    new Set([JSON.stringify({ status: 503, retryAfter: '5', code: 'UNAVAILABLE' })]),
  );
  expect(deathsShown('database')).toBe(1);
});

it('kill -9 of the sandbox between a payment and its webhook: the order is paid nevertheless', async () => {
  const stall: Stall = await setUpStall(db, { suppliers: 1, buyers: 1, stockEach: 9 });
  const [buyer] = stall.buyers;
  if (!buyer) throw new Error('There is one buyer.');
  const order = await buy(market.origin, buyer);
  if (!order) throw new Error('There is stock for one.');
  // The webhook is lost, because the API is down too.
  const api = market.pidOf('marketplace');
  market.kill('marketplace');
  await pay(market.origin, buyer, order, 'pays');
  const sandbox = market.pidOf('payments-sandbox');
  market.kill('payments-sandbox');
  expect(await statusesOf([order.orderId])).toEqual(['pending_payment']);
  await Promise.all([market.isBack('marketplace', api), market.isBack('payments-sandbox', sandbox)]);

  await expect.poll(() => statusesOf([order.orderId]), patience).toEqual(['placed']);
  expect(await doubled(db, stall)).toEqual([]);
  expect(await missingFromStock(db, stall)).toEqual([]);
});

it('the fifth death of a part within a minute stops everything and says why', async () => {
  const { code, errors } = await market.killUntilAllEnds('payments-sandbox');
  expect(code).toBe(1);
  expect(errors).toContain(
    'payments-sandbox stopped 5 times within a minute, so everything is stopped. The last time: payments-sandbox was ended by SIGKILL',
  );
  expect(market.pidOf('database')).toBeNull();
});
