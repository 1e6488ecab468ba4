/** How long an emailed link works (docs/product.md "Accounts"). */
export const linkLifetimeMs = 60 * 60 * 1000;
/** Links sent within this time make the next pause longer. */
export const linkWindowMs = 24 * 60 * 60 * 1000;

const firstPauseMs = 60 * 1000;
const longestPauseMs = 30 * 60 * 1000;

/**
 * Whether another link may be mailed; `sentAt` are the instants of those of the last day. The pause doubles with each up to half
 * a link's life: whoever asks in somebody's name can't fill the mailbox, and a link that works is always in it.
 */
export function mayMailLink(sentAt: readonly Date[], now: Date): boolean {
  if (sentAt.length === 0) return true;
  const newest = Math.max(...sentAt.map((instant) => instant.getTime()));
  const pauseMs = Math.min(firstPauseMs * 2 ** (sentAt.length - 1), longestPauseMs);
  return now.getTime() >= newest + pauseMs;
}

/** The token is in the fragment, which browsers send to no server and thus appears in no log. */
export const resetLinkOf = (publicUrl: string, token: string): string =>
  `${publicUrl}/reset-password#token=${token}`;
