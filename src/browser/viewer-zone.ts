let accountZone: string | null = null;
const listeners = new Set<() => void>();

/** An account nobody has set up says UTC, which nobody at sea means; a zone that this browser doesn't know can't be shown. */
function isUsable(zone: string): boolean {
  if (zone === 'UTC') return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The zone that the account of who is signed in says; undefined when nobody is. */
export function setAccountZone(zone: string | undefined): void {
  const next = zone !== undefined && isUsable(zone) ? zone : null;
  if (next === accountZone) return;
  accountZone = next;
  for (const listener of listeners) listener();
}

/** The IANA zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA zone in which the reader's times are shown: their account's, or else this device's. */
export const viewerZone = (): string => accountZone ?? deviceZone();

/** Calls back when `viewerZone` answers something else: at signing in and out, and when the settings change it. */
export function watchViewerZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
