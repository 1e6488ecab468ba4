/** How long an emailed link works (docs/product.md "Accounts"). */
export const linkLifetimeMs = 60 * 60 * 1000;
/** The window in which earlier links lengthen the next pause. */
export const linkWindowMs = 24 * 60 * 60 * 1000;

const firstPauseMs = 60 * 1000;
const longestPauseMs = 30 * 60 * 1000;

/**
 * When another link may be mailed; `sentAt` are the instants of those of the last day. The pause doubles with each, up to
 * half a link's lifetime: nobody can fill another's mailbox, and it always contains a valid link.
 */
function nextLinkMs(sentAt: readonly Date[]): number {
  if (sentAt.length === 0) return 0;
  const newest = Math.max(...sentAt.map((instant) => instant.getTime()));
  return newest + Math.min(firstPauseMs * 2 ** (sentAt.length - 1), longestPauseMs);
}

export const mayMailLink = (sentAt: readonly Date[], now: Date): boolean =>
  now.getTime() >= nextLinkMs(sentAt);

/** The seconds until another link may be mailed. */
export const secondsToNextLink = (sentAt: readonly Date[], now: Date): number =>
  Math.max(0, Math.ceil((nextLinkMs(sentAt) - now.getTime()) / 1000));

/** The token is in the fragment, which browsers never send to a server, so it appears in no log. */
export const resetLinkOf = (publicUrl: string, token: string): string =>
  `${publicUrl}/reset-password#token=${token}`;
