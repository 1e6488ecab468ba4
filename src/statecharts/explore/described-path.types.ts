import type { SimplePath } from './simple-paths.types.ts';

/** A step of a path for readers who don't read code. */
export interface DescribedStep {
  /** The screen before it. */
  readonly at: string;
  /** Who acts. */
  readonly by: 'person' | 'system' | 'time';
  /** "Sends the company", "Save company: saved and handed in" */
  readonly text: string;
  /** Alternatives that lead to the same node. */
  readonly instead: readonly string[];
  /** The state it leads to. */
  readonly to: string;
  /** The short form for a path's title: "payment account incomplete" */
  readonly summary: string;
}

export interface DescribedPath {
  readonly path: SimplePath;
  /**
   * What distinguishes it from the others in the list: "Nothing is done; leaves the step for later (the logo); payment
   * account incomplete"
   */
  readonly distinction: string;
  /** The distinction and the ending; unique within the list. */
  readonly title: string;
  /** "onboarding finished", "back from “Your company · saving”" */
  readonly ends: string;
  readonly steps: readonly DescribedStep[];
  /** The screens it passes, each once. */
  readonly screens: readonly string[];
  /** The minutes a person needs for the steps that are completed. Null if the states give no times. */
  readonly minutes: number | null;
}
