import type { DrawnDepartment } from '../../../ui/drawings/index.ts';

/** A paragraph, or points in their order (`steps`) or without one (`list`). */
export type ArticleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] };

interface ArticleSection {
  readonly title: string;
  readonly blocks: readonly ArticleBlock[];
}

/** What to buy, book or read next: an address of this site. */
interface NextStep {
  readonly label: string;
  readonly path: string;
}

export interface Article {
  /** What is said before the first heading. */
  readonly opening: readonly ArticleBlock[];
  readonly sections: readonly ArticleSection[];
  readonly next: readonly NextStep[];
  /** Where the rules are that it names, and what it does not replace. */
  readonly caution?: string;
}

/** What the list shows and searches without the article itself. */
export interface ArticleEntry {
  /** Of its address; stays. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** The first is the one it is drawn for. */
  readonly departments: readonly [DrawnDepartment, ...DrawnDepartment[]];
  /** The day of the last check, ISO 8601. */
  readonly checkedOn: string;
  readonly minutes: number;
  /** Further words by which it is found. */
  readonly keywords: string;
}
