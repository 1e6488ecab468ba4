import type { WalkedStep } from './configuration.ts';
import type { StateValue } from 'xstate';

/** How the paths through a machine are told. */
export interface WalkedPaths {
  /** Types of events that lead aside, from anywhere to anywhere: no path takes them. */
  readonly aside: readonly string[];
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
