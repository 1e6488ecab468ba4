import type { WalkedStep } from './configuration.ts';
import type { StateValue } from 'xstate';

/** What no path takes, in words. */
export interface Aside {
  /** The type of an event. */
  readonly event: string;
  /** For whoever reads the list: "cancelling while something is under way". */
  readonly says: string;
}

/** How the paths through a machine are told. */
export interface WalkedPaths {
  /** What leads aside, from anywhere to anywhere: no path takes it. Of a mere type of event nothing is said. */
  readonly aside: readonly (string | Aside)[];
  /**
   * By an actor's id: whether what the fixtures let it answer fits what was asked, and what is known by then. What is not named may answer any of it. It is
   * given only contexts of the machine, and what that actor answers.
   */
  readonly fits?: Readonly<Record<string, (context: never, answer: never) => boolean>>;
  /** Ids of states in which a path has come to an end, and in what words: `{ 'onboarding.completion.complete': 'live' }`. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** What a person does by an event or an actor's answer, by its name: "Sends the company". What is not named needs nobody. */
  readonly doings: Readonly<Record<string, string>>;
  /** By an actor's id: what its answer is about, where the case alone does not say it: "payment account" (ready). */
  readonly subjects?: Readonly<Record<string, string>>;
  /** Types of events by which a person leaves a step as it is: it takes no time. */
  readonly leavings?: readonly string[];
}

/** How a path ends: in an outcome, where nothing more can happen, or where every way leads back to where it was. */
export type PathEnd = 'outcome' | 'stands still' | 'turns back';

/** A step of a path, and where it led. */
export interface PathStep extends WalkedStep {
  /** What leads to the same place in its stead: other cases of it, other events. */
  readonly instead: readonly WalkedStep[];
  /** Which of the ways from there it is, in the order in which the machine and the fixtures have them: 0 is the usual one. */
  readonly rank: number;
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
  /** Other inputs with which it goes alike, step by step, and for which it is not told once more. */
  readonly alike: readonly string[];
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
