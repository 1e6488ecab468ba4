import Fastify from 'fastify';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import type { operations } from '../../openapi/__generated__/marketplace.ts';
import { contractRoutes } from '../../services/http-adapter/index.ts';
import { later } from '../../services/marketplace/http/later.ts';
import {
  permissions,
  type Anonymous,
  type Identity,
  type Row,
} from '../../services/marketplace/http/permissions.ts';
import { rateLimits } from '../../services/marketplace/http/rate-limits.ts';
import { refusals, type ErrorCode } from '../../services/marketplace/http/refusals.ts';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import type { VendorAct } from '../../services/marketplace/modules/audit/index.ts';
import { apiOf } from '../../services/marketplace/modules.ts';
import { hashToken, newToken } from '../../services/marketplace/platform/ids.ts';
import { emptyTables } from '../database/empty-tables.ts';
import { insertBooking } from '../payments/booking-factory.ts';
import { contractExamples } from './examples.ts';
import { insertAwaited, insertInvoice } from './invoice-examples.ts';
import { openHours } from './open-hours.ts';
import {
  ask,
  insertColleague,
  insertPerson,
  newSession,
  contractOperations,
  startRealApp,
  urlOf,
  type PersonRow,
  type RealApp,
} from './real-app.ts';

const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
const identities = ['pending', 'crew_member', 'supplier', 'service_provider', 'admin'] as const;
const isLater = (id: string) => later.some((operation) => operation === id);

let app: RealApp;
/** Two of each kind: the second is the stranger whose things the first must not touch. */
let own: Record<Identity, PersonRow>;
let stranger: Record<Identity, PersonRow>;

const oneOfEach = async (): Promise<Record<Identity, PersonRow>> => ({
  pending: await insertPerson(app, 'pending'),
  crew_member: await insertPerson(app, 'crew_member'),
  supplier: await insertPerson(app, 'supplier'),
  service_provider: await insertPerson(app, 'service_provider'),
  admin: await insertPerson(app, 'admin'),
});

beforeAll(async () => {
  app = await startRealApp();
  own = await oneOfEach();
  stranger = await oneOfEach();
});
afterAll(() => app.close());

/** What the door said: only these codes come from it, everything else means that the call was let in. */
const doorCodes = new Set([
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'NOT_VERIFIED',
  'FORBIDDEN',
  'NOT_AVAILABLE_YET',
]);

/** What is sent as a form, where a form decides whether something of one's own changes. */
const forms: Readonly<
  Record<string, { readonly headers: Record<string, string>; readonly payload: Buffer }>
> = {
  keepImportReading: {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([
      Buffer.from('--edge\r\nContent-Disposition: form-data; name="reading"; filename="reading.gz"\r\n\r\n'),
      gzipSync('{}'),
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  },
  addReturnFile: {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="label.pdf"\r\n\r\n%PDF-1.7\n%%EOF\r\n--edge--\r\n',
    ),
  },
  sendOwnInvoice: {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="number"\r\n\r\n2026/0117\r\n--edge\r\nContent-Disposition: form-data; name="issuedOn"\r\n\r\n2026-11-20\r\n--edge\r\nContent-Disposition: form-data; name="file"; filename="invoice.pdf"\r\n\r\n%PDF-1.7\n%%EOF\r\n--edge--\r\n',
    ),
  },
  replaceOwnInvoice: {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="reason"\r\n\r\nThe wrong file.\r\n--edge\r\nContent-Disposition: form-data; name="file"; filename="invoice.pdf"\r\n\r\n%PDF-1.7\n%%EOF\r\n--edge--\r\n',
    ),
  },
  addBookingFile: {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="report.pdf"\r\n\r\n%PDF-1.7\n%%EOF\r\n--edge--\r\n',
    ),
  },
};

interface Sent {
  readonly authorization?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

let calls = 0;
/** Of another quay each thousand calls: one address may make three thousand in a minute. */
const nextAddress = (): string => `192.0.2.${Math.floor((calls += 1) / 1000) + 1}`;

async function send(id: string, { authorization, body, params }: Sent) {
  const operation = contractOperations.find((known) => known.id === id);
  const shown = contractExamples.find((known) => known.id === id);
  if (!operation || !shown) throw new Error(`the contract has no ${id}`);
  const given = body ?? shown.body;
  const form = forms[id];
  const response = await ask(app, {
    method: operation.method,
    remoteAddress: nextAddress(),
    url: urlOf(operation, { ...shown.params, ...params }),
    query: { ...shown.query },
    headers: { ...shown.headers, ...form?.headers, ...(authorization !== undefined && { authorization }) },
    ...(form && { payload: form.payload }),
    ...(given !== undefined && { payload: given as object }), // Examples of JSON bodies are objects.
  });
  const code = response.headers['content-type']?.includes('json')
    ? ((JSON.parse(response.body) as { error?: { code: string } }).error?.code ?? 'done')
    : 'done';
  return {
    status: response.statusCode,
    code,
    door: doorCodes.has(code) ? `${response.statusCode} ${code}` : 'let in',
  };
}

const letIn = (id: string) => (isLater(id) ? '501 NOT_AVAILABLE_YET' : 'let in');

/** What the table says about a session of this kind. */
function expectedFor(id: string, identity: Identity): string {
  const row = rows[id];
  if (row === undefined) return 'an operation without a row';
  if (row === 'anyone' || row.may.includes(identity)) return letIn(id);
  return identity === 'pending' ? '403 NOT_VERIFIED' : '403 FORBIDDEN';
}
const expectedWithout = (id: string, refusal: string): string =>
  rows[id] === 'anyone' ? letIn(id) : refusal;

const authorizationOf = async (person: PersonRow, options: Parameters<typeof newSession>[2] = {}) =>
  `Bearer ${(await newSession(app, person, options)).token}`;

describe.each(contractOperations.map(({ id }) => [id]))('%s', (id) => {
  test('lets in the roles that the table names and no others', async () => {
    const ended = { expiresAt: app.clock.now() };
    const revoked = { revokedAt: app.clock.now() };
    const tokens: Record<string, string | undefined> = {
      'no token': undefined,
      'another scheme': 'Basic YWRhOmFkYQ==',
      'an empty token': 'Bearer ',
      'a token with a quote': "Bearer ' or 1=1 --",
      'a token nobody has': `Bearer ${newToken()}`,
    };
    for (const identity of identities) {
      tokens[identity] = await authorizationOf(own[identity]);
      tokens[`${identity}, expired`] = await authorizationOf(own[identity], ended);
      tokens[`${identity}, revoked`] = await authorizationOf(own[identity], revoked);
    }
    const said: Record<string, string> = {};
    for (const [who, authorization] of Object.entries(tokens)) {
      const identity = identities.find((known) => who.startsWith(known));
      const body = identity && claimsAside(id, own[identity]);
      said[who] = (await send(id, { ...(authorization !== undefined && { authorization }), body })).door;
    }

    const expected: Record<string, string> = {};
    for (const who of Object.keys(tokens).slice(0, 5))
      expected[who] = expectedWithout(id, '401 UNAUTHENTICATED');
    for (const identity of identities) {
      expected[identity] = expectedFor(id, identity);
      expected[`${identity}, expired`] = expectedWithout(id, '401 SESSION_EXPIRED');
      expected[`${identity}, revoked`] = expectedWithout(id, '401 SESSION_EXPIRED');
    }
    expect(said).toEqual(expected);
  });
});

const vendorKinds = ['supplier', 'service_provider'] as const;
const vendorRoles = ['reader', 'editor', 'owner'] as const;

/** What vendors may do, with what their users have to be there. */
const ofVendors = contractOperations.flatMap(({ id }) => {
  const row = rows[id];
  if (row === undefined || row === 'anyone' || row.least === undefined) return [];
  const { may, least } = row;
  return vendorKinds.filter((kind) => may.includes(kind)).map((kind) => ({ id, kind, least }));
});

describe('at a vendor', () => {
  test.each(ofVendors)(
    '$id of a $kind is open from $least on, and to no colleague who was removed',
    async (one) => {
      const { id, kind, least } = one;
      const said: Record<string, string> = {};
      for (const role of vendorRoles) {
        const colleague = await insertColleague(app, own[kind], role);
        const authorization = await authorizationOf(colleague);
        const call = { authorization, body: claimsAside(id, colleague) };
        said[role] = (await send(id, call)).door;
        await app.db.deleteFrom('vendorMembers').where('userId', '=', colleague.id).execute();
        said[`${role}, removed`] = (await send(id, call)).door;
      }
      const open = vendorRoles.slice(vendorRoles.indexOf(least));
      expect(said).toEqual(
        Object.fromEntries(
          vendorRoles.flatMap((role) => [
            [role, open.includes(role) ? letIn(id) : '403 FORBIDDEN'],
            [`${role}, removed`, '403 FORBIDDEN'],
          ]),
        ),
      );
    },
  );
});

const claiming = contractOperations.flatMap(({ id }) => {
  const row = rows[id];
  return row === undefined || row === 'anyone' ? [] : row.may.map((identity) => ({ id, identity, row }));
});

/** Bodies of JSON operations alone: an uploaded form names its owner in a part, which its handler reads. */
const claimed = claiming.flatMap(({ id, identity, row }) =>
  (row.claims ?? [])
    .filter(() => typeof exampleBody(id) === 'object')
    .map((claim) => ({ id, identity, claim })),
);

function exampleBody(id: string): unknown {
  return contractExamples.find((shown) => shown.id === id)?.body;
}

describe('the claim to be another user', () => {
  test.each(claimed)('$claim in $id by a $identity', async ({ id, identity, claim }) => {
    const foreign = claim === 'role' ? otherVendor(identity) : stranger[identity].id;
    const shown: Record<string, unknown> = { ...Object(exampleBody(id)), ...ownClaims(id, own[identity]) };
    // A body that names its owner in another field is another form of it, without the field that the example has.
    const others: readonly string[] = Object.hasOwn(shown, claim) ? [] : (rowOf(id).claims ?? []);
    const fields = Object.entries(shown).filter(([field]) => !others.includes(field));
    const body = { ...Object.fromEntries(fields), [claim]: foreign };
    const { door } = await send(id, { authorization: await authorizationOf(own[identity]), body });
    const refused = identity === 'admin' ? letIn(id) : '403 FORBIDDEN';
    // Nothing of the body is read while the capability is not there.
    expect(door).toBe(isLater(id) ? '501 NOT_AVAILABLE_YET' : refused);
  });
});

/** What an admin does by each operation that takes somebody else's id; null: only asks how far they are. */
const adminActs: Readonly<Record<string, VendorAct | null>> = {
  uploadInventory: 'upload_list',
  uploadServices: 'upload_list',
  importInventory: 'import_list',
  importServices: 'import_list',
  verifyInventoryUpload: 'verify_catalogue',
  verifyServicesUpload: 'verify_catalogue',
  completeSupplierOnboarding: 'complete_onboarding',
  completeVendorOnboarding: 'complete_onboarding',
  getSupplierOnboardingStatus: null,
  getVendorOnboardingStatus: null,
  createStripeAccount: 'open_payment_account',
  refreshStripeAccountLink: 'renew_payment_link',
  getStripeAccount: 'read_payment_account',
};

describe('an admin inside a vendor’s account', () => {
  const foreign = Object.keys(rows).filter((id) => {
    const row = rows[id];
    return row !== undefined && row !== 'anyone' && row.may.includes('admin') && row.claims !== undefined;
  });
  /** What the vendor needs before the act can be done. */
  const ready = async (vendor: PersonRow, catalogueVerifiedAt: Date | null) => {
    await insertListing(vendor, vendor.identity === 'supplier' ? 'supplier' : 'service_provider');
    await sql`update vendors set trading_name = 'Tramuntana', legal_name = 'Tramuntana SL',
      skipped_steps = '{company-profile}', catalogue_verified_at = ${catalogueVerifiedAt},
      delivery_said_at = ${app.clock.now()} where id = ${vendor.id}`.execute(app.db);
    const at = app.clock.now();
    await sql`
      insert into payment_accounts (vendor_id, provider_account_id, charges_enabled, payouts_enabled, details_submitted,
        read_at, created_at, updated_at)
      values (${vendor.id}, ${`acct_${vendor.id.slice(-12)}`}, true, true, true, ${at}, ${at}, ${at})`.execute(
      app.db,
    );
    if (vendor.identity !== 'supplier') await openHours(app.db, vendor.id, at);
  };

  test('can do nothing that the table of acts does not name', () => {
    expect(foreign.sort()).toEqual(Object.keys(adminActs).sort());
  });

  test.each(foreign.map((id) => [id]))('leaves a row by %s that the vendor sees', async (id) => {
    const kind = /Service|Vendor/.test(id) ? 'service_provider' : 'supplier';
    const vendor = await insertPerson(app, kind);
    await ready(vendor, id.startsWith('complete') ? app.clock.now() : null);
    const admin = await authorizationOf(own.admin);
    const shown: Record<string, unknown> = { ...Object(exampleBody(id)), userId: vendor.id };
    delete shown.supplierId;
    if (Object.hasOwn(shown, 'role')) shown.role = kind;
    if (id.startsWith('upload')) await uploadFor(id, { admin, vendor });
    else await send(id, { authorization: admin, body: shown });
    const seen = await ask(app, {
      method: 'GET',
      url: '/api/vendor/activity',
      query: {},
      headers: { authorization: await authorizationOf(vendor) },
    });
    const act = adminActs[id] ?? null;
    expect(JSON.parse(seen.body)).toMatchObject({ data: { items: act === null ? [] : [{ act }] } });
  });

  async function uploadFor(id: string, { admin, vendor }: { admin: string; vendor: PersonRow }) {
    const operation = contractOperations.find((known) => known.id === id);
    if (!operation) throw new Error(`the contract has no ${id}`);
    const part = (head: string, text: string) =>
      `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    await ask(app, {
      method: operation.method,
      url: urlOf(operation, {}),
      query: {},
      headers: { authorization: admin, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.from(
        `${part('name="userId"', vendor.id)}${part('name="file"; filename="prices.csv"', 'name;price')}--edge--\r\n`,
      ),
    });
  }
});

const otherVendor = (identity: Identity) => (identity === 'supplier' ? 'service_provider' : 'supplier');

/** The example's body, with the caller of this role as its subject. */
function claimsAside(id: string, person: PersonRow): unknown {
  const body = exampleBody(id);
  const isClaimed = Object.keys(ownClaims(id, person)).length > 0;
  return isClaimed ? { ...Object(body), ...ownClaims(id, person) } : body;
}

function rowOf(id: string): Row {
  const row = rows[id];
  return row === undefined || row === 'anyone' ? { may: [] } : row;
}

function ownClaims(id: string, { id: userId, identity }: PersonRow): Record<string, string> {
  const claims = rowOf(id).claims ?? [];
  return Object.fromEntries(
    claims
      .filter((claim) => Object.hasOwn(Object(exampleBody(id)), claim))
      .map((claim) => [claim, claim === 'role' ? identity : userId]),
  );
}

const owned = claiming.flatMap(({ id, identity, row }) =>
  (row.owned ?? []).map((name) => ({ id, identity, name })),
);

interface OwnThing {
  readonly id: string;
  readonly isUntouched: () => Promise<boolean>;
  /** What else a path names: what the thing is part of, and what is part of it. */
  readonly of?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
}

/** How to make something of a person's own that a path can name, and to ask whether it is untouched. */
const ownThings: Readonly<Record<string, (person: PersonRow, operation: string) => Promise<OwnThing>>> = {
  importId: async (person, operation) => {
    const id = await insertImport(person, operation === 'undoImport' ? 'imported' : 'open');
    const find = () => app.db.selectFrom('imports').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === 4 };
  },
  meaningId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into column_meanings (id, vendor_id, kind, header, header_key, field, learnt_at)
      values (${id}, ${person.id}, 'products', ${id}, ${id}, 'price', ${app.clock.now()})`.execute(app.db);
    const find = () =>
      app.db.selectFrom('columnMeanings').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  pointingId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into pointings (id, vendor_id, kind, layout_key, file_name, pointing, pointed_at)
      values (${id}, ${person.id}, 'products', ${id}, 'list.pdf', '{}', ${app.clock.now()})`.execute(app.db);
    const find = () => app.db.selectFrom('pointings').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  passkeyId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    const { db } = app;
    await db
      .insertInto('passkeys')
      .values({
        id,
        userId: person.id,
        name: 'Bridge laptop',
        credentialId: id,
        publicKey: Buffer.from('none'),
        uses: 0,
        transports: '[]',
        createdAt: app.clock.now(),
        lastUsedAt: null,
      })
      .execute();
    // Removing one's own asks for the password, which the calls before have got wrong.
    const passwordHash = await app.modules.accountParts.passwords.hash('seven knots to windward');
    await db.updateTable('users').set({ passwordHash }).where('id', '=', person.id).execute();
    await emptyTables(db, 'throttles');
    const find = () => db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  sessionId: async (person) => {
    const { id } = await newSession(app, person);
    const find = () =>
      app.db.selectFrom('sessions').select('revokedAt').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.revokedAt === null };
  },
  paperId: async (person) => {
    const id = await insertPaper(person.identity === 'admin' ? stranger.supplier : person);
    const find = () => app.db.selectFrom('vendorPapers').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  inventoryId: async (person) => {
    const id = await insertListing(person, 'supplier');
    const find = () =>
      app.db.selectFrom('inventoryItems').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  yachtId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    const at = app.clock.now();
    await sql`
      with yacht as (
        insert into yachts (id, name, version, created_at, updated_at)
        values (${id}, 'Halcyon Tide', ${exampleVersion}, ${at}, ${at}))
      insert into yacht_members (yacht_id, user_id, joined_at) values (${id}, ${person.id}, ${at})`.execute(
      app.db,
    );
    const find = () => app.db.selectFrom('yachts').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  approvalId: async (person) => {
    const { newId } = app.modules.accountParts.ids;
    const at = app.clock.now();
    const [id, yachtId] = [newId(), newId()];
    const itemId = await insertListing(await insertPerson(app, 'supplier'), 'supplier');
    const requester = await insertPerson(app, 'crew_member');
    await sql`
      with yacht as (
        insert into yachts (id, name, created_at, updated_at) values (${yachtId}, 'Halcyon Tide', ${at}, ${at}))
      insert into yacht_members (yacht_id, user_id, joined_at) values (${yachtId}, ${person.id}, ${at})`.execute(
      app.db,
    );
    await sql`
      insert into approvals (id, status, requester_id, currency, asked_minor, yacht_id, from_cart, request_key, body_sha256, version,
        created_at, updated_at, expires_at)
      values (${id}, 'asked', ${requester.id}, 'EUR', 23159, ${yachtId}, true, ${id}, 'none', ${exampleVersion}, ${at}, ${at}, ${at})`.execute(
      app.db,
    );
    await sql`
      insert into approval_lines (approval_id, inventory_id, product_id, position, quantity, asked_price_minor)
      select ${id}, id, product_id, 0, 2, 8950 from inventory_items where id = ${itemId}`.execute(app.db);
    const find = () =>
      app.db.selectFrom('approvals').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  listId: async (person, operation) => {
    const { newId } = app.modules.accountParts.ids;
    const at = app.clock.now();
    const id = newId();
    await sql`
      insert into shopping_lists (id, user_id, kind, name, removed_at, created_at, updated_at)
      values (${id}, ${person.id}, 'named', ${id}, ${operation === 'restoreShoppingList' ? at : null}, ${at}, ${longAgo})`.execute(
      app.db,
    );
    // What the example puts on a list.
    await sql`
      insert into products (id, name, created_at, updated_at) values (${exampleId}, 'Fender F4', ${at}, ${at})
      on conflict do nothing`.execute(app.db);
    const find = () =>
      app.db.selectFrom('shoppingLists').select('updatedAt').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.updatedAt.getTime() === longAgo.getTime() };
  },
  orderId: async (person, operation) => {
    const { orderId: id } = await insertOrder(
      person,
      operation === 'cancelOrder' ? 'placed' : 'pending_payment',
    );
    const find = () => app.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  subOrderId: async (person) => {
    const { subOrderId: id } = await insertOrder(person, 'placed');
    const find = () =>
      app.db.selectFrom('subOrders').select('version').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.version === exampleVersion };
  },
  serviceId: async (person) => {
    const id = await insertListing(person, 'service_provider');
    const find = () =>
      app.db
        .selectFrom('services as s')
        .leftJoin('schedules as own', 'own.serviceId', 's.id')
        .select(['s.version', 'own.id as scheduleId'])
        .where('s.id', '=', id)
        .executeTakeFirst();
    return {
      id,
      isUntouched: async () => {
        const found = await find();
        return found?.version === exampleVersion && found.scheduleId === null;
      },
    };
  },
  bookingId: async (person, operation) => {
    const { bookingId: id, ...parts } = await insertBookingFor(person, operation);
    return { id, parts, isUntouched: bookingIsUntouched(id) };
  },
  purchaseId: async (person, operation) => {
    const { purchaseId: id, isUntouched } = await insertPurchase(person, operation);
    return { id, isUntouched };
  },
  invoiceId: async (person, operation) => {
    const { newId } = app.modules.accountParts.ids;
    const { saleId, isUntouched } = await insertPurchase(person, operation);
    const id = newId();
    if (operation !== 'replaceOwnInvoice') {
      await insertInvoice(app.db, { id, saleId, number: id, issuedAt: app.clock.now() });
      return { id, isUntouched };
    }
    await insertInvoice(app.db, { id, saleId, number: id, issuedAt: app.clock.now(), fileId: id });
    const replaced = app.db.selectFrom('invoiceReplacements').select('id').where('invoiceId', '=', id);
    return { id, isUntouched: async () => (await replaced.executeTakeFirst()) === undefined };
  },
  documentId: async (person, operation) => {
    const { saleId } = await insertPurchase(person, operation);
    const id = app.modules.accountParts.ids.newId();
    await capture(saleId);
    await insertAwaited(app.db, id, saleId);
    const find = () =>
      app.db.selectFrom('awaitedInvoices').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  supplementId: async (person, operation) => {
    const { bookingId, supplementId: id } = await insertBookingFor(person, operation);
    return { id, of: { bookingId }, isUntouched: bookingIsUntouched(bookingId) };
  },
  returnId: async (person) => {
    const { returnId: id, fileId } = await insertReturnFor(person);
    return { id, parts: { fileId }, isUntouched: returnIsUntouched(id) };
  },
  fileId: async (person, operation): Promise<OwnThing> => {
    if (operation === 'readReturnFile') {
      const { returnId, fileId: id } = await insertReturnFor(person);
      return { id, of: { returnId }, isUntouched: returnIsUntouched(returnId) };
    }
    const { bookingId, fileId: id } = await insertBookingFor(person, operation);
    return { id, of: { bookingId }, isUntouched: bookingIsUntouched(bookingId) };
  },
  timeOffId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    const at = app.clock.now();
    await sql`
      insert into time_off (id, provider_id, starts_at, ends_at, created_at)
      values (${id}, ${person.id}, '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z', ${at})`.execute(app.db);
    // A change would give it a note.
    const find = () =>
      app.db
        .selectFrom('timeOff')
        .select('id')
        .where('id', '=', id)
        .where('note', 'is', null)
        .executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  calendarId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into outside_calendars (id, provider_id, name, created_at)
      values (${id}, ${person.id}, 'Yard planning', ${app.clock.now()})`.execute(app.db);
    const find = () =>
      app.db.selectFrom('outsideCalendars').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
  colleagueId: async (person) => {
    const { id } = await insertColleague(app, person, 'editor');
    const find = () =>
      app.db.selectFrom('vendorMembers').select('role').where('userId', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.role === 'editor' };
  },
  invitationId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    const at = app.clock.now();
    await sql`
      insert into vendor_invitations (id, vendor_id, email, role, token_hash, invited_by, created_at, expires_at)
      values (${id}, ${person.id}, ${`${id}@example.com`}, 'editor', ${hashToken(newToken())}, ${person.id}, ${at}, ${at})`.execute(
      app.db,
    );
    const find = () =>
      app.db.selectFrom('vendorInvitations').select('withdrawnAt').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find())?.withdrawnAt === null };
  },
  feedId: async (person) => {
    const id = app.modules.accountParts.ids.newId();
    await sql`
      insert into calendar_feeds (id, user_id, token_hash, with_details, created_at)
      values (${id}, ${person.id}, ${hashToken(newToken())}, false, ${app.clock.now()})`.execute(app.db);
    const find = () =>
      app.db.selectFrom('calendarFeeds').select('id').where('id', '=', id).executeTakeFirst();
    return { id, isUntouched: async () => (await find()) !== undefined };
  },
};

/** What the contract's examples say in If-Match. */
const exampleVersion = 3;
/** Of everything in the contract's examples. */
const exampleId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
/** When a list was last changed before anybody acted on it. */
const longAgo = new Date('2026-01-01T00:00:00Z');

/** An import of theirs that any example can be sent to: with its files, an edit, and 42 lines that wait. */
async function insertImport(person: PersonRow, status: 'open' | 'imported'): Promise<string> {
  const { db, clock, files, modules } = app;
  const { newId } = modules.accountParts.ids;
  const ids = { id: newId(), file: newId(), reading: newId() };
  for (const key of [ids.file, ids.reading])
    await files.write(`imports/${key}`, Buffer.from('name;price'), { mimeType: 'text/csv' });
  const at = clock.now();
  const kind = person.identity === 'supplier' ? 'products' : 'services';
  // Of a kind one import is open at a time.
  await sql`update imports set status = 'discarded' where vendor_id = ${person.id} and status = 'open'`.execute(
    db,
  );
  await sql`
    insert into imports (id, vendor_id, kind, status, version, file_id, reading_file_id, file_name, size_bytes, edits,
      edits_done, created_at, updated_at, committed_at)
    values (${ids.id}, ${person.id}, ${kind}, ${status}, 4, ${ids.file}, ${ids.reading}, 'prices.csv', 10,
      '[{"op":"replace","field":"unit","from":"pc","to":"piece"}]', 1, ${at}, ${at},
      ${status === 'imported' ? at : null})`.execute(db);
  await sql`
    insert into import_batches (import_id, number, body_sha256, row_count, rows, staged_at)
    select ${ids.id}::uuid, 1, 'none', 42, jsonb_agg(jsonb_build_object('own_key', 'line ' || n, 'name', 'Line ' || n,
      'price_minor', 100, 'tax_bps', 0, 'stock', 1, 'priced_per', 'visit', 'duration_minutes', 60, 'lead_time_hours', 24)),
      ${at}::timestamptz from generate_series(1, 42) n`.execute(db);
  return ids.id;
}

/** A listing of theirs; its vendor and its product come with it. */
async function insertListing(person: PersonRow, kind: 'supplier' | 'service_provider'): Promise<string> {
  const { db, clock, modules } = app;
  const id = modules.accountParts.ids.newId();
  const at = clock.now();
  if (kind === 'supplier')
    await sql`
      with product as (insert into products (id, name, created_at, updated_at) values (${id}, 'Fender F4', ${at}, ${at}))
      insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, status, version,
        created_at, updated_at)
      values (${id}, ${person.id}, ${id}, ${id}, 'Fender F4', 8950, 'EUR', 'active', ${exampleVersion}, ${at}, ${at})`.execute(
      db,
    );
  else
    await sql`
      insert into services (id, provider_id, own_key, name, price_minor, currency, priced_per, duration_minutes, status,
        version, created_at, updated_at)
      values (${id}, ${person.id}, ${id}, 'Teak deck cleaning', 1800, 'EUR', 'visit', 240, 'active', ${exampleVersion},
        ${at}, ${at})`.execute(db);
  return id;
}

/** An order that they have a part in, as buyer or as supplier; the others in it are strangers to everybody. */
async function insertOrder(
  person: PersonRow,
  status: 'pending_payment' | 'placed',
): Promise<{ readonly orderId: string; readonly subOrderId: string }> {
  const { db, clock, modules } = app;
  const { newId } = modules.accountParts.ids;
  const supplier = person.identity === 'supplier' ? person : await insertPerson(app, 'supplier');
  const buyer = person.identity === 'crew_member' ? person : await insertPerson(app, 'crew_member');
  const itemId = await insertListing(supplier, 'supplier');
  const [orderId, subOrderId, at] = [newId(), newId(), clock.now()];
  const later = new Date(at.getTime() + 3_600_000);
  await sql`
    insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, checkout_key,
      body_sha256, expires_at, placed_at, version, created_at, updated_at)
    values (${orderId}, ${buyer.id}, ${status}, 'EUR', 8950, 0, 0, 8950, ${orderId}, 'none', ${later},
      ${status === 'placed' ? at : null}, ${exampleVersion}, ${at}, ${at})`.execute(db);
  await sql`
    insert into sub_orders (id, order_id, supplier_id, status, currency, delivery_kind, delivery_name, subtotal_minor, tax_minor,
      delivery_minor, total_minor, commission_bps, answer_by, version, created_at, updated_at)
    values (${subOrderId}, ${orderId}, ${supplier.id}, ${status === 'placed' ? 'pending_confirmation' : 'reserved'}, 'EUR', 'berth',
      'To your berth', 8950, 0, 0, 8950, 1000, ${later}, ${exampleVersion}, ${at}, ${at})`.execute(db);
  await sql`
    insert into sub_order_lines (id, sub_order_id, position, inventory_id, product_id, name, unit_price_minor, tax_bps, quantity,
      net_minor, tax_minor, counts_stock)
    values (${newId()}, ${subOrderId}, 0, ${itemId}, ${itemId}, 'Fender F4', 8950, 0, 1, 8950, 0, false)`.execute(
    db,
  );
  await sql`
    insert into payments (id, order_id, status, amount_minor, currency, created_at, updated_at)
    values (${newId()}, ${orderId}, ${status === 'placed' ? 'authorized' : 'created'}, 8950, 'EUR', ${at}, ${at})`.execute(
    db,
  );
  return { orderId, subOrderId };
}

/** The state in which an operation changes a booking. */
function bookingStatusFor(operation: string): 'held' | 'requested' | 'confirmed' {
  if (operation === 'payBooking' || operation === 'giveUpBooking') return 'held';
  return operation.endsWith('Supplement') ? 'confirmed' : 'requested';
}

/** A booking that they have a part in, with extra work and a file; the others in it are strangers to everybody. */
async function insertBookingFor(person: PersonRow, operation: string) {
  const { db, clock, files, modules } = app;
  const { newId } = modules.accountParts.ids;
  const provider =
    person.identity === 'service_provider' ? person : await insertPerson(app, 'service_provider');
  const buyer = person.identity === 'crew_member' ? person : await insertPerson(app, 'crew_member');
  const serviceId = await insertListing(provider, 'service_provider');
  const [bookingId, supplementId, fileId, teamId, at] = [newId(), newId(), newId(), newId(), clock.now()];
  await sql`
    insert into teams (id, provider_id, name, position, created_at) values (${teamId}, ${provider.id}, 'Team Blue', 1, ${at})`.execute(
    db,
  );
  await insertBooking(db, {
    id: bookingId,
    buyerId: buyer.id,
    providerId: provider.id,
    serviceId,
    teamId,
    status: bookingStatusFor(operation),
    version: exampleVersion,
    at,
  });
  await sql`
    insert into supplements (id, booking_id, status, description, currency, subtotal_minor, tax_minor, total_minor, commission_minor,
      expires_at, supplement_key, body_sha256, created_at, updated_at)
    values (${supplementId}, ${bookingId}, 'proposed', 'Two corroded seacocks replaced', 'EUR', 18000, 3780, 21780, 1800,
      ${new Date(at.getTime() + 3_600_000)}, ${supplementId}, 'none', ${at}, ${at})`.execute(db);
  await files.write(`bookings/${fileId}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await sql`
    insert into booking_files (file_id, booking_id, added_by, name, media_type, size_bytes, added_at)
    values (${fileId}, ${bookingId}, ${buyer.id}, 'report.pdf', 'application/pdf', 8, ${at})`.execute(db);
  return { bookingId, supplementId, fileId };
}

/** In the ledger, where the buyer has paid for it. */
async function capture(saleId: string): Promise<void> {
  const id = app.modules.accountParts.ids.newId();
  await app.db.transaction().execute(async (trx) => {
    await sql`
      insert into ledger_entries (id, kind, source, purchase_id, buyer_id, memo, at)
      select ${id}, 'capture', ${id}, s.purchase_id, p.buyer_id, 'Paid', ${app.clock.now()}
      from sales s join purchases p on p.id = s.purchase_id where s.id = ${saleId}`.execute(trx);
    await sql`
      insert into ledger_postings (entry_id, position, account, sale_id, vendor_id, amount_minor, currency)
      select ${id}, part.position, part.account, s.id, s.vendor_id, part.amount_minor, 'EUR'
      from sales s, (values (0, 'cash', 8950), (1, 'vendor_due', -8950)) part (position, account, amount_minor)
      where s.id = ${saleId}`.execute(trx);
  });
}

/** A booking of a provider, an order of anybody else. */
async function insertPurchase(person: PersonRow, operation: string) {
  if (person.identity === 'service_provider') {
    const { bookingId } = await insertBookingFor(person, operation);
    return { purchaseId: bookingId, saleId: bookingId, isUntouched: bookingIsUntouched(bookingId) };
  }
  const { orderId, subOrderId } = await insertOrder(person, 'placed');
  if (operation === 'readReceipt') await capture(subOrderId);
  const find = () =>
    app.db.selectFrom('orders').select('version').where('id', '=', orderId).executeTakeFirst();
  const isUntouched = async () => (await find())?.version === exampleVersion;
  return { purchaseId: orderId, saleId: subOrderId, isUntouched };
}

/** A return that they have a part in, with a file; the other side is a stranger to everybody. */
async function insertReturnFor(person: PersonRow) {
  const { db, clock, files, modules } = app;
  const { newId } = modules.accountParts.ids;
  const { subOrderId } = await insertOrder(person, 'placed');
  const [returnId, fileId, at] = [newId(), newId(), clock.now()];
  await sql`
    insert into returns (id, sub_order_id, kind, status, reason, wanted, currency, most_minor, requested_minor, goods_come_back,
      request_key, body_sha256, version, created_at, updated_at)
    values (${returnId}, ${subOrderId}, 'complaint', 'requested', 'damaged', 'refund', 'EUR', 8950, 8950, true, ${returnId}, 'none',
      ${exampleVersion}, ${at}, ${at})`.execute(db);
  await files.write(`returns/${fileId}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await sql`
    insert into return_files (file_id, return_id, added_by, name, media_type, size_bytes, added_at)
    select ${fileId}, ${returnId}, supplier_id, 'label.pdf', 'application/pdf', 8, ${at} from sub_orders where id = ${subOrderId}`.execute(
    db,
  );
  return { returnId, fileId };
}

/** As `insertReturnFor` made it. */
const returnIsUntouched = (returnId: string) => async (): Promise<boolean> => {
  const { rows } = await sql<{ version: number; files: number }>`
    select r.version, (select count(*)::int from return_files f where f.return_id = r.id) as files
    from returns r where r.id = ${returnId}`.execute(app.db);
  return rows[0]?.version === exampleVersion && rows[0].files === 1;
};

/** As `insertBookingFor` made it. */
const bookingIsUntouched = (bookingId: string) => async (): Promise<boolean> => {
  const { rows } = await sql<{ version: number; supplements: string; files: number }>`
    select b.version, (select string_agg(s.status, ',') from supplements s where s.booking_id = b.id) as supplements,
      (select count(*)::int from booking_files f where f.booking_id = b.id) as files
    from bookings b where b.id = ${bookingId}`.execute(app.db);
  const [found] = rows;
  return found?.version === exampleVersion && found.supplements === 'proposed' && found.files === 1;
};

/** A paper of a vendor's application, with its file. */
async function insertPaper(person: PersonRow): Promise<string> {
  const { db, clock, files, modules } = app;
  const id = modules.accountParts.ids.newId();
  const fileId = modules.accountParts.ids.newFileId();
  await files.write(`papers/${fileId}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await db
    .insertInto('vendorPapers')
    .values({
      id,
      vendorId: person.id,
      kind: 'registration',
      fileId: fileId,
      fileName: 'register.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 8,
      uploadedAt: clock.now(),
    })
    .execute();
  return id;
}

/** What is asked with a body and changes nothing; without the payment provider nobody comes to pay, and nothing was delivered. */
const readsOnly = new Set([
  'compareImport',
  'payOrder',
  'payBooking',
  'orderAgain',
  'putShoppingListInCart',
  'requestReturn',
]);

/** What each kind of person does with what waits for an answer, where it is not what the example shows. */
const actsOn: Readonly<Record<string, Partial<Record<Identity, object>>>> = {
  actOnSubOrder: { crew_member: { action: 'cancel' } },
  actOnBooking: { crew_member: { action: 'withdraw' } },
  answerSupplement: { service_provider: { action: 'withdraw' } },
  // Not when something was blocked by an earlier test.
  changeTimeOff: {
    service_provider: {
      teamId: null,
      startsAt: '2027-01-05T00:00:00.000Z',
      endsAt: '2027-01-06T00:00:00.000Z',
      note: 'Slipway closed',
    },
  },
};

/** Where admins decide on what is nobody's own: there is no stranger to them. */
const decidedByAdmins = new Set(['actOnSubOrder', 'actOnBooking', 'actOnReturn']);

/** What admins may see of others, to decide on it: operation and what its path names. */
const shownToAdmins = new Set([
  'readVendorPaper paperId',
  'getBooking bookingId',
  'readBookingFile bookingId',
  'readInvoice invoiceId',
  'readReceipt purchaseId',
  'getPurchaseInvoices purchaseId',
  'listReturns subOrderId',
  'readReturnFile returnId',
]);

describe("another's thing in the path", () => {
  const foreignToSome = owned.filter(({ id, identity }) => identity !== 'admin' || !decidedByAdmins.has(id));
  test.each(foreignToSome)(
    '$name in $id by a $identity is as unknown as none',
    async ({ id, identity, name }) => {
      const make = ownThings[name];
      if (make === undefined) throw new Error(`say above how to make a ${name}`);
      const theirs = await make(stranger[identity], id);
      const authorization = await authorizationOf(own[identity]);
      const body = actsOn[id]?.[identity];
      const mine = await make(own[identity], id);
      // Another's part of one's own thing is refused, as another's thing with its own parts is.
      const foreign = await send(id, {
        authorization,
        body,
        params: { ...theirs.parts, ...mine.of, [name]: theirs.id },
      });
      const noneId = app.modules.accountParts.ids.newId();
      const besides = { ...mine.parts, ...mine.of };
      const none = await send(id, { authorization, body, params: { ...besides, [name]: noneId } });
      const ownOne = await send(id, { authorization, body, params: { ...besides, [name]: mine.id } });
      const isShown = identity === 'admin' && shownToAdmins.has(`${id} ${name}`);
      const isRead =
        readsOnly.has(id) || contractOperations.find((known) => known.id === id)?.method === 'GET';
      const unknown = { status: 404, code: 'NOT_FOUND', door: 'let in' };
      expect([foreign, none, await theirs.isUntouched(), ownOne.door, await mine.isUntouched()]).toEqual([
        isShown ? { status: 200, code: 'done', door: 'let in' } : unknown,
        unknown,
        true,
        'let in',
        isRead,
      ]);
    },
  );
});

test('an operation without a row stops the start', async () => {
  const api = apiOf(app.modules);
  const { exportAccount: _forgotten, ...others } = api.permissions;
  const bare = Fastify();
  const started = contractRoutes<operations, Session, Row, ErrorCode, Anonymous>(bare, {
    ...api,
    contract,
    prefix: '/api',
    later,
    refusals,
    rateLimits,
    // What a forgetful change would look like; the compiler refuses it as well.
    permissions: others as typeof api.permissions,
  });
  await expect(started).rejects.toThrow('exportAccount has no row in the permissions');
  await bare.close();
});
