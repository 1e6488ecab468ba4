import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OutboxMail } from './outbox.domain.ts';

const columns = [
  'id',
  'toAddress as to',
  'subject',
  'textBody as text',
  'htmlBody as html',
  'createdAt',
] as const;

/** Newest first; `to` is compared ignoring case. */
export async function selectMails(
  db: Kysely<Database>,
  { to, limit }: { readonly to: string | undefined; readonly limit: number },
): Promise<OutboxMail[]> {
  const mails = db.selectFrom('outboxMails').select(columns);
  return (to === undefined ? mails : mails.where(sql<string>`lower(to_address)`, '=', to.toLowerCase()))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export const selectMail = (db: Kysely<Database>, id: string): Promise<OutboxMail | undefined> =>
  db.selectFrom('outboxMails').select(columns).where('id', '=', id).executeTakeFirst();

/** Deletes the mails created before `before`, or all; returns how many. */
export async function deleteMails(db: Kysely<Database>, before?: Date): Promise<number> {
  const mails = db.deleteFrom('outboxMails');
  const [deleted] = await (before === undefined ? mails : mails.where('createdAt', '<', before)).execute();
  return Number(deleted?.numDeletedRows ?? 0);
}
