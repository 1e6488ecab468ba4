/**
 * Upper bounds of the duration classes in seconds. A value interpolated in a class is off by less than its width, which
 * is 5 seconds below 20 and at most two thirds of its lower bound above. The last one is the contract's maximum.
 */
export const classEnds: readonly number[] = [
  1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 600, 900, 1_200, 1_800, 2_700, 3_600, 5_400,
  7_200, 10_800, 14_400, 21_600, 32_400, 43_200, 64_800, 86_400, 129_600, 172_800, 259_200, 345_600, 518_400,
  604_800,
];

/** The class of a duration: its upper bound in seconds. */
export const classOf = (seconds: number): number =>
  classEnds.find((end) => seconds <= end) ?? Math.max(...classEnds);

export interface Durations {
  readonly within: number;
  readonly count: number;
}

/**
 * The quantile `part` of the durations, assuming that those of a class are distributed evenly; null without any. A
 * former class that is no longer listed is read as if it began at the end of the one below.
 */
export function quantileOf(durations: readonly Durations[], part: number): number | null {
  const total = durations.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  for (const { within, count } of durations.toSorted((a, b) => a.within - b.within)) {
    if (before + count >= part * total) {
      const begin = classEnds.findLast((end) => end < within) ?? 0;
      return Math.round(begin + ((within - begin) * (part * total - before)) / count);
    }
    before += count;
  }
  return null;
}
