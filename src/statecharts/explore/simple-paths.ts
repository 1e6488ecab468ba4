import type { AnyStateMachine, StateValue } from 'xstate';
import { anyFixtures } from './example-steps.ts';
import type { MachineFixtures } from './fixtures.ts';
import { stateTitle } from './state-title.ts';
import { withoutDuplicates, withoutJoining } from './simple-paths-duplicates.ts';
import { chooseRoutes } from './simple-paths-choice.ts';
import { statesOf, routesForGaps } from './simple-paths-gaps.ts';
import { pathGraphs, type GraphNode, type PathGraph } from './simple-paths-graph.ts';
import { routesIn, type Route } from './simple-paths-routes.ts';
import type { PathStep, SimplePath, SimplePaths, PathRules } from './simple-paths.types.ts';

/** Counting stops here. */
const MOST_COUNTED = 20_000;
/** The number of partial routes to examine, for all inputs together. */
const MOST_EFFORT = 300_000;

interface Counted {
  readonly routes: readonly Route[];
  readonly isAll: boolean;
}

/** All routes from every input, at most `most` each. Yields the count so far. */
function* countRoutes(
  graphs: readonly PathGraph[],
  most: number,
  isFolded: boolean,
): Generator<number, Counted> {
  const routes: Route[] = [];
  let isAll = true;
  for (const graph of graphs) {
    const search = routesIn(graph, { isFolded, effort: MOST_EFFORT / graphs.length });
    for (const before = routes.length; ;) {
      const { done, value } = search.next();
      if (done) isAll &&= value;
      else if (value) routes.push(value);
      yield routes.length;
      isAll &&= routes.length - before <= most;
      if (done || routes.length - before > most) break;
    }
  }
  return { routes, isAll: isAll && routes.length <= most };
}

/** The routes reduced for reading: similar ones appear once. */
function* foldedRoutes(graphs: readonly PathGraph[]): Generator<number | null, Counted> {
  const { routes, isAll } = yield* countRoutes(graphs, MOST_COUNTED, true);
  const described: Route[] = [];
  for (const graph of graphs) {
    described.push(...(yield* withoutJoining(routes.filter((route) => route.graph === graph))));
  }
  return { routes: withoutDuplicates(described), isAll };
}

const FNV_PRIME = 0x01000193;
const hash = (text: string, seed: number): string => {
  let bits = seed;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), FNV_PRIME);
  return (bits >>> 0).toString(36);
};

/** Derived from the route itself, not from its position in the list. */
const idOf = (input: string, steps: readonly PathStep[]): string => {
  const described = JSON.stringify([
    input,
    ...steps.map(({ event, label, value }) => [event.type, label, value]),
  ]);
  return `${steps.length}-${hash(described, 0x811c9dc5)}${hash(described, 0x1b873593)}`;
};

const valueOf = ({ snapshot }: GraphNode): StateValue => snapshot.value as StateValue; // a machine's

function pathOf(machine: AnyStateMachine, { graph, edges, end, alike: similar = [] }: Route): SimplePath {
  const { input, start } = graph;
  const steps = edges.flatMap((edge, index): PathStep[] => {
    const {
      to,
      steps: [first, ...instead],
    } = edge;
    const rank = (edges[index - 1]?.to ?? start).edges.indexOf(edge);
    return first ? [{ ...first, instead, rank, value: valueOf(to), states: statesOf(to) }] : [];
  });
  const last = edges.at(-1)?.to ?? start;
  return {
    id: idOf(input, steps),
    input,
    alike: similar,
    steps,
    end,
    start: { value: valueOf(start), states: statesOf(start) },
    outcome: last.outcome ?? stateTitle(machine.root, valueOf(last)),
  };
}

interface PathOptions {
  /** The maximum number of paths to return. */
  readonly limit?: number;
}

/**
 * Like `simplePathsOf` as a generator that yields often, so that a page can do other things; while it counts, it
 * yields the number found.
 */
export function* simplePathsInParts<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  rules: PathRules,
  { limit = 1_000 }: PathOptions = {},
): Generator<number | null, SimplePaths> {
  const graphs = yield* pathGraphs(machine, anyFixtures(fixtures), rules);
  const plain = yield* countRoutes(graphs, limit, false);
  const isFolded = !plain.isAll;
  const counted = isFolded ? yield* foldedRoutes(graphs) : plain;
  const routes = [...counted.routes, ...(yield* routesForGaps(graphs, counted.routes))];
  const chosen: Route[] = [];
  for (const route of chooseRoutes(routes, limit)) {
    yield null;
    if (route.graph.isPossible(route.edges)) chosen.push(route);
  }
  return {
    paths: chosen.map((route) => pathOf(machine, route)),
    leftOut: counted.isAll ? Math.max(0, routes.length - limit) : 'many',
    isFolded,
  };
}

/**
 * The paths through a machine that visit no node twice, from each of its inputs, shortest first; a node is a state
 * value plus what the fixtures distinguish. A path ends in an outcome, where nothing more can happen, or where every
 * step leads back. All steps between the same two nodes count as one; a step that changes no node counts as none. If
 * there are more than `limit`, paths are folded: a path returns to at most one visited state; of those that reach the
 * same node through the same states only the shortest is kept; one that starts further along and continues like a
 * longer one appears once per outcome; and paths that are the same from several inputs are merged. Of the rest `limit`
 * are returned, such that everything that happens on any path happens on one of them.
 */
export function simplePathsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  rules: PathRules,
  options: PathOptions = {},
): SimplePaths {
  const parts = simplePathsInParts(machine, fixtures, rules, options);
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}
