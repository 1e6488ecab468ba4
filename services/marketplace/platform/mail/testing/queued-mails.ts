import { sql, type Kysely } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import type { Database } from '../../db/schema.ts';
import type { AppSecrets } from '../../secrets.ts';
import { createMailQueue, openMail } from '../mail-queue.ts';
import type { MailToQueue, SealedMailJob } from '../mail.ts';

export const testSecrets: AppSecrets = {
  current: 'a secret for tests only, which has more than 43 letters',
  before: null,
};

export const queueTestMail = createMailQueue({
  secrets: testSecrets,
  publicUrl: 'https://quayside.example.com',
});

/** The queued mails, in order. */
export async function queuedMails(db: Kysely<Database>): Promise<readonly MailToQueue[]> {
  const { rows } = await sql<{ job: SealedMailJob }>`
    select j.payload as job from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send_sealed_mail' order by j.id`.execute(db);
  return rows.map(({ job }) => {
    const mail = openMail(testSecrets, job);
    invariant(mail, 'what is queued here is sealed with this secret');
    const { discardAt } = job;
    return { ...mail, ...(discardAt !== undefined && { discardAt }) };
  });
}
