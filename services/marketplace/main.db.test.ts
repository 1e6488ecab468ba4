import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database/test-database.ts';
import { startErrorIngest } from '../http-adapter/testing/error-ingest.ts';
import { cacheCompiled } from '../../tests/run-script.ts';
import { namedMetrics, shownMetrics } from '../../tests/deploy/named-metrics.ts';
import { freePort } from '../../scripts/free-ports.mjs';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let database: TestDatabase;
let folder: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-main-'));
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function start(environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const node = spawn(process.execPath, [...cacheCompiled, main], {
    env: {
      PATH,
      QUAYSIDE_DATA: folder,
      QUAYSIDE_BUILD: folder,
      DATABASE_URL: database.connectionString,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = node;
  const ended = once(node, 'exit').then(([code]) => Number(code));
  return { node, ended, output: text(node.stderr) };
}

/** Resolves when the message is logged; rejects if the process exits first. */
async function untilLogged(stdout: NodeJS.ReadableStream, message: string): Promise<void> {
  for await (const line of createInterface({ input: stdout }))
    // Each line is an object by pino's contract.
    if ((JSON.parse(line) as { msg: string }).msg === message) return;
  throw new Error(`ended before it logged "${message}"`);
}

it('starts on a database, becomes ready, and stops cleanly on request', async () => {
  const port = await freePort();
  const { node, ended, output } = start({ PORT: String(port), QUAYSIDE_DEMO: '1' });
  await untilLogged(node.stdout, 'ready');
  const answerOf = async (url: string) => (await fetch(`http://127.0.0.1:${port}${url}`)).json();
  expect(await answerOf('/ready')).toEqual({
    status: true,
    checks: { database: 'ok', migrations: 'ok', worker: 'ok', mails: 'ok', disk: 'ok' },
  });
  expect(await answerOf('/api/market/overview')).toMatchObject({
    status: true,
    data: { figures: { ports: 18 } },
  });
  // The metrics used by alerts and the dashboard exist.
  const shown = shownMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  expect(namedMetrics.marketplace.size).toBeGreaterThan(10);
  expect([...namedMetrics.marketplace].filter((name) => !shown.has(name))).toEqual([]);
  const hashes = await database.db.selectFrom('users').select('passwordHash').distinct().execute();
  expect(new Set(hashes.map(({ passwordHash }) => passwordHash.split('$').slice(0, 4).join('$')))).toEqual(
    new Set(['none', '$argon2id$v=19$m=19456,t=2,p=1']),
  );
  node.stdout.resume();
  node.kill('SIGTERM');
  expect([await ended, await output]).toEqual([0, '']);
});

it('sends its errors to the error reporting too', async () => {
  const ingest = await startErrorIngest();
  const { node } = start({ PORT: String(await freePort()), QUAYSIDE_DEMO: '1', SENTRY_DSN: ingest.dsn });
  await untilLogged(node.stdout, 'ready');
  node.stdout.resume();
  await sql`select graphile_worker.add_job('send_sealed_mail', '{"to":"anna@example.com","sealed":"broken"}'::json, max_attempts => 1)`.execute(
    database.db,
  );
  expect(await ingest.next()).toMatchObject({
    message: 'mail given up after the last attempt',
    logger: 'marketplace',
    tags: { job: 'send_sealed_mail' },
  });
  ingest.close();
});

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}
/** Traces sent by OTLP over HTTP, with spans three lists deep. */
interface SentTraces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

it('traces a call from its traceparent to the database, if a collector is configured', async () => {
  const spans: Span[] = [];
  const collector = createHttpServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as SentTraces; // what the exporter wrote
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port: collectorPort } = collector.address() as AddressInfo; // it listens on a port, not on a pipe
  const port = await freePort();
  const { node, ended } = start({
    PORT: String(port),
    QUAYSIDE_DEMO: '1',
    TRACES_URL: `http://127.0.0.1:${collectorPort}/v1/traces`,
    TRACES_RATIO: '1',
  });
  await untilLogged(node.stdout, 'ready');
  node.stdout.resume();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = {
    'content-type': 'application/json',
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
  };
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' });
  const signIn = () => fetch(`http://127.0.0.1:${port}/api/auth/sign-in`, { method: 'POST', headers, body });
  // On a busy machine a node refuses calls before it uses the database.
  while ((await signIn()).status === 503);
  node.kill('SIGTERM');
  await ended;
  collector.close();
  const own = spans.filter((span) => span.traceId === traceId);
  // The last one is the one that was accepted.
  const call = own.findLast(({ name }) => name === 'POST /api/auth/sign-in');
  expect(call).toMatchObject({ parentSpanId: 'b7ad6b7169203331' });
  expect(own.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ name }) => name)).toContain(
    'select users',
  );
});

it('reports every mistake of its configuration and exits with 78', async () => {
  const { ended, output } = start({
    PORT: 'harbour',
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example.com',
    STRIPE_SECRET_KEY: 'sk_live_51abcdef',
    STRIPE_WEBHOOK_SECRET: 'whsec_51abcdef',
  });
  expect([await ended, await output]).toEqual([
    78,
    [
      'The marketplace cannot start:',
      '- PORT must be a whole number from 1 to 65535: write PORT=4000.',
      '- APP_SECRET is missing, which production cannot do without: write APP_SECRET=what `openssl rand -base64 32` prints.',
      '- PUBLIC_URL is missing, which production cannot do without: write PUBLIC_URL=https://quayside.example.com.',
      '- AI_PARSER_URL is missing, which production cannot do without: write AI_PARSER_URL=https://parser.example.com.',
      '',
    ].join('\n'),
  ]);
});

it('reports in one sentence that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on a port, not on a pipe
  const { node, ended, output } = start({ PORT: String(port) });
  node.stdout.resume();
  expect([await ended, await output]).toEqual([
    1,
    `The marketplace cannot start: Port ${port} is taken by another program: stop it, or set PORT to a free port.\n`,
  ]);
  other.close();
});

it('reports in one sentence that the database does not answer', async () => {
  const port = await freePort();
  const { node, ended, output } = start({ DATABASE_URL: `postgresql://app@127.0.0.1:${port}/quayside` });
  node.stdout.resume();
  expect([await ended, await output]).toEqual([
    1,
    'The marketplace cannot start: The database that DATABASE_URL names does not answer: start it, or put the address right.\n',
  ]);
});
