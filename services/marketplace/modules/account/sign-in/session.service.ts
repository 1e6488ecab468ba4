import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { hashToken } from '../../../platform/ids.ts';
import { secondFactorState } from '../account.domain.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { seenEveryMs, sessionExpiry, type Session } from './session.domain.ts';
import * as sessions from './session.repository.ts';

/**
 * The session of a token. An ended token (revoked, expired, of a suspended account) is distinguished from one that never existed. Writes at
 * most once a minute, so that reading costs no write.
 */
export async function authenticate(
  { db, clock, adminsNeedSecondFactor }: AccountParts,
  token: string,
): Promise<Result<Session, Refusals<'UNAUTHENTICATED' | 'SESSION_EXPIRED'>>> {
  const row = await sessions.findSession(db, hashToken(token));
  if (row === null) return refuse({ code: 'UNAUTHENTICATED' });
  const now = clock.now();
  if (row.revokedAt !== null || row.suspendedAt !== null || row.expiresAt <= now)
    return refuse({ code: 'SESSION_EXPIRED' });
  if (now.getTime() - row.lastSeenAt.getTime() >= seenEveryMs) {
    const signUpExpiresAt = row.userId === null ? row.signUpExpiresAt : null;
    const expiresAt = sessionExpiry(row.createdAt, now, signUpExpiresAt);
    await sessions.touchSession(db, { id: row.id, knownSeenAt: row.lastSeenAt, now, expiresAt });
  }
  const { id, userId, signUpId, role, membership } = row;
  if (userId !== null) {
    const isDue = secondFactorState(row, { adminsNeedSecondFactor }) === 'due';
    return ok({
      kind: 'active',
      id,
      userId,
      signUpId,
      role,
      ...(membership && { membership }),
      ...(isDue && { secondFactorDue: true }),
    });
  }
  if (signUpId === null) return refuse({ code: 'UNAUTHENTICATED' });
  // The sign-up's id becomes the account's.
  return ok({ kind: 'pending', id, userId: signUpId, signUpId, role });
}

/** Idempotent. */
export async function signOut({ db, clock }: AccountParts, session: Session): Promise<void> {
  await sessions.revokeSession(db, { id: session.id }, clock.now());
}

export interface OwnSession extends sessions.SessionFacts {
  /** Whether it is the session of this request. */
  readonly current: boolean;
}

/** The user's sessions, last used first. */
export async function listSessions(
  { db, clock }: AccountParts,
  session: Session,
): Promise<readonly OwnSession[]> {
  const own = await sessions.listSessions(db, session.userId, clock.now());
  return own.map((one) => ({ ...one, current: one.id === session.id }));
}

/** Ends one of the user's own sessions; idempotent. Another user's session answers 404, as if it did not exist. */
export async function revokeSession(
  { db, clock }: AccountParts,
  session: Session,
  sessionId: string,
): Promise<Result<null, Refusals<'NOT_FOUND'>>> {
  const found = await sessions.revokeSession(db, { id: sessionId, userId: session.userId }, clock.now());
  return found === 0 ? refuse({ code: 'NOT_FOUND' }) : ok(null);
}

/** Ends all of the user's sessions except this one; returns how many. */
export const revokeOtherSessions = async ({ db, clock }: AccountParts, session: Session): Promise<number> =>
  sessions.revokeSessions(db, { userId: session.userId, except: session.id }, clock.now());
