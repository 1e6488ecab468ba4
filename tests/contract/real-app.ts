import type { InjectOptions } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { readOperations, type Operation } from '../../services/contract/index.ts';
import { buildApp } from '../../services/marketplace/app.ts';
import { readConfig } from '../../services/marketplace/config.ts';
import type { Identity } from '../../services/marketplace/http/permissions.ts';
import { apiOf, createModules } from '../../services/marketplace/modules.ts';
import { fixedClock } from '../../services/marketplace/platform/testing/fixed-clock.ts';
import { createPool } from '../../services/marketplace/platform/db/database.ts';
import { openFileStore } from '../../services/marketplace/platform/files/index.ts';
import { hashToken, systemIds, type Ids } from '../../services/marketplace/platform/ids.ts';
import { createLog } from '../../services/marketplace/platform/log.ts';
import { createLive } from '../../services/marketplace/platform/live/index.ts';
import { createOutboxMailer } from '../../services/marketplace/platform/mail/index.ts';
import { createTestDatabase } from '../database/test-database.ts';

export const contractOperations: readonly Operation[] = readOperations(contract);

export interface RealAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** What is asked for ids, tokens and codes; the system's own without it. */
  readonly ids?: Partial<Ids>;
}

/** The whole API as it runs, on a database and a folder of its own, at a standing clock; answers are held to the contract. */
export async function startRealApp({ environment = {}, ids = {} }: RealAppOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-contract-'));
  const database = await createTestDatabase({ max: 20 });
  const clock = fixedClock('2026-11-20T08:30:00Z');
  const read = readConfig({
    ...{ QUAYSIDE_DATA: folder, QUAYSIDE_BUILD: path.join(folder, 'no-build'), QUAYSIDE_DEMO: '1' },
    ...{ PUBLIC_URL: 'http://localhost:4760', ...environment },
  });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const config = read.value;
  const errors: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line: string) => void errors.push(line) } });
  const { db } = database;
  const ownIds: Ids = { ...systemIds, ...ids };
  const files = openFileStore({ dataFolder: folder });
  const mailer = createOutboxMailer({ db, clock, ids: systemIds });
  const listening = createPool(database.connectionString, { max: 1 });
  const live = createLive({ pool: listening, log });
  const modules = createModules({
    config,
    platform: { db, files, mailer, clock, ids: ownIds, log, live },
    knownPatterns: ['/', '/product-checkout/:productId'],
  });
  const app = await buildApp({
    ...{ config, log, api: apiOf(modules), readiness: [], strictResponses: true, shedsLoad: false },
    beforeClose: live.endAll,
  });

  return {
    ...{ app, db, clock, files, modules, errors },
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

/** Asks the API. An answer that has no end of its own (server-sent events) is let go of as soon as it has begun. */
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

/** Someone of a kind, straight into the tables; `newSession` signs them in without a password. */
export async function insertPerson({ db, clock }: RealApp, identity: Identity): Promise<PersonRow> {
  const id = systemIds.newId();
  const role = identity === 'pending' ? 'crew_member' : identity;
  const person = { id, email: `${id}@example.com`, role, first_name: 'Ada', last_name: 'Example' } as const;
  const now = clock.now();
  if (identity === 'pending') {
    const expires_at = new Date(now.getTime() + 86_400_000);
    await db
      .insertInto('sign_ups')
      .values({
        ...{ ...person, role: 'crew_member', password_hash: 'none', address_taken: false },
        ...{ created_at: now, expires_at, user_id: null },
      })
      .execute();
  } else {
    await db
      .insertInto('users')
      .values({
        ...{ ...person, phone: null, password_hash: 'none', picture_file_id: null },
        ...{ created_at: now, updated_at: now, closed_at: null },
      })
      .execute();
  }
  return { id, identity };
}

export interface SessionOptions {
  readonly id?: string;
  readonly expiresAt?: Date;
  readonly revokedAt?: Date;
}

/** A session of theirs; the token is what it is shown with. */
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
      ...{ id, token_hash: hashToken(token), device: 'Firefox on Windows' },
      ...{ user_id: isPending ? null : person.id, sign_up_id: isPending ? person.id : null },
      ...{ created_at: now, last_seen_at: now, revoked_at: revokedAt ?? null },
      expires_at: expiresAt ?? new Date(now.getTime() + 30 * 86_400_000),
    })
    .execute();
  return { id, token };
}
