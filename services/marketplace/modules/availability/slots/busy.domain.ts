/** Including the first instant and excluding the second, in milliseconds since 1970. */
export type Period = readonly [from: number, until: number];

/** The periods of each team, sorted and disjoint. */
export type BusyTeams = ReadonlyMap<string, readonly Period[]>;

/** Sorted and disjoint: periods that touch or overlap are merged. */
export function apart(periods: readonly Period[]): readonly Period[] {
  const merged: Period[] = [];
  for (const [from, until] of periods.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) merged.splice(-1, 1, [last[0], Math.max(last[1], until)]);
    else merged.push([from, until]);
  }
  return merged;
}

/** Whether none of the periods, which are sorted and disjoint, overlaps this one. */
export function isFree(busy: readonly Period[], [from, until]: Period): boolean {
  let low = 0;
  let high = busy.length;
  // Finds the first that ends after `from`.
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((busy[middle]?.[1] ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  const next = busy[low];
  return next === undefined || next[0] >= until;
}

/** The teams that are free in a period, in their order. */
export const freeTeams = (
  teamIds: readonly string[],
  busy: BusyTeams,
  { blockedFrom, blockedUntil }: { readonly blockedFrom: number; readonly blockedUntil: number },
): readonly string[] => teamIds.filter((id) => isFree(busy.get(id) ?? [], [blockedFrom, blockedUntil]));
