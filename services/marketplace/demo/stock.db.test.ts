import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readJson } from '../platform/db/json-text.ts';
import { queuedMails } from '../platform/mail/testing/queued-mails.ts';
import { accountBench, type AccountBench } from '../modules/account/testing/account-bench.ts';
import { createAvailability, nextFreeTimes } from '../modules/availability/index.ts';
import { createCatalogue, createMarketServices } from '../modules/catalogue/index.ts';
import { createImports } from '../modules/imports/index.ts';
import { hasOpenTrade } from '../modules/orders/index.ts';
import { storedAccountState } from '../modules/payments/index.ts';
import { createVendors } from '../modules/vendors/index.ts';
import { openFileStore } from '../platform/files/index.ts';
import { emptyMarket } from './reset.ts';
import { seedDemo } from './seed.ts';
import type { StockParts } from './stock-parts.ts';
import { stockDemo } from './stock.ts';

const departmentSlugs = ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'] as const;

let bench: AccountBench;
beforeAll(async () => {
  bench = await accountBench({ as: 'owner' });
});
afterAll(() => bench.drop());

const beginAnew = async (): Promise<void> => {
  await emptyMarket(bench.db);
  await seedDemo(bench);
};

const parts = (): StockParts & { vendors: ReturnType<typeof createVendors> } => {
  // The demo's listings need no files.
  const made = {
    ...bench.parts,
    files: openFileStore({ dataFolder: tmpdir() }),
    currency: 'EUR',
    commissionBps: 1000,
  };
  return {
    ...made,
    vendors: createVendors({ ...made, hasOpenTrade, paymentAccountState: storedAccountState }),
    imports: createImports(made),
    availability: createAvailability(made),
    catalogue: createCatalogue(made),
  };
};
const supplier = { email: 'supplier@example.com', password: 'quayside demo supplier' };
const count = async (table: 'products' | 'inventoryItems' | 'services' | 'imports') =>
  (await bench.db.selectFrom(table).select('id').execute()).length;

describe('the stocked market', () => {
  let opened: number;
  beforeAll(async () => {
    await beginAnew();
    opened = await stockDemo(parts());
  });

  test('ten companies sell 74 products and 26 services, in every department', async () => {
    const companies = await bench.db.selectFrom('vendors').select(['kind', 'status']).execute();
    const catalogue = createCatalogue({ ...bench, currency: 'EUR' });
    const totals = await Promise.all(
      departmentSlugs.map(async (slug) => {
        const [all, services] = await Promise.all(
          [{}, { kind: 'service' as const }].map((search) =>
            catalogue.searchListings({ department: slug, ...search }),
          ),
        );
        return all?.ok && services?.ok ? [slug, all.value.total >= 10, services.value.total >= 1] : slug;
      }),
    );
    expect(opened).toBe(10);
    expect(companies.filter(({ status }) => status !== 'active')).toEqual([]);
    expect(companies.filter(({ kind }) => kind === 'supplier')).toHaveLength(6);
    expect([await count('products'), await count('services')]).toEqual([74, 26]);
    expect(totals).toEqual(departmentSlugs.map((slug) => [slug, true, true]));
  });

  test('some products are sold by several suppliers at different prices, in variants, and occasionally out of stock', async () => {
    const catalogue = createCatalogue({ ...bench, currency: 'EUR' });
    const products = await bench.db.selectFrom('products').select(['id', 'name']).execute();
    const found = await Promise.all(products.map(async ({ id }) => catalogue.getProduct(id)));
    const details = found.flatMap((product) => (product.ok ? [readJson(product.value)] : []));
    const offers = details.map((detail) => detail.offers);
    const suppliersOf = (of: (typeof offers)[number]) => new Set(of.map(({ supplier: { id } }) => id)).size;
    const contested = offers.filter((each) => suppliersOf(each) > 1);
    const samePrice = contested.filter(
      (each) => new Set(each.map(({ price }) => price.amountMinor)).size < suppliersOf(each),
    );
    expect([contested.length, contested.filter((each) => suppliersOf(each) === 3).length, samePrice]).toEqual(
      [19, 2, []],
    );
    expect(offers.filter((each) => new Set(each.map(({ variant }) => variant)).size > 1)).toHaveLength(5);
    expect(offers.flat().filter(({ inStock }) => !inStock)).toHaveLength(5);
    expect(offers.filter((each) => each.every(({ inStock }) => !inStock))).toHaveLength(1);
    const ways = offers.flat().map(({ deliveryMethods }) => deliveryMethods.length);
    expect(new Set(ways)).toEqual(new Set([2, 3]));
    const fender = details.find(({ name }) => name === 'Fender F4');
    expect(
      fender?.offers.map((offer) => [
        offer.supplier.name,
        offer.variant,
        offer.price.amountMinor,
        offer.inStock,
        offer.deliveryMethods.map(({ kind, cost }) => [kind, cost.amountMinor]),
      ]),
    ).toEqual([
      [
        'Tramuntana Chandlery',
        'White',
        8400,
        true,
        [
          ['berth', 1500],
          ['collection', 0],
          ['courier', 2900],
        ],
      ],
      [
        'Tramuntana Chandlery',
        'Navy',
        8950,
        true,
        [
          ['berth', 1500],
          ['collection', 0],
          ['courier', 2900],
        ],
      ],
      [
        'Vauban Marine Supply',
        'Navy',
        9150,
        true,
        [
          ['berth', 2200],
          ['collection', 0],
        ],
      ],
      [
        'Vauban Marine Supply',
        'White',
        8250,
        false,
        [
          ['berth', 2200],
          ['collection', 0],
        ],
      ],
    ]);
  });

  test('the public supplier and provider accounts own one company each', async () => {
    const { vendors } = parts();
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

  test('every service can be booked: it has a place, its inclusions, and a free time', async () => {
    const services = createMarketServices({ ...bench, nextFreeTimes });
    const page = await services.listMarketServices({ limit: 100 });
    if (!page.ok) throw new Error(page.error.code);
    const closed = page.value.items.filter(({ nextStartsAt }) => nextStartsAt === null);
    const pages = await Promise.all(page.value.items.map(({ id }) => services.getMarketService(id)));
    const bare = pages.filter(
      (each) => !each.ok || !each.value.isBookable || each.value.included.length === 0,
    );
    expect([page.value.items.length, closed.map(({ name }) => name), bare]).toEqual([26, [], []]);
    expect(new Set(page.value.items.flatMap(({ placeKinds }) => placeKinds))).toEqual(
      new Set(['berth', 'yard', 'remote']),
    );
  });

  test('nothing is done twice: a paused shop stays paused', async () => {
    const { session } = await bench.signIn(supplier);
    await parts().vendors.changeOwnStatus(session, 'pause');
    const before = [await count('inventoryItems'), await count('imports')];
    expect(await stockDemo(parts())).toBe(0);
    const { vendor } = await parts().vendors.getVendor(session);
    expect([vendor.status, await count('inventoryItems'), await count('imports')]).toEqual([
      'paused',
      ...before,
    ]);
  });
});

describe('stocking it', () => {
  beforeEach(beginAnew);

  test('an interrupted start is completed by the next one', async () => {
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
      26,
    ]);
  });

  test('a company was opened in the days after its owner’s account, as the audit log says', async () => {
    const { vendors, ...others } = parts();
    const made = {
      ...bench.parts,
      files: openFileStore({ dataFolder: tmpdir() }),
      currency: 'EUR',
      commissionBps: 1000,
    };
    const vendorsAt = (at: Date) =>
      createVendors({
        ...made,
        hasOpenTrade,
        paymentAccountState: storedAccountState,
        clock: { now: () => at },
      });
    await stockDemo({ ...others, vendors, vendorsAt });
    const { rows } = await sql<{ days: number }>`
      select distinct round(extract(epoch from a.at - u.created_at) / 86400)::int as days from audit_log a
      join vendor_applications p on p.id = a.subject_id join vendor_members m on m.vendor_id = p.vendor_id
      join users u on u.id = m.user_id where a.act = 'application_approve'`.execute(bench.db);
    expect(rows).toEqual([{ days: 3 }]);
  });

  test('mails to others are kept', async () => {
    await bench.signUp({
      ...supplier,
      email: 'noor@example.com',
      firstName: 'Noor',
      lastName: 'H',
      role: 'crew_member',
    });
    await stockDemo(parts());
    expect((await queuedMails(bench.db)).map(({ to }) => to)).toEqual(['noor@example.com']);
  });
});
