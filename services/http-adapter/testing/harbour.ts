import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { parse } from 'yaml';
import {
  adapterRefusals,
  answerFailures,
  contractRoutes,
  createServer,
  refusal,
  type AnonymousOperations,
  type Authenticate,
  type Claim,
  type Handlers,
  type Permission,
  type Permissions,
  type Permit,
} from '../index.ts';
import type { operations } from './__generated__/harbour.ts';

export interface Watch {
  readonly userId: string;
  readonly role: Role;
}
type Role = 'crew_member' | 'supplier';
type Row = Permission<Role>;
type Code = 'BERTH_TAKEN' | 'BERTH_CLOSED' | 'PAPERS_TOO_LARGE';

export const permissions = {
  listBerths: 'anyone',
  getBerth: 'anyone',
  getChart: 'anyone',
  bookBerth: ['crew_member'],
  releaseBerths: 'signed-in',
  renameBerth: ['supplier'],
  uploadPapers: 'signed-in',
} as const satisfies Permissions<operations, Row>;

export type HarbourHandlers = Handlers<operations, Watch, AnonymousOperations<typeof permissions>>;

export const berth = { id: 7, name: 'A7', lengthMm: 24_000, country: 'ES' };
export const crew = { authorization: 'Bearer crew' };
export const supplier = { authorization: 'Bearer supplier' };

const sessions: Readonly<Record<string, Watch>> = {
  'Bearer crew': { userId: 'u1', role: 'crew_member' },
  'Bearer supplier': { userId: 'u2', role: 'supplier' },
};

export const handlers: HarbourHandlers = {
  listBerths: ({ query, session, headers }) => ({
    status: 200,
    body: {
      status: true,
      data: [
        { ...berth, name: `${query.limit} ${(query.tag ?? []).join('+')} ${session?.userId ?? 'visitor'}` },
      ],
    },
    headers: { 'x-ship': headers['x-ship'] ?? 'none' },
  }),
  bookBerth: ({ body, session }) =>
    body.kind === 'buoy'
      ? refusal('BERTH_TAKEN', { retryAfterSeconds: 30 })
      : { status: 201, body: { status: true, data: { ...berth, name: session.userId } } },
  releaseBerths: () => ({ status: 204 }),
  getBerth: ({ params }) => (params.berthId === 7 ? { status: 200, body: berth } : refusal('NOT_FOUND')),
  renameBerth: ({ body }) => ({ status: 200, body: { ...berth, name: body?.name ?? 'unnamed' } }),
  getChart: () => ({ status: 200, body: Buffer.from('RIFF') }),
  uploadPapers: async ({ upload }) => {
    const files: { name: string; bytes: number }[] = [];
    let note: string | null = null;
    for await (const part of upload()) {
      if (part.type === 'file') files.push({ name: part.filename, bytes: (await part.toBuffer()).length });
      else note = part.value;
    }
    return { status: 200, body: { files, note } };
  },
};

export const contract: object = parse(readFileSync(new URL('./harbour.yaml', import.meta.url), 'utf8'));

export interface HarbourOptions {
  readonly handlers?: HarbourHandlers;
  readonly contract?: object;
  readonly strictResponses?: boolean;
  readonly logged?: string[];
  readonly callsAMinute?: number;
  readonly outageRetryAfterSeconds?: (error: unknown) => number | null;
}

/** A small harbour office behind the real adapter, ready for inject. */
export async function harbour(options: HarbourOptions = {}): Promise<FastifyInstance> {
  const log = pino({ level: 'info' }, { write: (line: string) => options.logged?.push(line) });
  const app = createServer({ log });
  const refusals = {
    ...adapterRefusals,
    BERTH_TAKEN: { status: 409, message: 'Somebody else was quicker.' },
    BERTH_CLOSED: { status: 409, message: 'This berth is closed for the winter.' },
    PAPERS_TOO_LARGE: { status: 413, message: 'These papers are too large.' },
  };
  const { outageRetryAfterSeconds } = options;
  answerFailures(app, { refusals, ...(outageRetryAfterSeconds && { outageRetryAfterSeconds }) });
  await app.register(rateLimit, { max: 1000, timeWindow: 60_000 });
  const authenticate: Authenticate<Watch, Code> = async (request) =>
    sessions[request.headers.authorization ?? ''] ?? refusal('UNAUTHENTICATED');
  const permit: Permit<Watch, Row, Code> = (session, row) =>
    row === 'signed-in' || row.includes(session.role) ? null : refusal('FORBIDDEN');
  const claim: Claim<Watch, Row, Code> = ({ userId }, _row, body) =>
    Object.hasOwn(body, 'owner') && body.owner !== userId ? refusal('FORBIDDEN') : null;
  await contractRoutes<operations, Watch, Row, Code, AnonymousOperations<typeof permissions>>(app, {
    contract: options.contract ?? contract,
    prefix: '/api',
    handlers: options.handlers ?? handlers,
    permissions,
    authenticate,
    permit,
    claim,
    refusals,
    rateLimits: { booking: { max: options.callsAMinute ?? 1000, timeWindow: 60_000 } },
    strictResponses: options.strictResponses ?? true,
  });
  await app.ready();
  return app;
}
