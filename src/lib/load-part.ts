/** Specification §9: the time limit for loading a part of the app. */
const LIMIT_MS = 120_000;

/** A part of the app did not load: the network failed, or a newer version has replaced it. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

/** Loads a part of the app within the limit; rejects with PartLoadError for any reason. */
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
