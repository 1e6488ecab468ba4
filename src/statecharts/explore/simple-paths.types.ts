import type { WalkedStep } from './configuration.ts';
import type { StateValue } from 'xstate';

/** What no path takes, with the reason. */
export interface Aside {
  /** Types of events. */
  readonly events: readonly string[];
  /** The id of the state in which no path takes them; anywhere where it is left out. */
  readonly in?: string;
  /** For whoever reads the list: "cancelling what takes long: it leads back to where one was". */
  readonly says: string;
}

/** How the paths through a machine are told. */
export interface WalkedPaths {
  /** What leads aside: no path takes it. A mere type of event is meant wherever it can happen, and nothing is said of it. */
  readonly aside: readonly (string | Aside)[];
  /**
   * Of what the fixtures let an actor answer, what it answers in a state, by the state's id and the names of the cases: an answer that fits what was asked.
   * Where a state is not named, it may be any of them.
   */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  /** Ids of states in which a path has come to an end, and in what words: `{ 'onboarding.completion.complete': 'live' }`. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** What a person does by an event or an actor's answer, by its name: "Sends the company". What is not named needs nobody. */
  readonly doings: Readonly<Record<string, string>>;
}

/** How a path ends: in an outcome, where nothing more can happen, or where every way leads back to where it was. */
export type PathEnd = 'outcome' | 'stands still' | 'turns back';

/** A step of a path, and where it led. */
export interface PathStep extends WalkedStep {
  /** What leads to the same place in its stead: other cases of it, other events. */
  readonly instead: readonly WalkedStep[];
  readonly value: StateValue;
  /** Ids of the states in it, those around included. */
  readonly states: readonly string[];
}

/** A way through a machine that comes to no place twice. */
export interface SimplePath {
  /** Stays the same while the machine does; fit for an address. */
  readonly id: string;
  /** Which of the fixtures' inputs it begins with. */
  readonly input: string;
  /** Where the machine stands before the first step. */
  readonly start: { readonly value: StateValue; readonly states: readonly string[] };
  readonly steps: readonly PathStep[];
  readonly end: PathEnd;
  /** The words of `outcomes`; of a path that ends elsewhere those of the state. */
  readonly outcome: string;
}

/** The paths through a machine, as many as somebody reads. */
export interface SimplePaths {
  readonly paths: readonly SimplePath[];
  /** How many there are besides; `many` where they are too many to be counted. */
  readonly leftOut: number | 'many';
  /** There are so many that those which differ in little are told as one: see `simplePathsOf`. */
  readonly isFolded: boolean;
}
