type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `places` tasks at once; the others wait in order. */
export function createTurnstile(places: number): Turnstile {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot passes directly to the next in line, otherwise a newcomer could take it.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
