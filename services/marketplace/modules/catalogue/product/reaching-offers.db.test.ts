import { CompiledQuery, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { sentBy } from '../../../../../tests/database/sent-statements.ts';
import { newId } from '../../../platform/ids.ts';
import { catalogueBench } from '../testing/catalogue-bench.ts';

type Bench = Awaited<ReturnType<typeof catalogueBench>>;
let bench: Bench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

const serves = ['antibes', 'palma'];
const euros = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' });

async function method(
  supplierId: string,
  kind: 'berth' | 'collection' | 'courier',
  ports: readonly string[] | null,
  costMinor = 1500,
): Promise<void> {
  await sql`
    insert into delivery_methods (id, supplier_id, kind, name, cost_minor, currency, ports, position, created_at)
    values (${newId()}, ${supplierId}, ${kind}, ${kind}, ${costMinor}, 'EUR', ${ports}, 1, ${bench.clock.now()})`.execute(
    bench.db,
  );
}

/** A supplier with one delivery method to these ports. */
async function supplier(
  kind: 'berth' | 'collection' | 'courier' | null,
  ports: readonly string[] | null,
): Promise<string> {
  const id = await bench.vendor('supplier', { ports: serves });
  if (kind !== null) await method(id, kind, ports);
  return id;
}

const search = async (given: Parameters<Bench['catalogue']['searchListings']>[0]) => {
  const found = await bench.catalogue.searchListings(given);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};
const shown = async (given: Parameters<typeof search>[0]) =>
  (await search(given)).items.map(({ name, price, vendor, reach }) => [
    name,
    price.amountMinor,
    vendor.id,
    reach,
  ]);

describe('in a port', () => {
  test('a product shows the cheapest offer that reaches the port, and without one the cheapest of all', async () => {
    const near = await supplier('berth', ['antibes']);
    const cheapButFar = await supplier('berth', ['palma']);
    const productId = await bench.product();
    await bench.item(cheapButFar, productId, { priceMinor: 5000 });
    await bench.item(near, productId, { priceMinor: 9000 });
    expect([
      await shown({}),
      await shown({ port: 'antibes' }),
      await shown({ port: 'palma' }),
      await shown({ port: 'antibes', q: 'fender' }),
    ]).toEqual([
      [['Fender F4', 5000, cheapButFar, undefined]],
      [['Fender F4', 9000, near, 'there']],
      [['Fender F4', 5000, cheapButFar, 'there']],
      [['Fender F4', 9000, near, 'there']],
    ]);
  });

  test.each([
    ['by a courier to every port', 'courier', null, { isBrought: true, cost: euros(15) }],
    ['by a van to some', 'berth', ['antibes', 'palma'], { isBrought: true, cost: euros(15) }],
    ['to be collected', 'collection', ['antibes'], { isBrought: false, cost: euros(15) }],
    ['to be collected wherever the supplier is', 'collection', null, null],
    ['by agreement, where no method is said', null, null, null],
  ] as const)('what comes %s is found, and says so', async (_how, kind, ports, delivery) => {
    const supplierId = await supplier(kind, ports);
    await bench.item(supplierId, await bench.product());
    const { items, total } = await search({ port: 'antibes' });
    expect([total, items.map((item) => [item.vendor.id, item.reach, item.delivery])]).toEqual([
      1,
      [[supplierId, 'there', delivery]],
    ]);
  });

  test('the cheapest delivery comes before a cheaper collection', async () => {
    const supplierId = await supplier('berth', ['antibes']);
    await method(supplierId, 'courier', null, 900);
    await method(supplierId, 'collection', ['antibes'], 0);
    await bench.item(supplierId, await bench.product());
    const { items } = await search({ port: 'antibes' });
    expect(items.map(({ delivery }) => delivery)).toEqual([{ isBrought: true, cost: euros(9) }]);
  });

  test.each([
    ['brought', 'berth'],
    ['collected', 'collection'],
  ] as const)(
    'what is %s in another port alone is not found, nor counted, wherever its supplier is',
    async (_how, kind) => {
      await bench.item(await supplier(kind, ['palma']), await bench.product());
      const [there, elsewhere] = [await search({ port: 'antibes' }), await search({ port: 'palma' })];
      const { ports } = await bench.catalogue.getListingFacets({});
      expect([there.total, elsewhere.total, ports.map(({ slug, count }) => [slug, count])]).toEqual([
        0,
        1,
        [['palma', 1]],
      ]);
      expect(elsewhere.items.map((item) => item.ports)).toEqual([serves]);
    },
  );

  test('an offer is found in a port as soon as it reaches it, and no longer once it does not', async () => {
    const supplierId = await supplier('berth', ['palma']);
    const other = await supplier('berth', ['genoa']);
    const productId = await bench.product();
    await bench.item(supplierId, productId);
    await bench.item(other, productId);
    const antibes = async () => (await search({ port: 'antibes' })).total;
    const before = await antibes();
    await method(supplierId, 'courier', null);
    const reached = await antibes();
    await sql`update delivery_methods set archived_at = now() where kind = 'courier'`.execute(bench.db);
    expect([before, reached, await antibes(), (await search({ port: 'genoa' })).total]).toEqual([0, 1, 0, 1]);
  });

  test('an offer in stock precedes one that reaches the port and is sold out; paused vendors are not shown', async () => {
    const [near, far, paused] = [
      await supplier('berth', ['antibes']),
      await supplier('berth', ['palma']),
      await supplier('berth', ['antibes']),
    ];
    const productId = await bench.product();
    await bench.item(near, productId, { priceMinor: 7000, stock: 0 });
    await bench.item(far, productId, { priceMinor: 8000 });
    await bench.item(paused, productId, { priceMinor: 6000 });
    await bench.db.updateTable('vendors').set({ status: 'paused' }).where('id', '=', paused).execute();
    expect(await shown({ port: 'antibes' })).toEqual([['Fender F4', 8000, far, 'not']]);
  });

  test('sorting and filtering by price use it, on each page, and services have no reach', async () => {
    const near = await supplier('berth', ['antibes']);
    const far = await supplier('berth', ['palma']);
    for (const [name, there, elsewhere] of [
      ['Anchor', 9000, 1000],
      ['Boat hook', 3000, 8000],
      ['Cleat', 5000, 2000],
    ] as const) {
      const productId = await bench.product({ name });
      await bench.item(near, productId, { priceMinor: there });
      await bench.item(far, productId, { priceMinor: elsewhere });
    }
    const provider = await bench.vendor('service_provider', { ports: serves });
    await bench.service(provider, { name: 'Teak cleaning', priceMinor: 4000 });
    const all = await shown({ port: 'antibes', sort: 'price' });
    expect(all.map(([name, price, , reach]) => [name, price, reach])).toEqual([
      ['Boat hook', 3000, 'there'],
      ['Teak cleaning', 4000, null],
      ['Cleat', 5000, 'there'],
      ['Anchor', 9000, 'there'],
    ]);
    const down = await search({ port: 'antibes', sort: '-price', limit: 3 });
    const rest = await search({
      port: 'antibes',
      sort: '-price',
      limit: 3,
      ...(down.nextCursor !== null && { cursor: down.nextCursor }),
    });
    expect([...down.items, ...rest.items].map(({ name }) => name)).toEqual(
      all.map(([name]) => name).toReversed(),
    );
    const narrow = { port: 'antibes', priceFrom: 2500, priceTo: 6000 } as const;
    const [found, words, facets] = [
      await search(narrow),
      await search({ ...narrow, q: 'cleat' }),
      await bench.catalogue.getListingFacets(narrow),
    ];
    expect([found.total, found.items.length, words.total]).toEqual([3, 3, 1]);
    const { price } = await bench.catalogue.getListingFacets({ port: 'antibes' });
    expect([facets.price, price].map((range) => [range?.from.amountMinor, range?.to.amountMinor])).toEqual([
      [3000, 9000],
      [3000, 9000],
    ]);
  });

  test('facets read the offers of no product whose own offer reaches the port', async () => {
    const near = await supplier('berth', ['antibes']);
    const productId = await bench.product();
    await bench.item(near, productId, { priceMinor: 5000 });
    await bench.item(await supplier('berth', ['palma']), productId, { priceMinor: 6000 });
    const [reads, readsNearAndFar] = [await offersRead(), await offersRead('palma')];
    expect([reads, readsNearAndFar]).toEqual([0, 1]);
  });
});

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}
const loopsOf = (plan: Plan, table: string): number =>
  (plan.Plans ?? []).reduce(
    (sum, below) => sum + loopsOf(below, table),
    plan['Relation Name'] === table ? plan['Actual Loops'] : 0,
  );

/** How often the facets for a port read offers. */
async function offersRead(port = 'antibes'): Promise<number> {
  const sent = await sentBy(() => bench.catalogue.getListingFacets({ port }));
  const { text, values } = sent.flat().find((each) => each.text.includes('alike')) ?? { text: '' };
  const { rows } = await bench.db.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...(values ?? [])]),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a plan has a row');
  return loopsOf(row['QUERY PLAN'][0].Plan, 'inventory_items');
}
