import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { createPool } from '../db/database.ts';
import { enqueue } from '../jobs/index.ts';
import type { EnqueueOptions } from '../jobs/index.ts';
import { runJobs } from '../jobs/testing/run-jobs.ts';
import { createLog } from '../log.ts';
import { systemIds } from '../ids.ts';
import { keepUndelivered, mailTasks, settleUndelivered, type MailToQueue } from './index.ts';
import { sealMail } from './mail-queue.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { queuedMails, queueTestMail, testSecrets } from './testing/queued-mails.ts';

const clock = fixedClock('2026-11-20T12:00:00Z');
const mail = { to: 'anna@example.com', subject: 'Your code', text: 'It is 012345.' };

let database: TestDatabase;
let pool: Pool;
const open: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.connectionString, { max: 6 });
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/**
 * Sends to a real SMTP server, which answers the n-th recipient with the n-th of `replies` (a refusal or nothing) and
 * the others with the last.
 */
async function post(replies: readonly (string | undefined)[]) {
  const received: string[] = [];
  const lines: string[] = [];
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const answer = replies[Math.min(asked, replies.length - 1)];
      asked += 1;
      const [code, ...text] = (answer ?? '').split(' ');
      done(
        answer === undefined
          ? null
          : Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }),
      );
    },
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        received.push(raw);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // Listening on TCP, so not a pipe's name.
  const mailer = createSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'post@example.com' });
  const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });
  const tasks = mailTasks({
    mailer,
    clock,
    secrets: testSecrets,
    keepUndelivered: keepUndelivered({ db: database.db, ids: systemIds }),
  });
  open.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
    () => {
      mailer.close();
      return Promise.resolve();
    },
  );
  const messages = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ job }) => job === 'send_sealed_mail')
      .map(({ level, msg }) => `${String(level)}: ${String(msg)}`);
  /** Enqueues a mail and waits until it is sent, discarded or abandoned. */
  async function sendAndSettle(queued: MailToQueue, options?: EnqueueOptions): Promise<void> {
    await database.db
      .transaction()
      .execute((trx) => enqueue(trx, 'send_sealed_mail', sealMail(testSecrets, queued), options));
    await workOff();
  }
  const workOff = () => runJobs({ db: database.db, pool, tasks, log });
  return { received, asked: () => asked, messages, sendAndSettle, workOff, logged: () => lines.join('') };
}

/** Returns and deletes the undelivered mails. */
const takeKept = () => database.db.deleteFrom('undeliveredMails').returningAll().execute();
afterEach(takeKept);

test('a mail is sent, and its text stays neither in the jobs nor in the log', async () => {
  const { received, messages, logged, sendAndSettle } = await post([undefined]);
  await sendAndSettle(mail);
  expect({ sent: received.map((raw) => raw.includes('It is 012345.')), messages: messages() }).toEqual({
    sent: [true],
    messages: [],
  });
  expect(logged()).not.toMatch(/012345|anna@/);
});

test('a waiting mail reveals its recipient, but not its content', async () => {
  await database.db.transaction().execute((trx) => queueTestMail(trx, mail));
  const { rows } = await pool.query<{ payload: object }>('select payload from graphile_worker._private_jobs');
  const waiting = JSON.stringify(rows);
  expect(waiting).toContain(mail.to);
  expect(waiting).not.toMatch(/012345|Your code/);
  expect(await queuedMails(database.db)).toEqual([mail]);
  await pool.query('delete from graphile_worker._private_jobs');
});

test('a mail that an earlier version queued unsealed is sent', async () => {
  const { received, sendAndSettle } = await post([undefined]);
  await database.db
    .transaction()
    .execute((trx) => enqueue(trx, 'send_mail', { ...mail, to: 'jonas@example.com' }));
  await sendAndSettle(mail);
  expect(received.map((raw) => /^To: (.*?)\r$/m.exec(raw)?.[1]).toSorted()).toEqual([
    'anna@example.com',
    'jonas@example.com',
  ]);
});

test('a mail sealed with another secret waits until that is configured, and the log names it', async () => {
  const { received, logged, sendAndSettle } = await post([undefined]);
  const sealedBefore = sealMail({ current: 'the secret of last year', before: null }, mail);
  await database.db
    .transaction()
    .execute((trx) => enqueue(trx, 'send_sealed_mail', sealedBefore, { maxAttempts: 2 }));
  await sendAndSettle({ ...mail, to: 'jonas@example.com' });
  expect(received).toHaveLength(1);
  expect(logged()).toContain('set APP_SECRET_BEFORE to the one before');
});

test('a temporarily refused mail is sent at a later attempt, once', async () => {
  const { received, asked, messages, logged, sendAndSettle } = await post([
    '450 4.2.1 mailbox anna@example.com busy',
    undefined,
  ]);
  await sendAndSettle(mail);
  expect({ sent: received.length, asked: asked(), messages: messages() }).toEqual({
    sent: 1,
    asked: 2,
    messages: ['warn: job failed, will be tried again'],
  });
  expect(logged()).not.toMatch(/012345|anna@/);
});

test('a permanently refused mail is stored after the first attempt, and can be sent again', async () => {
  const { received, asked, messages, sendAndSettle, workOff } = await post(['550 5.1.1 no such user']);
  await sendAndSettle(mail);
  expect({ sent: received.length, asked: asked(), messages: messages() }).toEqual({
    sent: 0,
    asked: 1,
    messages: ['warn: mail refused by the server for good'],
  });
  const [kept] = await database.db.selectFrom('undeliveredMails').selectAll().execute();
  expect(kept).toMatchObject({ toAddress: mail.to, reason: 'refused', failedAt: clock.now() });
  expect(JSON.stringify(kept)).not.toMatch(/012345|Your code/);
  const again = { id: kept?.id ?? '', isResent: true, now: clock.now() };
  expect(await settleUndelivered(database.db, again)).toBe(true);
  expect(await settleUndelivered(database.db, again)).toBe(false);
  await workOff();
  // Refused again: it is stored again.
  expect([asked(), (await takeKept()).length]).toEqual([2, 1]);
});

test('a mail that fails its last attempt is stored, with an error in the log', async () => {
  const { asked, messages, sendAndSettle } = await post(['450 4.2.1 busy']);
  await sendAndSettle(mail, { maxAttempts: 3 });
  expect({ asked: asked(), messages: messages() }).toEqual({
    asked: 3,
    messages: [
      'warn: job failed, will be tried again',
      'warn: job failed, will be tried again',
      'error: mail given up after the last attempt',
    ],
  });
  expect(await takeKept()).toMatchObject([{ reason: 'given_up' }]);
});

test('a mail whose code has expired is discarded, others are sent', async () => {
  const { received, messages, sendAndSettle } = await post([undefined]);
  await sendAndSettle({ ...mail, discardAt: '2026-11-20T11:59:59Z' });
  await sendAndSettle({ ...mail, subject: 'Fresh', discardAt: '2026-11-20T12:00:00Z' });
  expect({
    sent: received.map((raw) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim()),
    messages: messages(),
  }).toEqual({
    sent: ['Fresh'],
    messages: ['warn: mail overdue, dropped unsent'],
  });
});
