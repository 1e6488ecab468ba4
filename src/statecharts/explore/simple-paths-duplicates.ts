import type { Route } from './simple-paths-routes.ts';
import type { GraphNode, GraphEdge } from './simple-paths-graph.ts';

/** A tree of route endings, read backwards: routes with the same ending share it. */
interface Ending {
  readonly before: Map<GraphEdge, Ending>;
  /** The length of the longest route with this ending, by its first result. */
  readonly longest: Map<GraphNode | undefined, number>;
}

const newEnding = (): Ending => ({ before: new Map(), longest: new Map() });
const foundFirst = ({ edges }: Route): GraphNode | undefined => edges[0]?.to;

/** Starts with a system result, not a user action. */
const isFound = ({ edges }: Route): boolean =>
  edges[0]?.steps.every(({ event }) => event.type.startsWith('xstate.done.actor.')) === true;

/** The number of its own steps before it merges into a longer route that started with another result. */
function ownSteps(route: Route, endings: Ending): number {
  const found = foundFirst(route);
  const isLonger = ({ longest }: Ending): boolean =>
    [...longest].some(([first, length]) => first !== found && length > route.edges.length);
  let at = endings;
  for (let own = route.edges.length; own > 0; own -= 1) {
    const way = route.edges[own - 1];
    const before = way && at.before.get(way);
    if (!before || !isLonger(before)) return own;
    at = before;
  }
  return 0;
}

/**
 * Drops routes that another one covers: those that start further along ("the list is in") and then continue exactly
 * like a longer one. Each start up to that point is kept once per outcome, with the shortest route. Takes the routes
 * of one graph, shortest first.
 */
export function* withoutJoining(routes: readonly Route[]): Generator<null, Route[]> {
  const endings = newEnding();
  for (const route of routes) {
    const found = foundFirst(route);
    let at = endings;
    for (const edge of route.edges.toReversed()) {
      const before = at.before.get(edge) ?? newEnding();
      at.before.set(edge, before);
      before.longest.set(found, Math.max(before.longest.get(found) ?? 0, route.edges.length));
      at = before;
    }
    yield null;
  }
  const described = new Set<string>();
  return routes.filter((route) => {
    if (!isFound(route)) return true;
    const beginning = route.edges.slice(0, ownSteps(route, endings)).map(({ to }) => to.index);
    const name = [...beginning, route.end, route.edges.at(-1)?.to.outcome].join(' ');
    const isNew = beginning.length === route.edges.length || !described.has(name);
    described.add(name);
    return isNew;
  });
}

/** Its complete description except the input. */
const descriptionKey = ({ graph, edges, end }: Route): string =>
  JSON.stringify([
    end,
    JSON.stringify(graph.start.snapshot.value),
    ...edges.flatMap(({ to, steps }) => [
      JSON.stringify(to.snapshot.value),
      to.outcome,
      steps.map(({ label }) => label),
    ]),
  ]);

/** Merges routes that are the same from several inputs into the first; the other inputs become its `alike`. */
export function withoutDuplicates(routes: readonly Route[]): Route[] {
  return [...Map.groupBy(routes, descriptionKey).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, alike: [...new Set(others.map(({ graph }) => graph.input))] }] : [],
  );
}
