import { shownBy } from './simple-paths-gaps.ts';
import type { SpotWalk } from './simple-paths-walks.ts';

/** Where a walk begins, to a person: what it is given, and what is found there first. */
const beginningOf = ({ graph, ways }: SpotWalk): string => `${graph.input} ${ways[0]?.to.index ?? ''}`;

const byLength = (one: SpotWalk, other: SpotWalk): number => one.ways.length - other.ways.length;

/**
 * Few of the walks for a list that somebody reads: first those that show a state or an event which none before them shows, then of every beginning in turn
 * its shortest. In the order of their length.
 */
export function chooseWalks(walks: readonly SpotWalk[], limit: number): readonly SpotWalk[] {
  const sorted = walks.toSorted(byLength);
  if (sorted.length <= limit) return sorted;
  const shown = new Set<string>();
  const chosen = new Set<SpotWalk>();
  for (const walk of sorted) {
    if (chosen.size === limit) break;
    const shows = shownBy(walk);
    if (shows.every((one) => shown.has(one))) continue;
    for (const one of shows) shown.add(one);
    chosen.add(walk);
  }
  const beginnings = [...Map.groupBy(sorted, beginningOf).values()].map((group) =>
    group.filter((walk) => !chosen.has(walk)),
  );
  for (let turn = 0; chosen.size < limit && beginnings.some((group) => group.length > turn); turn += 1) {
    for (const group of beginnings) {
      const walk = group[turn];
      if (walk && chosen.size < limit) chosen.add(walk);
    }
  }
  return sorted.filter((walk) => chosen.has(walk));
}
