import type { Word } from './page.ts';

/** A row that is read from priced lines: a name with its price, or words without one. */
export interface Entry {
  name: string;
  price: string;
  /** Where its price stands, and how far below the first line of its name, when it is alone in its line. */
  between: { readonly at: number; readonly below: number } | null;
  readonly words: Word[];
  bottom: number;
  /** It stands level with a row, and left of where names begin. */
  isBeside?: boolean;
  /** Its price stands alone between words above and below, and may be of either. */
  isEitherWay?: boolean;
  /** What is told of the name above it. */
  isTold?: boolean;
  /** What its name is without the size behind it. */
  sized?: string;
}
