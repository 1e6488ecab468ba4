import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves to true once a file has not grown for a time, and to false if the signal aborts the wait.
 * @param {string} file
 * @param {{ silentMs: number, signal: AbortSignal }} limits
 * @returns {Promise<boolean>}
 */
export async function becomesSilent(file, { silentMs, signal }) {
  let size = -1;
  while (!signal.aborted) {
    const now = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (now === size) return true;
    size = now;
    // Aborted: the caller knows why.
    await delay(silentMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
