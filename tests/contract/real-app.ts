import type { VendorRole } from '../../services/marketplace/platform/db/vendor-tables.ts';
import { ensureVendor } from '../../services/marketplace/modules/vendors/index.ts';
import type { InjectOptions } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { refuse } from '../../src/lib/result.ts';
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { readOperations, type Operation } from '../../services/http-adapter/index.ts';
import { buildApp } from '../../services/marketplace/app.ts';
import { readConfig } from '../../services/marketplace/config.ts';
import type { CalendarParts } from '../../services/marketplace/modules/calendars/index.ts';
import type { Identity } from '../../services/marketplace/http/permissions.ts';
import { apiOf, createModules } from '../../services/marketplace/modules.ts';
import { fixedClock } from '../../services/marketplace/platform/testing/fixed-clock.ts';
import { createPool } from '../../services/marketplace/platform/db/database.ts';
import { openFileStore, type FileStore } from '../../services/marketplace/platform/files/index.ts';
import { hashToken, systemIds, type Ids } from '../../services/marketplace/platform/ids.ts';
import { createLog } from '../../services/marketplace/platform/log.ts';
import { createLive } from '../../services/marketplace/platform/live/index.ts';
import { createOutboxMailer } from '../../services/marketplace/platform/mail/index.ts';
import { cheapHashes } from '../cheap-hashes.ts';
import { createTestDatabase } from '../database/test-database.ts';

export const contractOperations: readonly Operation[] = readOperations(contract);

interface RealAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** As in production, where admins need a second factor. */
  readonly isProduction?: boolean;
  /** Replaces the generators of ids, tokens and codes. */
  readonly ids?: Partial<Ids>;
  /** Replaces the file store in a folder. */
  readonly filesIn?: (folder: string) => FileStore;
  /** Answers requests to providers' addresses; by default nothing does. */
  readonly fetchPublic?: CalendarParts['fetchPublic'];
  /** Called with the text of every statement that the API sends. */
  readonly onStatement?: (text: string) => void;
}

/**
 * The complete API on its own database and folder, with a fixed clock and without the internet; answers are checked
 * against the contract.
 */
export async function startRealApp({
  environment = {},
  isProduction = false,
  ids = {},
  filesIn = (dataFolder) => openFileStore({ dataFolder }),
  fetchPublic = async () => refuse('This address didn’t answer in time.'),
  onStatement,
}: RealAppOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-contract-'));
  const database = await createTestDatabase({
    max: 20,
    ...(onStatement && { log: ({ query }) => onStatement(query.sql) }),
  });
  const clock = fixedClock('2026-11-20T08:30:00Z');
  const read = readConfig({
    QUAYSIDE_DATA: folder,
    QUAYSIDE_BUILD: path.join(folder, 'no-build'),
    QUAYSIDE_DEMO: '1',
    PUBLIC_URL: 'http://localhost:4760',
    // A port on which nothing listens: at the usual one a market may run at the same time.
    SANDBOX_PORT: '1',
    ...environment,
  });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const config = {
    ...read.value,
    // Nothing answers: retries would make each payment of these tests wait a second.
    payments: { ...read.value.payments, retriesMax: 0 },
    ...(isProduction && { environment: 'production' as const }),
  };
  const errors: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line: string) => void errors.push(line) } });
  const { db } = database;
  const ownIds: Ids = { ...systemIds, ...ids };
  const files = filesIn(folder);
  const mailer = createOutboxMailer({ db, clock, ids: systemIds });
  const listening = createPool(database.connectionString, { max: 1 });
  const live = createLive({ pool: listening, log });
  const modules = createModules({
    config,
    platform: { db, files, mailer, clock, ids: ownIds, log, live, fetchPublic },
    knownPatterns: ['/', '/product-checkout/:productId'],
    passwords: cheapHashes(),
  });
  const app = await buildApp({
    config,
    log,
    api: apiOf(modules),
    notifications: modules.notifications,
    readiness: [],
    strictResponses: true,
    shedsLoad: false,
    beforeClose: live.endAll,
  });

  return {
    app,
    db,
    clock,
    files,
    modules,
    errors,
    close: async () => {
      await app.close();
      await live.close();
      await listening.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type RealApp = Awaited<ReturnType<typeof startRealApp>>;

/** Sends a request to the API. An endless answer (server-sent events) is closed as soon as it has begun. */
export async function ask({ app }: Pick<RealApp, 'app'>, request: InjectOptions) {
  const response = await app.inject({ ...request, payloadAsStream: true });
  const { statusCode, headers } = response;
  const isEndless = headers['content-type'] === 'text/event-stream';
  if (isEndless) response.stream().destroy();
  return { statusCode, headers, body: isEndless ? '' : await text(response.stream()) };
}

/** The address of an operation; each parameter is taken from `params`. */
export const urlOf = (operation: Operation, params: Readonly<Record<string, string>> = {}): string =>
  `/api${operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'missing')}`;

export interface PersonRow {
  readonly id: string;
  readonly identity: Identity;
}

/** Inserts a user of a kind directly into the tables; `newSession` signs them in without a password. */
export async function insertPerson({ db, clock }: RealApp, identity: Identity): Promise<PersonRow> {
  const id = systemIds.newId();
  const role = identity === 'pending' ? 'crew_member' : identity;
  const person = { id, email: `${id}@example.com`, role, firstName: 'Ada', lastName: 'Example' } as const;
  const now = clock.now();
  if (identity === 'pending') {
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await db
      .insertInto('signUps')
      .values({
        ...person,
        role: 'crew_member',
        passwordHash: 'none',
        addressTaken: false,
        createdAt: now,
        expiresAt,
        userId: null,
      })
      .execute();
  } else {
    await db
      .insertInto('users')
      .values({
        ...person,
        phone: null,
        passwordHash: 'none',
        pictureFileId: null,
        createdAt: now,
        updatedAt: now,
        closedAt: null,
      })
      .execute();
    // With the same id, so that tests need only one.
    if (role === 'supplier' || role === 'service_provider')
      await db
        .transaction()
        .execute((trx) => ensureVendor(trx, { userId: id, role }, { now, currency: 'EUR', vendorId: id }));
  }
  return { id, identity };
}

/** Another colleague of such a vendor. */
export async function insertColleague(
  app: RealApp,
  { id: vendorId, identity }: PersonRow,
  role: VendorRole,
): Promise<PersonRow> {
  const { db, clock } = app;
  const colleague = await insertPerson(app, 'crew_member');
  await db
    .updateTable('users')
    .set({ role: identity === 'supplier' ? 'supplier' : 'service_provider' })
    .where('id', '=', colleague.id)
    .execute();
  await db
    .insertInto('vendorMembers')
    .values({ userId: colleague.id, vendorId, role, createdAt: clock.now() })
    .execute();
  return { ...colleague, identity };
}

interface SessionOptions {
  readonly id?: string;
  readonly expiresAt?: Date;
  readonly revokedAt?: Date;
}

/** Creates a session of the user and returns its token. */
export async function newSession(
  { db, clock }: RealApp,
  person: PersonRow,
  { id = systemIds.newId(), expiresAt, revokedAt }: SessionOptions = {},
): Promise<{ readonly id: string; readonly token: string }> {
  const token = systemIds.newToken();
  const now = clock.now();
  const isPending = person.identity === 'pending';
  await db
    .insertInto('sessions')
    .values({
      id,
      tokenHash: hashToken(token),
      device: 'Firefox on Windows',
      userId: isPending ? null : person.id,
      signUpId: isPending ? person.id : null,
      createdAt: now,
      lastSeenAt: now,
      revokedAt: revokedAt ?? null,
      expiresAt: expiresAt ?? new Date(now.getTime() + 30 * 86_400_000),
    })
    .execute();
  return { id, token };
}
