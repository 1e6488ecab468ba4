import type { ExampleStep } from './configuration.ts';
import type { StateValue } from 'xstate';

/** An event that no path takes. */
export interface IgnoredEvent {
  /** An event type, or the prefix of several: `xstate.after.patience`. */
  readonly event: string;
  /** For the reader of the list: "cancelling while something is under way". */
  readonly description: string;
}

/** How the paths through a machine are found and described. */
export interface PathRules {
  /** Events that lead away from everywhere: no path takes them. A bare event type is not mentioned to the reader. */
  readonly ignored: readonly (string | IgnoredEvent)[];
  /**
   * By actor id: whether an answer from the fixtures fits the request and what is known by then. Actors without an
   * entry may give any answer. Called only with contexts of the machine and answers of that actor.
   */
  readonly fits?: Readonly<Record<string, (context: never, answer: never) => boolean>>;
  /** Ids of states where a path ends, and how to call that: `{ 'onboarding.completion.complete': 'live' }`. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** What a person does, by event or actor: "Sends the company". Everything else needs no person. */
  readonly personDoes: Readonly<Record<string, string>>;
  /** By actor id: the subject of its answer, if the case does not name it: "payment account" (ready). */
  readonly subjects?: Readonly<Record<string, string>>;
  /** Events with which a person leaves a step unchanged: they take no time. */
  readonly leavingEvents?: readonly string[];
}

/** How a path ends: in an outcome, where nothing more can happen, or where every step leads back. */
export type PathEnd = 'outcome' | 'stands still' | 'turns back';

/** A step of a path, and where it led. */
export interface PathStep extends ExampleStep {
  /** Alternative steps to the same node: other cases, other events. */
  readonly instead: readonly ExampleStep[];
  /** Its rank among the edges from there, in the order of the machine and the fixtures: 0 is the usual one. */
  readonly rank: number;
  readonly value: StateValue;
  /** Ids of its states, ancestors included. */
  readonly states: readonly string[];
}

/** A path through a machine that visits no node twice. */
export interface SimplePath {
  /** Stable as long as the machine is; usable in addresses. */
  readonly id: string;
  /** The name of the fixture input it starts with. */
  readonly input: string;
  /** Other inputs with the same steps, for which it is not listed again. */
  readonly alike: readonly string[];
  /** The state before the first step. */
  readonly start: { readonly value: StateValue; readonly states: readonly string[] };
  readonly steps: readonly PathStep[];
  readonly end: PathEnd;
  /** The text of `outcomes`, or the state's text for a path that ends elsewhere. */
  readonly outcome: string;
}

/** The paths through a machine, limited to a readable number. */
export interface SimplePaths {
  readonly paths: readonly SimplePath[];
  /** How many more there are; `many` if there are too many to count. */
  readonly leftOut: number | 'many';
  /** Similar paths were merged because there are too many: see `simplePathsOf`. */
  readonly isFolded: boolean;
}
