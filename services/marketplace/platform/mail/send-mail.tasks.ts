import type { Clock } from '../clock.ts';
import type { JobContext, Task } from '../jobs/jobs.ts';
import type { AppSecrets } from '../secrets.ts';
import { openMail, sealMail } from './mail-queue.ts';
import type { Mail, Mailer, SealedMailJob } from './mail.ts';
import type { KeepUndelivered } from './undelivered-mails.ts';

interface MailTaskParts {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly secrets: AppSecrets;
  /** Stores undelivered mails. */
  readonly keepUndelivered: KeepUndelivered;
}

/**
 * Sends the mails that modules queue in their transactions; a request never waits for a mail server. A mail may arrive
 * twice if the process dies between sending and reporting it. The content of mails is never logged.
 */
export const mailTasks = (
  parts: MailTaskParts,
): { send_sealed_mail: Task<'send_sealed_mail'>; send_mail: Task<'send_mail'> } => ({
  send_sealed_mail: (job, context) => sendInTime(parts, job, context, () => openMail(parts.secrets, job)),
  // Queued unsealed by an earlier version, which may still run during a release.
  send_mail: ({ discardAt, ...mail }, context) =>
    sendInTime(
      parts,
      sealMail(parts.secrets, { ...mail, ...(discardAt !== undefined && { discardAt }) }),
      context,
      () => mail,
    ),
});

async function sendInTime(
  { mailer, clock, keepUndelivered }: MailTaskParts,
  job: SealedMailJob,
  { attempt, maxAttempts, log }: JobContext,
  read: () => Mail | null,
): Promise<void> {
  const { discardAt } = job;
  if (discardAt !== undefined && clock.now() > new Date(discardAt)) {
    log.warn({ discardAt }, 'mail overdue, dropped unsent');
    return;
  }
  try {
    const mail = read();
    if (mail === null)
      throw new Error('The mail was sealed with another secret: set APP_SECRET_BEFORE to the one before.');
    const sent = await mailer.send(mail);
    if (sent.ok) return;
    log.warn('mail refused by the server for good');
    await keepUndelivered(job, { reason: 'refused', at: clock.now() });
  } catch (error) {
    if (attempt < maxAttempts) throw error;
    // A job that fails its last attempt keeps its row forever.
    log.error({ err: error }, 'mail given up after the last attempt');
    await keepUndelivered(job, { reason: 'given_up', at: clock.now() });
  }
}
