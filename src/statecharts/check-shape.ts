import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isMachine } from './actors.ts';
import { nodesWithin } from './state-nodes.ts';

/** One problem with a machine's shape: where, and what. */
interface ShapeProblem {
  state: string;
  problem:
    | 'cannot be reached'
    | 'has no way out'
    | 'invokes without an id'
    | 'invokes without handling the failure'
    | 'waits without a way out'
    | 'ends without its parent going on'
    | 'has an effect without a name'
    | 'begins an actor without a name';
}

/** An action as a machine stores it: a name, one of xstate's own, or a function. */
interface HeldAction {
  readonly type?: string;
  readonly resolve?: unknown;
  readonly src?: unknown;
}

interface Edge {
  event: string;
  targets: readonly AnyStateNode[];
}

const edgesOf = (node: AnyStateNode): Edge[] => [
  ...[...node.transitions.entries()].flatMap(([event, transitions]) =>
    transitions.map(({ target }) => ({ event, targets: target ?? [] })),
  ),
  ...(node.always ?? []).map(({ target }) => ({ event: '', targets: target ?? [] })),
];

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const selfAndAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...selfAndAncestors(node.parent)] : [node];

/** Every state that some sequence of events enters, assuming that guards hold. */
function reachableFrom(root: AnyStateNode): Set<AnyStateNode> {
  const reached = new Set<AnyStateNode>();
  /** Reached only through a descendant, so its initial state was not entered yet. */
  const entered = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode): void => {
    if (entered.has(node)) return;
    entered.add(node);
    for (const around of selfAndAncestors(node)) {
      if (reached.has(around)) continue;
      reached.add(around);
      for (const { targets } of edgesOf(around)) targets.forEach(enter);
    }
    if (node.type === 'parallel') childrenOf(node).forEach(enter);
    if (node.type === 'compound') node.initial.target.forEach(enter);
  };
  enter(root);
  return reached;
}

const actionsOf = (node: AnyStateNode): unknown[] => [
  ...node.entry,
  ...node.exit,
  ...(node.type === 'compound' ? node.initial.actions : []),
  ...[...node.transitions.values()].flat().flatMap(({ actions }) => actions),
  ...(node.always ?? []).flatMap(({ actions }) => actions),
];

/** An unnamed action or actor cannot be muted or replaced when the machine is replayed. */
function namelessIn(node: AnyStateNode): ShapeProblem['problem'][] {
  const held = actionsOf(node).filter((action) => typeof action === 'function') as HeldAction[];
  const spawned = held.filter(({ type }) => type === 'xstate.spawnChild').map(({ src }) => src);
  const invoked = node.invoke
    .map(({ src }) => src)
    .filter((src) => typeof src !== 'string' || src.startsWith('xstate.invoke.'));
  return [
    ...held.filter(({ resolve }) => !resolve).map(() => 'has an effect without a name' as const),
    ...[...invoked, ...spawned.filter((src) => typeof src !== 'string')].map(
      () => 'begins an actor without a name' as const,
    ),
  ];
}

/** Inherited exits count, except a bare reaction without a target. */
const leaves = (node: AnyStateNode, edge: Edge): boolean => edge.targets.some((target) => target !== node);

function problemsOf(node: AnyStateNode, reached: ReadonlySet<AnyStateNode>): ShapeProblem['problem'][] {
  const found: ShapeProblem['problem'][] = [];
  if (!reached.has(node)) found.push('cannot be reached');
  const exits = selfAndAncestors(node).flatMap((owner) =>
    edgesOf(owner)
      .filter((edge) => leaves(node, edge))
      .map(({ event }) => ({ event, owner })),
  );
  if (node.type === 'atomic' && exits.length === 0) found.push('has no way out');
  for (const invoke of node.invoke) {
    if (/^\d+\./.test(invoke.id)) found.push('invokes without an id');
    const handlesFailure = selfAndAncestors(node).some((owner) =>
      owner.transitions.has(`xstate.error.actor.${invoke.id}`),
    );
    if (!handlesFailure) found.push('invokes without handling the failure');
    // A request has no timeout and may never be answered: the user must be able to leave. Actors tagged local make no
    // request.
    const canLeave = exits.some(
      ({ event, owner }) => owner !== node.machine.root && event !== '' && !event.startsWith('xstate.'),
    );
    // An invoked machine has exits of its own and is checked separately.
    const invokesMachine =
      typeof invoke.src === 'string' && isMachine(node.machine.implementations.actors[invoke.src]);
    if (node !== node.machine.root && !canLeave && !invokesMachine && !node.tags.includes('local')) {
      found.push('waits without a way out');
    }
  }
  if (node.type === 'final' && node.parent && node.parent !== node.machine.root) {
    const done = `xstate.done.state.${node.parent.id}`;
    if (!selfAndAncestors(node.parent).some((owner) => owner.transitions.has(done))) {
      found.push('ends without its parent going on');
    }
  }
  return [...found, ...namelessIn(node)];
}

/**
 * Problems with the shape of a machine, whatever its actors do: unreachable states, dead ends, invokes without an id,
 * without a failure exit or without a way to leave, unnamed effects and actors. Final states of the root are not dead
 * ends. In document order.
 */
export function checkShape(machine: AnyStateMachine): ShapeProblem[] {
  const reached = reachableFrom(machine.root);
  return nodesWithin(machine.root).flatMap((node) =>
    problemsOf(node, reached).map((problem) => ({ state: node.id, problem })),
  );
}
