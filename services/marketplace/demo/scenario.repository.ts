import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';

/** The e-mailed address at which a supplier answers, whether its mail waits or was sent to the demo's outbox; null: it was sent away. */
export async function findAnswerUrl(db: Kysely<Database>, subOrderId: string): Promise<string | null> {
  const pattern = `https?://\\S+/supplier/orders/confirm/${subOrderId}/[A-Za-z0-9_-]+`;
  const { rows } = await sql<{ url: string | null }>`
    select substring(mail.text from ${pattern}) as url
    from (
      select j.payload ->> 'text' as text from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail'
      union all
      select text_body from outbox_mails
    ) mail
    where mail.text ~ ${pattern}
    limit 1`.execute(db);
  return rows[0]?.url ?? null;
}
