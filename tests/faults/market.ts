import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFront } from './front.ts';
import { cacheCompiled } from '../run-script.ts';
import { freePort } from '../../scripts/free-ports.mjs';

const services = path.resolve(import.meta.dirname, '../../services');
const tryAgainMs = 25;

/**
 * The API and the payments sandbox as separate processes on one database; the API can be killed like by a machine
 * failure.
 */
export interface Market {
  readonly origin: string;
  /** SIGKILL, then `meanwhile`, then a new process with the remaining state. */
  killApi(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a service as a process; resolves once it answers. */
async function startService(
  service: 'marketplace' | 'payments-sandbox',
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ChildProcess> {
  const node = spawn(process.execPath, [...cacheCompiled, path.join(services, service, 'main.ts')], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return node;
    if (node.exitCode !== null) throw new Error(`${address} did not start.`);
    await pause(tryAgainMs);
  }
}

async function stopAll(nodes: readonly ChildProcess[]): Promise<void> {
  for (const node of nodes) {
    if (node.exitCode !== null || node.signalCode !== null) continue;
    const ended = once(node, 'exit');
    node.kill('SIGTERM');
    await ended;
  }
}

async function environmentOf(connectionString: string, port: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-faults-'));
  const sandboxPort = await freePort();
  const environment = {
    PATH: process.env.PATH,
    QUAYSIDE_DATA: folder,
    QUAYSIDE_BUILD: folder,
    LOG_LEVEL: 'fatal',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: connectionString,
    TRUST_PROXY: '127.0.0.1',
  };
  const startSandbox = () =>
    startService('payments-sandbox', `http://127.0.0.1:${sandboxPort}/health`, environment);
  return { folder, environment, startSandbox };
}

/** Two nodes of the API on one database, behind a proxy that uses them in turn. */
export interface TwoNodes {
  /** The proxy's origin. */
  readonly origin: string;
  /** Which node answered each call whose path matches, in order. */
  answeredBy(calls: RegExp): readonly number[];
  /** SIGKILL, without a restart. */
  kill(node: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export async function startTwoNodes(connectionString: string): Promise<TwoNodes> {
  const ports = [await freePort(), await freePort()];
  const front = await startFront(ports);
  const { folder, environment, startSandbox } = await environmentOf(connectionString, front.port);
  const origin = `http://127.0.0.1:${front.port}`;
  const [sandbox, ...nodes] = await Promise.all([
    startSandbox(),
    ...ports.map((port) =>
      startService('marketplace', `http://127.0.0.1:${port}/ready`, {
        ...environment,
        PORT: String(port),
        PUBLIC_URL: origin,
      }),
    ),
  ]);
  return {
    origin,
    answeredBy: front.answeredBy,
    async kill(number) {
      const node = nodes[number];
      if (!node) throw new Error('There are two.');
      const died = once(node, 'exit');
      node.kill('SIGKILL');
      await died;
    },
    async stop() {
      await front.stop();
      await stopAll([...nodes, sandbox]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startMarket(connectionString: string): Promise<Market> {
  const port = await freePort();
  const { folder, environment, startSandbox } = await environmentOf(connectionString, port);
  const sandbox = await startSandbox();
  const origin = `http://127.0.0.1:${port}`;
  const startApi = () => startService('marketplace', `${origin}/ready`, environment);
  let api = await startApi();
  return {
    origin,
    async killApi(meanwhile) {
      const died = once(api, 'exit');
      api.kill('SIGKILL');
      await died;
      await meanwhile?.();
      api = await startApi();
    },
    async stop() {
      await stopAll([api, sandbox]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Answer {
  readonly status: number;
  /** In the contract's form; each reader states the part on which it relies. */
  readonly body: { readonly data: Readonly<Record<string, unknown>> };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly key?: string;
  /** Called for each answer of 500 and above. */
  readonly onOutage?: (answer: Outage) => void;
}

export interface Outage {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly code: unknown;
}

/** Repeats a call until there is an answer, like a browser with bad Wi-Fi: lost calls and 5xx are retried. */
export async function insist(
  origin: string,
  { method, path: at, token, body, form, key, onOutage }: Call,
): Promise<Answer> {
  for (;;) {
    const answer = await fetch(`${origin}/api${at}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': addressOf(token),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: formOf(form) }),
    })
      // The body may be truncated too.
      .then(async (response) => ({
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: (await response.json()) as Answer['body'] & { readonly error?: { readonly code: unknown } },
      }))
      .catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    if (answer && answer.status >= 500)
      onOutage?.({ status: answer.status, retryAfter: answer.retryAfter, code: answer.body.error?.code });
    await pause(tryAgainMs);
  }
}

function formOf(parts: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

/** A separate address for each user, otherwise they would share one rate limit. */
const addressOf = (token: string): string =>
  `10.${Array.from(token.slice(0, 3), (letter) => letter.charCodeAt(0) % 250).join('.')}`;
