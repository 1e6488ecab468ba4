import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves to true once a file has not grown for so long, and to false when the signal ends the wait.
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
    // Ended early: whoever aborts knows why.
    await delay(silentMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
