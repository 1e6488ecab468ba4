import { dayMs } from '../../../../../src/lib/durations.ts';
import type { Role } from '../account.domain.ts';
import type { Member } from '../membership.domain.ts';

const sessionSlidesMs = 30 * dayMs;
const sessionEndsMs = 180 * dayMs;
/** An unverified sign-up and its session are deleted after this time. */
export const signUpLifetimeMs = 7 * dayMs;
/** The minimum interval between records of a session's use, so that a GET rarely writes. */
export const seenEveryMs = 60 * 1000;

interface SessionFacts extends Member {
  readonly id: string;
  /** The id of the account; while pending, its future id. */
  readonly userId: string;
  readonly role: Role;
}

/** Only valid for verifying, resending the code, reading the own settings and signing out. */
interface PendingSession extends SessionFacts {
  readonly kind: 'pending';
  readonly signUpId: string;
}

interface ActiveSession extends SessionFacts {
  readonly kind: 'active';
  /** The sign-up in which it began; null for a sign-in. */
  readonly signUpId: string | null;
  /** Set for an admin who needs a second factor and has none yet: only setting one up is allowed. */
  readonly secondFactorDue?: true;
}

export type Session = PendingSession | ActiveSession;

/**
 * 30 days after its last use, at most 180 days after its start; for a pending session at most until its sign-up ends.
 */
export function sessionExpiry(startedAt: Date, lastSeenAt: Date, signUpExpiresAt: Date | null): Date {
  const endsMs = [lastSeenAt.getTime() + sessionSlidesMs, startedAt.getTime() + sessionEndsMs];
  if (signUpExpiresAt !== null) endsMs.push(signUpExpiresAt.getTime());
  return new Date(Math.min(...endsMs));
}
