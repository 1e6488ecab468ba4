/** Specification §9: how long a part of the app may take to load. */
const LIMIT_MS = 120_000;

/** A part of the app that did not load: the network is gone, or a newer version replaced it. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

/** Loads a part of the app within the limit. Rejects with PartLoadError, whatever the reason. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), LIMIT_MS);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    throw new PartLoadError('A part did not load.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
