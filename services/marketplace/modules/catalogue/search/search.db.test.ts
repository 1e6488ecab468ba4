import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { readWords } from './search-words.repository.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';

let bench: CatalogueBench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

type Search = Parameters<CatalogueBench['catalogue']['searchListings']>[0];

const read = async (search: Search = {}) => {
  const found = await bench.catalogue.searchListings(search);
  if (!found.ok) throw new Error(found.error.fields[0]?.message);
  return found.value;
};
const namesOf = async (search: Search) => (await read(search)).items.map(({ name }) => name);

describe('every visitor', () => {
  test('finds a product and a service with vendor, ports and the unit of the price', async () => {
    const supplierId = await bench.vendor('supplier', { ports: ['palma', 'antibes'] });
    const productId = await bench.product();
    const inventoryId = await bench.item(supplierId, productId);
    const providerId = await bench.vendor('service_provider', { name: null, ports: [] });
    const serviceId = await bench.service(providerId, { pricedPer: 'hour', unit: null });
    expect(await read({ department: 'exterior' })).toEqual({
      department: { slug: 'exterior', name: 'Exterior', lead: expect.any(String) as string },
      items: [
        {
          kind: 'product',
          id: productId,
          inventoryId,
          name: 'Fender F4',
          detail: 'Polyform · Navy',
          category: 'Fenders',
          departments: ['exterior'],
          pictureUrl: null,
          price: { amountMinor: 8950, currency: 'EUR' },
          priceFor: 'piece',
          ports: ['antibes', 'palma'],
          inStock: true,
          isUncounted: false,
          offerCount: 1,
          variantCount: 1,
          hasHigherPrices: false,
          vendor: { id: supplierId, name: 'Tramuntana Chandlery', logoUrl: null },
        },
        {
          kind: 'service',
          id: serviceId,
          inventoryId: null,
          name: 'Teak deck cleaning',
          detail: 'Deck',
          category: 'Deck',
          departments: ['exterior'],
          pictureUrl: null,
          price: { amountMinor: 1800, currency: 'EUR' },
          priceFor: 'hour',
          ports: [],
          inStock: null,
          isUncounted: false,
          offerCount: 1,
          variantCount: 0,
          hasHigherPrices: false,
          vendor: { id: providerId, name: 'Nadia Serra', logoUrl: null },
        },
      ],
      nextCursor: null,
      total: 2,
      totalIsLowerBound: false,
      match: null,
      exact: null,
    });
  });

  test('finds a product of several suppliers once, with the cheapest offer in stock', async () => {
    const productId = await bench.product();
    const offers = [
      { priceMinor: 9000, stock: 3 },
      { priceMinor: 8000, stock: null },
      { priceMinor: 7000, stock: 0 },
      { priceMinor: 6000, stock: 9, status: 'paused' },
    ] as const;
    const ids: string[] = [];
    for (const offer of offers) ids.push(await bench.item(await bench.vendor('supplier'), productId, offer));
    await bench.item(await bench.vendor('supplier', { status: 'paused' }), productId, { priceMinor: 1 });
    const { items, total } = await read();
    expect([items.map((item) => [item.inventoryId, item.inStock, item.offerCount]), total]).toEqual([
      [[ids[1], true, 3]],
      1,
    ]);
  });

  test('says how many variants a product has, and whether others of its offers cost more', async () => {
    const supplierId = await bench.vendor('supplier', { ports: ['palma'] });
    const productId = await bench.product();
    const ofProduct = async (given: Search = {}) =>
      (await read(given)).items.map((item) => [item.variantCount, item.hasHigherPrices]);
    await bench.item(supplierId, productId, { variant: 'White', priceMinor: 8000 });
    const navy = await bench.item(supplierId, productId, { variant: 'Navy', priceMinor: 8000 });
    expect(await ofProduct()).toEqual([[2, false]]);
    await sql`update inventory_items set price_minor = 9000 where id = ${navy}`.execute(bench.db);
    expect([await ofProduct(), await ofProduct({ port: 'palma', q: 'fender' })]).toEqual([
      [[2, true]],
      [[2, true]],
    ]);
    // The price of the variant that is named is no beginning.
    expect(await ofProduct({ q: 'navy fender' })).toEqual([[2, false]]);
    // What is sold out has no price to compare.
    await sql`update inventory_items set stock = 0 where id = ${navy}`.execute(bench.db);
    expect(await ofProduct()).toEqual([[2, false]]);
    await sql`update inventory_items set status = 'paused' where id = ${navy}`.execute(bench.db);
    expect(await ofProduct()).toEqual([[1, false]]);
  });

  // Stored with its row (migration 0067) without a port, built for each answer with one.
  test('gets the same JSON with and without a port, whatever characters its texts have', async () => {
    const name = 'Line "8 mm" \\ 3⁄8″ – ☂ é';
    const supplierId = await bench.vendor('supplier', { ports: ['palma'] });
    const productId = await bench.product({ name, category: 'Ropes & "lines"\n' });
    await bench.item(supplierId, productId, { stock: null });
    const otherId = await bench.product({ departments: ['crew', 'exterior'] });
    await bench.item(supplierId, otherId, { stock: 0 });
    await sql`update products set category = null, brand = null where id = ${otherId}`.execute(bench.db);
    await sql`update inventory_items set variant = null, unit = null where product_id = ${otherId}`.execute(
      bench.db,
    );
    const { items } = await read({ sort: 'price' });
    const inPort = await read({ sort: 'price', port: 'palma' });
    expect(inPort.items.map(({ reach: _, delivery: __, ...listing }) => listing)).toEqual(items);
    expect(items.map((item) => item.name)).toEqual(expect.arrayContaining([name]));
    expect(items).toHaveLength(2);
  });

  test('sees the next offer once the last piece of the best is sold, and the best again when it is returned', async () => {
    const productId = await bench.product();
    const cheap = await bench.item(await bench.vendor('supplier'), productId, {
      priceMinor: 7000,
      stock: 1,
    });
    const dear = await bench.item(await bench.vendor('supplier'), productId, { priceMinor: 9000, stock: 1 });
    const stocked = async (id: string, stock: number) => {
      await bench.db.updateTable('inventoryItems').set({ stock }).where('id', '=', id).execute();
      const [listing] = (await read()).items;
      return [listing?.inventoryId, listing?.price.amountMinor, listing?.inStock];
    };
    expect([await stocked(cheap, 0), await stocked(dear, 0), await stocked(cheap, 1)]).toEqual([
      [dear, 9000, true],
      [cheap, 7000, false],
      [cheap, 7000, true],
    ]);
  });

  test('finds products with uncounted stock, which never count as in stock', async () => {
    const productId = await bench.product();
    const uncounted = await bench.item(await bench.vendor('supplier'), productId, { stock: null });
    const other = await bench.item(await bench.vendor('supplier'), productId, { stock: 0 });
    const stocked = async (id: string, stock: number | null) => {
      await bench.db.updateTable('inventoryItems').set({ stock }).where('id', '=', id).execute();
      const [listing] = (await read()).items;
      const facets = await bench.catalogue.getListingFacets({});
      const found = [await read({ inStock: true }), await read({ inStock: false })].map(({ total }) => total);
      return [listing?.inStock, listing?.isUncounted, facets.inStock, ...found];
    };
    expect([
      await stocked(uncounted, null),
      await stocked(uncounted, 3),
      await stocked(uncounted, null),
      await stocked(other, 2),
      await stocked(uncounted, 0),
      await stocked(other, 0),
    ]).toEqual([
      [true, true, 0, 0, 0],
      [true, false, 1, 1, 0],
      [true, true, 0, 0, 0],
      [true, false, 1, 1, 0],
      [true, false, 1, 1, 0],
      [false, false, 0, 0, 1],
    ]);
  });

  test('finds nothing that is not live; a suspended vendor disappears with the next request', async () => {
    const supplierId = await bench.vendor('supplier');
    const productId = await bench.product();
    for (const status of ['draft', 'paused', 'archived'] as const)
      await bench.item(supplierId, await bench.product(), { status });
    await bench.item(supplierId, productId);
    await bench.service(await bench.vendor('service_provider', { status: 'approved' }));
    const become = async (status: 'suspended' | 'active') => {
      await bench.db.updateTable('vendors').set({ status }).where('id', '=', supplierId).execute();
      const { items, total } = await read();
      return [items.map(({ id }) => id), total];
    };
    const before = await read();
    expect([before.items.map(({ id }) => id), await become('suspended'), await become('active')]).toEqual([
      [productId],
      [[], 0],
      [[productId], 1],
    ]);
  });

  test('filters by each choice, and by all of them', async () => {
    const palma = await bench.vendor('supplier', { ports: ['palma'] });
    const antibes = await bench.vendor('supplier', { ports: ['antibes'] });
    await bench.item(palma, await bench.product({ name: 'Fender' }), { priceMinor: 5000 });
    await bench.item(palma, await bench.product({ name: 'Shackle', category: 'Rigging' }), {
      priceMinor: 900,
      stock: 0,
    });
    await bench.item(
      antibes,
      await bench.product({ name: 'Oil', category: 'Oils', departments: ['engineering'] }),
      { priceMinor: 2000 },
    );
    await bench.service(await bench.vendor('service_provider', { ports: ['antibes'] }), {
      name: 'Cleaning',
      priceMinor: 3000,
    });
    const searches: readonly Search[] = [
      { department: 'engineering' },
      { kind: 'service' },
      { category: 'Rigging' },
      { vendor: palma },
      { port: 'antibes' },
      { inStock: true },
      { inStock: false },
      { priceFrom: 2000, priceTo: 3000 },
      { department: 'exterior', kind: 'product', port: 'palma', inStock: true, priceTo: 5000 } as const,
      { department: 'engineering', kind: 'service' },
    ];
    const found: string[][] = [];
    for (const search of searches) found.push((await namesOf({ ...search, sort: 'name' })).sort());
    expect(found).toEqual([
      ['Oil'],
      ['Cleaning'],
      ['Shackle'],
      ['Fender', 'Shackle'],
      ['Cleaning', 'Oil'],
      ['Cleaning', 'Fender', 'Oil'],
      ['Shackle'],
      ['Cleaning', 'Oil'],
      ['Fender'],
      [],
    ]);
  });
});

describe('words', () => {
  beforeEach(async () => {
    const supplierId = await bench.vendor('supplier');
    const fender = await bench.product({
      partNumber: 'F-4/NAVY',
      barcode: '7071234567890',
      description: 'Inflatable, for the quay wall.',
    });
    await bench.item(supplierId, fender, { sku: 'XC-2291', variant: 'Navy' });
    const others = [
      { name: 'Antifouling Micron 350', brand: 'Interlux', category: 'Paint' },
      { name: 'Bilge pump 2000', brand: 'Rule', category: 'Pumps', departments: ['engineering'] },
      { name: 'Glühwein cups', brand: 'Café Größe', category: 'Glassware', departments: ['interior'] },
      { name: 'Battery charger 12/24V', brand: 'Victron', category: 'Power', departments: ['engineering'] },
      { name: 'Bow shackle, stainless', brand: 'Wichard', category: 'Rigging' },
      { name: 'Bow shackle, galvanised', brand: 'Wichard', category: 'Rigging' },
    ];
    for (const other of others)
      await bench.item(supplierId, await bench.product(other), {
        name: other.name,
        sku: null,
        variant: null,
      });
    await bench.service(await bench.vendor('service_provider'), { name: 'Teak deck cleaning' });
  });

  test('show the offer of a product whose variant they name, within the price', async () => {
    const { items } = await read({ q: 'fender' });
    const productId = items[0]?.id ?? '';
    const other = await bench.vendor('supplier');
    const white = await bench.item(other, productId, { priceMinor: 8000, variant: 'White' });
    await bench.item(other, productId, { priceMinor: 9900, variant: 'Navy' });
    const meant = async (given: Search) =>
      (await read(given)).items.map(({ detail, price }) => [detail?.split(' · ').at(-1), price.amountMinor]);
    const [navy] = await meant({ q: 'navy fender' });
    expect([navy, ...(await meant({ q: 'fender' }))]).toEqual([
      ['Navy', expect.any(Number)],
      ['White', 8000],
    ]);
    expect(await meant({ q: 'navy fender', priceTo: 8000 })).toEqual([['White', 8000]]);
    expect(await meant({ q: 'navy fender', sort: 'price' })).toEqual([['White', 8000]]);
    expect((await read({ q: 'white fender' })).items[0]?.inventoryId).toBe(white);
    // The brand that all have says nothing of a variant.
    expect((await meant({ q: 'polyform fender navy' }))[0]?.[0]).toBe('Navy');
    // A sold-out variant is not passed off as another one that is in stock.
    const red = await bench.item(other, productId, { priceMinor: 9100, variant: 'Red', stock: 0 });
    const { items: inRed, exact } = await read({ q: 'red fender' });
    expect([inRed[0]?.inventoryId, inRed[0]?.inStock, inRed[0]?.price.amountMinor, exact]).toEqual([
      red,
      false,
      9100,
      1,
    ]);
    expect((await read({ q: 'red fender', inStock: true })).items[0]?.inStock).toBe(true);
    await bench.item(await bench.vendor('supplier'), productId, {
      priceMinor: 9900,
      variant: 'Red',
      stock: 2,
    });
    expect(await meant({ q: 'red fender' })).toEqual([['Red', 9900]]);
  });

  test.each([
    ['fender', 'Fender F4'],
    ['FENDERS', 'Fender F4'],
    ['fend poly', 'Fender F4'],
    ['pare-battage', 'Fender F4'],
    ['defensa navy', 'Fender F4'],
    ['inflatables', 'Fender F4'],
    ['navy', 'Fender F4'],
    ['F-4/NAVY', 'Fender F4'],
    ['f-4', 'Fender F4'],
    ['7071234567890', 'Fender F4'],
    ['70712345', 'Fender F4'],
    ['xc-2291', 'Fender F4'],
    ['24v charger', 'Battery charger 12/24V'],
    ['12/24v', 'Battery charger 12/24V'],
    ['batteries', 'Battery charger 12/24V'],
    ['gluhwein', 'Glühwein cups'],
    ['GLÜHWEIN', 'Glühwein cups'],
    ['cafe grosse', 'Glühwein cups'],
    ['colour navy fender size F4', 'Fender F4'],
    ['pare-battage bleu marine taille F4', 'Fender F4'],
    ['Fender dunkelblau Größe F4', 'Fender F4'],
    ['clean the deck', null],
    ['deck clean', 'Teak deck cleaning'],
    ['cleaned', 'Teak deck cleaning'],
  ])('“%s” finds %s by its words', async (q, name) => {
    const { items, match, total } = await read({ q });
    const found = match === 'words' ? items.map((item) => item.name) : [];
    expect([found, name === null || total === 1]).toEqual([name === null ? [] : [name], true]);
  });

  test.each([
    ['fendr', 'Fender F4', 'misspelt'],
    ['poliform', 'Fender F4', 'misspelt'],
    ['antifowling', 'Antifouling Micron 350', 'misspelt'],
    ['bilge pmup', 'Bilge pump 2000', 'similar'],
    ['teek deck cleening', 'Teak deck cleaning', 'similar'],
    ['stanless shakle', 'Bow shackle, stainless', 'misspelt'],
    ['shakle whichard stainles', 'Bow shackle, stainless', 'misspelt'],
    ['galvanized shakle', 'Bow shackle, galvanised', 'misspelt'],
    ['fendr xc-2291', 'Fender F4', 'similar'],
    ['bilge pump 2000 zzqx', 'Bilge pump 2000', 'similar'],
  ])('“%s” is misspelt and still finds %s, by its name or not: %s', async (q, name, by) => {
    const { items, match, total } = await read({ q });
    expect([items[0]?.name, match, total]).toEqual([name, by, items.length]);
  });

  test('of which several are misspelt find listings with something similar to each of them, and no others', async () => {
    expect(await namesOf({ q: 'stanless shakle' })).toEqual(['Bow shackle, stainless']);
  });

  test('that are misspelt are matched to known words only if a filter is set too', async () => {
    const [alone, chosen] = await Promise.all([
      bench.statementsOf((catalogue) => catalogue.searchListings({ q: 'shakle' })),
      bench.statementsOf((catalogue) => catalogue.searchListings({ q: 'shakle', kind: 'product' })),
    ]);
    expect([alone, chosen]).toEqual([2, 3]);
  });

  test('of which one is in no listing are known to find nothing, whatever begins like the others', async () => {
    const asked = ['fend poly', 'F-4/NAVY', 'batteries', '…', 'fendr poly', 'F-5/NAVY', 'fender zzqx'];
    await sql`insert into listing_words (word) values ('polyform')`.execute(bench.db);
    const { rows } = await sql<{ asked: string }>`
      select asked from unnest(${asked}::text[]) with ordinality each (asked, place)
      where each_word_is_somewhere(asked) order by place`.execute(bench.db);
    expect(rows.map((row) => row.asked)).toEqual(['fend poly', 'F-4/NAVY', 'batteries', '…']);
  });

  test('are looked for as beginnings, but for a known word with which no other known word begins', async () => {
    const asked = ['shack', 'sand', 'sander', 'f-4', 'x1024'];
    await sql`insert into listing_words (word) values ('sand'), ('sand'), ('sander'), ('x1024')`.execute(
      bench.db,
    );
    const { rows } = await sql<{ asked: string }>`
      select asked from unnest(${asked}::text[]) with ordinality each (asked, place)
      where words_query(asked)::text like '%:*%' order by place`.execute(bench.db);
    expect(rows.map((row) => row.asked)).toEqual(['shack', 'sand', 'f-4', 'x1024']);
  });

  test('with a measure in one word find it in two', async () => {
    const supplierId = await bench.vendor('supplier');
    await bench.item(supplierId, await bench.product({ name: 'Binoculars, 7 × 50, compass' }));
    const { match, items } = await read({ q: 'binoculars 7x50' });
    expect([match, items.map(({ name }) => name)]).toEqual(['words', ['Binoculars, 7 × 50, compass']]);
  });

  test('that are misspelt put better matches first', async () => {
    expect(await namesOf({ q: 'shakle bow' })).toEqual(['Bow shackle, galvanised', 'Bow shackle, stainless']);
    expect((await namesOf({ q: 'galvanised shakle wichard' }))[0]).toBe('Bow shackle, galvanised');
  });

  test('that are misspelt put listings similar to all words first, and leave out those similar to only one', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const name of ['Boat oil', 'Teak oil, 1 l', 'Test strip', 'Two-stroke oil', 'Wiper of teak'])
      await bench.item(supplierId, await bench.product({ name, brand: 'Semco', category: 'Care' }));
    expect([await namesOf({ q: 'teek oil' }), await namesOf({ q: 'teak oyl' })]).toEqual([
      ['Teak oil, 1 l'],
      ['Teak oil, 1 l'],
    ]);
    // Shares three of five letter triples with “teek”.
    await bench.item(supplierId, await bench.product({ name: 'Teething ring', category: 'Care' }));
    for (const q of ['teal', 'teek'])
      expect(await namesOf({ q })).toEqual(['Teak deck cleaning', 'Teak oil, 1 l', 'Wiper of teak']);
  });

  test('of which a short one is misspelt are matched to exactly the known words that are one letter off', async () => {
    const asked = 'teek tka taek teaak teakss m12 ab fulels'.split(' ');
    const known = 'teak teaks tek teka ta take leak teak m10 m1 ba abc fuel fulls fuels'.split(' ');
    await sql`insert into listing_words (word) select unnest(${known}::text[])`.execute(bench.db);
    const { rows } = await sql<{ asked: string; looked: string[]; compared: string[] }>`
      select asked, array(select known_one_letter_off(asked) order by 1) as looked,
        array(select distinct word from listing_words where word ~ one_letter_off(asked) order by 1) as compared
      from unnest(${asked}::text[]) asked`.execute(bench.db);
    expect(rows.flatMap(({ looked }) => looked).length).toBeGreaterThan(10);
    for (const { asked: word, looked, compared } of rows) expect([word, looked]).toEqual([word, compared]);
  });

  test('that name a thing together find it whatever else is said, and nothing that has a part of its name', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const name of [
      'Paper chart',
      'Mooring line',
      'Oil filter',
      'Main engine filter with oil',
      'Watermaker',
    ])
      await bench.item(supplierId, await bench.product({ name }));
    await bench.item(supplierId, await bench.product({ name: 'Life ring', description: 'With ropes.' }));
    expect(
      await Promise.all(
        ['toilet paper', 'life rafts', 'lifejacket', 'sailmaker', 'rope', 'tovaglie', 'B-60102'].map(
          async (q) => namesOf({ q }),
        ),
      ),
    ).toEqual([[], [], [], [], ['Mooring line', 'Life ring'], [], []]);
    await bench.item(supplierId, await bench.product({ name: 'Rosé, Provence', category: 'Cellar' }));
    await bench.item(supplierId, await bench.product({ name: 'Wine glass' }));
    expect((await namesOf({ q: 'Wein' })).toSorted()).toEqual(['Rosé, Provence', 'Wine glass']);
    expect(await namesOf({ q: 'Weinglas' })).toEqual(['Wine glass']);
    const found = await read({ q: 'MAN oil filter' });
    expect([found.match, found.items[0]?.name]).toEqual(['similar', 'Oil filter']);
  });

  test('with a size or colour that the thing does not have find it as similar, misspelt or by another name too', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const name of ['Mooring line', 'Blue pump', 'Hose 10mm', 'Hose 16 mm', 'EPIRB'])
      await bench.item(supplierId, await bench.product({ name }));
    await bench.item(supplierId, await bench.product({ name: 'Long D shackle', description: 'Steel.' }));
    const found = await Promise.all(
      ['shakle 10mm', 'blue rope', 'rope 16mm blue', 'white toilet paper', 'epirb cat 2'].map(async (q) => {
        const { match, items } = await read({ q });
        return [match, items.filter(({ name }) => !name.startsWith('Bow')).map(({ name }) => name)];
      }),
    );
    expect(found).toEqual([
      ['similar', ['Long D shackle']],
      ['similar', ['Mooring line']],
      ['similar', ['Mooring line']],
      ['words', []],
      ['similar', ['EPIRB']],
    ]);
    // The letter in a description is not the size.
    const robe = { name: 'Bathrobe', description: 'With L-shaped collar.' };
    await bench.item(supplierId, await bench.product(robe), { variant: 'M' });
    expect((await read({ q: 'bathrobe size L' })).match).toBe('similar');
    expect((await read({ q: 'bathrobe size M' })).match).toBe('words');
    const [first, second] = [await read({ q: 'red shackle', limit: 1 }), await namesOf({ q: 'red shackle' })];
    const rest = await namesOf({ q: 'red shackle', cursor: first.nextCursor ?? '' });
    expect([...first.items.map(({ name }) => name), ...rest]).toEqual(second);
  });

  test('find first what is called so, or is of the category that is meant, and say how many those are', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const product of [
      { name: 'Rescue sling', description: 'Rope, rope, rope.', category: 'Rope' },
      { name: 'Mooring line', category: 'Mooring' },
      { name: 'Anchor', brand: 'Ropes & Co', category: 'Anchoring' },
      { name: 'Wine glass', category: 'Table' },
      { name: 'Rosé', category: 'Cellar' },
      { name: 'Corkscrew', description: 'For wine.', category: 'Tools' },
      { name: 'Polo shirt', category: 'Uniforms' },
      { name: 'Cap', description: 'Completes a uniform.', category: 'Crew' },
    ])
      await bench.item(supplierId, await bench.product({ brand: 'Plain', description: '', ...product }));
    const found = async (search: Search) => {
      const { items, exact, total } = await read(search);
      return [items.map(({ name }) => name), exact, total];
    };
    expect(await found({ q: 'rope' })).toEqual([['Mooring line', 'Anchor', 'Rescue sling'], 2, 3]);
    for (const sort of ['best', 'price', '-price'] as const)
      expect(await found({ q: 'wine', sort })).toEqual([['Rosé', 'Wine glass', 'Corkscrew'], 1, 3]);
    // Nothing is called so.
    expect(await found({ q: 'uniform' })).toEqual([['Polo shirt', 'Cap'], 1, 2]);
    expect(await found({ q: 'completes' })).toEqual([['Cap'], 0, 1]);
    expect(await found({ q: 'rope', sort: 'name' })).toEqual([
      ['Anchor', 'Mooring line', 'Rescue sling'],
      2,
      3,
    ]);
    const first = await read({ q: 'rope', limit: 1 });
    const next = await read({ q: 'rope', limit: 1, cursor: first.nextCursor ?? '' });
    expect([first.exact, next.exact, next.items[0]?.name]).toEqual([2, 2, 'Anchor']);
  });

  test('keep what is called so before what only mentions it in every order, page by page', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const [name, priceMinor, description] of [
      ['Deck brush', 500, 'Also for an anchor.'],
      ['Anchor', 9000, ''],
      ['Anchor chain', 4000, ''],
      ['Zip tie', 100, 'Marks an anchor.'],
    ] as const)
      await bench.item(
        supplierId,
        await bench.product({ name, brand: 'Plain', description, category: 'Deck' }),
        { priceMinor },
      );
    for (const [sort, names] of [
      ['price', ['Anchor chain', 'Anchor', 'Zip tie', 'Deck brush']],
      ['-price', ['Anchor', 'Anchor chain', 'Deck brush', 'Zip tie']],
      ['newest', ['Anchor chain', 'Anchor', 'Zip tie', 'Deck brush']],
    ] as const) {
      const search = { q: 'anchor', sort, limit: 1 };
      const found: string[] = [];
      let page = await read(search);
      for (;;) {
        found.push(...page.items.map(({ name }) => name));
        expect(page.exact).toBe(2);
        if (page.nextCursor === null) break;
        page = await read({ ...search, cursor: page.nextCursor });
      }
      expect([sort, found]).toEqual([sort, names]);
    }
  });

  test('of which only the colour is somewhere find nothing, and of another make the thing', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const product of [
      { name: 'Red prawns', brand: 'Plain', category: 'Seafood' },
      { name: 'White fender', brand: 'Plain', category: 'Fenders', description: 'With a moulded rope eye.' },
      { name: 'Impeller kit', brand: 'Jabsco', category: 'Pumps' },
      { name: 'Mooring line', brand: 'Plain', category: 'Lines' },
      { name: 'Snatch block', brand: 'Plain', category: 'Lines', description: 'For ropes of 8 to 14 mm.' },
    ])
      await bench.item(supplierId, await bench.product(product));
    expect(await namesOf({ q: 'red ensign' })).toEqual([]);
    for (const q of ['rope 12mm', 'rope 14mm', 'white rope 14mm', 'cordage 12mm'])
      expect([q, await namesOf({ q }), (await read({ q })).match]).toEqual([q, ['Mooring line'], 'similar']);
    expect(await namesOf({ q: 'white fendr' })).toEqual(['White fender']);
    for (const q of ['impeller volvo penta', 'volvo penta impeller'])
      expect([q, await namesOf({ q }), (await read({ q })).match]).toEqual([q, ['Impeller kit'], 'similar']);
  });

  test('find a measure however it is spaced', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const name of ['AGM battery, 12 V', 'Bilge lamp 24V', 'Hose 10mm', 'Grease 2.5 kg'])
      await bench.item(supplierId, await bench.product({ name, brand: 'Plain' }));
    for (const [q, name] of [
      ['batterie 12V', 'AGM battery, 12 V'],
      ['12v battery', 'AGM battery, 12 V'],
      ['bilge lamp 24 v', 'Bilge lamp 24V'],
      ['10 mm hose', 'Hose 10mm'],
      ['grease 2.5kg', 'Grease 2.5 kg'],
      ['grease 2,5 kg', 'Grease 2.5 kg'],
    ] as const) {
      const { items, match, exact } = await read({ q });
      expect([q, items.map((item) => item.name), match, exact]).toEqual([q, [name], 'words', 1]);
    }
  });

  test('that ask for another size find it as close', async () => {
    const supplierId = await bench.vendor('supplier');
    await bench.item(supplierId, await bench.product({ name: 'Primer, 2.5 l', brand: 'Plain' }));
    const found = async (q: string) => {
      const { items, match } = await read({ q });
      return [items.map(({ name }) => name), match];
    };
    expect([await found('primer 2,5 litres'), await found('primer 5 l'), await found('primer 5l')]).toEqual([
      [['Primer, 2.5 l'], 'words'],
      [['Primer, 2.5 l'], 'similar'],
      [['Primer, 2.5 l'], 'similar'],
    ]);
  });

  test('find the thing of another make by its misspelt name, its other name or its model', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const name of ['Epaulettes, chief officer', 'Bosun ladder Z7'])
      await bench.item(supplierId, await bench.product({ name, brand: 'Plain' }));
    for (const [q, name] of [
      ['epaulets captain', 'Epaulettes, chief officer'],
      ['captain epauletes', 'Epaulettes, chief officer'],
      ['polyform z7', 'Bosun ladder Z7'],
    ] as const)
      expect([q, await namesOf({ q })]).toEqual([q, [name]]);
  });

  test('find nothing that only is of the same substance, or spelt a little alike', async () => {
    const supplierId = await bench.vendor('supplier');
    for (const name of ['Olive oil, 5 l', 'Alternator belt'])
      await bench.item(supplierId, await bench.product({ name, brand: 'Plain' }));
    for (const q of ['hydraulic oil', 'change password']) expect([q, await namesOf({ q })]).toEqual([q, []]);
    expect(await namesOf({ q: 'olive oil italy' })).toEqual(['Olive oil, 5 l']);
  });

  test('of which one resembles nothing put first what resembles all of them', async () => {
    const supplierId = await bench.vendor('supplier');
    await bench.item(supplierId, await bench.product({ name: 'Boat hook' }));
    await bench.item(supplierId, await bench.product({ name: 'A belt', description: 'Never hook it.' }));
    expect(await namesOf({ q: 'tzzk hook' })).toEqual(['Boat hook', 'A belt']);
  });

  test.each([`o'fendr`, `fendr ' or true`, '%s fendr $1', 'fendr \\ %', `fendr ':*'`])(
    'that are misspelt, and no words to the database either, are compared as text: %s',
    async (q) => {
      await expect(read({ q })).resolves.toMatchObject({ items: expect.any(Array) as unknown[] });
    },
  );

  test('that are misspelt are filtered by the other choices too', async () => {
    const found = [
      await read({ q: 'fendr', department: 'exterior' }),
      await read({ q: 'fendr', department: 'engineering' }),
    ];
    expect(found.map(({ total, match }) => [total, match])).toEqual([
      [1, 'misspelt'],
      [0, 'similar'],
    ]);
  });

  test('put a name that begins with them first, before one that only contains them, whatever its kind', async () => {
    const supplierId = await bench.vendor('supplier');
    await bench.item(
      supplierId,
      await bench.product({ name: 'Teak oil, 1 l', brand: 'Semco', category: 'Care' }),
    );
    const providerId = await bench.vendor('service_provider');
    await bench.service(providerId, { name: 'Teak deck oil and oiling', category: 'Teak oil' });
    await bench.service(providerId, { name: 'Teak oiling' });
    expect((await namesOf({ q: 'Teak  Oil' }))[0]).toBe('Teak oil, 1 l');
    expect((await namesOf({ q: 'teak oil', limit: 1 }))[0]).toBe('Teak oil, 1 l');
  });

  test("that name a trade find its services, listed first, and as many as the service's own name does", async () => {
    const providerId = await bench.vendor('service_provider');
    await bench.service(providerId, { name: 'Standing mast inspection', category: 'Rigging' });
    await bench.item(
      await bench.vendor('supplier'),
      await bench.product({ name: 'AGM battery', description: 'To be fitted by an electrician.' }),
    );
    await bench.service(providerId, { name: 'Fault finding', category: 'Electrics' });
    expect([await namesOf({ q: 'Riggers' }), await namesOf({ q: 'electrician' })]).toEqual([
      ['Standing mast inspection', 'Bow shackle, galvanised', 'Bow shackle, stainless'],
      ['Fault finding', 'AGM battery'],
    ]);
    const first = await read({ q: 'rigger', limit: 1 });
    expect(await namesOf({ q: 'rigger', cursor: first.nextCursor ?? '' })).toEqual([
      'Bow shackle, galvanised',
      'Bow shackle, stainless',
    ]);
  });

  test('that name a thing or colour find who brings it, and its shades', async () => {
    await bench.service(await bench.vendor('service_provider'), { name: 'Florist on board' });
    const supplierId = await bench.vendor('supplier');
    await bench.item(supplierId, await bench.product({ name: 'Polo shirt' }), { variant: 'Navy' });
    for (const q of ['flowers', 'Blumen', 'flores', 'fleurs'])
      expect(await namesOf({ q })).toEqual(['Florist on board']);
    const { match, items } = await read({ q: 'polo bleu' });
    expect([match, items.map(({ name }) => name)]).toEqual(['words', ['Polo shirt']]);
  });

  test('that match listings are not corrected if the other filters leave no results', async () => {
    const { total, match } = await read({ q: 'fender', department: 'engineering' });
    expect([total, match]).toEqual([0, 'words']);
  });

  test.each([
    'xqzt',
    "'",
    "''); drop table users; --",
    '"',
    '!',
    '& | ! : * ( )',
    '<->',
    'qqq:*A & !qqq',
    '\\',
    '%_%',
    'qqq\u0000zzz',
    '\ud800',
    '🛥️',
    '…',
    'q'.repeat(100),
    'z '.repeat(50),
    '!'.repeat(100),
    "a'b'c'".repeat(14),
  ])('“%s” finds nothing and breaks nothing', async (q) => {
    const { items, nextCursor, total } = await read({ q });
    expect([items, nextCursor, total]).toEqual([[], null, 0]);
  });

  test.each(['', '  ', '\u0000'])('“%s” has none, and is no search', async (q) => {
    const { total, match } = await read({ q });
    expect([total, match]).toEqual([8, null]);
  });

  test('put matches in the name first, and available listings first among equals', async () => {
    const supplierId = await bench.vendor('supplier');
    const winch = { brand: 'Lofrans', category: 'Deck gear' };
    await bench.item(supplierId, await bench.product({ ...winch, name: 'Anchor chain' }), { stock: 0 });
    await bench.item(supplierId, await bench.product({ ...winch, name: 'Anchor swivel' }));
    await bench.item(
      supplierId,
      await bench.product({ ...winch, name: 'A shackle', description: 'For the anchor.' }),
    );
    expect(await namesOf({ q: 'anchor' })).toEqual(['Anchor swivel', 'Anchor chain', 'A shackle']);
  });
});

describe('pages', () => {
  const sorts = ['best', 'name', 'price', '-price', 'newest'] as const;

  const shackles = async (count: number) => {
    const supplierId = await bench.vendor('supplier');
    await sql`
      with made as (select gen_random_uuid() as id, n from generate_series(1, ${count}::integer) n),
      new_products as (
        insert into products (id, name, departments, created_at, updated_at)
        select id, case when n % 2 = 0 then 'Schäkel ' else 'Shackle ' end || n % 7, '{exterior}', now(), now() from made)
      insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status,
        created_at, updated_at)
      select id, ${supplierId}, id, n, 'Shackle', n % 5, 'EUR', n % 3, 'active',
        timestamptz '2026-11-01' + n % 11 * interval '1 microsecond', now() from made`.execute(bench.db);
    return supplierId;
  };

  const walk = async (search: Search, between: () => Promise<unknown> = () => Promise.resolve()) => {
    const pages: Awaited<ReturnType<typeof read>>[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await read({ ...search, ...(cursor !== undefined && { cursor }) });
      pages.push(page);
      cursor = page.nextCursor;
      await between();
    }
    return pages;
  };
  const idsOf = (pages: Awaited<ReturnType<typeof walk>>) =>
    pages.flatMap(({ items }) => items.map(({ id }) => id));

  test.each(sorts.flatMap((sort) => [{ sort }, { sort, q: 'shackle' }, { sort, q: 'shakle' }]))(
    'have no gap and no duplicate by %j',
    async (search) => {
      await shackles(90);
      const all = await read({ ...search, department: 'exterior', limit: 100 });
      const pages = await walk({ ...search, department: 'exterior', limit: 7 });
      expect(idsOf(pages)).toEqual(all.items.map(({ id }) => id));
      expect([new Set(idsOf(pages)).size, new Set(pages.map(({ total }) => total))]).toEqual([
        all.total,
        new Set([all.total]),
      ]);
      expect(all.total).toBeGreaterThan(40);
    },
  );

  // Default pages of the market and of departments have their own statement.
  test.each(sorts.flatMap((sort) => [{ sort }, { sort, department: 'exterior' as const }]))(
    'of the default size contain the same as others by %j',
    async (search) => {
      await shackles(72);
      const all = await read({ ...search, limit: 100 });
      const pages = await walk(search);
      expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
      expect(
        pages.map(({ items: _, nextCursor, ...page }) => ({ ...page, isLast: nextCursor === null })),
      ).toEqual(
        [false, false, true].map((isLast) => {
          const { items: _, nextCursor: __, ...page } = all;
          return { ...page, isLast };
        }),
      );
      expect(all.total).toBe(72);
    },
  );

  test('of a department without listings is empty', async () => {
    await shackles(1);
    expect(await read({ department: 'crew' })).toMatchObject({ items: [], nextCursor: null, total: 0 });
  });

  test('put unavailable listings last in both price orders; newest first ignores stock', async () => {
    await shackles(40);
    const out = (items: readonly { inStock: boolean | null }[]) =>
      items.map(({ inStock }) => inStock === false);
    for (const sort of ['best', 'name', 'price', '-price'] as const) {
      const flags = out((await read({ sort, limit: 100 })).items);
      expect([flags.indexOf(true), flags.lastIndexOf(false)]).toEqual([27, 26]);
    }
    const prices = (await read({ sort: '-price', inStock: true, limit: 100 })).items.map(
      ({ price }) => price.amountMinor,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test.each(sorts.flatMap((sort) => [5, 24].map((limit) => ({ sort, limit }))))(
    'by %j contain everything that stays exactly once, while other listings are added, removed and changed',
    async ({ sort, limit }) => {
      const supplierId = await shackles(60);
      const stays = await bench.db
        .selectFrom('marketListings')
        .select('id')
        .where('priceMinor', '<', 4)
        .execute();
      let next = 0;
      const change = async () => {
        next += 1;
        await sql`update inventory_items set stock = 0, price_minor = ${4 + next * 3}
        where price_minor >= 4 and stock is distinct from 0`.execute(bench.db);
        await sql`update inventory_items set status = 'paused' where id in (
        select id from inventory_items where price_minor >= 4 and status = 'active' order by id limit 2)`.execute(
          bench.db,
        );
        await bench.item(supplierId, await bench.product({ name: `Shackle new ${next}` }), {
          priceMinor: 4 + next,
          createdAt: new Date('2026-10-01T00:00:00Z'),
        });
      };
      const seen = idsOf(await walk({ sort, limit }, () => (next < 12 ? change() : Promise.resolve())));
      const times = stays.map(({ id }) => seen.filter((other) => other === id).length);
      expect(new Set(times)).toEqual(new Set([1]));
    },
  );

  interface Ropes {
    readonly inSample: number;
    readonly others: number;
    readonly word?: string;
    /** The last two bytes of the ids in the sample. */
    readonly sample?: string;
    /** Whether only descriptions have the word. */
    readonly isMentioned?: boolean;
    /** How many other listings the market pretends to have. In one of up to 10,000 all are found before a sample is asked. */
    readonly market?: number;
  }
  const pretendLarge = async (listings: number) => {
    await bench.db
      .insertInto('listingCounts')
      .values({ department: '', facet: 'all', value: '', listings })
      .execute();
  };

  /**
   * This many listings with the word `rope` in the sample of migration 0052, or in another, and this many others; a tenth
   * has it only in the description.
   */
  const ropes = async ({
    inSample,
    others,
    word = 'rope',
    sample = 'aa0a',
    isMentioned = false,
    market = 20_000,
  }: Ropes) => {
    await pretendLarge(market);
    await sql`
    insert into market_listings (id, kind, name, departments, price_minor, currency, vendor_id, vendor_ids, shown_ports, ports, in_stock, listed_at,
      sort_name, words, search)
    select (left(gen_random_uuid()::text, 32) || case when n <= ${inSample}::integer then ${sample} else 'aaa0' end)::uuid, 'product',
      'Rope ' || n, '{exterior}', n * 7919 % 1009, 'EUR', v.id, array[v.id], '{palma}', '{palma}', n % 20 <> 0,
      timestamptz '2026-11-01' + n * 7919 % 1009 * interval '1 second', 'rope ' || n, ${word},
      setweight(to_tsvector('simple', ${word}), case when n % 10 = 0 or ${isMentioned} then 'D' else 'A' end::"char")
    from vendors v, generate_series(1, ${inSample + others}::integer) n`.execute(bench.db);
  };

  const frequent = [
    { inSample: 251, others: 60 },
    { inSample: 121, others: 60, sample: 'aa00' },
  ];

  test.each(sorts.flatMap((sort) => frequent.map((number) => ({ sort, number }))))(
    'of a frequent word, misspelt or not, have no gap and no duplicate by $sort, and no counted end: $number',
    async ({ sort, number }) => {
      await bench.vendor('supplier');
      await ropes(number);
      const count = number.inSample + number.others;
      const everything = await walk({ department: 'exterior', sort, limit: 100 });
      for (const [q, match] of [
        ['rope', 'words'],
        ['ropx', 'similar'],
      ] as const) {
        const pages = await walk({ q, department: 'exterior', sort, limit: 100 });
        const items = pages.flatMap((page) => page.items);
        expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual([count, count]);
        expect(new Set(pages.map((page) => `${page.total} ${page.totalIsLowerBound} ${page.match}`))).toEqual(
          new Set([`3000 true ${match}`]),
        );
        if (sort !== 'best') expect(items).toEqual(everything.flatMap((page) => page.items));
      }
    },
  );

  test.each(frequent)(
    'of a frequent word begin with matches in the name, available ones first: %j',
    async (number) => {
      await bench.vendor('supplier');
      await ropes(number);
      const pages = await walk({ q: 'rope', limit: 100 });
      const ids = pages.flatMap((page) => page.items).slice(0, number.inSample);
      const worth = ids.map(({ name, inStock }) => [Number(name.slice(5)) % 10 === 0, inStock === false]);
      expect(worth).toEqual(
        worth.toSorted(([a, b], [c, d]) => Number(a) - Number(c) || Number(b) - Number(d)),
      );
    },
  );

  test.each([
    { inSample: 0, others: 30 },
    { inSample: 1, others: 29 },
    { inSample: 250, others: 29 },
  ])('of words say how many there are, read with their page or without: %j', async ({ inSample, others }) => {
    const all = inSample + others;
    await bench.vendor('supplier');
    await ropes({ inSample, others });
    const asked = {
      by: 'words',
      text: 'rope',
      isTrade: false,
      calledOtherwise: null,
      isKind: false,
      said: ['rope'],
      together: 'rope',
    } as const;
    const toRead = { asked, choices: {}, isWhole: null, wanted: null };
    const total = { number: all, isAtLeast: false };
    expect(await readWords(bench.db, { ...toRead, page: null })).toMatchObject({ total, read: null });
    const page = { order: 'rank', place: null, limit: 2 } as const;
    const found = await readWords(bench.db, { ...toRead, page });
    expect([found.total, found.read?.rows.length]).toEqual([total, 2]);
    for (const q of ['rope', 'ropx']) {
      const { total, totalIsLowerBound, items } = await read({ q, limit: 100 });
      expect([total, totalIsLowerBound, items.length]).toEqual([all, false, Math.min(100, all)]);
    }
  });

  test('of a frequent word in a market that is not large are all counted', async () => {
    await bench.vendor('supplier');
    await ropes({ inSample: 251, others: 60, market: 5000 });
    for (const q of ['rope', 'ropx']) {
      const { total, totalIsLowerBound } = await read({ q });
      expect([q, total, totalIsLowerBound]).toEqual([q, 311, false]);
    }
  });

  describe('in a large market', () => {
    test('of a word that fills a page of a sample begin with those called so, without gap, duplicate or counted end', async () => {
      await bench.vendor('supplier');
      await ropes({ inSample: 40, others: 160, sample: '01a0' });
      await pretendLarge(60_000);
      for (const [q, match] of [
        ['rope', 'words'],
        ['ropx', 'similar'],
      ] as const) {
        const pages = await walk({ q, limit: 24 });
        const items = pages.flatMap((page) => page.items);
        expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual([200, 200]);
        expect(new Set(pages.map((page) => `${page.total} ${page.totalIsLowerBound} ${page.match}`))).toEqual(
          new Set([`1000 true ${match}`]),
        );
        const first = items.slice(0, 24).map(({ name, inStock }) => [Number(name.slice(5)) % 10, inStock]);
        expect(q === 'ropx' || first.every(([tenth, isIn]) => tenth !== 0 && isIn === true)).toBe(true);
      }
      // By name the first is none of the sample's.
      const [named] = await walk({ q: 'rope', limit: 24 });
      expect(named?.items[0]?.name).toBe('Rope 1');
    });

    test('of a word of which a sample has few that are called so rank and count everything', async () => {
      await bench.vendor('supplier');
      await ropes({ inSample: 40, others: 160, sample: '01a0', isMentioned: true });
      await pretendLarge(60_000);
      const { total, totalIsLowerBound, exact } = await read({ q: 'rope' });
      expect([total, totalIsLowerBound, exact]).toEqual([200, false, 0]);
    });

    test('in other orders count everything', async () => {
      await bench.vendor('supplier');
      await ropes({ inSample: 40, others: 160, sample: '01a0' });
      await pretendLarge(60_000);
      const { total, totalIsLowerBound } = await read({ q: 'rope', sort: 'price' });
      expect([total, totalIsLowerBound]).toEqual([200, false]);
    });
  });

  test('of a word that is no longer frequent continue, and return its number', async () => {
    await bench.vendor('supplier');
    await ropes({ inSample: 251, others: 60 });
    const first = await read({ q: 'rope', limit: 5 });
    await sql`delete from market_listings where split_part(name, ' ', 2)::integer > 20`.execute(bench.db);
    const next = await read({ q: 'rope', limit: 5, cursor: first.nextCursor ?? '' });
    expect([first, next].map(({ total, totalIsLowerBound }) => [total, totalIsLowerBound])).toEqual([
      [3000, true],
      [20, false],
    ]);
  });

  test('of words that fill a page as written leave out prefix matches', async () => {
    await bench.vendor('supplier');
    await ropes({ inSample: 0, others: 3, word: 'ropeway' });
    await ropes({ inSample: 2, others: 21 });
    const before = await read({ q: 'rope', limit: 5 });
    await ropes({ inSample: 0, others: 1 });
    const [after, chosen, next] = [
      await read({ q: 'rope' }),
      await read({ q: 'rope', priceTo: 0 }),
      await read({ q: 'rope', limit: 5, cursor: before.nextCursor ?? '' }),
    ];
    expect([before, after, chosen, next].map(({ total, match }) => [total, match])).toEqual([
      [26, 'words'],
      [24, 'words'],
      [0, 'words'],
      [27, 'words'],
    ]);
  });

  test('continue by words if the last listing with them was removed meanwhile', async () => {
    await shackles(20);
    const first = await read({ q: 'shackle', limit: 4 });
    await sql`update inventory_items set status = 'paused'`.execute(bench.db);
    const second = await read({ q: 'shackle', limit: 4, cursor: first.nextCursor ?? '' });
    expect([first.match, second.match, second.items, second.total]).toEqual(['words', 'words', [], 0]);
  });

  test('can be continued after the longest possible name', async () => {
    const supplierId = await bench.vendor('supplier');
    for (let n = 0; n < 3; n += 1)
      await bench.item(supplierId, await bench.product({ name: `${'Ж'.repeat(199)}${n}` }));
    const pages = await walk({ limit: 1 });
    expect(new Set(idsOf(pages)).size).toBe(3);
    expect(Math.max(...pages.map(({ nextCursor }) => nextCursor?.length ?? 0))).toBeLessThan(400);
  });

  test.each([
    ['nonsense', {}],
    ['of another sort', { sort: 'price' }],
    ['of a search with words', { q: 'shackle' }],
  ] as const)('are not gone on with by a cursor %s', async (name, search) => {
    await shackles(8);
    const { nextCursor } = await read({ limit: 2 });
    const cursor = name === 'nonsense' ? name : (nextCursor ?? '');
    const answer = await bench.catalogue.searchListings({ ...search, cursor });
    expect(answer).toMatchObject({ ok: false, error: { code: 'VALIDATION', fields: [{ field: 'cursor' }] } });
  });
});
