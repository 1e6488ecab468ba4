let accountZone: string | null = null;
const listeners = new Set<() => void>();

/** UTC is only the default of an account that nobody has set up; a browser may not know every zone. */
function isUsable(zone: string): boolean {
  if (zone === 'UTC') return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The time zone of the signed-in user's account; undefined for visitors. */
export function setAccountZone(zone: string | undefined): void {
  const next = zone !== undefined && isUsable(zone) ? zone : null;
  if (next === accountZone) return;
  accountZone = next;
  for (const listener of listeners) listener();
}

/** The IANA zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA zone for displaying times: the account's, otherwise the device's. */
export const viewerZone = (): string => accountZone ?? deviceZone();

/** Calls `listener` when `viewerZone` changes: after signing in or out, and after a change of the settings. */
export function watchViewerZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
