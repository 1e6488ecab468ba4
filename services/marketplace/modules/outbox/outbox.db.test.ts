import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { newId, systemIds } from '../../platform/ids.ts';
import { silentLog } from '../../platform/log.ts';
import { createOutboxMailer } from '../../platform/mail/index.ts';
import { createOutbox } from './index.ts';

const clock = fixedClock('2026-11-20T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await createOutbox({ db: database.db, clock }).clear();
});
afterAll(() => database.drop());

const parts = () => ({
  outbox: createOutbox({ db: database.db, clock }),
  mailer: createOutboxMailer({ db: database.db, clock, ids: systemIds }),
});

test('shows a complete mail, in the list and by its id', async () => {
  const { outbox, mailer } = parts();
  const sent = await mailer.send({
    to: 'anna@example.com',
    subject: 'Hi',
    text: 'Text',
    html: '<p>HTML</p>',
  });
  const [mail, ...others] = await outbox.list();
  const expected = {
    id: expect.stringMatching(/^[\da-f-]{36}$/) as string, // expect's matchers are typed any.
    to: 'anna@example.com',
    subject: 'Hi',
    text: 'Text',
    html: '<p>HTML</p>',
    createdAt: new Date('2026-11-20T12:00:00Z'),
  };
  expect({ sent, mail, others }).toEqual({ sent: { ok: true, value: null }, mail: expected, others: [] });
  expect(await outbox.find(mail?.id ?? '')).toEqual({ ok: true, value: mail });
});

test('shows the one-click link to unsubscribe', async () => {
  const { outbox, mailer } = parts();
  const unsubscribeUrl = 'https://quayside.example.com/api/unsubscribe/a-token';
  await mailer.send({ to: 'anna@example.com', subject: 'Hi', text: 'Text', unsubscribeUrl });
  expect((await outbox.list()).map(({ text }) => text)).toEqual([
    `Text\n\nList-Unsubscribe: <${unsubscribeUrl}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click`,
  ]);
});

test('lists the newest fifty, newest first also within one instant, and those to one address in any case', async () => {
  const { outbox, mailer } = parts();
  for (let number = 1; number <= 52; number += 1) {
    const to = number % 10 === 0 ? 'Bo@example.com' : 'anna@example.com';
    await mailer.send({ to, subject: `${number}`, text: '' });
    if (number % 3 === 0) clock.advance(1000);
  }
  const all = await outbox.list();
  const toBo = await outbox.list({ to: 'bo@EXAMPLE.com' });
  expect(all.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 50 }, (_, index) => `${52 - index}`),
  );
  expect(toBo.map(({ subject }) => subject)).toEqual(['50', '40', '30', '20', '10']);
});

test.each([newId(), 'no id at all', ''])('finds no mail under %j', async (id) => {
  expect(await parts().outbox.find(id)).toEqual({ ok: false, error: 'MAIL_NOT_FOUND' });
});

test('deletes mails older than seven days at night, and all of them on request', async () => {
  const { outbox, mailer } = parts();
  await mailer.send({ to: 'anna@example.com', subject: 'old', text: '' });
  clock.advance(60_000);
  await mailer.send({ to: 'anna@example.com', subject: 'new', text: '' });
  clock.advance(7 * 24 * 60 * 60 * 1000);
  await outbox.cleanUp(
    {},
    { attempt: 1, maxAttempts: 5, signal: new AbortController().signal, log: silentLog },
  );
  const afterNight = await outbox.list();
  await outbox.clear();
  expect([afterNight.map(({ subject }) => subject), await outbox.list()]).toEqual([['new'], []]);
});
