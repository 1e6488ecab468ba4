/** How long an e-mailed code works (product.md "Accounts"). */
export const codeLifetimeMs = 10 * 60 * 1000;
export const wrongTriesMax = 5;
export const resendAfterSeconds = 60;
/** Six codes of five tries each an hour: guessing one of a million stays hopeless, however many sign-ups are opened. */
const codesAnHourMax = 6;
export const codeWindowMs = 60 * 60 * 1000;

export interface SentCode {
  readonly wrongTries: number;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export type CodeState = 'open' | 'used' | 'expired' | 'spent';

/** A code that was used stays used; one that was tried too often stays spent until it is too old to matter. */
export function codeState(code: SentCode, now: Date): CodeState {
  if (code.usedAt !== null) return 'used';
  if (code.expiresAt <= now) return 'expired';
  return code.wrongTries >= wrongTriesMax ? 'spent' : 'open';
}

/**
 * Seconds until another code may be sent to an address; 0 when it may be now. `sentAt` are the instants of the codes of
 * the last hour, whether or not the address has an account; `onlyAfterAMinute` is false for a new sign-up.
 */
export function secondsUntilNextCode(
  sentAt: readonly Date[],
  now: Date,
  { onlyAfterAMinute }: { readonly onlyAfterAMinute: boolean },
): number {
  const newestFirst = sentAt.map((instant) => instant.getTime()).sort((a, b) => b - a);
  const newest = newestFirst[0];
  const oldestThatCounts = newestFirst[codesAnHourMax - 1];
  const minuteOverMs = onlyAfterAMinute && newest !== undefined ? newest + resendAfterSeconds * 1000 : 0;
  const hourOverMs = oldestThatCounts === undefined ? 0 : oldestThatCounts + codeWindowMs;
  return Math.max(0, Math.ceil((Math.max(minuteOverMs, hourOverMs) - now.getTime()) / 1000));
}
