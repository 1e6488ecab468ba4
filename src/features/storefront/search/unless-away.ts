import { ApiError } from '../../../api/index.ts';

/** The network, a server that is away or a busy one: trying again may help. A refusal, a cancelled navigation and a bug are none of these. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ? error.code !== 'CANCELED' : error.status >= 500 || error.status === 429);

/** The answer, or null while the market is unavailable. Rejects with what trying again would not fix. */
export async function unlessAway<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (mayPass(error)) return null;
    throw error;
  }
}
