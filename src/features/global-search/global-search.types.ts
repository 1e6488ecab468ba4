import type { ReactNode } from 'react';
import type { RoleName } from '../../lib/roles.ts';
import type { Found } from '../../machines/global-search/index.ts';

export type { Found };

/** A page of the app. */
export interface FindablePage {
  readonly path: string;
  readonly label: string;
  /** More words by which it is found. */
  readonly words?: string;
  /** What it says, if it is an answer; found by its words too. */
  readonly points?: readonly string[];
  /** How to get from the page to the topic, if that has no address of its own; of an answer, who it is for. */
  readonly about?: string;
  /** Part of another page: only listed when it matches. */
  readonly isPart?: boolean;
  /** Whether it is meant for others than who types this, in English: then only found if nothing for these matches. */
  readonly isForOthers?: (typed: string) => boolean;
  readonly icon: ReactNode;
}

/** An action that has no page. */
export interface FindableAct {
  readonly label: string;
  readonly words?: string;
  /** What it says, if it is an answer; it is then listed among the pages. */
  readonly points?: readonly string[];
  readonly onRun: () => void;
}

/** Null for a visitor. */
export type Reader = RoleName | null;

/** One option of the list. */
export interface FindOption {
  /** A result for earlier words: shown, but not selectable. */
  readonly isOld?: true;
  /** Unique. */
  readonly key: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly aside?: ReactNode;
  readonly onChoose: () => void;
}

export interface FindSection {
  readonly name: string;
  readonly options: readonly FindOption[];
}
