import type { Result } from '../../../../src/lib/result.ts';

export type Mail = {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** An invitation, which the reader's calendar takes in. */
  readonly calendar?: CalendarPart;
};

export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  /** iCalendar. */
  readonly text: string;
}

type Discarded = {
  /** ISO 8601: after this instant the mail is of no use (its code has expired) and is dropped unsent. */
  readonly discardAt?: string;
};

export type MailToQueue = Mail & Discarded;

/** A queued mail; graphile-worker deletes it once it is sent, abandoned or overdue. */
export type SealedMailJob = Discarded & {
  readonly to: string;
  /** Everything else of the mail, sealed for this address; base64. */
  readonly sealed: string;
};

/** `MAIL_REFUSED`: the server will never take this mail (no such mailbox); trying again is pointless. */
type MailRefusal = 'MAIL_REFUSED';

export type Mailer = {
  /** Throws if the mail may be accepted later: server unavailable, busy, or refusing us rather than this mail. */
  send(mail: Mail): Promise<Result<null, MailRefusal>>;
  /** Closes idle connections; the mailer is not used afterwards. */
  close(): void;
};
