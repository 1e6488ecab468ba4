import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { actionLabels, guardLabel } from './action-labels.ts';
import type { ChartEdge, ChartModel, ChartReaction, ChartState } from './chart.types.ts';
import { chartEvent } from './chart-event.ts';
import { valueAtKey } from './value-at-key.ts';

type Transition = NonNullable<AnyStateNode['always']>[number];

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const transitionsOf = (node: AnyStateNode): Transition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const reactionOf = (node: AnyStateNode, { eventType, guard, actions }: Transition): ChartReaction => ({
  event: chartEvent(String(eventType), node),
  guard: guardLabel(guard),
  actions: actionLabels(actions),
});

const srcOf = (src: unknown): string =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : 'inline';

function stateOf(node: AnyStateNode): ChartState {
  const meta: unknown = node.meta;
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    parent: node.parent?.id ?? null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    title: textOrNull(valueAtKey(meta, 'title')),
    screen: textOrNull(valueAtKey(meta, 'screen')),
    tags: node.tags,
    entry: actionLabels(node.entry),
    exit: actionLabels(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: srcOf(src) })),
    reactions: transitionsOf(node)
      .filter(({ target }) => !target?.length)
      .map((transition) => reactionOf(node, transition)),
  };
}

/** The target of a history state when there is no history yet. */
function historyDefault(node: AnyStateNode): string | null {
  const target: unknown = valueAtKey(node.config, 'target');
  if (node.type !== 'history' || typeof target !== 'string' || !node.parent) return null;
  const parent: AnyStateNode = node.parent;
  if (target.startsWith('#')) return node.machine.getStateNodeById(target.slice(1)).id;
  const path = target.replace(/^\./, '').split('.');
  return path.reduce<AnyStateNode | undefined>((at, key) => at?.states[key], parent)?.id ?? null;
}

function edgesOf(node: AnyStateNode): Omit<ChartEdge, 'id'>[] {
  const first = historyDefault(node);
  return [
    ...transitionsOf(node).flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        ...reactionOf(node, transition),
        source: node.id,
        target: target.id,
      })),
    ),
    ...(first === null
      ? []
      : [
          {
            event: { type: '', kind: 'always', label: 'the first time' } as const,
            guard: null,
            actions: [],
            source: node.id,
            target: first,
          },
        ]),
  ];
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child)),
];

/** `source event → target`, as in a machine's shape; a number distinguishes edges with the same name. */
function named(edges: readonly Omit<ChartEdge, 'id'>[]): ChartEdge[] {
  const seen = new Map<string, number>();
  return edges.map((edge) => {
    const name = `${edge.source} ${edge.event.type} → ${edge.target}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { id: count === 1 ? name : `${name} #${count}`, ...edge };
  });
}

/** A machine as data: its states and transitions in document order. */
export function chartOf(machine: AnyStateMachine): ChartModel {
  const nodes = nodesOf(machine.root);
  return { id: machine.id, states: nodes.map(stateOf), edges: named(nodes.flatMap(edgesOf)) };
}
