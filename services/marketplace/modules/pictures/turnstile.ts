export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `places` pieces of work run at once; the others wait in the order in which they came. */
export function createTurnstile(places: number): Turnstile {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, or a newcomer could take it in between.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
