import type { Spot, SpotGraph, Way } from './simple-paths-graph.ts';
import type { SpotWalk } from './simple-paths-walks.ts';

/** What a walk shows: the states it stands in, and the events that take it there, by name. */
export function shownBy({ graph, ways }: Pick<SpotWalk, 'graph' | 'ways'>): string[] {
  return [
    ...statesOf(graph.start),
    ...ways.flatMap(({ to, steps }) => [...statesOf(to), ...steps.map(({ event }) => `event ${event.type}`)]),
  ];
}

export const statesOf = ({ snapshot: { _nodes: nodes } }: Spot): string[] =>
  nodes.filter(({ parent }) => parent !== undefined).map(({ id }) => id);

/** The shortest way between two spots, or from one to where a path can end, past none of the others. */
function shortest(
  from: Spot,
  isThere: (spot: Spot) => boolean,
  past: ReadonlySet<Spot>,
): readonly Way[] | null {
  const seen = new Set([...past, from]);
  const open: { spot: Spot; ways: readonly Way[] }[] = [{ spot: from, ways: [] }];
  for (const { spot, ways } of open) {
    if (isThere(spot)) return ways;
    for (const way of spot.ways) {
      if (seen.has(way.to)) continue;
      seen.add(way.to);
      open.push({ spot: way.to, ways: [...ways, way] });
    }
  }
  return null;
}

/** A walk that takes one way of the graph: straight to it, and from there to the nearest end. Null where it cannot be taken without coming back. */
export function walkBy(graph: SpotGraph, from: Spot, way: Way): SpotWalk | null {
  const there = shortest(graph.start, (spot) => spot === from, new Set([way.to]));
  if (!there || way.to === graph.start) return null;
  const past = new Set([graph.start, ...there.map(({ to }) => to)]);
  const isOver = ({ outcome, ways }: Spot): boolean => outcome !== null || ways.length === 0;
  const isStuck = ({ ways }: Spot): boolean => ways.every(({ to }) => past.has(to));
  const onward = shortest(way.to, isOver, past) ?? shortest(way.to, isStuck, past);
  // It goes on and comes to no end, for want of one: it is told as far as that way.
  const ways = [...there, way, ...(onward ?? [])];
  const last = ways.at(-1)?.to ?? graph.start;
  if (last.outcome !== null) return { graph, ways, end: 'outcome' };
  return { graph, ways, end: last.ways.length === 0 ? 'stands still' : 'turns back' };
}

/** Walks for every state and event that a walk can show and none of these does. */
export function* walksForGaps(
  graphs: readonly SpotGraph[],
  walks: readonly SpotWalk[],
): Generator<null, SpotWalk[]> {
  const shown = new Set(walks.flatMap(shownBy));
  const added: SpotWalk[] = [];
  for (const graph of graphs) {
    for (const from of graph.spots) {
      for (const way of from.ways) {
        if (shownBy({ graph: { ...graph, start: way.to }, ways: [way] }).every((one) => shown.has(one)))
          continue;
        yield null;
        const walk = walkBy(graph, from, way);
        if (!walk) continue;
        added.push(walk);
        for (const one of shownBy(walk)) shown.add(one);
      }
    }
  }
  return added;
}
