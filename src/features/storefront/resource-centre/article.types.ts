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
