import type { Clock } from '../clock.ts';
import type { JobContext, Task } from '../jobs/jobs.ts';
import type { AppSecrets } from '../secrets.ts';
import { openMail } from './mail-queue.ts';
import type { Mail, Mailer } from './mail.ts';

interface MailTaskParts {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly secrets: AppSecrets;
}

/**
 * Sends the mails that modules queue in their transactions; a request never waits for a mail server. A mail may
 * arrive twice when the process dies between sending and reporting it. Nothing of a mail's content is logged.
 */
export const mailTasks = (
  parts: MailTaskParts,
): { send_sealed_mail: Task<'send_sealed_mail'>; send_mail: Task<'send_mail'> } => ({
  send_sealed_mail: (job, context) =>
    sendInTime(parts, job.discardAt, context, () => openMail(parts.secrets, job)),
  // Queued by a version that did not seal them, which may still run during a release.
  send_mail: ({ discardAt, ...mail }, context) => sendInTime(parts, discardAt, context, () => mail),
});

async function sendInTime(
  { mailer, clock }: MailTaskParts,
  discardAt: string | undefined,
  { attempt, maxAttempts, log }: JobContext,
  read: () => Mail | null,
): Promise<void> {
  if (discardAt !== undefined && clock.now() > new Date(discardAt)) {
    log.warn({ discardAt }, 'mail overdue, dropped unsent');
    return;
  }
  try {
    const mail = read();
    if (mail === null)
      throw new Error('The mail was sealed with another secret: set APP_SECRET_BEFORE to the one before.');
    const sent = await mailer.send(mail);
    if (!sent.ok) log.warn('mail refused by the server for good, dropped');
  } catch (error) {
    if (attempt < maxAttempts) throw error;
    // A job that fails its last attempt keeps its row for ever.
    log.error({ err: error }, 'mail given up after the last attempt');
  }
}
