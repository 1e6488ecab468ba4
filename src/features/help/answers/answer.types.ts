/** A link to the page where something is done or shown. */
interface Way {
  readonly label: string;
  /** A path on this site. */
  readonly path: string;
}

/** Stands in a sentence for the market's commission, which admins change. */
export const marketRate = '{commission}';

/** How one thing works; the sentences are true for all readers of its role. */
export interface Answer {
  /** The fragment of its address, `/resource-center#refunds`; unique and permanent. */
  readonly slug: string;
  readonly title: string;
  /** More words by which it is found. */
  readonly words: string;
  readonly points: readonly string[];
  readonly ways: readonly Way[];
}
