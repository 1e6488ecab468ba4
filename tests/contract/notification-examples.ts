import { sql } from 'kysely';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import type { RealApp } from './real-app.ts';

const exampleId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

const at = '2026-11-20T08:30:00.000Z';

/** Ines, an admin, and her announcement. */
async function announced({ db }: RealApp, token: string): Promise<void> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${exampleId}, 'ines.marchetti@example.com', 'admin', 'Ines', 'Marchetti', 'none', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${exampleId}, 'Firefox on Windows', ${at}, ${at}, '2026-12-20T08:30:00Z')`.execute(
    db,
  );
  await sql`
    insert into announcements (id, title, body, role, port, is_promotional, written_by, created_at, send_at)
    values (${exampleId}, 'Closed for two hours on Sunday', 'We move to a larger database at 03:00 UTC.', 'crew_member', 'palma',
      false, ${exampleId}, ${at}, ${at})`.execute(db);
}

/** The data needed before the examples of notifications can be sent by the user of `signedIn`. */
export function notificationArrangements(
  app: () => RealApp,
  token: string,
  signedIn: () => Promise<void>,
): Record<string, () => Promise<void>> {
  const notified = async () => {
    await signedIn();
    await app()
      .db.insertInto('notifications')
      .values({
        id: exampleId,
        userId: exampleId,
        kind: 'order',
        title: 'Xarxa Chandlery has confirmed Q-10001/1',
        detail: 'Everything is confirmed, for €231.59.',
        path: `/crew/orders-management/${exampleId}`,
        createdAt: new Date('2026-11-20T08:30:00Z'),
      })
      .execute();
  };
  const browserOn = async () => {
    await signedIn();
    await app()
      .db.insertInto('pushKeys')
      .values({
        id: '00000000-0000-7000-8000-000000000002',
        publicKey: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
        privateKey: Buffer.from('sealed'),
        createdAt: new Date(at),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await app()
      .db.insertInto('pushSubscriptions')
      .values({
        id: exampleId,
        userId: exampleId,
        sessionId: exampleId,
        endpoint: 'https://push.example.com/send/the-one-before',
        p256dh: 'B'.repeat(87),
        auth: 'B'.repeat(22),
        createdAt: new Date(at),
      })
      .execute();
  };
  const byAdmin = () => announced(app(), token);
  return {
    listAnnouncements: byAdmin,
    previewAnnouncement: byAdmin,
    withdrawAnnouncement: byAdmin,
    createAnnouncement: async () => {
      await byAdmin();
      await app().db.deleteFrom('announcements').execute();
    },
    listNotifications: notified,
    markNotifications: notified,
    markAllNotificationsRead: notified,
    markOpenedNotificationsRead: notified,
    countUnreadNotifications: signedIn,
    getMailChoices: signedIn,
    setMailChoices: signedIn,
    getPush: browserOn,
    turnOnPush: browserOn,
    turnOffPush: browserOn,
    listArrivedNotifications: signedIn,
    streamNotifications: signedIn,
  };
}
