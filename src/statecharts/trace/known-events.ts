import type { AnyStateMachine } from 'xstate';
import { eventTypesOf } from '../actors.ts';
import { nodesWithin } from '../state-nodes.ts';

const typesKnown = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

/** Whether any state of a machine handles an event type; a wildcard may match all. */
export function knows(machine: AnyStateMachine, type: string): boolean {
  const types = typesKnown.get(machine) ?? new Set(nodesWithin(machine.root).flatMap(eventTypesOf));
  typesKnown.set(machine, types);
  return types.has(type) || [...types].some((known) => known.includes('*'));
}

/** Why an unknown event is not sent to a machine. */
export const whyUnknown = (machine: AnyStateMachine, type: string): string =>
  `The machine “${machine.id}” knows no ${type}.`;
