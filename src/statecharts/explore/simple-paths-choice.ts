import { coveredBy } from './simple-paths-gaps.ts';
import type { Route } from './simple-paths-routes.ts';

/** A route's frame for a reader: its input, its first result and its ending. */
const frameOf = ({ graph, edges, end }: Route): string =>
  [graph.input, edges[0]?.to.index, end, edges.at(-1)?.to.outcome].join(' ');

const byLength = (one: Route, other: Route): number => one.edges.length - other.edges.length;

/** The number of top-level states it visits. */
const breadthOf = ({ edges }: Route): number =>
  new Set(edges.flatMap(({ to }) => to.snapshot._nodes.flatMap(({ path: [outermost = ''] }) => outermost)))
    .size;

/** Alternates between the shortest remaining route and the one that visits most: the short cut and the full path. */
function* alternately(routes: readonly Route[]): Generator<Route, void> {
  const breadths = new Map(routes.map((route) => [route, breadthOf(route)]));
  const broadest = routes.toSorted((one, other) => (breadths.get(other) ?? 0) - (breadths.get(one) ?? 0));
  for (const [index, route] of routes.entries()) {
    yield route;
    const broad = broadest[index];
    if (broad) yield broad;
  }
}

/** A subset that covers everything the routes show: repeatedly the route that adds most, the first one on a tie. */
function* covering(routes: readonly Route[]): Generator<Route> {
  const shown = new Set<string>();
  const byGain: { readonly route: Route; readonly shows: readonly string[] }[][] = [];
  const put = (one: { route: Route; shows: readonly string[] }) => {
    while (byGain.length <= one.shows.length) byGain.push([]);
    byGain[one.shows.length]?.push(one);
  };
  for (const route of routes) put({ route, shows: [...new Set(coveredBy(route))] });
  for (let gain = byGain.length - 1; gain > 0; gain -= 1) {
    for (const { route, shows } of byGain[gain] ?? []) {
      const left = shows.filter((one) => !shown.has(one));
      if (left.length < gain) put({ route, shows: left });
      else {
        yield route;
        for (const one of left) shown.add(one);
      }
    }
  }
}

/**
 * A readable selection of the routes: first those that together cover everything, then for each start and outcome
 * alternately the shortest and the one that visits most. Sorted by length.
 */
export function chooseRoutes(routes: readonly Route[], limit: number): readonly Route[] {
  const sorted = routes.toSorted(byLength);
  if (sorted.length <= limit) return sorted;
  const chosen = new Set<Route>();
  for (const route of covering(sorted)) {
    if (chosen.size < limit) chosen.add(route);
  }
  let frames = [...Map.groupBy(sorted, frameOf).values()].map(alternately);
  while (chosen.size < limit && frames.length > 0) {
    frames = frames.filter((frame) => {
      const next = frame.next();
      if (next.done !== true && chosen.size < limit) chosen.add(next.value);
      return next.done !== true;
    });
  }
  return sorted.filter((route) => chosen.has(route));
}
