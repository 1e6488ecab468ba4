import type { Word } from './page.ts';

/** A row that is read from priced lines: a name with its price, or words without a price. */
export interface Entry {
  name: string;
  price: string;
  /** For a price alone in its line: its vertical position, and its distance below the first line of the name. */
  between: { readonly at: number; readonly below: number } | null;
  readonly words: Word[];
  bottom: number;
  /** Whether it is level with a row but left of where names begin. */
  isBeside?: boolean;
  /** Whether its price is alone between words above and below, and may belong to either. */
  isEitherWay?: boolean;
  /** Whether it describes the name above it. */
  isTold?: boolean;
  /** Its name without the trailing size. */
  sized?: string;
}
