import { shownBy } from './simple-paths-gaps.ts';
import type { SpotWalk } from './simple-paths-walks.ts';

/** From where to where a walk leads, to a person: what it is given, what is found there first, and how it ends. */
const frameOf = ({ graph, ways, end }: SpotWalk): string =>
  [graph.input, ways[0]?.to.index, end, ways.at(-1)?.to.outcome].join(' ');

const byLength = (one: SpotWalk, other: SpotWalk): number => one.ways.length - other.ways.length;

/** How many of the machine's outermost states it stands in. */
const breadthOf = ({ ways }: SpotWalk): number =>
  new Set(ways.flatMap(({ to }) => to.snapshot._nodes.flatMap(({ path: [outermost = ''] }) => outermost))).size;

/** In turn the shortest of those that are left and the one that comes through most: the short cut, and the whole way. */
function* alternately(walks: readonly SpotWalk[]): Generator<SpotWalk> {
  const breadths = new Map(walks.map((walk) => [walk, breadthOf(walk)]));
  const broadest = walks.toSorted((one, other) => (breadths.get(other) ?? 0) - (breadths.get(one) ?? 0));
  for (const [index, walk] of walks.entries()) {
    yield walk;
    const broad = broadest[index];
    if (broad) yield broad;
  }
}

/**
 * Few of the walks for a list that somebody reads: first those that show a state or an event which none before them shows, then of every beginning and
 * outcome in turn the shortest and the one that comes through most. In the order of their length.
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
  let frames = [...Map.groupBy(sorted, frameOf).values()].map(alternately);
  while (chosen.size < limit && frames.length > 0) {
    frames = frames.filter((frame) => {
      const { done, value } = frame.next();
      if (!done && chosen.size < limit) chosen.add(value);
      return !done;
    });
  }
  return sorted.filter((walk) => chosen.has(walk));
}
