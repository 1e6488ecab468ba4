import { sql, type RawBuilder } from 'kysely';
import type { ListPosition } from '../../platform/list-page.ts';
import type { Db } from './audit.repository.ts';

interface AuditListRow {
  readonly id: string;
  readonly key: number;
  readonly at: Date;
  readonly by: string | null;
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

interface AuditSearch {
  readonly act: string | null;
  readonly since: Date | null;
  readonly before: Date | null;
  /** LIKE patterns; each must match at least one field. */
  readonly patterns: readonly string[];
}

const actor = sql`nullif(concat_ws(' ', u.first_name, u.last_name), '')`;
const vendorName = (id: RawBuilder<unknown>) => sql`(
  select coalesce(v.trading_name, v.legal_name) from vendors v where v.id = ${id})`;

/** The subject's number or name. */
const subject = sql`case a.subject_kind
  when 'vendor' then ${vendorName(sql`a.subject_id`)}
  when 'vendor_application' then (
    select coalesce(v.trading_name, v.legal_name) from vendor_applications p join vendors v on v.id = p.vendor_id where p.id = a.subject_id)
  when 'contact_message' then (select 'M-' || m.number from contact_messages m where m.id = a.subject_id)
  when 'announcement' then (select title from announcements where id = a.subject_id)
  when 'order' then (select 'Q-' || o.number from orders o where o.id = a.subject_id)
  when 'exception' then a.details ->> 'about'
  when 'user' then (select concat_ws(' ', s.first_name, s.last_name) from users s where s.id = a.subject_id)
  else (select p.number from sales z join purchases p on p.id = z.purchase_id where z.id = a.subject_id)
end`;

const from = sql`audit_log a left join users u on u.id = a.actor_id`;

function conditions({ act, since, before, patterns }: AuditSearch): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (act !== null) all.push(sql`a.act = ${act}`);
  if (since !== null) all.push(sql`a.at >= ${since}`);
  if (before !== null) all.push(sql`a.at < ${before}`);
  for (const pattern of patterns)
    all.push(
      sql`concat_ws(' ', ${actor}, ${subject}, replace(a.act, '_', ' '), a.details ->> 'whom') ilike ${pattern}`,
    );
  return sql.join(all, sql` and `);
}

/** One page, latest first. */
export async function findAudit(
  db: Db,
  search: AuditSearch,
  { position, limit }: { readonly position: ListPosition | null; readonly limit: number },
): Promise<readonly AuditListRow[]> {
  const behind =
    position === null
      ? sql`true`
      : sql`(a.at, a.id) < (timestamptz 'epoch' + ${position.key}::bigint * interval '1 microsecond', ${position.id}::uuid)`;
  const { rows } = await sql<AuditListRow>`
    select a.id, (extract(epoch from a.at) * 1000000)::bigint as key, a.at, ${actor} as by, a.act, a.subject_kind as "subjectKind",
      a.subject_id as "subjectId", ${subject} as subject, a.details
    from ${from} where ${conditions(search)} and ${behind}
    order by a.at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countAudit(db: Db, search: AuditSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${conditions(search)}`.execute(db);
  return rows[0]?.total ?? 0;
}
