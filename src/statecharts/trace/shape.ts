import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesWithin } from '../state-nodes.ts';
import type { MachineShape } from './trace.types.ts';

const targetsOf = (targets: readonly AnyStateNode[] | undefined): string =>
  targets && targets.length > 0 ? ` → ${targets.map(({ id }) => id).join(', ')}` : '';

function transitionsOf(node: AnyStateNode): string[] {
  const reactions = [...node.transitions.values(), node.always ?? []].flat();
  return [
    ...(node.type === 'compound' ? [`${node.id} initially${targetsOf(node.initial.target)}`] : []),
    ...reactions.map(({ eventType, target }) => `${node.id} ${eventType || 'always'}${targetsOf(target)}`),
  ];
}

/**
 * The structure of a machine: an initial state is written as `source initially → target`, an `always` transition as
 * `source always → target`.
 */
export function shapeOf(machine: AnyStateMachine): MachineShape {
  const nodes = nodesWithin(machine.root);
  return {
    states: nodes.map(({ id }) => id).sort(),
    transitions: [...new Set(nodes.flatMap(transitionsOf))].sort(),
  };
}

export interface ShapeChanges {
  readonly added: MachineShape;
  readonly removed: MachineShape;
  /** "state import.kept is new", "import.reviewing SAVE → import.saving is gone" */
  readonly texts: readonly string[];
}

const missing = (from: readonly string[], wanted: readonly string[]): string[] => {
  const there = new Set(from);
  return wanted.filter((one) => !there.has(one));
};

/** What was added to and removed from a machine since it was recorded; null without changes. */
export function changesSince(recorded: MachineShape, machine: AnyStateMachine): ShapeChanges | null {
  const now = shapeOf(machine);
  const added = {
    states: missing(recorded.states, now.states),
    transitions: missing(recorded.transitions, now.transitions),
  };
  const removed = {
    states: missing(now.states, recorded.states),
    transitions: missing(now.transitions, recorded.transitions),
  };
  const text = [
    ...removed.states.map((id) => `state ${id} is gone`),
    ...added.states.map((id) => `state ${id} is new`),
    ...removed.transitions.map((transition) => `${transition} is gone`),
    ...added.transitions.map((transition) => `${transition} is new`),
  ];
  return text.length === 0 ? null : { added, removed, texts: text };
}
