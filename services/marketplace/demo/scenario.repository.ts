import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { openMail, type SealedMailJob } from '../platform/mail/index.ts';
import type { AppSecrets } from '../platform/secrets.ts';

/** The emailed address at which a supplier answers, whether its mail waits or was sent to the demo's outbox; null: it was sent away. */
export async function findAnswerUrl(
  { db, secrets }: { readonly db: Kysely<Database>; readonly secrets: AppSecrets },
  subOrderId: string,
): Promise<string | null> {
  const { rows: waiting } = await sql<{ job: SealedMailJob }>`
    select j.payload as job from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_sealed_mail'`.execute(
    db,
  );
  const sent = await db.selectFrom('outboxMails').select('textBody').execute();
  const texts = [
    ...waiting.map(({ job }) => openMail(secrets, job)?.text ?? ''),
    ...sent.map(({ textBody }) => textBody),
  ];
  const link = new RegExp(`https?://\\S+/supplier/orders/confirm/${subOrderId}/[A-Za-z0-9_-]+`);
  return link.exec(texts.join('\n'))?.[0] ?? null;
}
