/** How long an emailed code works (docs/product.md "Accounts"). */
export const codeLifetimeMs = 10 * 60 * 1000;
export const wrongTriesMax = 5;
export const resendAfterSeconds = 60;
/** Per network and address. */
const codesAnHourMax = 6;
/** Per address, from all networks: more would only fill the mailbox. */
const mailsAnHourMax = 20;
export const codeWindowMs = 60 * 60 * 1000;
/**
 * The lifetime of the link in a code's mail: as long as codes are counted, so that when no more are mailed, a valid one
 * is in the mailbox.
 */
export const codeLinkLifetimeMs = codeWindowMs;

export interface SentCode {
  readonly wrongTries: number;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

type CodeState = 'open' | 'used' | 'expired' | 'spent';

/** A used code stays used; one with too many attempts stays spent until it expires. */
export function codeState(code: SentCode, now: Date): CodeState {
  if (code.usedAt !== null) return 'used';
  if (code.expiresAt <= now) return 'expired';
  return code.wrongTries >= wrongTriesMax ? 'spent' : 'open';
}

/**
 * Seconds until another code may be requested; 0 if now. `sentAt` are the instants of the codes requested from this
 * network in the last hour, whether or not the address has an account; `onlyAfterAMinute` is false for a new sign-up.
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

/** Whether another code may be mailed to an address, given how many were mailed in the last hour. */
export const mayMailCode = (mailedThisHour: number): boolean => mailedThisHour < mailsAnHourMax;
