import Fastify from 'fastify';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import type { operations } from '../../openapi/__generated__/marketplace.ts';
import { contractRoutes } from '../../services/http-adapter/index.ts';
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
import { newToken } from '../../services/marketplace/platform/ids.ts';
import { contractExamples } from './examples.ts';
import { openHours } from './open-hours.ts';
import { insertListing, ownThings } from './own-things.ts';
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

let app: RealApp;
/** Two of each kind: the second is a stranger, whose data the first must not touch. */
let own: Record<Identity, PersonRow>;
let stranger: Record<Identity, PersonRow>;
/** The authorizations of sessions that have ended, for all operations. */
let ended: Record<string, string>;

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
  ended = await endedSessions();
});
afterAll(() => app.close());

/** The codes that only the permission check returns; any other answer means that the call was permitted. */
const doorCodes = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'NOT_VERIFIED', 'FORBIDDEN']);

const pictureForm = {
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  payload: Buffer.concat([
    Buffer.from('--edge\r\nContent-Disposition: form-data; name="picture"; filename="dot.gif"\r\n\r\n'),
    // One pixel.
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    Buffer.from('\r\n--edge--\r\n'),
  ]),
};

/** The forms of operations in which a form decides whether one's own data changes. */
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
  addSubOrderFile: {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="dented.pdf"\r\n\r\n%PDF-1.7\n%%EOF\r\n--edge--\r\n',
    ),
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
  uploadProductPicture: pictureForm,
  uploadServicePicture: pictureForm,
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
/** Another address for each thousand calls: one may make three thousand a minute. */
const nextAddress = (): string => `192.0.2.${Math.floor((calls += 1) / 1000) + 1}`;

async function send(id: string, { authorization, body, params }: Sent) {
  const operation = contractOperations.find((known) => known.id === id);
  const shown = contractExamples.find((known) => known.id === id);
  if (!operation || !shown) throw new Error(`the contract has no ${id}`);
  const value = body ?? shown.body;
  const form = forms[id];
  const response = await ask(app, {
    method: operation.method,
    remoteAddress: nextAddress(),
    url: urlOf(operation, { ...shown.params, ...params }),
    query: { ...shown.query },
    headers: { ...shown.headers, ...form?.headers, ...(authorization !== undefined && { authorization }) },
    ...(form && { payload: form.payload }),
    ...(value !== undefined && { payload: value as object }), // Examples of JSON bodies are objects.
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

/** The expected answer for a session of this kind, by the table. */
function expectedFor(id: string, identity: Identity): string {
  const row = rows[id];
  if (row === undefined) return 'an operation without a row';
  if (row === 'anyone' || row.may.includes(identity)) return 'let in';
  return identity === 'pending' ? '403 NOT_VERIFIED' : '403 FORBIDDEN';
}
const expectedWithout = (id: string, refusal: string): string => (rows[id] === 'anyone' ? 'let in' : refusal);

const authorizationOf = async (person: PersonRow, options: Parameters<typeof newSession>[2] = {}) =>
  `Bearer ${(await newSession(app, person, options)).token}`;

async function endedSessions(): Promise<Record<string, string>> {
  const sessions: Record<string, string> = {};
  for (const identity of identities) {
    const [expired, revoked] = [{ expiresAt: app.clock.now() }, { revokedAt: app.clock.now() }];
    sessions[`${identity}, expired`] = await authorizationOf(own[identity], expired);
    sessions[`${identity}, revoked`] = await authorizationOf(own[identity], revoked);
  }
  return sessions;
}

describe.each(contractOperations.map(({ id }) => [id]))('%s', (id) => {
  test('permits the roles in the table and no others', async () => {
    const tokens: Record<string, string | undefined> = {
      'no token': undefined,
      'another scheme': 'Basic YWRhOmFkYQ==',
      'an empty token': 'Bearer ',
      'a token with a quote': "Bearer ' or 1=1 --",
      'a token nobody has': `Bearer ${newToken()}`,
    };
    for (const identity of identities) {
      tokens[identity] = await authorizationOf(own[identity]);
      tokens[`${identity}, expired`] = ended[`${identity}, expired`];
      tokens[`${identity}, revoked`] = ended[`${identity}, revoked`];
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

/** The operations of vendors, with the required role. */
const ofVendors = contractOperations.flatMap(({ id }) => {
  const row = rows[id];
  if (row === undefined || row === 'anyone' || row.least === undefined) return [];
  const { may, least } = row;
  return vendorKinds.filter((kind) => may.includes(kind)).map((kind) => ({ id, kind, least }));
});

describe("a vendor's role", () => {
  test.each(ofVendors)(
    'opens $id of a $kind from $least on, and never for a removed colleague',
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
            [role, open.includes(role) ? 'let in' : '403 FORBIDDEN'],
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

/** Only JSON bodies: an uploaded form names its owner in a part, which its handler reads. */
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
    // A body that names its owner in another field is another variant, without the example's field.
    const others: readonly string[] = Object.hasOwn(shown, claim) ? [] : (rowOf(id).claims ?? []);
    const fields = Object.entries(shown).filter(([field]) => !others.includes(field));
    const body = { ...Object.fromEntries(fields), [claim]: foreign };
    const { door } = await send(id, { authorization: await authorizationOf(own[identity]), body });
    expect(door).toBe(identity === 'admin' ? 'let in' : '403 FORBIDDEN');
  });
});

/** The audited action of each operation that accepts another user's id; null: it only reads. */
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

describe('an admin in a vendor’s account', () => {
  const foreign = Object.keys(rows).filter((id) => {
    const row = rows[id];
    return row !== undefined && row !== 'anyone' && row.may.includes('admin') && row.claims !== undefined;
  });
  /** The state that the vendor needs before the action. */
  const ready = async (vendor: PersonRow, catalogueVerifiedAt: Date | null) => {
    await insertListing(app, vendor, vendor.identity === 'supplier' ? 'supplier' : 'service_provider');
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

  test('can do nothing that is not in the table of audited actions', () => {
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

/**
 * Operations with a body that change nothing; without the payment provider nobody can pay, and nothing was delivered.
 */
const readsOnly = new Set([
  'compareImport',
  'payOrder',
  'payBooking',
  'orderAgain',
  'putShoppingListInCart',
  'requestReturn',
]);

/** The action of each role on what awaits an answer, where it differs from the example. */
const actsOn: Readonly<Record<string, Partial<Record<Identity, object>>>> = {
  actOnSubOrder: { crew_member: { action: 'cancel' } },
  actOnBooking: { crew_member: { action: 'withdraw' } },
  answerSupplement: { service_provider: { action: 'withdraw' } },
  // Unless something was blocked by an earlier test.
  changeTimeOff: {
    service_provider: {
      teamId: null,
      startsAt: '2027-01-05T00:00:00.000Z',
      endsAt: '2027-01-06T00:00:00.000Z',
      note: 'Slipway closed',
    },
  },
};

/** Admins decide on everyone's data: nobody is a stranger to them. */
const decidedByAdmins = new Set(['actOnSubOrder', 'actOnBooking', 'actOnReturn', 'sendMessage']);

/** Others' data that admins may read for their decisions: operation and path parameter. */
const shownToAdmins = new Set([
  'readVendorPaper paperId',
  'getBooking bookingId',
  'readBookingFile bookingId',
  'readInvoice invoiceId',
  'readCommissionInvoice commissionInvoiceId',
  'readReceipt purchaseId',
  'getPurchaseInvoices purchaseId',
  'listReturns subOrderId',
  'readReturnFile returnId',
  'readSubOrderFile subOrderId',
  'listMessages saleId',
]);

describe("another user's id in the path", () => {
  const foreignToSome = owned.filter(({ id, identity }) => identity !== 'admin' || !decidedByAdmins.has(id));
  test.each(foreignToSome)(
    'as $name in $id by a $identity answers as if it did not exist',
    async ({ id, identity, name }) => {
      const make = ownThings[name];
      if (make === undefined) throw new Error(`say in own-things.ts how to make a ${name}`);
      const theirs = await make(app, stranger[identity], id);
      const authorization = await authorizationOf(own[identity]);
      const body = actsOn[id]?.[identity];
      const mine = await make(app, own[identity], id);
      // Another user's part of one's own subject is refused, and so is another user's subject with its own parts.
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

test('an operation without a row prevents the start', async () => {
  const api = apiOf(app.modules);
  const { exportAccount: _forgotten, ...others } = api.permissions;
  const bare = Fastify();
  const started = contractRoutes<operations, Session, Row, ErrorCode, Anonymous>(bare, {
    ...api,
    contract,
    prefix: '/api',
    refusals,
    rateLimits,
    // The result of a forgotten row, which the compiler refuses too.
    permissions: others as typeof api.permissions,
  });
  await expect(started).rejects.toThrow('exportAccount has no row in the permissions');
  await bare.close();
});
