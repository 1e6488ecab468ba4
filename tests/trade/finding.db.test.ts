import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import { createCatalogue } from '../../services/marketplace/modules/catalogue/index.ts';
import {
  createGlobalSearch,
  type GlobalSearch,
  type Found,
} from '../../services/marketplace/modules/global-search/index.ts';
import { createPeople, type People } from '../../services/marketplace/modules/people/index.ts';
import { insertAudit } from '../../services/marketplace/modules/audit/index.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { bookingBench, valueOf, type BookingBench } from './booking-bench.ts';
import { insertOrder } from './trade-factory.ts';

let bench: BookingBench;
let globalSearch: GlobalSearch;
let people: People;
shareBench(bookingBench, (made) => {
  bench = made;
  const { db, clock } = bench;
  globalSearch = createGlobalSearch({
    db,
    clock,
    currency: 'EUR',
    catalogue: createCatalogue({ db, clock, currency: 'EUR' }),
  });
  people = createPeople({ db, globalSearch });
});

const session = (role: Session['role'], userId: string, more: Partial<Session> = {}): Session =>
  // Safe: the kind and its fields belong together.
  ({ kind: 'active', id: newId(), userId, role, signUpId: null, ...more }) as Session;
const ownerOf = (vendorId: string, role: 'supplier' | 'service_provider' = 'supplier') =>
  session(role, vendorId, { membership: { vendorId, role: 'owner' } });

async function supplier(tradingName: string): Promise<string> {
  const id = newId();
  const at = { createdAt: bench.clock.now(), updatedAt: bench.clock.now() };
  const person = { role: 'supplier' as const, firstName: 'Aina', lastName: 'Riera', phone: null };
  await bench.db
    .insertInto('users')
    .values({ id, email: `${id}@example.com`, ...person, passwordHash: 'none', pictureFileId: null, ...at })
    .execute();
  await bench.db
    .insertInto('vendors')
    .values({ id, openedBy: id, kind: 'supplier', status: 'active', country: 'ES', tradingName, ...at })
    .execute();
  return id;
}

/** A paid order of one buyer at two suppliers. */
async function placedOrder(buyerId: string, names: readonly [string, string]) {
  const vendorIds = [await supplier(names[0]), await supplier(names[1])];
  const of = vendorIds.map((vendorId) => ({ vendorId, unitPriceMinor: 8950, quantity: 2 }));
  const made = await insertOrder(bench.db, { buyerId, of, now: bench.clock.now() });
  await bench.db
    .updateTable('subOrders')
    .set({ status: 'confirmed' })
    .where('orderId', '=', made.id)
    .execute();
  const { number } = await bench.db
    .updateTable('orders')
    .set({ status: 'confirmed', yachtName: 'Étoile du Sud' })
    .where('id', '=', made.id)
    .returning('number')
    .executeTakeFirstOrThrow();
  return { ...made, vendorIds, number };
}

const nameOf = async (userId: string) => {
  const { firstName, lastName } = await bench.db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${firstName} ${lastName}`;
};

const numbers = ({ orders, bookings }: Found) => [...orders, ...bookings].map(({ number }) => number);
const find = async (who: Session | null, q: string) => globalSearch.findEverything(who, { q });

describe('a user’s own orders', () => {
  test('are found by number, product, supplier and yacht, and by nobody else', async () => {
    const { userId } = await bench.crew();
    const order = await placedOrder(userId, ['Sollevante Chandlery', 'Port Petro']);
    const buyer = session('crew_member', userId);
    const name = `Q-${order.number}`;
    for (const q of [
      name,
      `q${order.number}`,
      `#${order.number}`,
      `invoice Q-${order.number}`,
      `order ${order.number}`,
      `${name}/2`,
      'fender',
      'petro',
      'etoile sud',
      'etoille',
      'fender order',
      'parabordo',
      'Bestellung Fender',
      'last order from petro',
    ])
      expect([q, numbers(await find(buyer, q))]).toEqual([q, [name]]);
    expect(numbers(await find(buyer, 'etoile nord'))).toEqual([]);
    // The number of a booking belongs to no order.
    expect(numbers(await find(buyer, `B-${order.number}`))).toEqual([]);

    const [first = '', second = ''] = order.vendorIds;
    expect(numbers(await find(ownerOf(first), name))).toEqual([`${name}/1`]);
    expect((await find(ownerOf(second), 'fender')).orders).toMatchObject([
      {
        id: order.subOrderIds[1],
        number: `${name}/2`,
        status: 'confirmed',
        parts: ['confirmed'],
        openReturns: [],
        refundedMinor: 0,
        otherSide: `Étoile du Sud · ${await nameOf(userId)}`,
        lines: 1,
      },
    ]);
    expect((await find(buyer, name)).orders).toMatchObject([
      { parts: ['confirmed', 'confirmed'], openReturns: [], refundedMinor: 0 },
    ]);
    // By the buyer too, although the yacht has a name.
    expect(numbers(await find(ownerOf(first), await nameOf(userId)))).toEqual([`${name}/1`]);

    const strangers: readonly (Session | null)[] = [
      null,
      session('crew_member', (await bench.crew()).userId),
      ownerOf(await supplier('Velas del Sur')),
      // Sessions that must not read yet, or no longer.
      session('crew_member', userId, { kind: 'pending' }),
      session('supplier', first),
      session('admin', newId(), { secondFactorDue: true }),
    ];
    for (const stranger of strangers) {
      expect(numbers(await find(stranger, name))).toEqual([]);
      expect(numbers(await find(stranger, 'etoile'))).toEqual([]);
    }
    expect(numbers(await find(session('admin', newId()), name))).toEqual([name]);
  });

  test('are found the latest first by words for the last one, in any language, and no bookings with them', async () => {
    const { userId } = await bench.crew();
    const [older, newer] = [
      await placedOrder(userId, ['Sollevante Chandlery', 'Tern of Tivat']),
      await placedOrder(userId, ['Port Petro', 'Velas del Sur']),
    ];
    await bench.db
      .updateTable('orders')
      .set({ createdAt: new Date(bench.clock.now().getTime() - 86_400_000) })
      .where('id', '=', older.id)
      .execute();
    const both = [`Q-${newer.number}`, `Q-${older.number}`];
    for (const q of ['my last order', 'letzte Bestellung', 'dernière commande'])
      expect([q, numbers(await find(session('crew_member', userId), q))]).toEqual([q, both]);
    // Whose page is named, but none of it.
    expect(numbers(await find(session('crew_member', userId), 'my orders'))).toEqual([]);
    expect(numbers(await find(null, 'my last order'))).toEqual([]);
  });

  test('are shown with the item that is sought', async () => {
    const { userId } = await bench.crew();
    const { lineIds } = await placedOrder(userId, ['Sollevante Chandlery', 'Port Petro']);
    await bench.db
      .updateTable('subOrderLines')
      .set({ name: 'Anchor swivel' })
      .where('id', '=', lineIds[1] ?? '')
      .execute();
    const named = async (q: string) =>
      (await find(session('crew_member', userId), q)).orders.map(({ firstItem }) => firstItem);
    expect([await named('swivel'), await named('fenders')]).toEqual([['Anchor swivel'], ['Fender F4']]);
  });

  test('are not found by a few letters within another word', async () => {
    const { userId } = await bench.crew();
    const order = await placedOrder(userId, ['Tern of Tivat', 'Port Petro']);
    const buyer = session('crew_member', userId);
    expect(numbers(await find(buyer, 'tiv'))).toEqual([`Q-${order.number}`]);
    expect(numbers(await find(buyer, 'vat'))).toEqual([]);
    expect(numbers(await find(buyer, 'ivat'))).toEqual([]);
    expect(numbers(await find(buyer, 'fenders'))).toEqual([`Q-${order.number}`]);
  });

  test('are hidden from a supplier before they are paid', async () => {
    const { userId } = await bench.crew();
    const vendorId = await supplier('Sollevante Chandlery');
    await insertOrder(bench.db, {
      buyerId: userId,
      of: [{ vendorId, unitPriceMinor: 8950, quantity: 1 }],
      now: bench.clock.now(),
    });
    expect(numbers(await find(ownerOf(vendorId), 'fender'))).toEqual([]);
    expect(numbers(await find(session('crew_member', userId), 'fender'))).toHaveLength(1);
  });
});

test('the next booking is found first, past ones last', async () => {
  const provider = await bench.provider({ teams: 3 });
  const far = await bench.confirmed(provider, 300);
  const over = await bench.confirmed(provider, 200);
  const next = await bench.confirmed(provider, 100);
  // By the database's clock, which the bench doesn't set.
  const [from, until] = [new Date('2026-01-05T08:00:00Z'), new Date('2026-01-05T10:00:00Z')];
  await bench.db
    .updateTable('bookings')
    .set({ startsAt: from, endsAt: until, blockedFrom: from, blockedUntil: until })
    .where('id', '=', over.bookingId)
    .execute();
  const { bookings } = await find(provider.session, 'diesel engine');
  expect(bookings.map(({ id }) => id)).toEqual([next, far, over].map(({ bookingId }) => bookingId));
});

test('bookings are found by their days alone, and nothing on sale by who sells', async () => {
  const provider = await bench.provider({ teams: 2 });
  const { bookingId, buyer } = await bench.confirmed(provider, 24);
  const later = await bench.confirmed(provider, 24 * 40);
  const { startsAt, timeZone } = await bench.db
    .selectFrom('bookings')
    .select(['startsAt', 'timeZone'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const day = startsAt.toLocaleDateString('sv-SE', { timeZone });
  const said = startsAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone });
  const days = { from: day, until: day };
  const foundBy = async (who: Session | null, q: string) => {
    const { days: named, bookings, services } = await find(who, q);
    return { named, ids: bookings.map(({ id }) => id), services: services.total };
  };
  const ofDay = { named: days, ids: [bookingId] };
  for (const q of [said, `my jobs on ${said}`, `Was habe ich am ${said}?`])
    expect([q, await foundBy(provider.session, q)]).toEqual([q, { ...ofDay, services: 0 }]);
  expect(await foundBy(session('admin', newId()), said)).toEqual({ ...ofDay, services: 0 });
  // Who buys may look for what is free then.
  expect(await foundBy(session('crew_member', buyer.userId), said)).toMatchObject(ofDay);
  expect(await foundBy(null, said)).toMatchObject({ named: null, ids: [] });
  expect((await foundBy(provider.session, `diesel engine ${said}`)).named).toBeNull();
  // What was called off is no longer on that day.
  await bench.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', bookingId).execute();
  expect(await foundBy(provider.session, said)).toEqual({ named: days, ids: [], services: 0 });
  expect((await foundBy(provider.session, 'diesel engine')).ids).toContain(later.bookingId);
});

test('bookings are found by both sides', async () => {
  const provider = await bench.provider({ teams: 1 });
  const { bookingId, buyer } = await bench.confirmed(provider, 200);
  const found = async (who: Session | null) =>
    (await find(who, 'diesel engine')).bookings.map(({ id }) => id);
  expect(await found(session('crew_member', buyer.userId))).toEqual([bookingId]);
  expect(await found(provider.session)).toEqual([bookingId]);
  expect(await found(session('admin', newId()))).toEqual([bookingId]);
  expect(await found(session('crew_member', (await bench.crew()).userId))).toEqual([]);
  const other = await bench.provider({ teams: 1 });
  expect(await found(other.session)).toEqual([]);
  // Both read whose action it awaits: after its end, the provider's.
  const begun = { status: 'in_progress' as const, startsAt: bench.inHours(-4), endsAt: bench.inHours(-2) };
  await bench.db
    .updateTable('bookings')
    .set({ ...begun, blockedFrom: begun.startsAt, blockedUntil: begun.endsAt })
    .where('id', '=', bookingId)
    .execute();
  for (const who of [session('crew_member', buyer.userId), provider.session])
    expect((await find(who, 'diesel engine')).bookings).toMatchObject([{ waitsFor: 'provider' }]);
  // An unpaid booking is visible to its buyer only.
  const held = await valueOf(bench.hold(buyer, other, bench.inHours(300)));
  expect((await find(session('crew_member', buyer.userId), 'diesel')).bookings.map(({ id }) => id)).toContain(
    held.bookingId,
  );
});

test("a vendor's listings are found by itself only, by name and SKU, on sale or not", async () => {
  const { userId } = await bench.crew();
  const { vendorIds, inventoryIds } = await placedOrder(userId, ['Sollevante Chandlery', 'Port Petro']);
  await bench.db
    .updateTable('inventoryItems')
    .set({ name: 'Anchor swivel', sku: 'TRA-116', status: 'paused' })
    .where('id', '=', inventoryIds[0] ?? '')
    .execute();
  const own = async (who: Session | null, q: string) =>
    (await find(who, q)).ownListings.map(({ id, status }) => [id, status]);
  const [first = '', second = ''] = vendorIds;
  for (const q of ['swivel', 'TRA-116', 'tra116', 'tra 116'])
    expect([q, await own(ownerOf(first), q)]).toEqual([q, [[inventoryIds[0], 'paused']]]);
  expect(await own(ownerOf(first), 'what is the price of anchor swivel?')).toHaveLength(1);
  expect(await own(ownerOf(first), 'price')).toEqual([]);
  for (const stranger of [null, session('crew_member', userId), ownerOf(second), session('admin', newId())])
    expect(await own(stranger, 'swivel')).toEqual([]);
  await bench.db.updateTable('inventoryItems').set({ status: 'archived' }).execute();
  expect(await own(ownerOf(first), 'swivel')).toEqual([]);

  const provider = await bench.provider({ teams: 1 });
  expect((await find(provider.session, 'diesel')).ownListings).toMatchObject([
    { variant: null, sku: null, stock: null, status: 'active' },
  ]);
});

test('listings on sale are found also misspelt, but by admins only as written', async () => {
  await bench.provider({ teams: 1 });
  const found = async (who: Session | null, q: string) => (await find(who, q)).services.total;
  expect([await found(null, 'diesel'), await found(null, 'dieseel')]).toEqual([1, 1]);
  const admin = session('admin', newId());
  expect([await found(admin, 'diesel'), await found(admin, 'dieseel')]).toEqual([1, 0]);
  // Price and day are not search words.
  expect([await found(null, 'diesel under 1000'), await found(null, 'diesel tomorrow')]).toEqual([1, 1]);
  expect(await found(null, 'diesel under €1')).toBe(0);
  // What only has a word for work, or another by chance, isn't close.
  expect([await found(null, 'dieseel engines'), await found(null, 'raft service')]).toEqual([1, 0]);
  // Nor what one word resembles by other letters, or what has a part of another thing's name.
  expect([await found(null, 'weasel'), await found(null, 'Inés')]).toEqual([0, 0]);
});

test('what the words say besides is told: port, day and prices, and whether services are meant', async () => {
  await bench.provider({ teams: 1 });
  const said = async (q: string) => {
    const { services, areServicesMeant } = await find(null, q);
    const { port, days: named, priceFrom, priceTo } = services;
    return [port, named !== null, priceFrom?.amountMinor, priceTo?.amountMinor, areServicesMeant];
  };
  expect([
    await said('diesel'),
    await said('diesel Palma tomorrow'),
    await said('diesel between 50 and 1000 euro'),
    await said('Taucher'),
  ]).toEqual([
    [null, false, undefined, undefined, false],
    ['Palma', true, undefined, undefined, true],
    [null, false, 5_000, 100_000, false],
    [null, false, undefined, undefined, true],
  ]);
});

test('of several things that are named each is found, the first of each before the second', async () => {
  await bench.provider({ teams: 1 });
  const { userId } = await bench.crew();
  const { inventoryIds } = await placedOrder(userId, ['Sollevante Chandlery', 'Port Petro']);
  const rename = async (at: number, name: string) => {
    const { productId } = await bench.db
      .updateTable('inventoryItems')
      .set({ name })
      .where('id', '=', inventoryIds[at] ?? '')
      .returning('productId')
      .executeTakeFirstOrThrow();
    await bench.db.updateTable('products').set({ name }).where('id', '=', productId).execute();
  };
  await rename(0, 'Anchor swivel');
  await rename(1, 'Fender F4');
  const { products, services } = await find(null, 'fender and swivel');
  expect([products.items.map(({ name }) => name), products.total, products.exact, services.total]).toEqual([
    ['Fender F4', 'Anchor swivel'],
    2,
    2,
    0,
  ]);
  // A product that is called so is no trade, whose services would come first.
  expect((await find(null, 'teak cleaner')).areServicesMeant).toBe(true);
  await rename(0, 'Teak cleaner');
  expect((await find(null, 'teak cleaner')).areServicesMeant).toBe(false);
});

test('a port typed alone is found itself, without all its listings', async () => {
  await bench.provider({ teams: 1 });
  const found = async (q: string) => {
    const { ports, services } = await find(null, q);
    return [ports.map(({ slug }) => slug), services.total, services.port];
  };
  expect([await found('in Palma'), await found('antib'), await found('diesel palma')]).toEqual([
    [['palma'], 0, null],
    [['antibes'], 0, null],
    [[], 1, 'Palma'],
  ]);
  // By its country, and all ports of a coast.
  expect([await found('do you ship to Croatia?'), await found('diesel Balearics')]).toEqual([
    [['split'], 0, null],
    [[], 1, 'Ibiza or Palma'],
  ]);
});

test('what is in no port that is named is found in others, which is said', async () => {
  await bench.provider({ teams: 1 });
  const { services } = await find(null, 'diesel Athens');
  expect([services.total, services.port, services.isElsewhere]).toEqual([1, 'Athens', true]);
  expect((await find(null, 'unicorn Athens')).services.items).toEqual([]);
});

test('live vendors are found, also misspelt; admins find all', async () => {
  const id = await supplier('Sollevante Chandlery');
  const named = async (who: Session | null, q: string) =>
    (await find(who, q)).suppliers.map(({ name }) => name);
  expect(await named(null, 'sollev')).toEqual(['Sollevante Chandlery']);
  expect(await named(null, 'solevante')).toEqual(['Sollevante Chandlery']);
  expect(await named(null, 'petro')).toEqual([]);
  // What many companies are called isn't theirs alone.
  const marine = await supplier('Vauban Marine Supply');
  expect([await named(null, 'vaubon'), await named(null, 'marine supply')]).toEqual([
    ['Vauban Marine Supply'],
    ['Vauban Marine Supply'],
  ]);
  expect(await named(null, 'raymarine')).toEqual([]);
  await bench.db.updateTable('vendors').set({ status: 'paused' }).where('id', '=', marine).execute();
  expect((await globalSearch.findVendors('solevante')).map((vendor) => vendor.id)).toEqual([id]);
  expect(await globalSearch.findVendors('petro')).toEqual([]);
  await bench.db.updateTable('vendors').set({ status: 'suspended' }).where('id', '=', id).execute();
  expect(await named(null, 'sollev')).toEqual([]);
  expect(await globalSearch.findVendors('sollev')).toEqual([]);
  const admin = session('admin', newId());
  expect(await named(admin, 'sollev')).toEqual(['Sollevante Chandlery']);
  await bench.db
    .updateTable('vendors')
    .set({ contactPhone: '+34 600 000 101' })
    .where('id', '=', id)
    .execute();
  expect(await named(admin, '0034 600 000101')).toEqual(['Sollevante Chandlery']);
  await bench.db.updateTable('vendors').set({ status: 'active' }).where('id', '=', id).execute();
  expect(await named(null, '+34 600 000 101')).toEqual([]);
});

describe('people', () => {
  test('are found by admins only, by name, also misspelt, address and company', async () => {
    const { userId } = await bench.crew();
    const vendorId = await supplier('Sollevante Chandlery');
    await bench.db
      .updateTable('users')
      .set({
        firstName: 'Zoë',
        lastName: 'Ångström',
        email: 'zoe.a@halcyon.example',
        phone: '+34 612 345 678',
      })
      .where('id', '=', userId)
      .execute();
    const found = async (who: Session | null, q: string) => (await find(who, q)).people.map(({ id }) => id);
    const admin = session('admin', newId());
    for (const q of [
      'zoe',
      'zeo',
      'Angstrom Zoë',
      'halcyon',
      'zoe.a@halcyon.example',
      'Ongstrom',
      'zoe angsrom',
      '612345678',
      '+34612 345-678',
    ])
      expect([q, await found(admin, q)]).toEqual([q, [userId]]);
    expect(await found(admin, '5678')).toEqual([]);
    expect(await found(admin, 'suspend zoe')).toEqual([userId]);
    expect(await found(admin, 'block user Zoe')).toEqual([userId]);
    expect((await find(admin, 'sollevante')).people).toMatchObject([
      { id: vendorId, role: 'supplier', company: 'Sollevante Chandlery' },
    ]);
    for (const stranger of [
      null,
      session('crew_member', userId),
      ownerOf(vendorId),
      session('admin', newId(), { secondFactorDue: true }),
    ])
      expect(await found(stranger, 'zoe')).toEqual([]);
    await bench.db
      .updateTable('users')
      .set({ closedAt: bench.clock.now() })
      .where('id', '=', userId)
      .execute();
    expect(await found(admin, 'zoe')).toEqual([]);
  });

  test.each([
    ['lindquest', 'Mara', 'Lindqvist'],
    ['lindkvist', 'Mara', 'Lindqvist'],
    ['hoekstre', 'Hanna', 'Hoekstra'],
    ['hoextra', 'Hanna', 'Hoekstra'],
    ['marketti', 'Teo', 'Marchetti'],
    ['dragovich', 'Dario', 'Dragović'],
    ['jonas yansen', 'Jonas', 'Jansen'],
    ['tramontana', 'Tramuntana', 'Chandlery'],
    ['vaubon', 'Vauban', 'Marine'],
  ])('are found as %s, and so are vendors, but by no word for something else', async (q, first, last) => {
    const { userId } = await bench.crew();
    await bench.db
      .updateTable('users')
      .set({ firstName: first, lastName: last })
      .where('id', '=', userId)
      .execute();
    await supplier(`${first} ${last}`);
    const admin = session('admin', newId());
    const named = async (words: string) => {
      const { people, suppliers } = await find(admin, words);
      return [people.map(({ id }) => id), suppliers.map(({ name }) => name)];
    };
    expect(await named(q)).toEqual([[userId], [`${first} ${last}`]]);
    for (const other of ['anchor', 'invoice', 'refund', 'schmidt', 'watermaker'])
      expect([other, await named(other)]).toEqual([other, [[], []]]);
  });

  test('are shown with their orders, bookings and messages, and their vendor', async () => {
    const { userId } = await bench.crew();
    const order = await placedOrder(userId, ['Sollevante Chandlery', 'Port Petro']);
    await placedOrder((await bench.crew()).userId, ['Velas del Sur', 'Port Balís']);
    const person = await valueOf(people.getPerson(userId));
    expect(person).toMatchObject({
      id: userId,
      role: 'crew_member',
      vendor: null,
      orders: {
        total: 1,
        latest: [{ number: `Q-${order.number}`, otherSide: 'Sollevante Chandlery, Port Petro' }],
      },
      bookings: { total: 0, latest: [] },
      messages: [],
    });
    const [vendorId = ''] = order.vendorIds;
    expect((await valueOf(people.getPerson(vendorId))).vendor).toEqual({
      id: vendorId,
      name: 'Sollevante Chandlery',
      kind: 'supplier',
      status: 'active',
      memberRole: 'owner',
      applicationId: null,
    });
    const decided = (act: 'account_suspend' | 'account_reinstate', reason: string) =>
      insertAudit(bench.db, {
        id: newId(),
        actorId: vendorId,
        act,
        subjectKind: 'user',
        subjectId: userId,
        details: { reason },
        at: bench.clock.now(),
      });
    await decided('account_suspend', 'Stolen cards.');
    bench.clock.advance(1000);
    await decided('account_reinstate', 'They were hers.');
    expect((await valueOf(people.getPerson(userId))).history).toMatchObject([
      { command: 'reinstate', reason: 'They were hers.' },
      { command: 'suspend', by: (await valueOf(people.getPerson(vendorId))).name, reason: 'Stolen cards.' },
    ]);
    expect((await valueOf(people.getPerson(vendorId))).history).toEqual([]);
    expect(await people.getPerson(newId())).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
  });

  test('are listed page by page, by words and role, and by whether they are suspended', async () => {
    const { userId } = await bench.crew();
    await bench.db
      .updateTable('users')
      .set({ firstName: 'Zoë', lastName: 'Lindqvist', phone: '+34 600 000 000' })
      .set({ suspendedAt: bench.clock.now(), suspensionReason: 'Stolen cards.' })
      .where('id', '=', userId)
      .execute();
    const sellers = [await supplier('Sollevante Chandlery'), await supplier('Port Petro')];
    const listed = async (asked: Parameters<People['listPeople']>[0]) => {
      const { items, nextCursor } = await valueOf(people.listPeople(asked));
      return { ids: items.map(({ id }) => id), nextCursor };
    };
    const all = await listed({});
    expect(all.ids).toEqual(expect.arrayContaining([userId, ...sellers]));
    const one = await listed({ limit: 1 });
    const rest = await listed({ cursor: one.nextCursor ?? '' });
    expect([...one.ids, ...rest.ids]).toEqual(all.ids);
    expect((await listed({ status: 'suspended' })).ids).toEqual([userId]);
    const admin = session('admin', newId());
    expect((await find(admin, 'zoe')).people).toMatchObject([{ id: userId, isSuspended: true }]);
    for (const q of ['zoe', 'Lindqvst', 'zoee', '0034 600 000 000', '600-000-000', '+34 600'])
      expect([q, (await listed({ q })).ids]).toEqual([q, [userId]]);
    expect((await listed({ q: 'sollevante', role: 'supplier' })).ids).toEqual([sellers[0]]);
    expect((await listed({ q: 'sollevante', role: 'crew_member' })).ids).toEqual([]);
    const yachtId = newId();
    const at = bench.clock.now();
    const yacht = { id: yachtId, name: 'Second Star', createdAt: at, updatedAt: at };
    await bench.db.insertInto('yachts').values(yacht).execute();
    await bench.db.insertInto('yachtMembers').values({ yachtId, userId, joinedAt: at }).execute();
    expect((await valueOf(people.listPeople({ q: 'second star' }))).items).toMatchObject([
      { id: userId, yachts: ['Second Star'] },
    ]);
    expect(await people.listPeople({ cursor: 'nonsense' })).toMatchObject({ ok: false });
    expect(await valueOf(people.getPerson(userId))).toMatchObject({
      suspension: { reason: 'Stolen cards.' },
      actions: ['reinstate'],
    });
  });
});

test.each(['', '   ', '%', '\\', "' or 1=1 --", '_____'])('“%s” finds nothing of anybody', async (q) => {
  const { userId } = await bench.crew();
  await placedOrder(userId, ['Sollevante Chandlery', 'Port Petro']);
  const found = await find(session('crew_member', userId), q);
  expect([found.products.items, found.suppliers, numbers(found)]).toEqual([[], [], []]);
});
