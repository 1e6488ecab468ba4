import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { openMail, type SealedMailJob } from '../platform/mail/index.ts';
import type { AppSecrets } from '../platform/secrets.ts';

interface MailedParts {
  readonly db: Kysely<Database>;
  readonly secrets: AppSecrets;
}

/** Subjects and texts of queued mails, and of those in the demo's outbox. */
async function mailTexts({ db, secrets }: MailedParts): Promise<readonly string[]> {
  const { rows: waiting } = await sql<{ job: SealedMailJob }>`
    select j.payload as job from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_sealed_mail'`.execute(
    db,
  );
  const sent = await db.selectFrom('outboxMails').select(['subject', 'textBody']).execute();
  return [
    ...waiting.map(({ job }) => {
      const mail = openMail(secrets, job);
      return mail === null ? '' : `${mail.subject}\n${mail.text}`;
    }),
    ...sent.map(({ subject, textBody }) => `${subject}\n${textBody}`),
  ];
}

/** The answer link of a supplier, from its mail; null if that was really sent. */
export async function findAnswerUrl(parts: MailedParts, subOrderId: string): Promise<string | null> {
  const link = new RegExp(`https?://\\S+/supplier/orders/confirm/${subOrderId}/[A-Za-z0-9_-]+`);
  return link.exec((await mailTexts(parts)).join('\n'))?.[0] ?? null;
}

/**
 * The answer link of a provider for a booking, by its number (`B-10001`), from its mail; null if that was really sent.
 */
export async function findBookingAnswerUrl(parts: MailedParts, number: string): Promise<string | null> {
  const link = /https?:\/\/\S+\/service-provider\/bookings\/confirm\/[A-Za-z0-9_-]+/;
  const about = (await mailTexts(parts)).filter((text) => text.includes(number));
  return about.flatMap((text) => link.exec(text)?.[0] ?? [])[0] ?? null;
}
