import type { ColumnProfile } from './column-profile.ts';
import type { Field } from './fields.ts';
import type { Header } from './header-meaning.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import type { Told } from './told-columns.ts';

export interface Column {
  readonly index: number;
  /** Null where the table has no header. */
  readonly header: Header | null;
  readonly profile: ColumnProfile;
  /** What is known of it beforehand. */
  readonly told?: Told | null;
}

/** A column and the field it fills. */
export interface Role {
  readonly field: Field | 'variant';
  readonly column: Column;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly reason: string;
  /** The price of a file that has no selling price: `cost` is what the vendor pays. */
  readonly stands?: 'cost';
  /** Another column that may be this field as well. */
  readonly rival?: Column;
}

/** What its header says most plainly. */
export const bestMeaning = (column: Column): Meaning | null => column.header?.meanings[0]?.meaning ?? null;

export const isHeaderRead = ({ header }: Column) => (header?.meanings.length ?? 0) > 0;
