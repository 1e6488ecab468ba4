/** Specification §9: how long a part of the app may take to load. */
export const CHUNK_LIMIT_MS = 120_000;

/** A part of the app that did not load: the network is gone, or a newer version replaced it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** Loads a part of the app within the limit. Rejects with ScreenLoadError, whatever the reason. */
export async function loadScreen<T>(load: () => Promise<T>, limitMs = CHUNK_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not loaded within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    throw new ScreenLoadError('This part of Quayside did not load.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
