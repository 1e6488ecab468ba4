import type { SimplePath } from './simple-paths.types.ts';

/** A step of a path as somebody reads it who reads no code. */
export interface ToldStep {
  /** What the screen before it is called. */
  readonly at: string;
  /** Whose move it is. */
  readonly by: 'person' | 'system' | 'time';
  /** "Sends the company", "Save company: saved and handed in" */
  readonly words: string;
  /** What leads to the same place in its stead, in words. */
  readonly instead: readonly string[];
  /** Where it leads. */
  readonly to: string;
  /** As the title of a path tells it: "payment account incomplete" */
  readonly brief: string;
}

export interface ToldPath {
  readonly path: SimplePath;
  /** What sets it apart from the others of its list: "Nothing is done; leaves the step for later (the logo); payment account incomplete" */
  readonly what: string;
  /** With how it ends; no two of a list have the same. */
  readonly title: string;
  /** "onboarding finished", "back from “Your company · saving”" */
  readonly ends: string;
  readonly steps: readonly ToldStep[];
  /** What the screens are called that it comes through, each once. */
  readonly screens: readonly string[];
  /** What a person needs for the steps that are done, and not left as they are. Null where the states say nothing of it. */
  readonly minutes: number | null;
}
