import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { namedMetrics, shownMetrics } from '../../tests/deploy/named-metrics.ts';
import type { components } from '../../openapi/__generated__/ai-parser.ts';
import { buildParser } from './app.ts';

type Progress = components['schemas']['Progress'];

let app: FastifyInstance | undefined;
let origin: string;
const sent: AbortController[] = [];
afterEach(async () => {
  for (const leaving of sent.splice(0)) leaving.abort();
  const closed = app?.close();
  // Otherwise unused keep-alive connections would be closed only after seconds.
  app?.server.closeAllConnections();
  await closed;
});

/** A service behind a proxy on this machine, which reads one file at a time, with four waiting places. */
async function start({ program = new URL('work/testing/unbearable.worker.ts', import.meta.url) } = {}) {
  app = await buildParser({
    config: { origins: [], trustProxy: ['127.0.0.1'], metricsToken: null, model: null, workers: 1 },
    log: pino({ level: 'silent' }),
    pool: { program },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
}

/** The events of a progress stream, one after the other. */
async function* progressOf(id: string): AsyncGenerator<Progress> {
  const events = (await fetch(`${origin}/progress/${id}`)).body?.pipeThrough(new TextDecoderStream());
  let seen = '';
  for await (const piece of events ?? []) {
    const whole = (seen + piece).split('\n\n');
    seen = whole.pop() ?? '';
    // Safe: the contract's form of an event's data.
    for (const event of whole) yield JSON.parse(event.replace(/^event: progress\ndata: /, '')) as Progress;
  }
}

/**
 * Sends a file that is read forever, from a client whose address the proxy reports; resolves when its progress is
 * followed.
 */
async function send(client: string) {
  const id = randomUUID();
  const progress = progressOf(id);
  await progress.next();
  const leaving = new AbortController();
  sent.push(leaving);
  const form = new FormData();
  form.append('progressId', id);
  form.append('file', new Blob(['for ever']), 'list.csv');
  const headers = { 'x-forwarded-for': client };
  const call = { method: 'POST', body: form, headers, signal: leaving.signal };
  // Its answer is never awaited.
  fetch(`${origin}/parse-inventory`, call).catch(() => undefined);
  /** The next event: whether the file is being read, or how many are read before it. */
  const next = async (): Promise<'reading' | number> => {
    for (;;) {
      const { value } = await progress.next();
      if (!value) throw new Error('Its progress ended.');
      if (value.stage === 'reading') return 'reading';
      if (value.stage === 'waiting' && value.of !== null) return value.of;
    }
  };
  return { next, leave: () => leaving.abort() };
}

const [anna, ben] = ['203.0.113.7', '198.51.100.9'];
const ready = async () => {
  const response = await fetch(`${origin}/ready`);
  return [response.status, await response.json()];
};

/** One file being read, and four waiting: two of each client. Returns the first, and the next one in turn. */
async function fill() {
  const first = await send(anna);
  await first.next();
  const next = await send(ben);
  await next.next();
  for (const client of [ben, anna, anna]) await (await send(client)).next();
  return { first, next };
}

it('shows waiting clients how many files are read before theirs, and lets clients behind a proxy take turns', async () => {
  await start();
  const first = await send(anna);
  expect(await first.next()).toBe('reading');
  const second = await send(anna);
  expect(await second.next()).toBe(0);
  const third = await send(anna);
  expect(await third.next()).toBe(1);
  const other = await send(ben);
  expect(await other.next()).toBe(0);
  expect([await second.next(), await third.next()]).toEqual([1, 2]);
  first.leave();
  expect(await other.next()).toBe('reading');
  expect([await second.next(), await third.next()]).toEqual([0, 1]);
});

describe('a service is ready', () => {
  it('while it has a worker and space for a file', async () => {
    await start();
    await (await send(anna)).next();
    expect(await ready()).toEqual([200, { status: true, checks: { workers: 'ok', queue: 'ok' } }]);
  });

  it('not when its queue is full, and again when a place is free', async () => {
    await start();
    const { first, next } = await fill();
    const { status, headers } = await fetch(`${origin}/ready`);
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(await ready()).toEqual([503, { status: false, checks: { workers: 'ok', queue: 'full' } }]);
    first.leave();
    expect(await next.next()).toBe('reading');
    expect(await ready()).toEqual([200, { status: true, checks: { workers: 'ok', queue: 'ok' } }]);
  });

  it('not if its workers cannot start', async () => {
    await start({ program: new URL('work/testing/no-such.worker.ts', import.meta.url) });
    expect(await ready()).toEqual([503, { status: false, checks: { workers: 'away', queue: 'ok' } }]);
  });

  it('not while it stops', async () => {
    await start();
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /ready HTTP/1.1\r\nHost: parser\r\n');
    const progress = progressOf(randomUUID());
    await progress.next();
    const closed = app?.close();
    // It ends because the service stops.
    expect(await progress.next()).toMatchObject({ done: true });
    socket.end('\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
    await closed;
  });
});

it('measures how many files are being read and how many wait', async () => {
  await start();
  await fill();
  const shown = await (await fetch(`${origin}/metrics`)).text();
  expect(shown.match(/^(?:parser_files|ready)\{.*$/gm)).toEqual([
    'ready{check="workers"} 1',
    'ready{check="queue"} 0',
    'parser_files{state="reading"} 1',
    'parser_files{state="waiting"} 4',
  ]);
  // The metrics of the dashboard exist.
  expect([...namedMetrics.parser].filter((name) => !shownMetrics(shown).has(name))).toEqual([]);
});
