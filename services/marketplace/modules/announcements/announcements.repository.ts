import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { RoleName } from '../../platform/db/account-tables.ts';
import type { ListPosition } from '../../platform/list-page.ts';
import type { Addressed, Announcement, AnnouncementState, NewAnnouncement } from './announcements.domain.ts';

type Db = Kysely<Database>;

/** The condition for a recipient `u`. */
const isFor = ({ role, port, isPromotional }: Addressed): RawBuilder<boolean> => sql<boolean>`(
  u.closed_at is null
  and (${role}::text is null or u.role = ${role})
  and (${port}::text is null
    or exists (select from yacht_members m join yachts y on y.id = m.yacht_id where m.user_id = u.id and y.port = ${port})
    or exists (select from vendor_members m join vendor_ports p on p.vendor_id = m.vendor_id where m.user_id = u.id and p.port = ${port}))
  and (not ${isPromotional}::boolean
    or exists (select from notification_choices c where c.user_id = u.id and c.news_by_email))
)`;

export async function countRecipients(db: Db, addressed: Addressed): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users u where ${isFor(addressed)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly role: RoleName;
}

/** One user as a recipient. */
export const findRecipient = (db: Db, userId: string): Promise<Recipient> =>
  db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Some of the recipients who have not received it yet. */
export async function findWaitingRecipients(
  trx: Db,
  { id, ...addressed }: Addressed & { readonly id: string },
  limit: number,
): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.id as "userId", u.email, u.first_name as "firstName", u.role
    from users u
    where ${isFor(addressed)}
      and not exists (select from notifications n where n.announcement_id = ${id} and n.user_id = u.id)
    order by u.id limit ${limit}`.execute(trx);
  return rows;
}

export async function insertAnnouncement(
  db: Db,
  id: string,
  { title, body, role, port, isPromotional }: NewAnnouncement,
  {
    writtenBy,
    createdAt,
    sendAt,
  }: { readonly writtenBy: string; readonly createdAt: Date; readonly sendAt: Date },
): Promise<void> {
  await db
    .insertInto('announcements')
    .values({ id, title, body, role, port, isPromotional, writtenBy, createdAt, sendAt })
    .execute();
}

/** Locked until the transaction ends; null if it was withdrawn or sent, or does not exist. */
export const lockPlanned = async (trx: Db, id: string) =>
  (await trx
    .selectFrom('announcements')
    .select(['id', 'title', 'body', 'role', 'port', 'isPromotional', 'recipients'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? null;

export async function saveAnnouncement(
  trx: Db,
  id: string,
  change: { readonly sentAt?: Date; readonly withdrawnAt?: Date; readonly recipients?: number },
): Promise<void> {
  await trx.updateTable('announcements').set(change).where('id', '=', id).execute();
}

/** Latest first. */
export async function findAnnouncements(
  db: Db,
  { position, limit }: { readonly position: ListPosition | null; readonly limit: number },
): Promise<readonly Announcement[]> {
  let query = db
    .selectFrom('announcements as a')
    .innerJoin('users as w', 'w.id', 'a.writtenBy')
    .select(['a.id', 'a.title', 'a.body', 'a.role', 'a.port', 'a.isPromotional'])
    .select(['a.createdAt', 'a.sendAt', 'a.recipients'])
    .select(sql<string>`w.first_name || ' ' || w.last_name`.as('writtenBy'))
    .select(
      sql<AnnouncementState>`case when a.withdrawn_at is not null then 'withdrawn'
        when a.sent_at is not null then 'sent' else 'planned' end`.as('state'),
    )
    .select(
      sql<number>`(select count(*) from notifications n where n.announcement_id = a.id and n.read_at is not null)`.as(
        'read',
      ),
    )
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit);
  if (position !== null)
    query = query.where(
      sql<boolean>`(a.created_at, a.id) < (${new Date(position.key)}::timestamptz, ${position.id}::uuid)`,
    );
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, key: row.createdAt.getTime() }));
}

export async function countAnnouncements(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('announcements')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
