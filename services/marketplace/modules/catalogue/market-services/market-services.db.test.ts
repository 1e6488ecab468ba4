import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { newId } from '../../../platform/ids.ts';
import { nextFreeTimes } from '../../availability/index.ts';
import { createMarketServices } from '../index.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';
import { openHours, weekdays } from '../testing/open-hours.ts';

let bench: CatalogueBench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

const services = (free: typeof nextFreeTimes = nextFreeTimes) =>
  createMarketServices({ db: bench.db, clock: bench.clock, nextFreeTimes: free });
type Search = Parameters<ReturnType<typeof services>['listMarketServices']>[0];

async function read(search: Search = {}, market = services()) {
  const found = await market.listMarketServices(search);
  if (!found.ok) throw new Error(found.error.fields[0]?.message);
  return found.value;
}
const namesOf = async (search: Search) => (await read(search)).items.map(({ name }) => name);

/** A provider who works on weekdays, in Palma unless given. */
async function provider(change: Parameters<CatalogueBench['vendor']>[1] = {}) {
  const id = await bench.vendor('service_provider', change);
  await openHours(bench.db, id, { at: bench.clock.now() });
  return id;
}

/** Reads all pages. */
async function readAll(search: Search, market = services()) {
  const pages = [];
  let cursor: string | null | undefined;
  do {
    const page = await read({ ...search, ...(cursor && { cursor }) }, market);
    pages.push(page.items.map(({ name }) => name));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `Rig check ${String(at + 1).padStart(4, '0')}`);

describe('a vendor’s public page', () => {
  test('shows its profile and its services with their next free time, and no personal data', async () => {
    const providerId = await provider({ ports: ['palma'] });
    await bench.service(providerId, { name: 'Teak deck cleaning' });
    await bench.service(providerId, { name: 'Not offered now', status: 'paused' });
    const found = await services().getMarketVendor(providerId);
    if (!found.ok) throw new Error(found.error.code);
    const { services: offered, ports, kind } = found.value;
    expect([kind, ports.map(({ slug }) => slug), offered.map(({ name }) => name)]).toEqual([
      'service_provider',
      ['palma'],
      ['Teak deck cleaning'],
    ]);
    expect(offered[0]?.nextStartsAt).toBeInstanceOf(Date);
    expect(JSON.stringify(found.value)).not.toMatch(/@|phone|contact/i);
  });

  test.each(['applicant', 'approved', 'paused', 'restricted', 'suspended', 'closed'] as const)(
    'answers 404 while the vendor is %s',
    async (status) => {
      const providerId = await provider();
      await bench.db.updateTable('vendors').set({ status }).where('id', '=', providerId).execute();
      expect(await services().getMarketVendor(providerId)).toEqual({
        ok: false,
        error: { code: 'NOT_FOUND' },
      });
    },
  );
});

describe('the directory of services', () => {
  test('contains only services, each with its ports and its next free time in the port’s time zone', async () => {
    const providerId = await provider({ ports: ['palma', 'antibes'] });
    const id = await bench.service(providerId);
    await bench.item(await bench.vendor('supplier'), await bench.product());
    expect(await read()).toEqual({
      items: [
        {
          id,
          name: 'Teak deck cleaning',
          category: 'Deck',
          departments: ['exterior'],
          pictureFileId: null,
          morePictureIds: [],
          price: { amountMinor: 1800, currency: 'EUR' },
          pricedPer: 'unit',
          unit: 'm²',
          durationMinutes: 240,
          provider: { id: providerId, name: 'Tramuntana Chandlery', logoFileId: null },
          ports: [
            { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' },
            { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
          ],
          placeKinds: ['berth'],
          // Friday 20 November, 10:00; the next working day is Monday.
          nextStartsAt: new Date('2026-11-23T07:00:00Z'),
          nextTimeZone: expect.stringMatching(/^Europe\/(?:Paris|Madrid)$/) as string,
        },
      ],
      nextCursor: null,
      total: 1,
      categories: [{ name: 'Deck', count: 1 }],
    });
  });

  test('has no time for a provider who has not opened a calendar', async () => {
    await bench.service(await bench.vendor('service_provider'));
    const [card] = (await read()).items;
    expect([card?.nextStartsAt, card?.nextTimeZone]).toEqual([null, null]);
  });

  test('leaves out paused services and those of suspended providers', async () => {
    await bench.service(await provider(), { status: 'paused' });
    await bench.service(await provider({ status: 'suspended' }));
    expect(await read()).toEqual({ items: [], nextCursor: null, total: 0, categories: [] });
  });

  test('is filtered by words, category, department and port; categories are counted by the other filters', async () => {
    const palma = await provider();
    const antibes = await provider({ ports: ['antibes'] });
    await bench.service(palma);
    await bench.service(palma, { name: 'Hull polish', category: 'Hull' });
    await bench.service(antibes, {
      name: 'Generator service',
      category: 'Engines',
      departments: ['engineering'],
    });
    const { categories, total } = await read({ category: 'Hull', department: 'exterior' });
    expect([
      await namesOf({ q: 'generator' }),
      await namesOf({ category: 'Deck' }),
      await namesOf({ department: 'engineering' }),
      await namesOf({ port: 'antibes' }),
      total,
      categories,
    ]).toEqual([
      ['Generator service'],
      ['Teak deck cleaning'],
      ['Generator service'],
      ['Generator service'],
      1,
      [
        { name: 'Deck', count: 1 },
        { name: 'Hull', count: 1 },
      ],
    ]);
  });

  test('is paged without gaps, also while services are added before the position', async () => {
    const id = await provider();
    for (const name of numbered(7)) await bench.service(id, { name });
    const first = await read({ limit: 3 });
    await bench.service(id, { name: 'Anchor check' });
    const second = await read({ limit: 3, cursor: first.nextCursor ?? '' });
    expect([first, second].map(({ items }) => items.map(({ name }) => name))).toEqual([
      numbered(7).slice(0, 3),
      numbered(7).slice(3, 6),
    ]);
    expect(await readAll({ limit: 4 })).toEqual([
      ['Anchor check', ...numbered(7).slice(0, 3)],
      numbered(7).slice(3),
    ]);
  });

  test('is sorted and limited by price, also in a port, and counts its categories so', async () => {
    const id = await provider();
    await bench.service(id, { name: 'Dear', category: 'Deck', priceMinor: 90_000 });
    await bench.service(id, { name: 'Cheap', category: 'Deck', priceMinor: 1_000 });
    await bench.service(id, { name: 'Middle', category: 'Hull', priceMinor: 5_000 });
    expect(await namesOf({ sort: 'price' })).toEqual(['Cheap', 'Middle', 'Dear']);
    expect(await namesOf({ sort: '-price', limit: 2 })).toEqual(['Dear', 'Middle']);
    const first = await read({ sort: 'price', limit: 1, port: 'palma' });
    expect(await namesOf({ sort: 'price', port: 'palma', cursor: first.nextCursor ?? '' })).toEqual([
      'Middle',
      'Dear',
    ]);
    const limited = await read({ priceFrom: 1_000, priceTo: 5_000, port: 'palma' });
    expect([limited.items.map(({ name }) => name), limited.total, limited.categories]).toEqual([
      ['Cheap', 'Middle'],
      2,
      [
        { name: 'Deck', count: 1 },
        { name: 'Hull', count: 1 },
      ],
    ]);
  });

  test('refuses a cursor of another search', async () => {
    const answer = await services().listMarketServices({ cursor: 'bm8' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'VALIDATION' } });
  });
});

describe('the directory on a date', () => {
  test('contains only services that are free on that day in the port', async () => {
    const weekday = await provider();
    await bench.service(weekday);
    const sunday = await bench.vendor('service_provider', { name: 'Sunday Service' });
    await openHours(bench.db, sunday, {
      at: bench.clock.now(),
      hours: [...weekdays.slice(0, 6), [['08:00', '16:00']]],
    });
    await bench.service(sunday, { name: 'Anchor check' });
    const on = await read({ date: '2026-11-29' });
    expect(on.items.map(({ name, nextStartsAt }) => [name, nextStartsAt])).toEqual([
      ['Anchor check', new Date('2026-11-29T07:00:00Z')],
    ]);
    expect(await namesOf({ date: '2026-11-30' })).toEqual(['Anchor check', 'Teak deck cleaning']);
  });

  test('skips services that are not free until the page is full, and shows whether there are more', async () => {
    const id = await provider();
    for (const name of numbered(130)) await bench.service(id, { name });
    const everyTenth: typeof nextFreeTimes = async (db, ids) => {
      const rows = await db.selectFrom('services').select(['id', 'name']).where('id', 'in', ids).execute();
      const free = { startsAt: new Date('2026-11-30T08:00:00Z'), timeZone: 'Europe/Madrid' };
      return new Map(rows.flatMap((row) => (row.name.endsWith('0') ? [[row.id, free] as const] : [])));
    };
    const pages = await readAll({ date: '2026-11-30', limit: 5 }, services(everyTenth));
    const tenths = numbered(130).filter((name) => name.endsWith('0'));
    expect(pages).toEqual([tenths.slice(0, 5), tenths.slice(5, 10), tenths.slice(10)]);
  });

  test('stops after a maximum number of calendars and continues from there on the next page', async () => {
    const id = await provider();
    for (const name of numbered(400)) await bench.service(id, { name });
    let lookedAt = 0;
    const never: typeof nextFreeTimes = (_db, ids) => {
      lookedAt += ids.length;
      return Promise.resolve(new Map());
    };
    const market = services(never);
    const first = await read({ date: '2026-11-30' }, market);
    expect([first.items, first.nextCursor === null, lookedAt]).toEqual([[], false, 384]);
    const second = await read({ date: '2026-11-30', cursor: first.nextCursor ?? '' }, market);
    expect([second.items, second.nextCursor, lookedAt]).toEqual([[], null, 400]);
  });
});

describe('a service', () => {
  test('has its inclusions, its policy, its provider and more of the provider’s services', async () => {
    const providerId = await provider();
    const id = await bench.service(providerId);
    const other = await bench.service(providerId, { name: 'Hull polish', category: 'Hull' });
    const ofKind = await bench.service(await provider(), { name: 'Teak oiling' });
    await bench.service(await provider(), { name: 'Generator service', category: 'Engines' });
    const answer = await services().getMarketService(id);
    if (!answer.ok) throw new Error(answer.error.code);
    const { others, ...service } = answer.value;
    expect(service).toMatchObject({
      id,
      description: 'Soft brush, two-part cleaner.',
      included: [],
      about: null,
      taxBasisPoints: 2100,
      durationUnits: null,
      leadTimeHours: 24,
      cancellationPolicy: 'moderate',
      isBookable: true,
    });
    expect(others.map((listing) => listing.id)).toEqual([other, ofKind]);
  });

  test('can’t be booked while its provider has no hours, or the service has none of its own', async () => {
    const closed = await bench.service(await bench.vendor('service_provider'));
    const providerId = await provider();
    const id = await bench.service(providerId);
    await openHours(bench.db, providerId, {
      at: bench.clock.now(),
      serviceId: id,
      hours: weekdays.map(() => []),
    });
    for (const each of [closed, id])
      expect(await services().getMarketService(each)).toMatchObject({
        ok: true,
        value: { isBookable: false },
      });
  });

  test.each(['paused', 'draft', 'archived'] as const)('is not found while it is %s', async (status) => {
    const id = await bench.service(await provider(), { status });
    expect(await services().getMarketService(id)).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
  });

  test('answers 404 for an unknown id, or a suspended provider', async () => {
    const id = await bench.service(await provider({ status: 'suspended' }));
    for (const each of [id, newId()])
      expect(await services().getMarketService(each)).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
  });
});
