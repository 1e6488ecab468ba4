interface Limited<T> {
  readonly limitMs: number;
  /** The result after the limit. */
  readonly late: T;
}

/**
 * The work's result, or `late` after the limit. It is not started again before it has ended, so that frequent calls do
 * not pile up.
 */
export function oneAtATime<T>(work: () => Promise<T>, { limitMs, late }: Limited<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return async () => {
    underWay ??= work().finally(() => (underWay = null));
    const limit = Promise.withResolvers<T>();
    const timer = setTimeout(limit.resolve, limitMs, late);
    try {
      return await Promise.race([underWay, limit.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
