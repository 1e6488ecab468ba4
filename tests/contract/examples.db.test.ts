import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { scansOf } from '../database/whole-reads.ts';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import { analyticsArrangements } from './analytics-examples.ts';
import { bookingArrangements, bookingComparisons, bookingForms } from './booking-examples.ts';
import {
  calendarArrangements,
  calendarComparisons,
  calendarForms,
  yardPlanning,
} from './calendar-examples.ts';
import { approvalArrangements, approvalComparisons } from './approval-examples.ts';
import { cartArrangements, cartComparisons } from './cart-examples.ts';
import { colleagueArrangements, colleagueComparisons } from './colleague-examples.ts';
import { contactArrangements, contactComparisons } from './contact-examples.ts';
import { contractExamples } from './examples.ts';
import { importArrangements, importComparisons, importForms } from './import-examples.ts';
import { invoiceArrangements, invoiceComparisons, invoiceForms } from './invoice-examples.ts';
import { knownScans } from './list-plans.ts';
import { listingArrangements, listingComparisons, listingForms } from './listing-examples.ts';
import { oddRequestsOf } from './odd-requests.ts';
import { marketSettingsArrangements, marketSettingsComparisons } from './market-settings-examples.ts';
import { marketServiceArrangements, marketServiceComparisons } from './market-service-examples.ts';
import { messageArrangements } from './message-examples.ts';
import { moneyArrangements, moneyComparisons, moneyForms } from './money-examples.ts';
import { dashboardArrangements } from './dashboard-examples.ts';
import { notificationArrangements } from './notification-examples.ts';
import { orderArrangements, orderForms, orderComparisons } from './order-examples.ts';
import { ask, contractOperations, startRealApp, urlOf, type RealApp } from './real-app.ts';
import { returnArrangements, returnComparisons, returnForms } from './return-examples.ts';
import { scheduleArrangements, scheduleComparisons } from './schedule-examples.ts';
import {
  secondFactorArrangements,
  secondFactorBodies,
  secondFactorComparisons,
} from './second-factor-examples.ts';
import { shoppingListArrangements, shoppingListComparisons } from './shopping-list-examples.ts';
import { vendorArrangements, vendorComparisons, vendorForms } from './vendor-examples.ts';
import { emptyTables } from '../database/empty-tables.ts';

// The ids in the contract's examples; the app generates the same, so that whole answers can be compared.
const exampleId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const exampleToken = 'pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM';
const exampleCode = '482913';
const examplePicture = '6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b';
const password = 'seven knots to windward';
const start = '2026-11-20T08:30:00.000Z';

let app: RealApp;
let agent: Server;
beforeAll(async () => {
  agent = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ output: 'You need a crew list and the vignette.' }));
  });
  await new Promise<void>((resolve) => agent.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a path.
  const { port } = agent.address() as AddressInfo;
  app = await startRealApp({
    onStatement: (text) => statements?.add(text),
    environment: { AI_AGENT_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` },
    fetchPublic: async () => ok({ text: yardPlanning, etag: null, lastModified: null }),
    ids: {
      newToken: () => tokens.next(),
      newCode: () => exampleCode,
      newFileId: () => examplePicture,
      // A table has this id at most once, so the second row needs another.
      newId: () => ids.next(),
    },
  });
});
afterAll(async () => {
  await app.close();
  agent.close();
});

/** The statements of a list, which is read page by page; null while none are recorded. */
let statements: Set<string> | null = null;
/** The tables that each list scans. */
const scans: Record<string, readonly string[]> = {};
let lists = 0;

const tokens = {
  first: true,
  next: () => (tokens.first ? ((tokens.first = false), exampleToken) : systemIds.newToken()),
};
const ids = { first: true, next: () => (ids.first ? ((ids.first = false), exampleId) : systemIds.newId()) };

beforeEach(async () => {
  await emptyTables(app.db, 'users', 'signUps', 'sessions', 'throttles', 'outboxMails');
  app.clock.set(start);
  ids.first = true;
  tokens.first = true;
});

const profile = (about: string | null) => ({
  position: 'Chief stewardess',
  yachtName: 'Halcyon Tide',
  nationality: 'SE',
  about,
  licences: [{ name: 'STCW Basic Safety', number: 'SE-44120', expiresOn: '2028-04-30' }],
});
const settingsAbout = 'Ten seasons in the western Mediterranean.';

interface Arrangement {
  readonly about?: string | null;
  readonly otherDevices?: number;
}

/** Mara as in the examples, signed in with the example's token under the example's session id. */
async function maraSignedIn({ about = settingsAbout, otherDevices = 0 }: Arrangement = {}): Promise<void> {
  await app.modules.accounts.openAccounts([
    {
      email: 'mara.lindqvist@example.com',
      password,
      firstName: 'Mara',
      lastName: 'Lindqvist',
      role: 'crew_member',
      phone: '+34 600 000 000',
      timeZone: 'Europe/Madrid',
      crewProfile: profile(about),
      since: new Date(start),
    },
  ]);
  await app.db.updateTable('users').set({ pictureFileId: examplePicture }).execute();
  await insertSession(exampleId, exampleToken);
  for (let device = 0; device < otherDevices; device += 1)
    await insertSession(systemIds.newId(), systemIds.newToken());
}

async function insertSession(id: string, token: string): Promise<void> {
  const now = new Date(start);
  await app.db
    .insertInto('sessions')
    .values({
      id,
      tokenHash: hashToken(token),
      userId: exampleId,
      signUpId: null,
      revokedAt: null,
      device: 'Firefox on Windows',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date('2026-12-20T08:30:00Z'),
    })
    .execute();
}

async function maraSignsUp(): Promise<void> {
  const form = {
    email: 'mara.lindqvist@example.com',
    password,
    firstName: 'Mara',
    lastName: 'Lindqvist',
  };
  const opened = await app.modules.accounts.signUp(
    { ...form, role: 'crew_member' },
    { device: 'Firefox on Windows', network: '192.0.2.17' },
  );
  if (!opened.ok) throw new Error(opened.error.code);
}

/** The data needed before an example can be sent; none for an operation that is not listed. */
const arrangements: Readonly<Record<string, () => Promise<void>>> = {
  ...listingArrangements(() => app, exampleToken),
  ...cartArrangements(() => app, exampleToken),
  ...dashboardArrangements(() => app, exampleToken),
  ...orderArrangements(() => app, exampleToken),
  ...returnArrangements(() => app, exampleToken),
  ...messageArrangements(() => app, exampleToken),
  ...approvalArrangements(() => app, exampleToken),
  ...moneyArrangements(() => app, exampleToken),
  ...invoiceArrangements(() => app, exampleToken),
  ...vendorArrangements(() => app, exampleToken),
  ...analyticsArrangements(() => app, exampleToken),
  ...importArrangements(() => app, exampleToken),
  ...bookingArrangements(() => app, exampleToken),
  ...calendarArrangements(() => app, exampleToken),
  ...scheduleArrangements(() => app, exampleToken),
  ...shoppingListArrangements(() => app, exampleToken),
  ...colleagueArrangements(() => app, exampleToken),
  ...contactArrangements(() => app, exampleToken),
  ...marketServiceArrangements(() => app),
  ...marketSettingsArrangements(() => app, exampleToken),
  ...secondFactorArrangements(() => app, maraSignedIn),
  ...notificationArrangements(() => app, exampleToken, maraSignedIn),
  signIn: async () => {
    await maraSignedIn({ about: null });
    await app.db.deleteFrom('sessions').execute();
  },
  signOut: maraSignedIn,
  verifyCode: maraSignsUp,
  resendCode: async () => {
    await maraSignsUp();
    app.clock.advance(60_000);
  },
  resetPassword: async () => {
    await maraSignedIn();
    await app.db
      .insertInto('accountLinks')
      .values({
        id: exampleId,
        userId: exampleId,
        purpose: 'password_reset',
        tokenHash: hashToken(exampleToken),
        usedAt: null,
        createdAt: new Date(start),
        expiresAt: new Date('2026-11-20T09:30:00Z'),
      })
      .execute();
  },
  changePassword: maraSignedIn,
  listSessions: async () => {
    await maraSignedIn();
    app.clock.set('2026-11-20T09:12:00Z');
  },
  revokeOtherSessions: async () => maraSignedIn({ otherDevices: 2 }),
  revokeSession: maraSignedIn,
  getSettings: maraSignedIn,
  updateSettings: maraSignedIn,
  requestEmailChange: maraSignedIn,
  confirmEmailChange: async () => {
    await maraSignedIn();
    await app.db
      .insertInto('accountLinks')
      .values({
        id: exampleId,
        userId: exampleId,
        purpose: 'email_change',
        newEmail: 'mara@halcyon.example.com',
        tokenHash: hashToken('kQ8wLr5xNc2mVt7bZj4hYs9dGf3aPe6uXoTiRvSyWnE'),
        usedAt: null,
        createdAt: new Date(start),
        expiresAt: new Date('2026-11-20T09:30:00Z'),
      })
      .execute();
  },
  uploadProfilePicture: async () => {
    await maraSignedIn();
    await app.db.updateTable('users').set({ pictureFileId: null }).execute();
  },
  deleteProfilePicture: maraSignedIn,
  exportAccount: async () => {
    await maraSignedIn();
    app.clock.set('2026-11-20T09:15:00Z');
  },
  closeAccount: maraSignedIn,
  updateCrewProfile: async () => maraSignedIn({ about: null }),
  getMedia: async () =>
    app.files.write(`pictures/${examplePicture}.webp`, Buffer.from('RIFF'), { mimeType: 'image/webp' }),
  sendAssistantMessage: maraSignedIn,
  listDemoMails: async () => {
    const [mail] = await sentByExample();
    await app.db.insertInto('outboxMails').values(mail).execute();
  },
};

const sentByExample = async () =>
  [
    {
      id: exampleId,
      toAddress: 'mara.lindqvist@example.com',
      subject: '482913 is your Quayside code',
      textBody: 'Your code is 482913. It works for 10 minutes.',
      htmlBody: null,
      createdAt: new Date(start),
    },
  ] as const;

type Json = Record<string, unknown>;
/**
 * Where an answer cannot equal the example: what it must contain. The example shows one entry of many, or an older
 * state.
 */
const comparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  ...listingComparisons,
  ...cartComparisons,
  ...orderComparisons,
  ...returnComparisons,
  ...approvalComparisons,
  ...invoiceComparisons,
  ...moneyComparisons,
  ...vendorComparisons,
  ...importComparisons,
  ...bookingComparisons,
  ...calendarComparisons,
  ...scheduleComparisons,
  ...shoppingListComparisons,
  ...colleagueComparisons,
  ...contactComparisons,
  ...marketServiceComparisons,
  ...marketSettingsComparisons,
  ...secondFactorComparisons,
  // Right after the verification an account has no phone, time zone, picture or profile.
  verifyCode: (answer, example) => {
    const started = { phone: null, timeZone: 'UTC', profilePictureUrl: null };
    const crewProfile = { position: null, yachtName: null, nationality: null, about: null, licences: [] };
    expect(answer).toEqual(withUser(example, { ...started, crewProfile }));
  },
  deleteProfilePicture: (answer, example) =>
    expect(answer).toEqual(withUser(example, { profilePictureUrl: null })),
  exportAccount: (answer, example) => {
    const session = { id: exampleId, device: 'Firefox on Windows', current: true, createdAt: start };
    const seen = { lastSeenAt: '2026-11-20T09:15:00.000Z', expiresAt: '2026-12-20T09:15:00.000Z' };
    expect(answer).toEqual({
      ...example,
      data: { ...Object(example.data), sessions: [{ ...session, ...seen }] },
    });
  },
  getMarketOverview: (answer, example) => {
    const shown = Object(example.data);
    expect(answer).toEqual({
      status: true,
      data: {
        departments: expect.arrayContaining(shown.departments) as unknown,
        ports: expect.arrayContaining(shown.ports) as unknown,
        figures: { crew: 0, suppliers: 0, serviceProviders: 0, ports: 18 },
      },
    });
  },
  listDemoAccounts: (answer, example) => {
    const [shown] = Object(example.data).items as unknown[];
    expect(Object(answer.data).items).toHaveLength(4);
    expect(Object(answer.data).items).toContainEqual(shown);
  },
};

const withUser = (example: Json, change: Json): Json => {
  const { user } = Object(example.data);
  return { ...example, data: { ...Object(example.data), user: { ...user, ...change } } };
};

/** The forms of operations; others send a picture. */
const forms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  ...vendorForms,
  ...listingForms,
  ...importForms,
  ...bookingForms,
  ...orderForms,
  ...returnForms,
  ...invoiceForms,
  ...moneyForms,
  ...calendarForms,
};

const ownPicture = (picture: Blob): FormData => {
  const form = new FormData();
  form.append('profilePicture', picture, 'mara.png');
  return form;
};

async function formOf(id: string) {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123a66' } })
    .png()
    .toBuffer();
  const fill = forms[id] ?? ownPicture;
  const encoded = new Response(fill(new Blob([new Uint8Array(picture)], { type: 'image/png' })));
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** The body in place of an example that cannot be accepted. */
const bodies = secondFactorBodies(() => app);

/** These depend on the payment provider's answer: tests/trade tests them with the sandbox. */
const asksProvider = new Set([
  'getStripeAccount',
  'createStripeAccount',
  'refreshStripeAccountLink',
  'visitPaymentAccount',
  'payOrder',
  'payBooking',
  'sendChargebackEvidence',
]);
const open = contractExamples.filter(({ id }) => !asksProvider.has(id));

test.each(open.map((shown) => [shown.id, shown] as const))(
  '%s answers its example request as in the contract',
  async (id, shown) => {
    const operation = contractOperations.find((known) => known.id === id);
    if (!operation) throw new Error(`the contract has no ${id}`);
    await arrangements[id]?.();
    const form = operation.body?.contentTypes.includes('multipart/form-data') ? await formOf(id) : null;
    const body = bodies[id] ? await bodies[id]() : shown.body;
    const isList = Object.keys(operation.parameters.query?.properties ?? {}).includes('cursor');
    statements = isList ? new Set() : null;
    const response = await ask(app, {
      method: operation.method,
      url: urlOf(operation, shown.params),
      query: { ...shown.query },
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...shown.headers,
        ...(operation.session === 'needed' && { authorization: `Bearer ${exampleToken}` }),
        ...form?.headers,
      },
      ...(form ? { payload: form.payload } : body !== undefined && { payload: Object(body) as object }),
    });
    const recorded = statements;
    statements = null;
    if (recorded !== null) {
      lists += 1;
      // Recording a session's use and counting a rate limit are not part of a list.
      const reads = [...recorded].filter((text) => /^\s*(?:select|with)\b/i.test(text));
      const tables = await scansOf(app.db, new Set(reads));
      if (tables.length > 0) scans[id] = tables;
    }
    const expected = shown.answers.find(({ status }) => status < 300);
    expect([response.statusCode, app.errors.splice(0)], response.body).toEqual([expected?.status, []]);
    if (!expected?.isJson) return;
    const compare = comparisons[id] ?? ((answer: Json, example: Json) => expect(answer).toEqual(example));
    compare(Object(JSON.parse(response.body)) as Json, Object(expected.example) as Json);
  },
);

test('a list is read by an index, however long it becomes, except for known counts and searches', () => {
  const added = Object.entries(scans).flatMap(([id, tables]) =>
    tables.filter((table) => knownScans[id]?.includes(table) !== true).map((table) => `${id}: ${table}`),
  );
  expect([lists > 15, added]).toEqual([true, []]);
});

test('a picture is served only as a picture', async () => {
  await arrangements.getMedia?.();
  const response = await app.app.inject({ method: 'GET', url: `/api/media/${examplePicture}` });
  expect([response.body, response.headers]).toMatchObject([
    'RIFF',
    {
      'content-type': 'image/webp',
      'content-length': '4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ]);
});

test.each(
  contractExamples
    .filter(({ id }) => !asksProvider.has(id))
    .map(({ id }) => [id, oddRequestsOf(id)] as const)
    .filter(([, requests]) => requests.length > 0),
)('%s fails at no request, however odd', async (id, requests) => {
  const operation = contractOperations.find((known) => known.id === id);
  const shown = contractExamples.find((known) => known.id === id);
  if (!operation || !shown) throw new Error(`the contract has no ${id}`);
  await arrangements[id]?.();
  const failed: unknown[] = [];
  for (const { what, body, raw, params, query, headers } of requests) {
    const payload = raw ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const sent = payload ?? (shown.body === undefined ? undefined : Buffer.from(JSON.stringify(shown.body)));
    const response = await ask(app, {
      method: operation.method,
      url: urlOf(operation, { ...shown.params, ...params }),
      query: { ...shown.query, ...query },
      headers: {
        ...shown.headers,
        ...headers,
        ...(operation.session === 'needed' && { authorization: `Bearer ${exampleToken}` }),
        ...(sent && { 'content-type': 'application/json' }),
      },
      ...(sent && { payload: sent }),
    });
    const errors = app.errors.splice(0);
    if (response.statusCode >= 500 || errors.length > 0) failed.push([what, response.statusCode, ...errors]);
  }
  expect(failed).toEqual([]);
});
