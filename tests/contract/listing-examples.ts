import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const createdAt = '2026-11-20T08:30:00.000Z';
const updatedAt = '2026-11-20T09:12:00.000Z';

/** The vendor of the examples, active and signed in with `token`. */
async function vendorSignedIn(
  { db }: RealApp,
  kind: 'supplier' | 'service_provider',
  token: string,
): Promise<void> {
  const stamps = { createdAt: new Date(createdAt), updatedAt: new Date(createdAt) };
  await db
    .insertInto('users')
    .values({
      id,
      email: 'vendor@example.com',
      role: kind,
      firstName: 'Nadia',
      lastName: 'Serra',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      closedAt: null,
      ...stamps,
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: systemIds.newId(),
      tokenHash: hashToken(token),
      userId: id,
      signUpId: null,
      revokedAt: null,
      device: 'Firefox on Windows',
      createdAt: new Date(createdAt),
      lastSeenAt: new Date(createdAt),
      expiresAt: new Date('2026-12-20T08:30:00Z'),
    })
    .execute();
  await sql`insert into vendors (id, opened_by, kind, status, trading_name, created_at, updated_at)
    values (${id}, ${id}, ${kind}, 'active', 'Tramuntana Chandlery', ${createdAt}, ${createdAt})`.execute(db);
  await db.insertInto('vendorPorts').values({ vendorId: id, port: 'palma' }).execute();
}

async function fenderOnSale(app: RealApp, token: string, version: number): Promise<void> {
  await vendorSignedIn(app, 'supplier', token);
  await sql`
    with product as (
      insert into products (id, name, brand, category, departments, created_at, updated_at)
      values (${id}, 'Fender F4', 'Polyform', 'Fenders', '{exterior}', ${createdAt}, ${createdAt})
      on conflict do nothing)
    insert into inventory_items (id, supplier_id, product_id, own_key, name, variant, sku, price_minor, currency, tax_bps,
      unit, stock, reorder_level, location, status, version, created_at, updated_at)
    values (${id}, ${id}, ${id}, 'f4', 'Fender F4', 'Navy', 'F4-NAVY', 8950, 'EUR', 2100, 'piece', 24, 5, 'A3', 'active',
      ${version}, ${createdAt}, ${updatedAt})`.execute(app.db);
}

/** The fender of the examples, as buyers see it: two suppliers have it, one of them more expensive. */
async function fenderOfTwo(app: RealApp, token: string): Promise<void> {
  await fenderOnSale(app, token, 1);
  const { db } = app;
  const other = systemIds.newId();
  await sql`update vendors set trading_name = 'Xarxa Chandlery' where id = ${id}`.execute(db);
  await sql`update products set part_number = 'F-4', description = 'Inflatable fender, 22 × 106 cm.' where id = ${id}`.execute(
    db,
  );
  await sql`update inventory_items set name = 'Fender F4 navy', unit = null where id = ${id}`.execute(db);
  await sql`
    insert into delivery_methods (id, supplier_id, kind, name, details, cost_minor, currency, ports, days_from, days_to, position, created_at)
    values (${id}, ${id}, 'berth', 'To your berth', 'Weekdays, 08:00 to 17:00.', 1500, 'EUR', '{palma,ibiza}', 1, 2, 0, ${createdAt})`.execute(
    db,
  );
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${other}, 'other@example.com', 'supplier', 'Bruno', 'Ferrer', 'none', ${createdAt}, ${createdAt})`.execute(
    db,
  );
  await sql`insert into vendors (id, opened_by, kind, status, trading_name, created_at, updated_at)
    values (${other}, ${other}, 'supplier', 'active', 'Vauban Marine Supply', ${createdAt}, ${createdAt})`.execute(
    db,
  );
  await sql`
    insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status, created_at,
      updated_at)
    values (${other}, ${other}, ${id}, 'f4', 'F4', 9900, 'EUR', 1, 'active', ${createdAt}, ${createdAt})`.execute(
    db,
  );
}

async function cleaningOnOffer(app: RealApp, token: string, version: number): Promise<void> {
  await vendorSignedIn(app, 'service_provider', token);
  await sql`
    insert into services (id, provider_id, own_key, name, description, category, departments, price_minor, currency, tax_bps,
      priced_per, unit, duration_minutes, duration_units, included, status, version, created_at, updated_at)
    values (${id}, ${id}, 'teak', 'Teak deck cleaning', 'Soft brush, two-part cleaner.', 'Deck', '{exterior}', 1800, 'EUR',
      2100, 'unit', 'm²', 240, 40, '{Cleaner and brushes}', 'active', ${version}, ${createdAt}, ${updatedAt})`.execute(
    app.db,
  );
}

/** The data needed before the examples of the tag "Listings" can be sent with `token`. */
export const listingArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  listInventory: () => fenderOnSale(app(), token, 1),
  createInventoryItem: () => vendorSignedIn(app(), 'supplier', token),
  clearArchivedInventory: async () => {
    await fenderOnSale(app(), token, 3);
    await sql`update inventory_items set status = 'archived'`.execute(app().db);
  },
  clearArchivedServices: async () => {
    await cleaningOnOffer(app(), token, 3);
    await sql`update services set status = 'archived'`.execute(app().db);
  },
  updateInventoryItem: () => fenderOnSale(app(), token, 3),
  uploadProductPicture: () => fenderOnSale(app(), token, 1),
  deleteProductPicture: () => fenderOnSale(app(), token, 1),
  arrangeProductPictures: () => fenderOnSale(app(), token, 1),
  uploadServicePicture: () => cleaningOnOffer(app(), token, 1),
  deleteServicePicture: () => cleaningOnOffer(app(), token, 1),
  arrangeServicePictures: () => cleaningOnOffer(app(), token, 1),
  listServices: () => cleaningOnOffer(app(), token, 1),
  createService: () => vendorSignedIn(app(), 'service_provider', token),
  updateService: () => cleaningOnOffer(app(), token, 3),
  searchListings: () => fenderOfTwo(app(), token),
  findEverything: () => fenderOfTwo(app(), token),
  findVendors: () => fenderOfTwo(app(), token),
  getListingFacets: () => fenderOfTwo(app(), token),
  getShowcase: () => fenderOfTwo(app(), token),
  getProduct: () => fenderOfTwo(app(), token),
});

const withData = (example: Json, change: Json): Json => ({
  ...example,
  data: { ...(Object(example.data) as Json), ...change },
});
const pictureForm = (picture: Blob): FormData => {
  const form = new FormData();
  form.append('picture', picture, 'fender.png');
  return form;
};

/** The forms of these operations; others send a picture. */
export const listingForms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  uploadProductPicture: pictureForm,
  uploadServicePicture: pictureForm,
};

const cardAddress = expect.stringMatching(/^\/api\/media\/[\da-f]{32}\?size=card$/) as unknown;
const withPicture =
  (change: Json = {}) =>
  (answer: Json, example: Json) =>
    expect(answer).toEqual(
      withData(example, {
        ...change,
        pictureUrl: cardAddress,
        pictures: [{ fileId: expect.stringMatching(/^[\da-f]{32}$/) as unknown, url: cardAddress }],
      }),
    );

/** The server's own fields of a new listing; the examples show it later. */
const added = { id: expect.any(String) as unknown, createdAt, updatedAt: createdAt };

const oneActive = { counts: { draft: 0, active: 1, paused: 0, archived: 0 } };

/** The examples show a vendor with more listings, and a listing in its previous state. */
export const listingComparisons: Record<string, (answer: Json, example: Json) => void> = {
  listInventory: (answer, example) => expect(answer).toEqual(withData(example, { ...oneActive, soldOut: 0 })),
  listServices: (answer, example) => expect(answer).toEqual(withData(example, oneActive)),
  createInventoryItem: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        ...added,
        productId: expect.any(String) as unknown,
      }),
    ),
  createService: (answer, example) => expect(answer).toEqual(withData(example, added)),
  updateInventoryItem: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        price: { amountMinor: 9150, currency: 'EUR' },
        stock: 22,
        version: 4,
        updatedAt: createdAt,
      }),
    ),
  updateService: (answer, example) =>
    expect(answer).toEqual(withData(example, { durationMinutes: 180, version: 4, updatedAt: createdAt })),
  uploadProductPicture: withPicture(),
  uploadServicePicture: withPicture({ updatedAt: createdAt }),
  deleteServicePicture: (answer, example) =>
    expect(answer).toEqual(withData(example, { updatedAt: createdAt })),
  arrangeServicePictures: (answer, example) =>
    expect(answer).toEqual(withData(example, { updatedAt: createdAt })),
  // The example's department and terms are only in answers to requests with them.
  searchListings: (answer, example) =>
    expect(answer).toEqual(withData(example, { department: null, match: null, exact: null })),
  // The example is a buyer's, in a market with more data; here a visitor calls.
  findEverything: (answer, example) => {
    const { products } = Object(example.data) as Json;
    const others = { suppliers: [], orders: [], bookings: [], ownListings: [] };
    expect(answer).toEqual(
      withData(example, { products: { ...Object(products), total: 1, exact: 1 }, ...others }),
    );
  },
  // The example is of a market with more data.
  getListingFacets: (answer) => {
    const vendorNamed = (name: string, vendorId: unknown) => ({ id: vendorId, name, count: 1 });
    expect(answer.data).toEqual({
      countsAreLowerBounds: false,
      kinds: [{ value: 'product', count: 1 }],
      departments: [{ value: 'exterior', count: 1 }],
      categories: [{ value: 'Fenders', count: 1 }],
      vendors: expect.arrayContaining([
        vendorNamed('Xarxa Chandlery', id),
        vendorNamed('Vauban Marine Supply', expect.any(String)),
      ]) as unknown,
      // Where Xarxa's van goes, and where Vauban is.
      ports: [
        { slug: 'ibiza', name: 'Ibiza', count: 1 },
        { slug: 'palma', name: 'Palma', count: 1 },
      ],
      inStock: 1,
      // One price.
      price: null,
    });
  },
  // Filters are left out only if they are set.
  findInstead: (answer, example) =>
    expect(answer).toEqual(withData(example, { without: [], services: 0, english: null })),
  getProduct: (answer, example) => {
    const shown = Object(answer.data) as { offers: unknown[] };
    const [offer] = Object(example.data).offers as unknown[];
    expect(answer).toEqual(withData(example, { offers: [offer, expect.anything()], others: [] }));
    expect(shown.offers[1]).toMatchObject({
      supplier: { name: 'Vauban Marine Supply' },
      deliveryMethods: [],
    });
  },
  listExchangeRates: (answer, example) => {
    const [dollar] = Object(example.data).rates as unknown[];
    expect(Object(answer.data)).toMatchObject({
      currency: 'EUR',
      rates: expect.arrayContaining([dollar]) as unknown,
    });
  },
};
