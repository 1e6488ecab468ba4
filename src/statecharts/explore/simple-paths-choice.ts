import { shownBy } from './simple-paths-gaps.ts';
import type { SpotWalk } from './simple-paths-walks.ts';

/** From where to where a walk leads, to a person: what it is given, what is found there first, and how it ends. */
const frameOf = ({ graph, ways, end }: SpotWalk): string =>
  [graph.input, ways[0]?.to.index, end, ways.at(-1)?.to.outcome].join(' ');

const byLength = (one: SpotWalk, other: SpotWalk): number => one.ways.length - other.ways.length;

/** How many of the machine's outermost states it stands in. */
const breadthOf = ({ ways }: SpotWalk): number =>
  new Set(ways.flatMap(({ to }) => to.snapshot._nodes.flatMap(({ path: [outermost = ''] }) => outermost)))
    .size;

/** In turn the shortest of those that are left and the one that comes through most: the short cut, and the whole way. */
function* alternately(walks: readonly SpotWalk[]): Generator<SpotWalk, void> {
  const breadths = new Map(walks.map((walk) => [walk, breadthOf(walk)]));
  const broadest = walks.toSorted((one, other) => (breadths.get(other) ?? 0) - (breadths.get(one) ?? 0));
  for (const [index, walk] of walks.entries()) {
    yield walk;
    const broad = broadest[index];
    if (broad) yield broad;
  }
}

/** Those that together show everything that any of them shows: in turn the one that shows most besides, of equals the first. */
function* covering(walks: readonly SpotWalk[]): Generator<SpotWalk> {
  const shown = new Set<string>();
  const byGain: { readonly walk: SpotWalk; readonly shows: readonly string[] }[][] = [];
  const put = (one: { walk: SpotWalk; shows: readonly string[] }) => {
    while (byGain.length <= one.shows.length) byGain.push([]);
    byGain[one.shows.length]?.push(one);
  };
  for (const walk of walks) put({ walk, shows: [...new Set(shownBy(walk))] });
  for (let gain = byGain.length - 1; gain > 0; gain -= 1) {
    for (const { walk, shows } of byGain[gain] ?? []) {
      const left = shows.filter((one) => !shown.has(one));
      if (left.length < gain) put({ walk, shows: left });
      else {
        yield walk;
        for (const one of left) shown.add(one);
      }
    }
  }
}

/**
 * Few of the walks for a list that somebody reads: first those that together show everything, then of every beginning and outcome in turn the shortest and
 * the one that comes through most. In the order of their length.
 */
export function chooseWalks(walks: readonly SpotWalk[], limit: number): readonly SpotWalk[] {
  const sorted = walks.toSorted(byLength);
  if (sorted.length <= limit) return sorted;
  const chosen = new Set<SpotWalk>();
  for (const walk of covering(sorted)) {
    if (chosen.size < limit) chosen.add(walk);
  }
  let frames = [...Map.groupBy(sorted, frameOf).values()].map(alternately);
  while (chosen.size < limit && frames.length > 0) {
    frames = frames.filter((frame) => {
      const next = frame.next();
      if (next.done !== true && chosen.size < limit) chosen.add(next.value);
      return next.done !== true;
    });
  }
  return sorted.filter((walk) => chosen.has(walk));
}
