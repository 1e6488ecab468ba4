import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountBench, type AccountBench } from '../modules/account/testing/account-bench.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createImports } from '../modules/imports/index.ts';
import { createVendors } from '../modules/vendors/index.ts';
import { openFileStore } from '../platform/files/index.ts';
import { emptyMarket } from './reset.ts';
import { seedDemo } from './seed.ts';
import { stockDemo, type StockParts } from './stock.ts';

const departmentSlugs = ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'] as const;

let bench: AccountBench;
beforeAll(async () => {
  bench = await accountBench();
});
beforeEach(async () => {
  await emptyMarket(bench.db);
  await seedDemo(bench);
});
afterAll(() => bench.drop());

const parts = (): StockParts & { vendors: ReturnType<typeof createVendors> } => {
  // Nothing of the demo is a file.
  const made = { ...bench.parts, files: openFileStore({ dataFolder: tmpdir() }), currency: 'EUR' };
  return { ...made, vendors: createVendors(made), imports: createImports(made) };
};
const supplier = { email: 'supplier@example.com', password: 'quayside demo supplier' };
const count = async (table: 'products' | 'inventory_items' | 'services' | 'imports') =>
  (await bench.db.selectFrom(table).select('id').execute()).length;

test('ten companies sell 80 products and 25 services, in every department', async () => {
  const opened = await stockDemo(parts());
  const companies = await bench.db.selectFrom('vendors').select(['kind', 'status']).execute();
  const catalogue = createCatalogue({ ...bench, currency: 'EUR' });
  const totals = await Promise.all(
    departmentSlugs.map(async (slug) => {
      const [all, services] = await Promise.all(
        [{}, { kind: 'service' as const }].map((search) => catalogue.listDepartmentListings(slug, search)),
      );
      return all?.ok && services?.ok ? [slug, all.value.total >= 10, services.value.total >= 1] : slug;
    }),
  );
  expect(opened).toBe(10);
  expect(companies.filter(({ status }) => status !== 'active')).toEqual([]);
  expect(companies.filter(({ kind }) => kind === 'supplier')).toHaveLength(6);
  expect([await count('products'), await count('services')]).toEqual([80, 25]);
  expect(totals).toEqual(departmentSlugs.map((slug) => [slug, true, true]));
});

test('the supplier and the provider whom everybody may be own one of them each', async () => {
  const { vendors, ...others } = parts();
  await stockDemo({ ...others, vendors });
  const own = async (account: { email: string; password: string }) => {
    const { session } = await bench.signIn(account);
    const { vendor, application, ports } = await vendors.getVendor(session);
    return [vendor.company.tradingName, vendor.status, application.status, ports];
  };
  expect([
    await own(supplier),
    await own({ email: 'provider@example.com', password: 'quayside demo provider' }),
  ]).toEqual([
    ['Tramuntana Chandlery', 'active', 'approved', ['barcelona', 'ibiza', 'palma']],
    ['Bahía Yacht Care', 'active', 'approved', ['ibiza', 'palma']],
  ]);
});

test('nothing is done a second time: a shop that was paused stays paused', async () => {
  await stockDemo(parts());
  const { session } = await bench.signIn(supplier);
  await parts().vendors.changeOwnStatus(session, 'pause');
  const before = [await count('inventory_items'), await count('imports')];
  expect(await stockDemo(parts())).toBe(0);
  const { vendor } = await parts().vendors.getVendor(session);
  expect([vendor.status, await count('inventory_items'), await count('imports')]).toEqual([
    'paused',
    ...before,
  ]);
});

test('a start that was cut short is gone on with by the next', async () => {
  const { vendors, ...others } = parts();
  const cutShort = {
    ...vendors,
    completeOnboarding: () => Promise.reject(new Error('the power is gone')),
  };
  await expect(stockDemo({ ...others, vendors: cutShort })).rejects.toThrow('the power is gone');
  expect(await stockDemo({ ...others, vendors })).toBe(10);
  const companies = await bench.db.selectFrom('vendors').select('status').execute();
  expect([companies.map(({ status }) => status), await count('services')]).toEqual([
    Array.from({ length: 10 }, () => 'active'),
    25,
  ]);
});

test('mails to others are left alone', async () => {
  await bench.signUp({
    ...supplier,
    email: 'noor@example.com',
    firstName: 'Noor',
    lastName: 'H',
    role: 'crew_member',
  });
  await stockDemo(parts());
  expect((await bench.jobs('send_mail')).map(({ to }) => to)).toEqual(['noor@example.com']);
});
