import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mailedRoles } from '../db/vendor-members.ts';
import type { NotificationKind } from './kinds.ts';

export interface Notification {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly detail: string | null;
  /** Where the reader goes on: an address of the site, without a secret in it. */
  readonly path: string;
  /** Of what an admin wrote to many. */
  readonly announcementId?: string;
}

/** Whom an event concerns: one user, everybody of a vendor who may act on it, or every admin. */
type NotifiedPeople =
  | { readonly userId: string }
  | { readonly vendorId: string; readonly except?: string }
  | { readonly role: 'admin'; readonly except?: string };

const [longestTitle, longestDetail] = [300, 1000];

/** Breaks are for mails: a notification has one line for each of its two texts. */
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
 * Writes one row for each person whom an event concerns, in the event's transaction. They see it once that commits; with `isDigestDue` the mail of
 * their day has it too.
 */
export async function notify<DB>(
  trx: Kysely<DB>,
  people: NotifiedPeople,
  { kind, title, detail, path, announcementId }: Notification,
  { isDigestDue = false }: { readonly isDigestDue?: boolean } = {},
): Promise<void> {
  // To the millisecond, which is what pages of a list go on from.
  await sql`
    insert into notifications (user_id, kind, title, detail, path, announcement_id, digest_due, created_at)
    select id, ${kind}, ${oneLine(title, longestTitle)}, ${detail && oneLine(detail, longestDetail)}, ${path}, ${announcementId ?? null}::uuid, ${isDigestDue},
      date_trunc('milliseconds', now())
    from (${idsOf(people)}) as notified`.execute(trx);
}

/** What every admin was notified of at this address has been dealt with: it is read for all of them. */
export async function markDealtWith<DB>(trx: Kysely<DB>, path: string, at: Date): Promise<void> {
  await sql`
    update notifications set read_at = ${at}
    where user_id in (select id from users where role = 'admin') and path = ${path} and kind <> 'message' and read_at is null`.execute(
    trx,
  );
}
