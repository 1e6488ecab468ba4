/** From the first instant to before the second, in milliseconds since 1970. */
export type Period = readonly [from: number, until: number];

/** Of each team, in order and apart from each other. */
export type BusyTeams = ReadonlyMap<string, readonly Period[]>;

/** In order, those that touch or overlap as one. */
export function apart(periods: readonly Period[]): readonly Period[] {
  const merged: Period[] = [];
  for (const [from, until] of periods.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) merged.splice(-1, 1, [last[0], Math.max(last[1], until)]);
    else merged.push([from, until]);
  }
  return merged;
}

/** Whether none of the periods, which are apart and in order, overlaps this one. */
export function isFree(busy: readonly Period[], [from, until]: Period): boolean {
  let low = 0;
  let high = busy.length;
  // The first that ends after `from`.
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((busy[middle]?.[1] ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  const next = busy[low];
  return next === undefined || next[0] >= until;
}

/** Those that are free then, in their order. */
export const freeTeams = (
  teamIds: readonly string[],
  busy: BusyTeams,
  { blockedFrom, blockedUntil }: { readonly blockedFrom: number; readonly blockedUntil: number },
): readonly string[] => teamIds.filter((id) => isFree(busy.get(id) ?? [], [blockedFrom, blockedUntil]));
