import type { EventObject, StateValue } from 'xstate';

/** One event on the path to a configuration, and the fixture case it was taken from. */
export interface ExampleStep {
  readonly event: EventObject;
  /** "FILE.CHOSEN · an empty file", "✓ uploadFile", "after patience" */
  readonly label: string;
}

/** The name of the fixture case: "the list is in" of "✓ loadOnboarding · the list is in". */
export const caseOf = ({ label }: ExampleStep): string | null =>
  label.split(' · ').slice(1).join(' · ') || null;

/** A reachable state value, and the shortest path to it. */
export interface Configuration {
  /** Identifies it in addresses and story names: `reviewing.desk-editing.saving-saved` */
  readonly id: string;
  /** "reviewing · desk: editing · saving: saved" */
  readonly label: string;
  readonly value: StateValue;
  /** Ids of its states, ancestors included. */
  readonly states: readonly string[];
  /** The name of the fixture input it starts with. */
  readonly input: string;
  readonly steps: readonly ExampleStep[];
}
