/** The result of the work, or a rejection with `late` after the limit. The work itself continues. */
export async function inTime<T>(work: Promise<T>, limitMs: number, late: string): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`${late} within ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
