import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemIds } from '../../platform/ids.ts';
import { silentLog } from '../../platform/log.ts';
import { createAudit } from '../audit/index.ts';
import { orderBench } from '../orders/testing/order-bench.ts';
import { announcementTask, createAnnouncements, type AnnouncementParts } from './index.ts';

let bench: Awaited<ReturnType<typeof orderBench>>;
let parts: AnnouncementParts;
beforeAll(async () => {
  bench = await orderBench();
  const { db, clock, orderParts } = bench;
  parts = {
    db,
    clock,
    ids: systemIds,
    queueMail: orderParts.queueMail,
    publicUrl: orderParts.publicUrl,
  };
});
afterAll(() => bench.drop());
beforeEach(async () => {
  await bench.db.deleteFrom('notifications').execute();
  await bench.db.deleteFrom('announcements').execute();
  await bench.reset();
});

const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
const message = {
  title: 'Closed on Sunday',
  body: 'We move to a larger database.',
  role: 'crew_member',
  port: null,
  isPromotional: false,
  sendAt: null,
} as const;

const send = async (announcementId: string) => announcementTask(parts)({ announcementId }, context);
const only = async () => {
  const page = await createAnnouncements(parts).listAnnouncements({});
  if (!page.ok || !page.value.items[0]) throw new Error('nothing was announced');
  return page.value.items[0];
};
const told = () =>
  bench.db.selectFrom('notifications').select(['userId', 'title', 'kind', 'announcementId']).execute();

describe('an announcement to a role', () => {
  test('reaches all its users once, however often it is sent, and shows who read it', async () => {
    const admin = await bench.admin();
    const crew = [await bench.buyer(), await bench.buyer()];
    const created = await createAnnouncements(parts).createAnnouncement(admin, message);
    expect(created).toEqual({ ok: true, value: 2 });
    const { id, state } = await only();
    expect(state).toBe('planned');
    await send(id);
    await send(id);
    expect((await told()).map(({ userId, title, kind }) => [userId, title, kind]).toSorted()).toEqual(
      crew.map((userId) => [userId, 'Closed on Sunday', 'message']).toSorted(),
    );
    await bench.db
      .updateTable('notifications')
      .set({ readAt: bench.clock.now() })
      .where('userId', '=', crew[0] ?? '')
      .execute();
    expect(await only()).toMatchObject({ state: 'sent', recipients: 2, read: 1 });
    expect(await bench.mailsTo(crew[0] ?? '')).toHaveLength(1);
  });

  test('without recipients is refused with a message', async () => {
    const admin = await bench.admin();
    expect(
      await createAnnouncements(parts).createAnnouncement(admin, { ...message, port: 'palma' }),
    ).toMatchObject({
      ok: false,
      error: {
        code: 'VALIDATION',
        fields: [{ message: 'Nobody would get this. Choose another role or port.' }],
      },
    });
    expect(await createAnnouncements(parts).listAnnouncements({})).toMatchObject({ value: { total: 0 } });
  });

  test('that advertises is sent only to subscribers of the newsletter', async () => {
    const admin = await bench.admin();
    const [agreed] = [await bench.buyer(), await bench.buyer()];
    await bench.db.insertInto('notificationChoices').values({ userId: agreed, newsByEmail: true }).execute();
    expect(
      await createAnnouncements(parts).createAnnouncement(admin, { ...message, isPromotional: true }),
    ).toEqual({ ok: true, value: 1 });
    await send((await only()).id);
    expect((await told()).map(({ userId }) => userId)).toEqual([agreed]);
    const [mail] = await bench.mailsTo(agreed);
    expect(mail?.unsubscribeUrl).toContain(`/api/unsubscribe/${agreed}.news.`);
    expect(mail?.text).toMatch(/because you agreed to news from Quayside.+\/crew\/settings/u);
  });
});

test('an announcement withdrawn before its time is not sent', async () => {
  const admin = await bench.admin();
  await bench.buyer();
  const sendAt = new Date(bench.clock.now().getTime() + 3_600_000);
  await createAnnouncements(parts).createAnnouncement(admin, { ...message, sendAt });
  const { id } = await only();
  expect(await createAnnouncements(parts).withdrawAnnouncement(admin, id)).toEqual({ ok: true, value: null });
  await send(id);
  expect([(await told()).length, (await only()).state]).toEqual([0, 'withdrawn']);
  expect(await createAnnouncements(parts).withdrawAnnouncement(admin, id)).toEqual({
    ok: false,
    error: { code: 'NOT_ALLOWED_NOW' },
  });
  const { db, clock } = bench;
  const log = await createAudit({ db, clock, ids: systemIds }).listAudit({});
  expect(log.ok && log.value.items.map(({ act, subject }) => [act, subject])).toEqual([
    ['withdraw_announcement', 'Closed on Sunday'],
    ['send_announcement', 'Closed on Sunday'],
  ]);
});

test('an announcement for a time that has passed is refused', async () => {
  const sendAt = new Date(bench.clock.now().getTime() - 60_000);
  expect(
    await createAnnouncements(parts).createAnnouncement(await bench.admin(), { ...message, sendAt }),
  ).toMatchObject({ ok: false, error: { fields: [{ field: 'sendAt' }] } });
});

test('a preview is the mail as the reader would receive it, and stores nothing', async () => {
  const admin = await bench.admin();
  await bench.buyer();
  const { previewAnnouncement } = createAnnouncements(parts);
  const words = { title: 'Closed <on> Sunday', body: 'We move.\n\nThen we are back.' };
  const to = { role: 'crew_member', port: null, isPromotional: false } as const;
  const preview = await previewAnnouncement(admin, { ...words, ...to });
  expect([preview.recipients, preview.mail?.subject]).toEqual([1, words.title]);
  expect(preview.mail?.html).toContain('Closed &lt;on&gt; Sunday</h1>');
  expect(preview.mail?.html).toContain('Then we are back.');
  // The link leads to the reader's own page.
  expect(preview.mail?.html).toContain('/admin/notifications?state=all');
  expect(preview.mail?.html).toContain('Choose in your settings what we email you:');
  expect(await previewAnnouncement(admin, { ...to, title: words.title, body: ' ' })).toEqual({
    recipients: 1,
    mail: null,
  });
  expect(await told()).toEqual([]);
});
