import type { EventObject, StateValue } from 'xstate';

/** One event on the way to a configuration, and the fixture it was taken from. */
export interface WalkedStep {
  readonly event: EventObject;
  /** "FILE.CHOSEN · an empty file", "✓ uploadFile", "after patience" */
  readonly words: string;
}

/** Which of the fixtures' cases it is: "the list is in" of "✓ loadOnboarding · the list is in". */
export const caseOf = ({ words }: WalkedStep): string | null =>
  words.split(' · ').slice(1).join(' · ') || null;

/** A value that a machine can stand in, and the shortest way there. */
export interface Configuration {
  /** Names it in an address and a story: `reviewing.desk-editing.saving-saved` */
  readonly id: string;
  /** "reviewing · desk: editing · saving: saved" */
  readonly words: string;
  readonly value: StateValue;
  /** Ids of the states it is made of, those around included. */
  readonly states: readonly string[];
  /** Which of the fixtures' inputs it begins with. */
  readonly input: string;
  readonly steps: readonly WalkedStep[];
}
