import type { Result } from '../../../../src/lib/result.ts';
import type { Unsubscribing } from './unsubscribe-token.ts';
import type { Notification } from '../notifications/index.ts';

export type Mail = {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where a mail program ends mails like this one with one click (RFC 8058); left out of mails that nobody subscribes to. */
  readonly unsubscribeUrl?: string;
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

/** What the reader of a mail finds in the app as well. */
export type Notified = Notification & { readonly userId: string };

export type MailToQueue = Mail &
  Discarded & {
    /** Left out of mails that say nothing new in the app: codes, receipts of one's own acts, security. */
    readonly notification?: Notified;
    /** The reader can do without the mail, and may have said so in their settings; what they are notified of stays. */
    readonly isDispensable?: boolean;
    /** What its reader can unsubscribe from, where that is not the kind of its notification. */
    readonly unsubscribeFrom?: Unsubscribing;
  };

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
