import type { Kysely } from 'kysely';
import { ok } from '../../../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Ids } from '../ids.ts';
import type { Mailer } from './mail.ts';

type OutboxMailerOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
};

/** The headers of a mail, for readers of the outbox. */
const headersOf = (unsubscribeUrl: string | undefined): string =>
  unsubscribeUrl === undefined
    ? ''
    : `\n\nList-Unsubscribe: <${unsubscribeUrl}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click`;

/** For demo mode: mails are stored in a table that the app shows to everyone, so never use it with real addresses. */
export const createOutboxMailer = ({ db, clock, ids }: OutboxMailerOptions): Mailer => ({
  async send({ to, subject, text, html, unsubscribeUrl }) {
    await db
      .insertInto('outboxMails')
      .values({
        id: ids.newId(),
        toAddress: to,
        subject,
        textBody: text + headersOf(unsubscribeUrl),
        htmlBody: html ?? null,
        createdAt: clock.now(),
      })
      .execute();
    return ok(null);
  },
  close: () => undefined,
});
