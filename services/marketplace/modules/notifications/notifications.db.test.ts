import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { silentLog } from '../../platform/log.ts';
import { deafLive } from '../../platform/live/testing/deaf-live.ts';
import { testSecrets } from '../../platform/mail/testing/queued-mails.ts';
import { notify } from '../../platform/notifications/index.ts';
import { orderBench, valueOf } from '../orders/testing/order-bench.ts';
import { createNotifications, notificationTasks } from './index.ts';

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

interface Reader {
  readonly userId: string;
}

async function listOf(
  reader: Reader,
  query: Parameters<ReturnType<typeof use>['listNotifications']>[1] = {},
) {
  const page = await use().listNotifications(reader, query);
  if (!page.ok) throw new Error(page.error.code);
  return page.value;
}

const titlesOf = async (reader: Reader) => (await listOf(reader)).items.map(({ title }) => title);

/** Writes this many notifications for a user, a second apart. */
async function write({ userId }: Reader, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_none, index) => ({
    userId,
    kind: 'order' as const,
    title: `Notification ${index + 1}`,
    detail: null,
    path: '/crew/dashboard',
    createdAt: new Date(bench.clock.now().getTime() - (count - index) * 1000),
  }));
  await bench.db.insertInto('notifications').values(rows).execute();
}

describe('an event', () => {
  test("notifies all colleagues of a vendor who may act on it, and its buyer of others' actions; each gets a link to their own page", async () => {
    const placed = await bench.placed();
    const { supplier, id } = placed.first;
    const [editor, reader] = [await bench.colleagueOf(supplier), await bench.colleagueOf(supplier, 'reader')];
    await bench.act(supplier, id, { action: 'confirm' });
    await bench.act(placed.buyer, id, { action: 'cancel', note: 'Not needed any more.' });
    const path = `/supplier/orders-details?id=${id}`;
    expect((await listOf(editor)).items).toMatchObject([
      { kind: 'order', title: expect.stringMatching(/has cancelled Q-\d+\/1$/), path, isRead: false },
    ]);
    expect(await titlesOf(reader)).toEqual([]);
    expect((await titlesOf(placed.buyer)).map((title) => title.replace(/Q-\d+/, 'Q'))).toEqual([
      expect.stringMatching(/has confirmed Q\/1$/),
      'Your order Q is placed',
    ]);
  });

  test('settles what was asked about it, for colleagues too; news of one supplier leaves that of another', async () => {
    const { buyer, subOrders } = await bench.placed({ suppliers: 2 });
    const [one, other] = subOrders;
    if (!one || !other) throw new Error('two suppliers are ordered from');
    const unread = async (reader: Reader) =>
      (await listOf(reader, { state: 'unread' })).items.map(({ title }) => title.replace(/Q-\d+/, 'Q'));
    expect(await unread(one.supplier)).toEqual([expect.stringMatching(/^New order/)]);
    await bench.act(one.supplier, one.id, { action: 'confirm' });
    expect([await unread(one.supplier), await unread(other.supplier)]).toEqual([
      [],
      [expect.stringMatching(/^New order/)],
    ]);
    await bench.act(other.supplier, other.id, { action: 'decline', note: 'Sold out.' });
    expect(await unread(buyer)).toHaveLength(2);
    const alone = await bench.placed();
    await bench.act(alone.first.supplier, alone.first.id, { action: 'confirm' });
    expect(await unread(alone.buyer)).toEqual([expect.stringMatching(/has confirmed Q\/1$/)]);
  });

  test('asks until a step answers it, for colleagues too: opened or marked as read, it still waits, first in the list', async () => {
    const { supplier, id } = (await bench.placed()).first;
    const colleague = await bench.colleagueOf(supplier);
    // The reminder replaces the first question, and reaches the new colleague.
    await bench.tasks.remind_supplier({ subOrderId: id }, bench.context);
    const news = { kind: 'order', title: 'News', detail: null, path: '/supplier/orders' } as const;
    await notify(bench.db, supplier, news);
    const ids = (await listOf(supplier)).items.map((item) => item.id);
    const [{ answerBy } = { answerBy: null }] = await bench.db
      .selectFrom('subOrders')
      .select('answerBy')
      .where('id', '=', id)
      .execute();
    expect([
      await use().markOpenedNotificationsRead(supplier, `/supplier/orders-details?id=${id}`),
      await use().markNotifications(supplier, { ids, isRead: true }),
      await use().markAllNotificationsRead(supplier, new Date('2100-01-01')),
    ]).toEqual([2, 1, 1]);
    expect(await listOf(supplier)).toMatchObject({
      items: [
        {
          title: expect.stringMatching(/is waiting for your answer$/),
          isRead: false,
          waitsForAnswer: true,
          answerBy,
        },
        { title: 'News', isRead: true, waitsForAnswer: false, answerBy: null },
        { title: expect.stringMatching(/^New order/), isRead: true, waitsForAnswer: false, answerBy: null },
      ],
      counts: { unread: 1, read: 2 },
      waiting: 1,
    });
    const first = await listOf(supplier, { limit: 1 });
    const rest = await listOf(supplier, { cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map((item) => item.id)).toEqual(ids);
    expect(await use().unreadCount(colleague)).toBe(1);
    await valueOf(bench.act(supplier, id, { action: 'confirm' }));
    expect([await use().unreadCount(supplier), await use().unreadCount(colleague)]).toEqual([0, 0]);
    expect((await listOf(supplier)).waiting).toBe(0);
    // What is answered doesn't wait again.
    expect(await use().markNotifications(supplier, { ids, isRead: false })).toBe(3);
    expect((await listOf(supplier)).waiting).toBe(0);
  });

  test('asks the buyer of each supplier: the answer to one leaves the question of another', async () => {
    const { buyer, subOrders } = await bench.placed({ suppliers: 2 });
    for (const { supplier, id } of subOrders) {
      const [line] = await bench.linesOf(id);
      const lines = [{ lineId: line?.id ?? '', quantity: 1, unitPriceMinor: 8950, substitute: null }];
      const proposal = { message: 'Only one is left.', lines };
      await valueOf(bench.act(supplier, id, { action: 'propose_change', proposal }));
    }
    const waiting = async () => (await listOf(buyer)).waiting;
    expect(await waiting()).toBe(2);
    await valueOf(bench.act(buyer, subOrders[0]?.id ?? '', { action: 'accept_change' }));
    expect(await waiting()).toBe(1);
    await valueOf(bench.act(buyer, subOrders[1]?.id ?? '', { action: 'refuse_change' }));
    expect(await waiting()).toBe(0);
  });

  test('of which the proposal is withdrawn asks its buyer no longer, and its supplier again', async () => {
    const { buyer, first } = await bench.placed();
    const { supplier, id } = first;
    const colleague = await bench.colleagueOf(supplier);
    const waitingOf = async (reader: Reader) =>
      (await listOf(reader)).items
        .filter((item) => item.waitsForAnswer)
        .map(({ title }) => title.replace(/Q-\d+/, 'Q'));
    const [line] = await bench.linesOf(id);
    const lines = [{ lineId: line?.id ?? '', quantity: 1, unitPriceMinor: 8950, substitute: null }];
    const proposal = { message: 'Only one is left.', lines };
    await valueOf(bench.act(supplier, id, { action: 'propose_change', proposal }));
    expect([await waitingOf(buyer), await waitingOf(supplier)]).toEqual([[expect.any(String)], []]);
    await valueOf(bench.act(supplier, id, { action: 'withdraw_change' }));
    expect([await waitingOf(buyer), await waitingOf(supplier), await waitingOf(colleague)]).toEqual([
      [],
      ['Q/1 needs your answer again'],
      ['Q/1 needs your answer again'],
    ]);
    await valueOf(bench.act(supplier, id, { action: 'confirm' }));
    expect(await waitingOf(colleague)).toEqual([]);
  });

  test('asks by deadline, then what has none, the longest first; in pages, each once', async () => {
    const { buyer } = await bench.placed();
    await bench.db.deleteFrom('notifications').execute();
    await write(buyer, 3);
    const day = (days: number) => new Date(bench.clock.now().getTime() + days * 86_400_000);
    const ask = (title: string, answerBy: Date | null, createdAt: Date) =>
      bench.db
        .insertInto('notifications')
        .values({
          userId: buyer.userId,
          kind: 'order',
          title,
          detail: null,
          path: '/crew/dashboard',
          createdAt,
          asksAbout: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
          answerBy,
        })
        .execute();
    await ask('in three days', day(3), day(-3));
    await ask('lately', null, day(-1));
    await ask('tomorrow', day(1), day(-2));
    await ask('long ago', null, day(-9));
    await ask('tomorrow too', day(1), day(-4));
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor, waiting } = await listOf(buyer, { cursor, limit: 1 });
      titles.push(...items.map(({ title }) => title));
      expect(waiting).toBe(5);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(titles.slice(0, 2).toSorted()).toEqual(['tomorrow', 'tomorrow too']);
    expect(titles.slice(2)).toEqual([
      'in three days',
      'long ago',
      'lately',
      'Notification 3',
      'Notification 2',
      'Notification 1',
    ]);
    expect(await titlesOf(buyer)).toEqual(titles);
    const read = await listOf(buyer, { state: 'read' });
    expect([read.items, read.waiting]).toEqual([[], 5]);
    expect((await listOf(buyer, { state: 'unread', limit: 6 })).items.at(-1)?.title).toBe('Notification 3');
  });

  test('of the reader’s own is read from the start', async () => {
    const { buyer } = await bench.placed();
    expect(await listOf(buyer)).toMatchObject({
      items: [{ title: expect.stringMatching(/^Your order Q-\d+ is placed$/), isRead: true }],
      counts: { unread: 0, read: 1 },
    });
  });

  test('that is rolled back notifies nobody', async () => {
    const placed = await bench.placed();
    const before = await titlesOf(placed.buyer);
    const undone = bench.db.transaction().execute(async (trx) => {
      const told = { kind: 'order', title: 'It never was', detail: null, path: '/crew/dashboard' } as const;
      await notify(trx, { userId: placed.buyer.userId }, told);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titlesOf(placed.buyer)).toEqual(before);
  });

  test('contains no link that works without signing in', async () => {
    const { supplier } = (await bench.placed()).first;
    const { items } = await listOf(supplier);
    expect(items.map(({ path }) => path)).toEqual([expect.not.stringContaining('/confirm/')]);
  });

  test('is notified in one line, shortened if it is too long', async () => {
    const { buyer } = await bench.placed();
    const title = `Berth\n${'Q12 '.repeat(200)}`;
    await notify(bench.db, buyer, { kind: 'message', title, detail: null, path: '/crew/dashboard' });
    const [first] = (await listOf(buyer)).items;
    expect([first?.title.length, first?.title.slice(0, 9), first?.title.at(-1)]).toEqual([
      300,
      'Berth Q12',
      '…',
    ]);
  });
});

describe('a reader', () => {
  test('reads ten thousand in pages, each once', async () => {
    const { buyer } = await bench.placed();
    await bench.db.deleteFrom('notifications').execute();
    await write(buyer, 10_000);
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await listOf(buyer, { cursor, limit: 100 });
      for (const { title } of page.items) seen.add(title);
      expect(page.counts).toEqual({ unread: 10_000, read: 0 });
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && seen.size < 1000);
    expect([seen.size, seen.has('Notification 10000'), seen.has('Notification 9001')]).toEqual([
      1000,
      true,
      true,
    ]);
  });

  test('marks only their own', async () => {
    const [mine, theirs] = [await bench.placed(), await bench.placed()];
    await bench.db.deleteFrom('notifications').execute();
    await write(mine.buyer, 1);
    await write(theirs.buyer, 1);
    const [own] = (await listOf(mine.buyer)).items;
    const [other] = (await listOf(theirs.buyer)).items;
    const ids = [own?.id ?? '', other?.id ?? ''];
    expect(await use().markNotifications(mine.buyer, { ids, isRead: true })).toBe(0);
    expect([await use().unreadCount(mine.buyer), await use().unreadCount(theirs.buyer)]).toEqual([0, 1]);
    expect(await use().markNotifications(mine.buyer, { ids, isRead: false })).toBe(1);
  });

  test('who marks all as read keeps later ones unread', async () => {
    const { buyer } = await bench.placed();
    await bench.db.deleteFrom('notifications').execute();
    await write(buyer, 3);
    const [, second] = (await listOf(buyer)).items;
    expect(await use().markAllNotificationsRead(buyer, second?.createdAt ?? new Date(0))).toBe(1);
    const { items, counts } = await listOf(buyer, { state: 'unread' });
    expect([items.map(({ title }) => title), counts]).toEqual([['Notification 3'], { unread: 1, read: 2 }]);
  });

  test('who opens a subject has its notifications marked as read, whatever else its page shows', async () => {
    const { buyer } = await bench.placed();
    await bench.db.deleteFrom('notifications').execute();
    const [one, other] = ['0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f', '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60'];
    const paths = [`/crew/orders-management/${one}`, `/crew/orders-management/${other}`, `/crew/b?id=${one}`];
    for (const path of [...paths, '/crew/dashboard'])
      await notify(bench.db, buyer, { kind: 'order', title: path, detail: null, path });
    await notify(bench.db, buyer, { kind: 'message', title: 'To all', detail: null, path: paths[0] ?? '' });
    const unread = async () =>
      (await listOf(buyer, { state: 'unread' })).items.map(({ title }) => title).toSorted();
    expect(await use().markOpenedNotificationsRead(buyer, `${paths[0]}?show=papers`)).toBe(4);
    expect(await use().markOpenedNotificationsRead(buyer, `/crew/b?tab=2&id=${one}`)).toBe(3);
    expect(await use().markOpenedNotificationsRead(buyer, '/crew/dashboard')).toBe(3);
    expect(await unread()).toEqual(['/crew/dashboard', paths[1], 'To all']);
  });

  test('finds notifications by words and by kind', async () => {
    const { buyer } = await bench.placed();
    await write(buyer, 2);
    expect((await listOf(buyer, { q: 'notification 2' })).items).toHaveLength(1);
    expect((await listOf(buyer, { kind: 'booking' })).items).toEqual([]);
    expect(await use().listNotifications(buyer, { cursor: 'none of ours' })).toMatchObject({ ok: false });
  });
});

test('no longer finds what was read three months ago, or created a year ago', async () => {
  const { buyer } = await bench.placed();
  await bench.db.deleteFrom('notifications').execute();
  await write(buyer, 4);
  const { items } = await listOf(buyer);
  const daysAgo = (days: number) => new Date(bench.clock.now().getTime() - days * 86_400_000);
  const change = (index: number, to: { readAt?: Date; createdAt?: Date }) =>
    bench.db
      .updateTable('notifications')
      .set(to)
      .where('id', '=', items[index]?.id ?? '')
      .execute();
  await change(0, { readAt: daysAgo(91) });
  await change(1, { readAt: daysAgo(89) });
  await change(2, { createdAt: daysAgo(366) });
  const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
  await notificationTasks({ db: bench.db, clock: bench.clock }).clean_up_notifications({}, context);
  expect(await titlesOf(buyer)).toEqual(['Notification 3', 'Notification 1']);
});
