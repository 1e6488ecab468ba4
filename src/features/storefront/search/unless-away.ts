import { ApiError } from '../../../api/index.ts';
import { PartLoadError } from '../../../lib/load-part.ts';

/**
 * A lost connection, an unavailable or busy server, or code that did not load, where retrying may help; not a refusal,
 * a cancelled navigation or a bug.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof PartLoadError ||
  (error instanceof ApiError &&
    (error.status === 0 ? error.code !== 'CANCELED' : error.status >= 500 || error.status === 429));

/** The result, or null while the market is unavailable. Rejects with errors that retrying cannot fix. */
export async function unlessAway<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (mayPass(error)) return null;
    throw error;
  }
}
