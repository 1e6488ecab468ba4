import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { deafLive } from '../../platform/live/testing/deaf-live.ts';
import { silentLog } from '../../platform/log.ts';
import { testSecrets } from '../../platform/mail/testing/queued-mails.ts';
import { orderBench } from '../orders/testing/order-bench.ts';
import { createNotifications, digestTask } from './index.ts';

let bench: Awaited<ReturnType<typeof orderBench>>;
shareBench(orderBench, (made) => {
  bench = made;
});

const use = () =>
  createNotifications({
    db: bench.db,
    clock: bench.clock,
    secrets: testSecrets,
    live: deafLive(),
  });

const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
const sendDigests = () =>
  digestTask({
    db: bench.db,
    clock: bench.clock,
    queueMail: bench.orderParts.queueMail,
    publicUrl: bench.orderParts.publicUrl,
  })({}, context);

const subjectsTo = async ({ userId }: { readonly userId: string }) =>
  (await bench.mailsTo(userId)).map(({ subject }) => subject.replaceAll(/Q-\d+/g, 'Q'));

async function confirmed(delivery: 'daily' | 'never') {
  const placed = await bench.placed();
  await use().setMailChoices(placed.buyer, [{ kind: 'order', delivery }]);
  await bench.act(placed.first.supplier, placed.first.id, { action: 'confirm' });
  return placed;
}

/** Advances to the next morning at eight in the reader's time zone, which is UTC here. */
function nextMorning(): void {
  const morning = new Date(bench.clock.now().getTime() + 24 * 3_600_000);
  bench.clock.set(`${morning.toISOString().slice(0, 11)}08:00:00.000Z`);
}

describe('a user who wants the mails of a kind once a day', () => {
  test('gets dispensable ones in one mail in the morning, once', async () => {
    const { buyer } = await confirmed('daily');
    expect(await subjectsTo(buyer)).toEqual(['Your order Q is placed']);
    nextMorning();
    await sendDigests();
    await sendDigests();
    expect(await subjectsTo(buyer)).toEqual(['Your order Q is placed', '1 notification on Quayside']);
    const digest = (await bench.mailsTo(buyer.userId)).at(-1);
    expect(digest?.text).toMatch(/has confirmed Q-\d+\/1/);
    expect(digest?.text).toContain('https://quayside.example.com/crew/notifications');
  });

  test('gets no mail about what they have read in the app', async () => {
    const { buyer } = await confirmed('daily');
    const page = await use().listNotifications(buyer, {});
    const ids = page.ok ? page.value.items.map(({ id }) => id) : [];
    await use().markNotifications(buyer, { ids, isRead: true });
    nextMorning();
    await sendDigests();
    expect(await subjectsTo(buyer)).toEqual(['Your order Q is placed']);
  });
});

test('a user who wants no mails of a kind still gets the notifications, and mails that require an answer', async () => {
  const { buyer, first } = await confirmed('never');
  expect(await subjectsTo(buyer)).toEqual(['Your order Q is placed']);
  const page = await use().listNotifications(buyer, {});
  expect(page.ok && page.value.items[0]?.title).toMatch(/has confirmed/);
  await bench.act(first.supplier, first.id, { action: 'cancel', note: 'It broke.' });
  expect((await subjectsTo(buyer)).at(-1)).toMatch(/has cancelled Q\/1/);
});

describe('one click to unsubscribe', () => {
  test('stops the mails of a kind, except those that require an answer', async () => {
    const placed = await bench.placed();
    const { supplier } = placed.first;
    await bench.act(supplier, placed.first.id, { action: 'confirm' });
    const mails = await bench.mailsTo(placed.buyer.userId);
    expect(mails.map(({ unsubscribeUrl }) => unsubscribeUrl !== undefined)).toEqual([false, true]);
    const token = (mails[1]?.unsubscribeUrl ?? '').replace(
      'https://quayside.example.com/api/unsubscribe/',
      '',
    );
    expect(await use().unsubscribe(token)).toBe(true);
    await bench.act(supplier, placed.first.id, { action: 'start_preparing' });
    await bench.act(supplier, placed.first.id, { action: 'dispatch' });
    expect(await subjectsTo(placed.buyer)).toHaveLength(2);
    const choices = await use().mailChoices(placed.buyer);
    expect(choices.filter(({ delivery }) => delivery !== 'at_once')).toEqual([
      { kind: 'order', delivery: 'never' },
    ]);
    // An answer link cannot be unsubscribed from.
    const asked = await bench.mailsTo(supplier.userId);
    expect(asked.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([undefined]);
  });

  test('with an invalid token does nothing', async () => {
    const { buyer } = await bench.placed();
    expect(await use().unsubscribe(`${buyer.userId}.order.AAAA`)).toBe(false);
    expect((await use().mailChoices(buyer)).every(({ delivery }) => delivery === 'at_once')).toBe(true);
  });
});
