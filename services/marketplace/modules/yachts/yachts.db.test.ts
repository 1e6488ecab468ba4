import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { newId, systemIds } from '../../platform/ids.ts';
import { queuedMails, queueTestMail } from '../../platform/mail/testing/queued-mails.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { createYachts, type Yachts } from './index.ts';
import { emptyTables } from '../../../../tests/database/empty-tables.ts';

let database: TestDatabase;
let yachts: Yachts;
let mara: string;
let iker: string;
beforeAll(async () => {
  database = await createTestDatabase();
  yachts = createYachts({
    db: database.db,
    ids: systemIds,
    clock: fixedClock('2026-11-20T09:00:00Z'),
    queueMail: queueTestMail,
    publicUrl: 'https://quayside.example.com',
    currency: 'EUR',
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db, 'users', 'yachts');
  await sql`delete from graphile_worker._private_jobs`.execute(database.db);
  [mara, iker] = [await person(), await person()];
});

async function person(id = newId()): Promise<string> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, ${`${id}@example.com`}, 'crew_member', 'Mara', 'Lindqvist', 'none', now(), now())`.execute(
    database.db,
  );
  return id;
}

async function add(userId: string, given: Parameters<Yachts['addYacht']>[1]) {
  const added = await yachts.addYacht(userId, given);
  if (!added.ok) throw new Error(added.error.code);
  return added.value;
}

const ownersOwn = { role: 'owner', spendingLimitMinor: null, people: [] };

test('a yacht belongs at once to the user who adds it, sorted by name, and to nobody else', async () => {
  const tide = await add(mara, { name: ' Halcyon\u0000 Tide ', port: 'palma', berth: 'Q12' });
  const ama = await add(mara, { name: 'ama Dablam' });
  expect(await yachts.listYachts(mara)).toEqual([
    {
      id: ama.id,
      name: 'ama Dablam',
      port: null,
      berth: null,
      billTo: null,
      places: [],
      ...ownersOwn,
      version: 1,
    },
    {
      id: tide.id,
      name: 'Halcyon Tide',
      port: 'palma',
      berth: 'Q12',
      billTo: null,
      places: [],
      ...ownersOwn,
      version: 1,
    },
  ]);
  expect(await yachts.listYachts(iker)).toEqual([]);
});

test('a change keeps missing fields, and clears null ones', async () => {
  const { id } = await add(mara, { name: 'Halcyon Tide', port: 'palma', berth: 'Q12' });
  const renamed = await yachts.updateYacht(mara, { id, ifMatch: '"1"' }, { name: 'Halcyon' });
  const moved = await yachts.updateYacht(
    mara,
    { id, ifMatch: '2' },
    { name: 'Halcyon', port: 'antibes', berth: null },
  );
  expect([renamed, moved]).toEqual([
    {
      ok: true,
      value: {
        id,
        name: 'Halcyon',
        port: 'palma',
        berth: 'Q12',
        billTo: null,
        places: [],
        ...ownersOwn,
        version: 2,
      },
    },
    {
      ok: true,
      value: {
        id,
        name: 'Halcyon',
        port: 'antibes',
        berth: null,
        billTo: null,
        places: [],
        ...ownersOwn,
        version: 3,
      },
    },
  ]);
  expect(await yachts.listYachts(mara)).toEqual([moved.ok && moved.value]);
});

test('a change of an outdated version, of another user’s yacht, or of an unknown one, is refused and changes nothing', async () => {
  const tide = await add(mara, { name: 'Halcyon Tide' });
  const refusals = [
    yachts.updateYacht(mara, { id: tide.id, ifMatch: '2' }, { name: 'Mine' }),
    yachts.updateYacht(mara, { id: tide.id, ifMatch: 'new' }, { name: 'Mine' }),
    yachts.updateYacht(iker, { id: tide.id, ifMatch: '1' }, { name: 'Mine' }),
    yachts.updateYacht(mara, { id: newId(), ifMatch: '1' }, { name: 'Mine' }),
  ];
  expect((await Promise.all(refusals)).map((done) => !done.ok && done.error.code)).toEqual([
    'CHANGED_ELSEWHERE',
    'CHANGED_ELSEWHERE',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect(await yachts.listYachts(mara)).toEqual([tide]);
});

test('of two changes of the same version one is refused', async () => {
  const { id } = await add(mara, { name: 'Halcyon Tide' });
  const both = ['Halcyon', 'Tide'].map(async (name) =>
    yachts.updateYacht(mara, { id, ifMatch: '1' }, { name }),
  );
  expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1);
});

test.each([
  ['an unknown port', { name: 'Halcyon Tide', port: 'atlantis' }, 'PLACE_UNKNOWN'],
  ['a port with a NUL', { name: 'Halcyon Tide', port: '\u0000' }, 'PLACE_UNKNOWN'],
  ['a name of control characters', { name: '\u0000\u0007' }, 'VALIDATION'],
  ['a name that grows too long', { name: '\u0958'.repeat(120) }, 'VALIDATION'],
])('%s is refused, new or in a change', async (_what, given, code) => {
  const { id } = await add(mara, { name: 'Halcyon Tide' });
  const added = await yachts.addYacht(mara, given);
  const changed = await yachts.updateYacht(mara, { id, ifMatch: '1' }, given);
  expect([added, changed].map((done) => !done.ok && done.error.code)).toEqual([code, code]);
  expect(await yachts.listYachts(mara)).toHaveLength(1);
});

test('the twenty-first is refused, also in simultaneous requests', async () => {
  const all = Array.from({ length: 24 }, async (_none, at) =>
    yachts.addYacht(mara, { name: `Tender ${at}` }),
  );
  const refused = (await Promise.all(all)).filter(({ ok }) => !ok);
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ error: { code: 'VALIDATION', fields: [{ field: 'name' }] } });
  expect(await yachts.listYachts(mara)).toHaveLength(20);
});

test('its berths and addresses are saved as a whole, in order, and refused as a whole', async () => {
  const { id } = await add(mara, { name: 'Halcyon' });
  const berth = { name: 'Home', port: 'palma', berth: ' Q12\u0000 ', address: null };
  const office = { name: 'Office', port: 'antibes', berth: null, address: 'Capitainerie\nPort Vauban' };
  const set = (ifMatch: string, items: Parameters<typeof yachts.setYachtPlaces>[2]) =>
    yachts.setYachtPlaces(mara, { id, ifMatch }, items);
  expect(await set('1', [berth, office])).toMatchObject({ ok: true, value: { version: 2 } });
  const kept = [{ ...berth, berth: 'Q12' }, office];
  const places = async () => (await yachts.listYachts(mara))[0]?.places;
  expect(await places()).toEqual(kept);
  for (const [ifMatch, items, code] of [
    ['1', [], 'CHANGED_ELSEWHERE'],
    ['2', [{ ...berth, port: 'atlantis' }], 'PLACE_UNKNOWN'],
    ['2', [{ ...berth, address: 'Here too' }], 'VALIDATION'],
    ['2', [{ ...berth, name: '\u0000' }], 'VALIDATION'],
  ] as const)
    expect(await set(ifMatch, items)).toMatchObject({ ok: false, error: { code } });
  expect(await places()).toEqual(kept);
  expect(await yachts.setYachtPlaces(iker, { id, ifMatch: '2' }, [])).toMatchObject({
    ok: false,
    error: { code: 'NOT_FOUND' },
  });
  await set('2', [office]);
  expect(await places()).toEqual([office]);
});

test('its billing details are saved as given, refused if they are wrong, and cleared with null', async () => {
  const { id } = await add(mara, { name: 'Halcyon' });
  const company = {
    status: 'business',
    country: 'FR',
    vatId: 'fr11123456782',
    usedCommercially: false,
    companyName: 'Azur Charter',
    street: '4 quai Rambaud',
    postalCode: null,
    city: 'Antibes',
  } as const;
  const say = (ifMatch: string, billTo: Parameters<Yachts['updateYacht']>[2]['billTo']) =>
    yachts.updateYacht(mara, { id, ifMatch }, { name: 'Halcyon', billTo });
  const kept = { ...company, vatId: 'FR11123456782' };
  expect(await say('1', company)).toMatchObject({ ok: true, value: { billTo: kept, version: 2 } });
  expect(await say('2', { ...company, vatId: 'FR12123456782' })).toMatchObject({
    ok: false,
    error: { code: 'VALIDATION', fields: [{ field: 'billTo/vatId', rule: 'checksum' }] },
  });
  // A change of something else keeps it.
  await say('2', undefined);
  expect((await yachts.listYachts(mara))[0]?.billTo).toEqual(kept);
  expect(await say('3', null)).toMatchObject({ ok: true, value: { billTo: null } });
});

describe('a user who may buy for it', () => {
  const limit = (amountMinor: number, currency = 'EUR') => ({ amountMinor, currency });
  const named = async (...people: Parameters<typeof yachts.setYachtPeople>[2][number][]) => {
    const tide = await add(mara, { name: 'Halcyon' });
    const set = await yachts.setYachtPeople(mara, { id: tide.id, ifMatch: '1' }, people);
    return { id: tide.id, set };
  };
  const ofIker = () => `${iker.toUpperCase()}@example.com`;

  test("sees it with their own limit, whether they had an account before or not, and sees no others'", async () => {
    const late = newId();
    const { id } = await named(
      { email: ofIker(), role: 'buyer', spendingLimit: limit(50_000) },
      { email: `${late}@example.com`, role: 'approver', spendingLimit: null },
    );
    await person(late);
    const seen = async (userId: string) =>
      (await yachts.listYachts(userId)).map((one) => [
        one.id,
        one.role,
        one.spendingLimitMinor,
        one.people.length,
      ]);
    expect(await Promise.all([mara, iker, late].map(seen))).toEqual([
      [[id, 'owner', null, 2]],
      [[id, 'buyer', 50_000, 0]],
      [[id, 'approver', null, 0]],
    ]);
  });

  test('is mailed once, with or without an account', async () => {
    const { id } = await named({ email: ofIker(), role: 'buyer', spendingLimit: limit(50_000) });
    await yachts.setYachtPeople(mara, { id, ifMatch: '2' }, [
      { email: ofIker(), role: 'buyer', spendingLimit: limit(60_000) },
      { email: 'nobody@example.com', role: 'approver', spendingLimit: null },
    ]);
    expect((await queuedMails(database.db)).map(({ to }) => to)).toEqual([ofIker(), 'nobody@example.com']);
  });

  test('who is removed no longer has it, and their cart has no yacht', async () => {
    const { id } = await named({ email: ofIker(), role: 'buyer', spendingLimit: limit(50_000) });
    await database.db
      .insertInto('carts')
      .values({ userId: iker, id: newId(), yachtId: id, updatedAt: new Date() })
      .execute();
    await yachts.setYachtPeople(mara, { id, ifMatch: '2' }, []);
    expect(await yachts.listYachts(iker)).toEqual([]);
    const cart = await database.db.selectFrom('carts').select(['yachtId', 'version']).executeTakeFirst();
    expect(cart).toEqual({ yachtId: null, version: 2 });
  });

  test('is changed by its owner only, on the current version', async () => {
    const { id } = await named({ email: ofIker(), role: 'approver', spendingLimit: null });
    for (const [userId, ifMatch, code] of [
      [iker, '2', 'NOT_FOUND'],
      [mara, '1', 'CHANGED_ELSEWHERE'],
    ] as const)
      expect(await yachts.setYachtPeople(userId, { id, ifMatch }, [])).toMatchObject({ error: { code } });
  });

  test.each([
    ['the owner', [{ email: 'OWN', role: 'buyer', spendingLimit: null }], 'items/0/email'],
    [
      'somebody twice',
      [
        { email: 'a@example.com', role: 'buyer', spendingLimit: null },
        { email: 'A@example.com', role: 'approver', spendingLimit: null },
      ],
      'items/1/email',
    ],
    [
      'an approver with a limit',
      [{ email: 'a@example.com', role: 'approver', spendingLimit: limit(1) }],
      'items/0/spendingLimit',
    ],
    [
      'a limit in another currency',
      [{ email: 'a@example.com', role: 'buyer', spendingLimit: limit(1, 'USD') }],
      'items/0/spendingLimit/currency',
    ],
    [
      'a limit below nothing',
      [{ email: 'a@example.com', role: 'buyer', spendingLimit: limit(-1) }],
      'items/0/spendingLimit/amountMinor',
    ],
  ] as const)('is not %s', async (_what, people, field) => {
    const { set } = await named(
      ...people.map((one) => ({ ...one, email: one.email === 'OWN' ? `${mara}@example.com` : one.email })),
    );
    expect(set).toMatchObject({ ok: false, error: { code: 'VALIDATION', fields: [{ field }] } });
  });
});
