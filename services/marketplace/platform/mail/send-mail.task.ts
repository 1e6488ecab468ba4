import type { Clock } from '../clock.ts';
import type { Task } from '../jobs/jobs.ts';
import type { Mailer } from './mail.ts';

/**
 * Sends the mails that modules enqueue in their transactions; a request never waits for a mail server. A mail may
 * arrive twice when the process dies between sending and reporting it. Nothing of a mail's content is logged.
 */
export const createSendMailTask =
  ({ mailer, clock }: { readonly mailer: Mailer; readonly clock: Clock }): Task<'send_mail'> =>
  async ({ discardAt, ...mail }, { attempt, maxAttempts, log }) => {
    if (discardAt !== undefined && clock.now() > new Date(discardAt)) {
      log.warn({ discardAt }, 'mail overdue, dropped unsent');
      return;
    }
    try {
      const sent = await mailer.send(mail);
      if (!sent.ok) log.warn('mail refused by the server for good, dropped');
    } catch (error) {
      if (attempt < maxAttempts) throw error;
      // A job that fails its last attempt keeps its row, and the code or link in it, for ever.
      log.error({ err: error }, 'mail given up after the last attempt');
    }
  };
