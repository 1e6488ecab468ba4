import type { Result } from '../../../../src/lib/result.ts';
import type { Unsubscribing } from './unsubscribe-token.ts';
import type { Notification } from '../notifications/index.ts';

export type Mail = {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The address for one-click unsubscription (RFC 8058); undefined for mails that cannot be switched off. */
  readonly unsubscribeUrl?: string;
  /** An invitation that the recipient's calendar can import. */
  readonly calendar?: CalendarPart;
};

export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  /** iCalendar. */
  readonly text: string;
}

type Discarded = {
  /** ISO 8601: after this instant the mail is useless (its code has expired) and is discarded. */
  readonly discardAt?: string;
};

/** The notification in the app that belongs to a mail. */
export type Notified = Notification & { readonly userId: string };

export type MailToQueue = Mail &
  Discarded & {
    /** Undefined for mails without news in the app: codes, confirmations of the user's own actions, security. */
    readonly notification?: Notified;
    /** Whether the recipient may switch the mail off in their settings; the notification remains. */
    readonly isDispensable?: boolean;
    /** What the recipient unsubscribes from, if not the kind of the notification. */
    readonly unsubscribeFrom?: Unsubscribing;
  };

/** A queued mail; graphile-worker deletes it once it is sent, abandoned or overdue. */
export type SealedMailJob = Discarded & {
  readonly to: string;
  /** The content of the mail, sealed for this address; base64. */
  readonly sealed: string;
};

/** `MAIL_REFUSED`: the server will never accept this mail (no such mailbox); retrying is pointless. */
type MailRefusal = 'MAIL_REFUSED';

export type Mailer = {
  /** Throws if the mail may be accepted later: server unavailable, busy, or refusing us rather than this mail. */
  send(mail: Mail): Promise<Result<null, MailRefusal>>;
  /** Closes idle connections; the mailer must not be used afterwards. */
  close(): void;
};
