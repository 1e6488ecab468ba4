import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addHealth, createServer } from '../../http-adapter/index.ts';
import { systemClock } from '../platform/clock.ts';
import { prepareJobs, until } from '../platform/jobs/testing/prepare-jobs.ts';
import { silentLog } from '../platform/log.ts';
import { mailTasks } from '../platform/mail/index.ts';
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts';
import { queueTestMail, testSecrets } from '../platform/mail/testing/queued-mails.ts';
import { mailsCheck } from './readiness.ts';

const { db, work, waitingJobs } = prepareJobs();

let app: FastifyInstance;
beforeEach(() => {
  app = createServer({ log: silentLog });
  addHealth(app, [mailsCheck(db())]);
});
afterEach(() => app.close());
const ready = async () => {
  const { statusCode, body } = await app.inject('/ready');
  return [statusCode, JSON.parse(body)];
};
const found = (mails: string) => [200, { status: true, checks: { mails } }];

/** A mail server on a port, by default on any free one. */
async function mailServer(port = 0): Promise<{ port: number; stop: () => Promise<void> }> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => stream.resume().once('end', () => done()),
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { port: address.port, stop: () => new Promise((resolve) => smtp.close(resolve)) };
}

const queueMail = () =>
  db()
    .transaction()
    .execute((trx) => queueTestMail(trx, { to: 'anna@example.com', subject: 'Your code', text: '012345' }));
const change = (what: string) =>
  sql`${sql.raw(`update graphile_worker._private_jobs set ${what}`)}`.execute(db());
const hasFailed = async () =>
  (
    await sql`select from graphile_worker.jobs where last_error is not null and locked_at is null`.execute(
      db(),
    )
  ).rows.length > 0;

test('a node reports that mails are late while the mail server is down, stays ready, and notices its recovery', async () => {
  const { port, stop } = await mailServer();
  await stop();
  const mailer = createSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'post@example.com' });
  await work(
    mailTasks({
      mailer,
      clock: systemClock,
      secrets: testSecrets,
      keepUndelivered: () => Promise.resolve(),
    }),
  );
  await queueMail();
  await until(hasFailed);
  expect(await ready()).toEqual(found('ok'));
  await change("created_at = now() - interval '11 minutes'");
  expect(await ready()).toEqual(found('late'));

  const back = await mailServer(port);
  await change('run_at = now()');
  await until(async () => (await waitingJobs()).length === 0);
  expect(await ready()).toEqual(found('ok'));
  mailer.close();
  await back.stop();
});

test.each([
  ['that was not tried yet', "created_at = now() - interval '1 day'"],
  [
    'that was given up',
    "last_error = 'away', attempts = max_attempts, created_at = now() - interval '1 day'",
  ],
])('a mail %s is not late', async (_what, state) => {
  await queueMail();
  await change(state);
  expect(await ready()).toEqual(found('ok'));
});

test('other jobs do not make mails late', async () => {
  await sql`select graphile_worker.add_job('greet', '{}'::json)`.execute(db());
  await change("last_error = 'away', attempts = 3, created_at = now() - interval '1 day'");
  expect(await ready()).toEqual(found('ok'));
});
