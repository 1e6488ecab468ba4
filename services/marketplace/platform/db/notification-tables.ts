import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MailDelivery, NotificationKind } from '../notifications/kinds.ts';
import type { RoleName } from './account-tables.ts';

export interface NotificationChoicesTable {
  userId: string;
  ordersByEmail: ColumnType<boolean, boolean | undefined, boolean>;
  bookingsByEmail: ColumnType<boolean, boolean | undefined, boolean>;
  documentsByEmail: ColumnType<boolean, boolean | undefined, boolean>;
  newsByEmail: ColumnType<boolean, boolean | undefined, boolean>;
}

/** The notifications of users (migration 0036). */
export interface NotificationTable {
  id: Generated<string>;
  userId: string;
  kind: NotificationKind;
  title: string;
  detail: string | null;
  path: string;
  createdAt: Date;
  readAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  sequence: ColumnType<number | null, undefined, number | null>;
  digestDue: ColumnType<boolean, boolean | undefined, boolean>;
  announcementId: ColumnType<string | null, string | null | undefined, string | null>;
  /** What a question is about, until it is answered (migration 0107). */
  asksAbout: ColumnType<string | null, string | null | undefined, string | null>;
  answerBy: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The admins' announcements (migration 0037). */
export interface AnnouncementTable {
  id: string;
  title: string;
  body: string;
  role: RoleName | null;
  port: string | null;
  isPromotional: boolean;
  writtenBy: string;
  createdAt: Date;
  sendAt: Date;
  sentAt: ColumnType<Date | null, undefined, Date | null>;
  withdrawnAt: ColumnType<Date | null, undefined, Date | null>;
  recipients: ColumnType<number, undefined, number>;
}

export interface MailChoiceTable {
  userId: string;
  kind: NotificationKind;
  delivery: MailDelivery;
}

export interface DigestTable {
  userId: string;
  /** YYYY-MM-DD, in the user's time zone. */
  sentOn: string;
}

/** Live events that are not sent yet (migration 0045). */
export interface LiveEventTable {
  id: GeneratedAlways<number>;
  message: string;
}

/** The keys with which pushes are signed (migration 0045); `privateKey` is sealed. */
export interface PushKeyTable {
  id: string;
  publicKey: string;
  privateKey: Buffer;
  createdAt: Date;
}

/** A browser that receives pushes (migration 0045). */
export interface PushSubscriptionTable {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

export interface OutboxMailTable {
  id: string;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string | null;
  createdAt: Date;
}

export interface UndeliveredMailTable {
  id: string;
  toAddress: string;
  sealed: string;
  discardAt: Date | null;
  reason: 'refused' | 'given_up';
  failedAt: Date;
}
