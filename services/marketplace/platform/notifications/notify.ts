import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mailedRoles } from './mailed-colleagues.ts';
import type { NotificationKind } from './kinds.ts';

export interface Notification {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly detail: string | null;
  /** The page of the site that it links to, without secrets. */
  readonly path: string;
  /** Set for a notification of an admin's announcement. */
  readonly announcementId?: string;
  /** What it asks of its reader: it waits, unread, until `settleQuestions` of its subject. */
  readonly question?: Question;
  /** It only confirms a step of the reader's own: it is written as read. */
  readonly isOwnStep?: true;
}

/** A question that a step of its subject answers, by whomever. */
export interface Question {
  /** The id of the sub-order, booking, return, request or application. */
  readonly about: string;
  /** When nobody waits any longer; null without such an end. */
  readonly answerBy: Date | null;
}

/** The recipients: one user, all colleagues of a vendor who may act on it, or every admin. */
type NotifiedPeople =
  | { readonly userId: string }
  | { readonly vendorId: string; readonly except?: string }
  | { readonly role: 'admin'; readonly except?: string };

const [longestTitle, longestDetail] = [300, 1000];

/** Line breaks are for mails: each of the two texts of a notification has one line. */
const oneLine = (text: string, longest: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

function idsOf(people: NotifiedPeople): RawBuilder<unknown> {
  if ('userId' in people) return sql`select id from users where id = ${people.userId} and closed_at is null`;
  const others = people.except === undefined ? sql`true` : sql`u.id <> ${people.except}`;
  return 'role' in people
    ? sql`select u.id from users u where u.role = ${people.role} and u.closed_at is null and ${others}`
    : sql`select u.id from vendor_members m join users u on u.id = m.user_id
        where m.vendor_id = ${people.vendorId} and m.role = any (${[...mailedRoles]}) and u.closed_at is null and ${others}`;
}

/**
 * Writes one row per recipient of an event, in the event's transaction. They see it once that commits; with
 * `isDigestDue` it is also in their daily digest.
 */
export async function notify<DB>(
  trx: Kysely<DB>,
  people: NotifiedPeople,
  { kind, title, detail, path, announcementId, question, isOwnStep }: Notification,
  { isDigestDue = false }: { readonly isDigestDue?: boolean } = {},
): Promise<void> {
  // With milliseconds, the precision of the list's cursors.
  await sql`
    insert into notifications (user_id, kind, title, detail, path, announcement_id, digest_due, asks_about, answer_by, created_at, read_at)
    select id, ${kind}, ${oneLine(title, longestTitle)}, ${detail && oneLine(detail, longestDetail)}, ${path}, ${announcementId ?? null}::uuid, ${isDigestDue},
      ${question?.about ?? null}::uuid, ${question?.answerBy ?? null}::timestamptz, date_trunc('milliseconds', now()),
      case when ${isOwnStep === true} then now() end
    from (${idsOf(people)}) as notified`.execute(trx);
}

interface Settled {
  readonly people: readonly NotifiedPeople[];
  /** What they were notified of: others' notifications at the same address, such as messages, stay as they are. */
  readonly kind: NotificationKind;
  readonly paths: readonly string[];
}

/**
 * Marks what people were notified of at these addresses as read, because it has gone on, or has ended. Call it before
 * notifying them of what follows, in the same transaction. Questions wait for `settleQuestions`.
 */
export async function markDealtWith<DB>(
  trx: Kysely<DB>,
  { people, kind, paths }: Settled,
  at: Date,
): Promise<void> {
  const userIds = sql.join(people.map(idsOf), sql` union all `);
  await sql`
    update notifications set read_at = ${at}
    where user_id in (${userIds}) and path = any (${[...paths]}) and kind = ${kind} and asks_about is null and read_at is null`.execute(
    trx,
  );
}

/**
 * Ends the wait of everything that was asked about this subject, whomever it was asked: it is answered, or nobody can
 * answer it any more. Call it in the transaction of that step, before asking the next.
 */
export async function settleQuestions<DB>(trx: Kysely<DB>, about: string, at: Date): Promise<void> {
  await sql`
    update notifications set asks_about = null, answer_by = null, read_at = coalesce(read_at, ${at})
    where asks_about = ${about}`.execute(trx);
}
