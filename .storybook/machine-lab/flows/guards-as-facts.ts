import type { AnyStateMachine } from 'xstate';

/** An event with the facts the server would know: answers by guard name. */
interface FactualEvent {
  readonly type: string;
  readonly facts?: Readonly<Record<string, boolean>>;
}

/**
 * A process's guards depend on what the server knows. Here every event carries the answers by guard name, so that a run
 * can be repeated exactly. A missing fact is false.
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
