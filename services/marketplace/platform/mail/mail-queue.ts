import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { seal, unseal, type Sealed } from '../sealing.ts';
import type { AppSecrets } from '../secrets.ts';
import type { Mail, MailToQueue, SealedMailJob } from './mail.ts';

/** Queues a mail in the caller's transaction: it is sent if and only if that commits. */
export type QueueMail = (trx: Transaction<Database>, mail: MailToQueue) => Promise<void>;

const sealedAs = (to: string): Sealed => ({ purpose: 'queued mails', boundTo: to });

export const createMailQueue =
  (secrets: AppSecrets): QueueMail =>
  (trx, mail) =>
    enqueue(trx, 'send_sealed_mail', sealMail(secrets, mail));

/** Seals what a mail says, since codes and links in it open accounts; to whom it goes stays readable. */
export function sealMail(secrets: AppSecrets, { to, discardAt, ...content }: MailToQueue): SealedMailJob {
  const sealed = seal(secrets, sealedAs(to), Buffer.from(JSON.stringify(content))).toString('base64');
  return { to, sealed, ...(discardAt !== undefined && { discardAt }) };
}

/** The mail in a job, or null when it was sealed with a secret that is not known here. */
export function openMail(secrets: AppSecrets, { to, sealed }: SealedMailJob): Mail | null {
  const content = unseal(secrets, sealedAs(to), Buffer.from(sealed, 'base64'));
  // What we sealed ourselves: the seal says that nobody has changed it.
  return content && { to, ...(JSON.parse(content.toString('utf8')) as Omit<Mail, 'to'>) };
}
