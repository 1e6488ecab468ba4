import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyFixtures } from './example-steps.ts';
import type { ExampleStep } from './configuration.ts';
import type { PathRules } from './simple-paths.types.ts';
import { exploreFromInputs, type ReachedState } from './explorer.ts';

/** All steps between the same two nodes: a path counts them as one step. */
export interface GraphEdge {
  readonly to: GraphNode;
  readonly steps: readonly ExampleStep[];
}

/** A node of the path graph: a state value and the distinguishing part of the context. */
export interface GraphNode {
  /** Its index in the graph, in order of discovery. */
  readonly index: number;
  /** Ids of its innermost states. */
  readonly leaves: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** Outgoing edges in the machine's order. Filled while the graph is built. */
  readonly edges: readonly GraphEdge[];
  /** Its outcome's text; null if a path can continue from here. */
  readonly outcome: string | null;
}

/** All nodes reachable from one input. */
export interface PathGraph {
  readonly input: string;
  readonly start: GraphNode;
  readonly nodes: readonly GraphNode[];
  /**
   * Whether the machine really visits the same nodes on this route: contexts that the fixtures consider equal may
   * still decide differently.
   */
  readonly isPossible: (edges: readonly GraphEdge[]) => boolean;
}

interface GrowingNode extends GraphNode {
  readonly edges: { readonly to: GraphNode; readonly steps: ExampleStep[] }[];
}

const outcomeIn = (
  { _nodes: nodes }: AnyMachineSnapshot,
  outcomes: Readonly<Record<string, string>>,
): string | null => {
  // The innermost state is the most specific.
  const named = nodes
    .filter(({ id }) => Object.hasOwn(outcomes, id))
    .toSorted((one, other) => other.path.length - one.path.length);
  return outcomes[named[0]?.id ?? ''] ?? null;
};

const isLeaf = ({ type }: AnyMachineSnapshot['_nodes'][number]): boolean =>
  type === 'atomic' || type === 'final';

type GraphOptions = Pick<PathRules, 'ignored' | 'outcomes' | 'fits'>;

/** Whether paths include a step: its event is not ignored, and an answer fits the request. */
function stepFilter({
  ignored,
  fits = {},
}: GraphOptions): (from: AnyMachineSnapshot, step: ExampleStep) => boolean {
  const ignoredTypes = ignored.map((one) => (typeof one === 'string' ? one : one.event));
  // A delay's event type ends with the id of its state: `xstate.after.patience.import.uploading`.
  const isIgnored = (type: string) => ignoredTypes.some((one) => type === one || type.startsWith(`${one}.`));
  return ({ context }, { event }) => {
    if (isIgnored(event.type)) return false;
    const [, actor = ''] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? [];
    if (!Object.hasOwn(fits, actor) || !('output' in event)) return true;
    const fit = fits[actor] as ((context: unknown, answer: unknown) => boolean) | undefined;
    return fit?.(context, event.output) !== false;
  };
}

interface Followed {
  readonly place: ReachedState;
  readonly further: Map<GraphEdge, Followed | null>;
}

/** Follows routes from a start; shared prefixes are followed once. */
function followed(
  start: ReachedState,
  go: (reached: ReachedState, edge: GraphEdge) => ReachedState | null,
): PathGraph['isPossible'] {
  const first: Followed = { place: start, further: new Map() };
  return (edges) => {
    let at: Followed | null = first;
    for (const edge of edges) {
      const known: Followed | null | undefined = at.further.get(edge);
      if (known === undefined) {
        const place = go(at.place, edge);
        const next: Followed | null = place && { place, further: new Map() };
        at.further.set(edge, next);
        at = next;
      } else at = known;
      if (!at) return false;
    }
    return true;
  };
}

/**
 * Visits every node once from each input. Yields between nodes so that a page stays responsive. Steps that lead
 * nowhere else (a wait that became slow, a refused press) are no edges.
 */
export function* pathGraphs(
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  rules: GraphOptions,
): Generator<null, PathGraph[]> {
  const distinguish = fixtures.distinguish as ((context: unknown) => unknown) | undefined;
  const nameOf = ({ value, context, status }: AnyMachineSnapshot): string =>
    `${JSON.stringify(value)} ${JSON.stringify(distinguish?.(context) ?? null)} ${status}`;
  const isShown = stepFilter(rules);
  const graphs: PathGraph[] = [];

  for (const { start, next, follow } of exploreFromInputs(machine, fixtures)) {
    const onward = (reached: ReachedState): ReachedState[] =>
      next(reached).filter(({ step }) => step !== null && isShown(reached.snapshot, step));
    const nodes = new Map<string, GrowingNode>();
    const open: { reached: ReachedState; node: GrowingNode }[] = [];
    const nodeOf = (reached: ReachedState): GrowingNode => {
      const name = nameOf(reached.snapshot);
      const before = nodes.get(name);
      if (before) return before;
      const { snapshot } = reached;
      const node: GrowingNode = {
        index: nodes.size,
        leaves: snapshot._nodes.filter(isLeaf).map(({ id }) => id),
        snapshot,
        edges: [],
        outcome: outcomeIn(snapshot, rules.outcomes),
      };
      nodes.set(name, node);
      open.push({ reached, node });
      return node;
    };
    const first = nodeOf(start);
    for (const { reached, node } of open) {
      yield null;
      if (node.outcome !== null) continue;
      for (const further of onward(reached)) {
        const to = nodeOf(further);
        if (to === node || !further.step) continue;
        const edge = node.edges.find((one) => one.to === to);
        if (edge) edge.steps.push(further.step);
        else node.edges.push({ to, steps: [further.step] });
      }
    }
    const isPossible = followed(start, (reached, { to, steps: [step] }) => {
      const further = step ? follow(reached, step) : null;
      return further && nameOf(further.snapshot) === nameOf(to.snapshot) ? further : null;
    });
    graphs.push({ input: start.input, start: first, nodes: [...nodes.values()], isPossible });
  }
  return graphs;
}
