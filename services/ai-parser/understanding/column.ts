import type { ColumnProfile } from './column-profile.ts';
import type { Field } from './fields.ts';
import type { Header } from './header-meaning.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import type { Stated } from './stated-columns.ts';

export interface Column {
  readonly index: number;
  /** Null where the table has no header. */
  readonly header: Header | null;
  readonly profile: ColumnProfile;
  /** What is known of it beforehand. */
  readonly stated?: Stated | null;
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
  /** Only its figures tell things apart, which what stands above them names. */
  readonly isOfFigures?: boolean;
  /** Another column that may be this field as well. */
  readonly rival?: Column;
}

/** What its header says most plainly. */
export const bestMeaning = (column: Column): Meaning | null => column.header?.meanings[0]?.meaning ?? null;

export const isHeaderRead = ({ header }: Column) => (header?.meanings.length ?? 0) > 0;

/** A cell of its own for the sign before each sum, as accounts are set: it says the money, whatever stands over it, and nothing else. */
export const holdsSigns = ({ profile }: Column): boolean =>
  profile.currencies > 0.9 && profile.numeric === 0 && profile.lengthMean <= 4;

/** Where the words over a sign are those of the sum behind it, which has none of its own. */
export const withHeadersOfSums = (columns: readonly Column[]): readonly Column[] =>
  columns.map((column, at) => {
    const [before, behind] = [columns[at - 1], columns[at + 1]];
    const isOfBefore = before !== undefined && isSignOf(before, column);
    if (isOfBefore && column.header === null)
      return { ...column, header: before.header, stated: before.stated };
    return behind !== undefined && isSignOf(column, behind)
      ? { ...column, header: null, stated: null }
      : column;
  });

const isSignOf = (sign: Column, sum: Column): boolean =>
  holdsSigns(sign) &&
  sum.profile.numeric > 0.8 &&
  (sum.header === null || sum.header.text === sign.header?.text);
