import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { addHealth, checksInTime, type ReadinessCheck } from './health.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function ready(...checks: readonly ReadinessCheck[]) {
  app = createServer({ log: pino({ level: 'silent' }) });
  addHealth(app, checksInTime(checks));
  const { statusCode, body } = await app.inject('/ready');
  return [statusCode, JSON.parse(body)] as const;
}
const database: ReadinessCheck = { name: 'database', check: async () => 'ok' };

it('is ready although an informative check is late, and shows it', async () => {
  const mails: ReadinessCheck = { name: 'mails', isInformative: true, check: async () => 'late' };
  expect(await ready(database, mails)).toEqual([
    200,
    { status: true, checks: { database: 'ok', mails: 'late' } },
  ]);
});

it('is ready although an informative check fails', async () => {
  const silent = () => new Promise<never>(() => undefined);
  const mails: ReadinessCheck = { name: 'mails', isInformative: true, check: silent };
  expect(await ready(database, mails)).toEqual([
    200,
    { status: true, checks: { database: 'ok', mails: 'away' } },
  ]);
});

it('is not ready if a required check is late', async () => {
  expect(await ready({ name: 'database', check: async () => 'late' })).toEqual([
    503,
    { status: false, checks: { database: 'late' } },
  ]);
});
