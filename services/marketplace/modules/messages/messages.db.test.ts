import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { newId } from '../../platform/ids.ts';
import { orderBench } from '../orders/testing/order-bench.ts';
import { createMessages } from './index.ts';

let bench: Awaited<ReturnType<typeof orderBench>>;
shareBench(orderBench, (made) => {
  bench = made;
});

const use = () => createMessages(bench.orderParts);

type Reader = Parameters<ReturnType<typeof use>['list']>[0];

const write = async (author: Reader, saleId: string, text: string, requestKey: string = newId()) => {
  const sent = await use().send(author, saleId, { requestKey, text });
  return sent.ok ? sent.value.text : sent.error.code;
};

const read = async (reader: Reader, saleId: string, before?: string) => {
  const found = await use().list(reader, saleId, { before });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

const shownTo = async (reader: Reader, saleId: string) =>
  (await read(reader, saleId)).messages.map(({ by, name, text }) => [by, name, text]);

const notifiedOf = (userId: string) =>
  bench.db
    .selectFrom('notifications')
    .select(['kind', 'title', 'detail', 'path'])
    .where('userId', '=', userId)
    .where('title', 'like', '%wrote to you%')
    .orderBy('createdAt')
    .execute();

const messageMailsTo = async (userId: string) =>
  (await bench.mailsTo(userId)).filter(({ subject }) => subject.includes('wrote to you'));

test('each side sees who wrote, and only colleagues see which of them it was', async () => {
  const { buyer, first } = await bench.placed();
  const colleague = await bench.colleagueOf(first.supplier);
  const admin = await bench.admin();
  await write(buyer, first.id, 'Can you bring it to the fuel dock?');
  await write(colleague, first.id, 'Yes, at nine.');
  await write(admin, first.id, 'We keep an eye on this.');
  const [crew] = (await shownTo(first.supplier, first.id)).map(([, name]) => name);
  expect(await shownTo(buyer, first.id)).toEqual([
    ['you', crew, 'Can you bring it to the fuel dock?'],
    ['vendor', 'Chandlery 1', 'Yes, at nine.'],
    ['admin', 'Quayside', 'We keep an eye on this.'],
  ]);
  expect(await shownTo(first.supplier, first.id)).toEqual([
    ['crew_member', crew, 'Can you bring it to the fuel dock?'],
    ['colleague', 'Ana Abela', 'Yes, at nine.'],
    ['admin', 'Quayside', 'We keep an eye on this.'],
  ]);
  const onlyReads = await bench.colleagueOf(first.supplier, 'reader');
  const facts = await Promise.all(
    [buyer, colleague, onlyReads, admin].map(async (reader) => read(reader, first.id)),
  );
  expect(facts.map(({ others, canWrite }) => [others, canWrite])).toEqual([
    ['Chandlery 1', true],
    [crew, true],
    [crew, false],
    [`${crew} and Chandlery 1`, true],
  ]);
});

test('the other side is notified with the text, mailed once for several in a row, with a link to its own page', async () => {
  const { buyer, orderId, first } = await bench.placed();
  const reader = await bench.colleagueOf(first.supplier, 'reader');
  await write(buyer, first.id, 'Is it dark blue?');
  bench.clock.advance(60_000);
  await write(buyer, first.id, 'And how long?');
  const { number } = await read(buyer, first.id);
  const path = `/supplier/orders-details?id=${first.id}`;
  const notified = await notifiedOf(first.supplier.userId);
  expect(notified.map(({ kind, detail, path: at }) => [kind, detail, at])).toEqual([
    ['order', 'Is it dark blue?', path],
    ['order', 'And how long?', path],
  ]);
  expect(notified[0]?.title).toMatch(new RegExp(`wrote to you about ${number}$`));
  expect(await messageMailsTo(first.supplier.userId)).toMatchObject([
    { text: expect.stringContaining('“Is it dark blue?”') as unknown },
  ]);
  expect([await notifiedOf(reader.userId), await notifiedOf(buyer.userId)]).toEqual([[], []]);
  bench.clock.advance(10 * 60_000);
  await write(buyer, first.id, 'Are you there?');
  expect(await messageMailsTo(first.supplier.userId)).toHaveLength(2);
  await write(first.supplier, first.id, 'Dark blue, 60 cm.');
  expect(await notifiedOf(buyer.userId)).toMatchObject([
    { detail: 'Dark blue, 60 cm.', path: `/crew/orders-management/${orderId}` },
  ]);
});

test("an admin's message reaches both sides, and later messages reach that admin only", async () => {
  const { buyer, orderId, first } = await bench.placed();
  const [admin, other] = [await bench.admin(), await bench.admin()];
  await write(buyer, first.id, 'They don’t answer.');
  expect(await notifiedOf(admin.userId)).toEqual([]);
  await write(admin, first.id, 'Please send us a picture.');
  await write(buyer, first.id, 'Here it is.');
  expect([
    (await notifiedOf(buyer.userId)).map(({ title }) => title.split(' wrote')[0]),
    (await notifiedOf(first.supplier.userId)).length,
    (await notifiedOf(admin.userId)).map(({ detail, path }) => [detail, path]),
    await notifiedOf(other.userId),
    await bench.db.selectFrom('auditLog').select(['actorId', 'act', 'subjectId']).execute(),
  ]).toEqual([
    ['Quayside'],
    3,
    [['Here it is.', `/admin/orders-management/${orderId}`]],
    [],
    [{ actorId: admin.userId, act: 'message_write', subjectId: first.id }],
  ]);
});

test('the same key writes once, also for simultaneous requests, and never another text', async () => {
  const { buyer, first } = await bench.placed();
  const key = newId();
  const twice = [write(buyer, first.id, 'Hello', key), write(buyer, first.id, 'Hello', key)];
  expect(await Promise.all(twice)).toEqual(['Hello', 'Hello']);
  expect(await write(buyer, first.id, 'Goodbye', key)).toBe('KEY_USED_OTHERWISE');
  expect((await read(buyer, first.id)).messages).toHaveLength(1);
  expect(await notifiedOf(first.supplier.userId)).toHaveLength(1);
});

test('strangers, other suppliers of the order, and unpaid sales answer 404; blank messages are refused', async () => {
  const { buyer, first, subOrders } = await bench.placed({ suppliers: 2 });
  const [, second] = subOrders;
  const stranger = (await bench.placed()).buyer;
  expect([
    await write(stranger, first.id, 'Hello'),
    second && (await write(second.supplier, first.id, 'Hello')),
    await write(buyer, newId(), 'Hello'),
    await write(buyer, first.id, ' \n '),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'VALIDATION']);
  await bench.db.updateTable('subOrders').set({ status: 'reserved' }).where('id', '=', first.id).execute();
  expect(await write(first.supplier, first.id, 'Hello')).toBe('NOT_FOUND');
});

test('a long conversation is read from its end, fifty messages at a time', async () => {
  const { buyer, first } = await bench.placed();
  for (let number = 1; number <= 51; number += 1) await write(buyer, first.id, `Line ${number}`);
  const latest = await read(buyer, first.id);
  expect([latest.messages.length, latest.messages[0]?.text, latest.messages.at(-1)?.text]).toEqual([
    50,
    'Line 2',
    'Line 51',
  ]);
  const earlier = await read(buyer, first.id, latest.earlierThan ?? undefined);
  expect([earlier.messages.map(({ text }) => text), earlier.earlierThan]).toEqual([['Line 1'], null]);
});
