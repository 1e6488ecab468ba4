import type { Role } from './account.domain.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sessionSlidesMs = 30 * dayMs;
const sessionEndsMs = 180 * dayMs;
/** A sign-up nobody proves is forgotten after this, and so is its session. */
export const signUpLifetimeMs = 7 * dayMs;
/** How often the use of a session is written down: a GET should not cost a write. */
export const seenEveryMs = 60 * 1000;

interface SessionFacts {
  readonly id: string;
  /** The id of the account; while pending, the id that it will have. */
  readonly userId: string;
  readonly role: Role;
}

/** Good only for verifying, resending the code, reading one's own settings and signing out. */
export interface PendingSession extends SessionFacts {
  readonly kind: 'pending';
  readonly signUpId: string;
}

export interface ActiveSession extends SessionFacts {
  readonly kind: 'active';
  /** The sign-up it began with; null when it began with a sign-in. */
  readonly signUpId: string | null;
}

export type Session = PendingSession | ActiveSession;

/** 30 days after its last use, never later than 180 days after its start; a pending one not beyond its sign-up. */
export function sessionExpiry(startedAt: Date, lastSeenAt: Date, signUpExpiresAt: Date | null): Date {
  const endsMs = [lastSeenAt.getTime() + sessionSlidesMs, startedAt.getTime() + sessionEndsMs];
  if (signUpExpiresAt !== null) endsMs.push(signUpExpiresAt.getTime());
  return new Date(Math.min(...endsMs));
}
