import type { Result } from '../../../../src/lib/result.ts';

export type Mail = {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
};

/**
 * A mail on its way. Codes and links in it are readable in the job's row until the mail is sent, given up or
 * overdue; then graphile-worker deletes the row, so that no secret outlives its mail.
 */
export type SendMailJob = Mail & {
  /** ISO 8601: after this instant the mail is of no use (its code has expired) and is dropped unsent. */
  readonly discardAt?: string;
};

/** `MAIL_REFUSED`: the server will never take this mail (no such mailbox); trying again is pointless. */
export type MailRefusal = 'MAIL_REFUSED';

export type Mailer = {
  /** Throws when the mail may be taken later: server away, busy, or refusing us rather than this mail. */
  send(mail: Mail): Promise<Result<null, MailRefusal>>;
  /** Closes idle connections; the mailer is not used afterwards. */
  close(): void;
};
