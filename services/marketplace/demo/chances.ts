/** A generator of numbers in [0, 1), which returns the same sequence for the same seed. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    // mulberry32
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The item for a number in [0, 1). */
export const pick = <Item>(items: readonly Item[], chance: number): Item | undefined =>
  items[Math.floor(chance * items.length)];
