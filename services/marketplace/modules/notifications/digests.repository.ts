import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { RoleName } from '../../platform/db/account-tables.ts';

type Db = Kysely<Database>;

interface DigestReader {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly role: RoleName;
  readonly timeZone: string;
  /** YYYY-MM-DD, in their own time zone; null before the first. */
  readonly sentOn: string | null;
}

/** Users with notifications that wait for a digest. */
export async function findDigestReaders(db: Db): Promise<readonly DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select u.id as "userId", u.email, u.first_name as "firstName", u.role, u.time_zone as "timeZone",
      to_char(d.sent_on, 'YYYY-MM-DD') as "sentOn"
    from users u left join digests d on d.user_id = u.id
    where u.closed_at is null and u.id in (select user_id from notifications where digest_due)`.execute(db);
  return rows;
}

/** Whether this call is the first to send a user's digest of a day, because another worker may do it too. */
export async function claimDay(trx: Db, userId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into digests as d (user_id, sent_on) values (${userId}, ${day})
    on conflict (user_id) do update set sent_on = excluded.sent_on where d.sent_on < excluded.sent_on
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** The waiting ones, latest first, without those that were read meanwhile. None of them waits afterwards. */
export async function takeDue(
  trx: Db,
  userId: string,
): Promise<readonly { readonly title: string; readonly detail: string | null }[]> {
  const { rows } = await sql<{ title: string; detail: string | null; isRead: boolean }>`
    with taken as (
      update notifications set digest_due = false where user_id = ${userId} and digest_due
      returning title, detail, created_at, id, read_at
    )
    select title, detail, read_at is not null as "isRead" from taken order by created_at desc, id desc`.execute(
    trx,
  );
  return rows.filter(({ isRead }) => !isRead);
}
