import type { PathEnd } from './simple-paths.types.ts';
import type { GraphNode, PathGraph, GraphEdge } from './simple-paths-graph.ts';

/** A route through the graph that visits no node twice. */
export interface Route {
  readonly graph: PathGraph;
  readonly edges: readonly GraphEdge[];
  readonly end: PathEnd;
  /** Other inputs with the same route. */
  readonly alike?: readonly string[];
}

/** A partial route; routes with the same prefix share it. Sets of nodes and states are kept as bits. */
interface PartialRoute {
  readonly node: GraphNode;
  readonly edge: GraphEdge | null;
  readonly before: PartialRoute | null;
  readonly length: number;
  readonly nodes: bigint;
  readonly leaves: bigint;
  /** The number of steps back into a state visited before. */
  readonly returns: number;
}

const edgesOf = (last: PartialRoute): GraphEdge[] => {
  const edges: GraphEdge[] = [];
  for (let at: PartialRoute | null = last; at; at = at.before) if (at.edge) edges.push(at.edge);
  return edges.reverse();
};

/** The minimal number of steps from each node to a possible end. */
function distances({ nodes }: PathGraph): ReadonlyMap<GraphNode, number> {
  const before = new Map<GraphNode, GraphNode[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const { to } of node.edges) before.get(to)?.push(node);
  const open = nodes.filter(({ outcome, edges }) => outcome !== null || edges.length === 0);
  const far = new Map(open.map((node) => [node, 0]));
  for (const node of open) {
    for (const one of before.get(node) ?? []) {
      if (far.has(one)) continue;
      far.set(one, (far.get(node) ?? 0) + 1);
      open.push(one);
    }
  }
  return far;
}

/** A queue of partial routes by their minimal total length: the shortest first, on a tie the oldest. */
function shortestFirst() {
  const byLength: { routes: PartialRoute[]; taken: number }[] = [];
  return {
    add(route: PartialRoute, minimum: number) {
      while (byLength.length <= minimum) byLength.push({ routes: [], taken: 0 });
      byLength[minimum]?.routes.push(route);
    },
    take(): PartialRoute | null {
      for (const bucket of byLength) {
        const route = bucket.routes[bucket.taken];
        if (!route) continue;
        bucket.taken += 1;
        if (bucket.taken === bucket.routes.length) Object.assign(bucket, { routes: [], taken: 0 });
        return route;
      }
      return null;
    },
  };
}

interface Bits {
  readonly node: bigint;
  readonly leaves: bigint;
}

/** The bit of each node and the bits of its innermost states. */
function bitsOf({ nodes }: PathGraph): (node: GraphNode) => Bits {
  const places = new Map<string, bigint>();
  for (const id of nodes.flatMap(({ leaves }) => leaves)) {
    if (!places.has(id)) places.set(id, 1n << BigInt(places.size));
  }
  const known = new Map(
    nodes.map((node): [GraphNode, Bits] => [
      node,
      {
        node: 1n << BigInt(node.index),
        leaves: node.leaves.reduce((bits, id) => bits | (places.get(id) ?? 0n), 0n),
      },
    ]),
  );
  return (node) => known.get(node) ?? { node: 0n, leaves: 0n };
}

/** From a node where one can only turn back, only the shortest route is kept. */
const turnOf = ({ node, edge }: PartialRoute): string =>
  [JSON.stringify(node.snapshot.value), ...(edge?.steps ?? []).map(({ event }) => event.type)].join(' ');

const end = ({ outcome, edges }: GraphNode): PathEnd | null => {
  if (outcome !== null) return 'outcome';
  return edges.length === 0 ? 'stands still' : null;
};

/** A node and the states visited on the way. */
const nameOf = ({ index }: GraphNode, leaves: bigint): string => `${index} ${leaves.toString(36)}`;

interface RouteOptions {
  /**
   * For machines with too many paths to read: a path may return to at most one visited state, and of the paths that
   * reach the same node through the same states in any order only the shortest is kept.
   */
  readonly isFolded: boolean;
  /** The maximum number of partial routes to examine. */
  readonly effort: number;
}

/**
 * All routes through a graph, shortest first; yields null from time to time so that the page can do other things.
 * Returns `true` if the search was complete.
 */
export function* routesIn(
  graph: PathGraph,
  { isFolded, effort }: RouteOptions,
): Generator<Route | null, boolean> {
  const far = distances(graph);
  const bits = bitsOf(graph);
  const begun = shortestFirst();
  const described = new Set<string>();
  const shortest = new Map<string, number>();
  const { start } = graph;
  const here = bits(start);
  const nothing = { edge: null, before: null, length: 0, returns: 0 };
  begun.add({ node: start, ...nothing, nodes: here.node, leaves: here.leaves }, 0);
  shortest.set(nameOf(start, here.leaves), 0);

  for (let spent = 0; spent < effort; spent += 1) {
    const route = begun.take();
    if (!route) return true;
    if (spent % 64 === 63) yield null;
    const { node, length } = route;
    // A shorter one was found meanwhile.
    if (isFolded && shortest.get(nameOf(node, route.leaves)) !== length) continue;
    const ended = end(node);
    if (ended) {
      yield { graph, edges: edgesOf(route), end: ended };
      continue;
    }
    const onward = node.edges.filter(({ to }) => (route.nodes & bits(to).node) === 0n);
    if (onward.length === 0 && !described.has(turnOf(route))) {
      described.add(turnOf(route));
      yield { graph, edges: edgesOf(route), end: 'turns back' };
    }
    for (const edge of onward) {
      const { to } = edge;
      const there = bits(to);
      const entered = there.leaves & ~bits(node).leaves;
      const returns = route.returns + ((entered & route.leaves) === 0n ? 0 : 1);
      const leaves = route.leaves | there.leaves;
      if (isFolded) {
        const name = nameOf(to, leaves);
        if (returns > 1 || (shortest.get(name) ?? Infinity) <= length + 1) continue;
        shortest.set(name, length + 1);
      }
      const nodes = route.nodes | there.node;
      begun.add(
        { node: to, edge, before: route, length: length + 1, nodes, leaves, returns },
        length + 1 + (far.get(to) ?? 0),
      );
    }
  }
  return false;
}
