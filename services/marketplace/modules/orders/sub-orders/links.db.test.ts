import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { newToken } from '../../../platform/ids.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

/** A placed order, and the token from the mail to its supplier. */
const asked = async (given: Parameters<OrderBench['placed']>[0] = {}) => {
  const placed = await bench.placed(given);
  const mails = await bench.mailsTo(placed.first.supplierId);
  const tokens = mails.flatMap(({ text }) => /confirm\/[\w-]+\/([\w-]+)/.exec(text)?.[1] ?? []);
  return { ...placed, id: placed.first.id, token: tokens.at(-1) ?? 'no link was mailed' };
};
const read = (id: string, token: string) => codeOf(bench.orders.readLink(id, token));
const answer = (id: string, token: string, action: 'confirm' | 'decline' = 'confirm', note?: string) =>
  codeOf(bench.orders.answerLink(id, { token, action, note }));

test('an answer link shows the order however often it is opened, and accepts one answer', async () => {
  const { orderId, id, token, first } = await asked();
  const [one, again] = [await bench.orders.readLink(id, token), await bench.orders.readLink(id, token)];
  expect(one).toEqual(again);
  const shown = await valueOf(Promise.resolve(one));
  expect(shown.subOrder).toMatchObject({
    id,
    status: 'pending_confirmation',
    actions: ['confirm', 'decline', 'propose_change'],
  });
  const after = await valueOf(
    bench.orders.answerLink(id, { token, action: 'confirm', note: 'On its way tomorrow.' }),
  );
  expect(after.subOrder).toMatchObject({ status: 'confirmed', note: 'On its way tomorrow.', actions: [] });
  expect([await answer(id, token), await read(id, token)]).toEqual(['LINK_USED', 'LINK_USED']);
  const step = await bench.db
    .selectFrom('tradeHistory')
    .select(['actorId', 'actorRole'])
    .where('orderId', '=', orderId)
    .where('command', '=', 'confirm')
    .where('process', '=', 'sub_order')
    .executeTakeFirstOrThrow();
  expect(step).toEqual({ actorId: first.supplierId, actorRole: 'supplier' });
});

test('a decline by link needs its reason; without one the link stays valid', async () => {
  const { id, token } = await asked();
  expect(await answer(id, token, 'decline')).toBe('VALIDATION');
  expect(await answer(id, token, 'decline', 'The last one is damaged.')).toBe('done');
});

test('a link accepts the same answers as the app, a part with a date or a proposed change, and each uses it up', async () => {
  const part = await asked({ ifIncomplete: 'send' });
  const [line] = await bench.linesOf(part.id);
  const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
  const confirmed = await valueOf(
    bench.orders.answerLink(part.id, { token: part.token, action: 'confirm', lines, readyOn: '2099-12-01' }),
  );
  expect(confirmed.subOrder).toMatchObject({
    status: 'confirmed',
    readyOn: '2099-12-01',
    lines: [{ accepted: { quantity: 1 } }],
  });
  const change = await asked();
  const proposal = { message: 'In grey, on Friday?', readyOn: '2099-12-04' };
  const proposed = await valueOf(
    bench.orders.answerLink(change.id, { token: change.token, action: 'propose_change', proposal }),
  );
  expect(proposed.subOrder).toMatchObject({ status: 'change_proposed', proposal, actions: [] });
  expect([await read(part.id, part.token), await read(change.id, change.token)]).toEqual([
    'LINK_USED',
    'LINK_USED',
  ]);
});

test('an answer that is refused leaves the link valid', async () => {
  const { id, token } = await asked();
  const past = { token, action: 'confirm', readyOn: '2001-01-01' } as const;
  expect(await codeOf(bench.orders.answerLink(id, past))).toBe('VALIDATION');
  const nothing = { token, action: 'propose_change' } as const;
  expect(await codeOf(bench.orders.answerLink(id, nothing))).toBe('VALIDATION');
  expect(await answer(id, token)).toBe('done');
});

test('two simultaneous answers by one link count once', async () => {
  const { id, token } = await asked();
  const both = await Promise.all([answer(id, token), answer(id, token, 'decline', 'None left.')]);
  expect(both.sort()).toEqual(['LINK_USED', 'done']);
});

test("a link whose order was answered in the app shows the order's state and accepts no answer", async () => {
  const { id, token, first } = await asked();
  await valueOf(bench.act(first.supplier, id, { action: 'confirm' }));
  const shown = await valueOf(bench.orders.readLink(id, token));
  expect([shown.subOrder.status, shown.subOrder.actions, await answer(id, token)]).toEqual([
    'confirmed',
    [],
    'NOT_ALLOWED_NOW',
  ]);
});

describe('a link is refused', () => {
  test('when it is forged, or belongs to another order', async () => {
    const one = await asked();
    const other = await asked();
    for (const token of [newToken(), other.token])
      expect([await read(one.id, token), await answer(one.id, token)]).toEqual(['LINK_WRONG', 'LINK_WRONG']);
    expect((await bench.subOrdersOf(one.orderId))[0]?.status).toBe('pending_confirmation');
  });

  test('after 48 hours', async () => {
    const { id, token } = await asked();
    bench.clock.advance(48 * 3_600_000);
    expect([await read(id, token), await answer(id, token)]).toEqual(['LINK_EXPIRED', 'LINK_EXPIRED']);
  });
});

test('the link of a reminder accepts an answer, after which the first link accepts none', async () => {
  const { id, token, first } = await asked();
  await bench.tasks.remind_supplier({ subOrderId: id }, bench.context);
  const reminder = (await bench.mailsTo(first.supplierId)).at(-1)?.text ?? '';
  const second = /confirm\/[\w-]+\/([\w-]+)/.exec(reminder)?.[1] ?? '';
  expect([await answer(id, second), await answer(id, token)]).toEqual(['done', 'NOT_ALLOWED_NOW']);
});

test('what the database stores of a link does not open it', async () => {
  const { id, token } = await asked();
  const { tokenHash } = await bench.db.selectFrom('saleLinks').selectAll().executeTakeFirstOrThrow();
  expect(tokenHash.toString('base64url')).not.toBe(token);
  expect(await read(id, tokenHash.toString('base64url'))).toBe('LINK_WRONG');
});
