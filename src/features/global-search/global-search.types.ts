import type { ReactNode } from 'react';
import type { RoleName } from '../../lib/roles.ts';
import type { Found } from '../../machines/global-search/index.ts';

export type { Found };

/** A page of the app, as the shell knows it. */
export interface FindablePage {
  readonly path: string;
  readonly label: string;
  /** Other words by which people look for it. */
  readonly words?: string;
  /** How to get from the page to what was looked for, where it has no address. */
  readonly about?: string;
  /** A part of another page: found by what is typed, and not listed before. */
  readonly isPart?: boolean;
  /** It is meant for somebody else: found only where nothing of the reader's fits. */
  readonly isForOthers?: boolean;
  readonly icon: ReactNode;
}

/** Something to do at once, without a page. */
export interface FindableAct {
  readonly label: string;
  readonly words?: string;
  /** It answers a question in place of the search, and stands among the pages. */
  readonly about?: string;
  readonly onRun: () => void;
}

/** Null: a visitor. */
export type Reader = RoleName | null;

/** One line that can be chosen. */
export interface FindOption {
  /** It was found for other words than stand there now: it is seen, and can’t be chosen. */
  readonly isOld?: true;
  /** Unlike any other. */
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
