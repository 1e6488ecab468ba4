import { statement } from '../../../platform/db/statement.ts';
import type { VendorRole } from '../../../platform/db/vendor-tables.ts';
import type { Role } from '../account.domain.ts';
import type { Db } from '../account.repository.ts';
import type { Member } from '../membership.domain.ts';

export interface SessionRow extends Member {
  readonly id: string;
  readonly userId: string | null;
  readonly signUpId: string | null;
  readonly role: Role;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly signUpExpiresAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly secondFactorSince: Date | null;
}

const selectSession = statement<
  Omit<SessionRow, 'role' | 'membership'> & {
    readonly userRole: Role | null;
    readonly signUpRole: Role | null;
    readonly vendorId: string | null;
    readonly vendorRole: VendorRole | null;
  }
>(`
  select s.id, s.user_id as "userId", s.sign_up_id as "signUpId", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
    s.expires_at as "expiresAt", s.revoked_at as "revokedAt", u.role as "userRole", p.role as "signUpRole",
    p.expires_at as "signUpExpiresAt", u.suspended_at as "suspendedAt", u.second_factor_since as "secondFactorSince", m.vendor_id as "vendorId",
    m.role as "vendorRole"
  from sessions s left join users u on u.id = s.user_id left join sign_ups p on p.id = s.sign_up_id
    left join vendor_members m on m.user_id = s.user_id
  where s.token_hash = $1`);

/** A session by its token's hash, with the data of its owner that every request needs, in one query. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | null> {
  const [row] = await selectSession(db, [tokenHash]);
  if (row === undefined) return null;
  const { userRole, signUpRole, vendorId, vendorRole, ...session } = row;
  const role = userRole ?? signUpRole;
  if (role === null) return null;
  return vendorId === null || vendorRole === null
    ? { ...session, role }
    : { ...session, role, membership: { vendorId, role: vendorRole } };
}

export interface NewSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly userId: string | null;
  readonly signUpId: string | null;
  readonly device: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      tokenHash: session.tokenHash,
      userId: session.userId,
      signUpId: session.signUpId,
      device: session.device,
      createdAt: session.createdAt,
      lastSeenAt: session.createdAt,
      expiresAt: session.expiresAt,
      revokedAt: null,
    })
    .execute();
}

/** Records that a session was used, unless another request has just done so. */
export async function touchSession(
  db: Db,
  touch: { id: string; knownSeenAt: Date; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: touch.now, expiresAt: touch.expiresAt })
    .where('id', '=', touch.id)
    .where('lastSeenAt', '=', touch.knownSeenAt)
    .execute();
}

export async function activateSession(
  trx: Db,
  sessionId: string,
  userId: string,
  expiresAt: Date,
): Promise<void> {
  await trx.updateTable('sessions').set({ userId, expiresAt }).where('id', '=', sessionId).execute();
}

/** The current owner of a session, who may have changed since the request was admitted. */
export const sessionUser = async (db: Db, sessionId: string): Promise<string | null> =>
  (await db.selectFrom('sessions').select('userId').where('id', '=', sessionId).executeTakeFirst())?.userId ??
  null;

export interface SessionFacts {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** The valid sessions, last used first. */
export const listSessions = async (db: Db, userId: string, now: Date): Promise<readonly SessionFacts[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ends one session; idempotent. Returns the number of rows found. */
export async function revokeSession(
  db: Db,
  session: { id: string; userId?: string },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((row) => ({ revokedAt: row.fn.coalesce('revokedAt', row.val(now)) }))
    .where('id', '=', session.id)
    .$if(session.userId !== undefined, (query) => query.where('userId', '=', session.userId ?? null))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends all sessions of a user, or all but one; returns how many were active. */
export async function revokeSessions(
  db: Db,
  { userId, except }: { userId: string; except?: string },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
