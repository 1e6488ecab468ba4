/** A paragraph, an ordered list (`steps`) or an unordered one (`list`). */
export type ArticleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] };

interface ArticleSection {
  readonly title: string;
  readonly blocks: readonly ArticleBlock[];
}

/** A link to what to buy, book or read next, on this site. */
interface NextStep {
  readonly label: string;
  readonly path: string;
}

export interface Article {
  /** The text before the first heading. */
  readonly opening: readonly ArticleBlock[];
  readonly sections: readonly ArticleSection[];
  readonly next: readonly NextStep[];
  /** The rules that apply, and what the article does not replace. */
  readonly caution?: string;
}
