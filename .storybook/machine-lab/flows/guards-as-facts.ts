import type { AnyStateMachine } from 'xstate';

/** An event with what the server would know beside it: answers by the guard's name. */
export interface FactualEvent {
  readonly type: string;
  readonly facts?: Readonly<Record<string, boolean>>;
}

/**
 * A process asks its guards what the server knows. Here every event carries the answers by the guards' names, which read as sentences, so that a
 * walk can be repeated as it was. A fact that is not told does not hold.
 */
export function guardsAsFacts(machine: AnyStateMachine): { machine: AnyStateMachine; facts: string[] } {
  const facts = Object.keys(machine.implementations.guards);
  const answerOf =
    (name: string) =>
    ({ event }: { event: FactualEvent }): boolean =>
      event.facts?.[name] ?? false;
  return {
    facts,
    machine: machine.provide({ guards: Object.fromEntries(facts.map((name) => [name, answerOf(name)])) }),
  };
}
