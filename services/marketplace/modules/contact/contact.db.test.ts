import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { systemIds } from '../../platform/ids.ts';
import { queueTestMail, testSecrets } from '../../platform/mail/testing/queued-mails.ts';
import { accountBench, type AccountBench } from '../account/testing/account-bench.ts';
import { createContact, type Contact } from './index.ts';

const network = '192.0.2.17';
const ada = 'ada@example.com';
const mara = {
  topic: 'order',
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@example.com',
  message: 'Can an order be sent to two berths?',
} as const;

let bench: AccountBench;
let contact: Contact;
let admin: {
  readonly kind: 'active';
  readonly id: string;
  readonly userId: string;
  readonly role: 'admin';
  readonly signUpId: null;
};

shareBench(accountBench, async (made) => {
  bench = made;
  contact = createContact({
    ...bench,
    ids: systemIds,
    secrets: testSecrets,
    queueMail: queueTestMail,
    publicUrl: 'https://quayside.example.com',
  });
  await bench.db.deleteFrom('contactMessages').execute();
  await bench.db.deleteFrom('newsAddresses').execute();
  const userId = systemIds.newId();
  const at = bench.clock.now();
  await bench.db
    .insertInto('users')
    .values({
      id: userId,
      email: ada,
      role: 'admin',
      firstName: 'Ada',
      lastName: 'Ferrer',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      createdAt: at,
      updatedAt: at,
      closedAt: null,
    })
    .execute();
  admin = { kind: 'active', id: systemIds.newId(), userId, role: 'admin', signUpId: null };
});

/** A form that was open for a minute. */
function filledForm(): string {
  const form = contact.openForm();
  bench.clock.advance(60_000);
  return form;
}

async function sent(change: Partial<Parameters<Contact['sendMessage']>[0]> = {}): Promise<string> {
  const result = await contact.sendMessage({ ...mara, form: filledForm(), ...change }, network);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.number;
}

async function listed(asked: Parameters<Contact['listDesk']>[0] = {}) {
  const result = await contact.listDesk(asked);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function only() {
  const { items } = await listed();
  const message = await contact.readConversation(items[0]?.id ?? systemIds.newId());
  if (message === null) throw new Error('there is no message');
  return message;
}

const act = async (command: 'answer' | 'close' | 'reopen' | 'release', text?: string) => {
  const { id, version } = await only();
  return contact.actOnMessage(admin, id, { command, version, ...(text !== undefined && { text }) });
};

test('a message is listed, and each admin is mailed a link to it', async () => {
  const number = await sent();
  const { items, counts } = await listed();
  expect(items.map((item) => `M-${item.number} ${item.name}: ${item.lastText}`)).toEqual([
    `${number} Mara Lindqvist: Can an order be sent to two berths?`,
  ]);
  expect(counts).toEqual({ open: 1, held: 0, answered: 0, closed: 0 });
  const [mail] = await bench.mailsTo(ada);
  expect(mail?.subject).toBe(`${number}: Mara Lindqvist wrote to Quayside`);
  expect(mail?.text).toContain(`/admin/dashboard?show=messages&message=${items[0]?.id}`);
});

test('a form sent twice is one message; with other words it is another', async () => {
  const form = filledForm();
  const numbers = [
    await sent({ form }),
    await sent({ form }),
    await sent({ form, message: 'And the invoice?' }),
  ];
  expect(new Set(numbers).size).toBe(2);
  expect((await listed()).counts.open).toBe(2);
});

test('what looks like advertising is stored without a mail, and an admin can release it', async () => {
  await sent({ website: 'https://seo.example.com' });
  expect((await listed()).counts).toEqual({ open: 0, held: 1, answered: 0, closed: 0 });
  expect(await bench.mailsTo(ada)).toEqual([]);
  const released = await act('release');
  expect(released.ok && [released.value.status, released.value.actions]).toEqual([
    'open',
    ['answer', 'close'],
  ]);
});

test('words that arrived three times within a day are held the fourth time, from any form', async () => {
  for (let times = 0; times < 4; times += 1) await sent();
  expect((await listed()).counts).toMatchObject({ open: 3, held: 1 });
});

test('an answer is mailed, its link continues the conversation, and the message awaits an answer again', async () => {
  await sent();
  await act('answer', 'Yes.\nOne supplier, one berth.');
  const [answer] = await bench.mailsTo(mara.email);
  expect(answer?.text).toContain('One supplier, one berth.');
  const reply = /#reply=([\w.-]+)/.exec(answer?.text ?? '')?.[1] ?? '';
  bench.clock.advance(60_000);
  await sent({ message: 'Thank you!', reply });
  await sent({ message: 'Thank you!', reply });
  const { status, entries } = await only();
  expect(status).toBe('open');
  expect(entries.map(({ command, by, text }) => [command, by, text])).toEqual([
    ['write', null, mara.message],
    ['answer', 'Ada Ferrer', 'Yes.\nOne supplier, one berth.'],
    ['write', null, 'Thank you!'],
  ]);
});

test('a message with an invalid link is not lost', async () => {
  await sent();
  await sent({ message: 'Hello again', reply: 'nonsense.token' });
  expect((await listed()).counts.open).toBe(2);
});

test('of two admins who answer the same version the second is refused, and one mail is sent', async () => {
  await sent();
  const { id, version } = await only();
  const answers = await Promise.all(
    ['Yes.', 'No.'].map((text) => contact.actOnMessage(admin, id, { command: 'answer', text, version })),
  );
  expect(answers.map((answer) => (answer.ok ? 'done' : answer.error.code)).sort()).toEqual([
    'CHANGED_ELSEWHERE',
    'done',
  ]);
  expect(await bench.mailsTo(mara.email)).toHaveLength(1);
});

test('a message is found by its words, its number, and in pages without gaps', async () => {
  const numbers = [
    await sent({ message: 'Berth A' }),
    await sent({ message: 'Berth B' }),
    await sent({ message: 'Oil' }),
  ];
  const found = await listed({ q: 'berth' });
  expect(found.items).toHaveLength(2);
  expect((await listed({ q: numbers[2] ?? '' })).items.map(({ lastText }) => lastText)).toEqual(['Oil']);
  const first = await listed({ status: 'open', limit: 2 });
  const rest = await listed({ status: 'open', limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items].map(({ lastText }) => lastText)).toEqual([
    'Berth A',
    'Berth B',
    'Oil',
  ]);
  expect(rest.nextCursor).toBeNull();
});

test('an address for the newsletter is mailed once an hour, confirmed by its link, and removed by it', async () => {
  await contact.askForNews({ email: mara.email });
  await contact.askForNews({ email: mara.email.toUpperCase() });
  const mails = await bench.mailsTo(mara.email);
  expect(mails).toHaveLength(1);
  const token = /#news=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(await contact.answerNewsLink({ token, wanted: true })).toEqual({ ok: true, value: null });
  expect(await contact.answerNewsLink({ token, wanted: false })).toEqual({ ok: true, value: null });
  expect(await contact.answerNewsLink({ token, wanted: true })).toEqual({ ok: false, error: 'LINK_WRONG' });
});
