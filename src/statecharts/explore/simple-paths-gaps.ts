import type { GraphNode, PathGraph, GraphEdge } from './simple-paths-graph.ts';
import type { Route } from './simple-paths-routes.ts';

/** What a route covers: the states it visits and the events it takes, by name. */
export function coveredBy({ graph, edges }: Pick<Route, 'graph' | 'edges'>): string[] {
  return [
    ...statesOf(graph.start),
    ...edges.flatMap(({ to, steps }) => [
      ...statesOf(to),
      ...steps.map(({ event }) => `event ${event.type}`),
    ]),
  ];
}

export const statesOf = ({ snapshot: { _nodes: nodes } }: GraphNode): string[] =>
  nodes.filter(({ parent }) => parent !== undefined).map(({ id }) => id);

/** The shortest route between two nodes, or from one to a possible end, that avoids the given nodes. */
function shortest(
  from: GraphNode,
  isThere: (node: GraphNode) => boolean,
  past: ReadonlySet<GraphNode>,
): readonly GraphEdge[] | null {
  const seen = new Set([...past, from]);
  const open: { node: GraphNode; edges: readonly GraphEdge[] }[] = [{ node: from, edges: [] }];
  for (const { node, edges } of open) {
    if (isThere(node)) return edges;
    for (const edge of node.edges) {
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      open.push({ node: edge.to, edges: [...edges, edge] });
    }
  }
  return null;
}

/** The shortest route through a given edge and on to the nearest end. Null if it would have to revisit a node. */
export function routeThrough(graph: PathGraph, from: GraphNode, edge: GraphEdge): Route | null {
  const there = shortest(graph.start, (node) => node === from, new Set([edge.to]));
  if (!there || edge.to === graph.start) return null;
  const past = new Set([graph.start, ...there.map(({ to }) => to)]);
  const isOver = ({ outcome, edges }: GraphNode): boolean => outcome !== null || edges.length === 0;
  const isStuck = ({ edges }: GraphNode): boolean => edges.every(({ to }) => past.has(to));
  const onward = shortest(edge.to, isOver, past) ?? shortest(edge.to, isStuck, past);
  // No end can be reached, so the route stops after the edge.
  const edges = [...there, edge, ...(onward ?? [])];
  const last = edges.at(-1)?.to ?? graph.start;
  if (last.outcome !== null) return { graph, edges, end: 'outcome' };
  return { graph, edges, end: last.edges.length === 0 ? 'stands still' : 'turns back' };
}

/** Routes for every state and event that could be covered and is not covered yet. */
export function* routesForGaps(
  graphs: readonly PathGraph[],
  routes: readonly Route[],
): Generator<null, Route[]> {
  const shown = new Set(routes.flatMap(coveredBy));
  const added: Route[] = [];
  for (const graph of graphs) {
    for (const from of graph.nodes) {
      for (const edge of from.edges) {
        if (coveredBy({ graph: { ...graph, start: edge.to }, edges: [edge] }).every((one) => shown.has(one)))
          continue;
        yield null;
        const route = routeThrough(graph, from, edge);
        if (!route) continue;
        added.push(route);
        for (const one of coveredBy(route)) shown.add(one);
      }
    }
  }
  return added;
}
