import type { ColumnProfile } from './column-profile.ts';
import type { Field } from './fields.ts';
import type { Header } from './header-meaning.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import type { Stated } from './stated-columns.ts';

export interface Column {
  readonly index: number;
  /** Null if the table has no header. */
  readonly header: Header | null;
  readonly profile: ColumnProfile;
  /** What is known about it beforehand. */
  readonly stated?: Stated | null;
}

/** A column and the field it fills. */
export interface Role {
  readonly field: Field | 'variant';
  readonly column: Column;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly reason: string;
  /** Set for the price of a file without a selling price: `cost` is what the vendor pays. */
  readonly stands?: 'cost';
  /** Whether only its numbers distinguish rows, which are named by the text above them. */
  readonly isOfFigures?: boolean;
  /** Another column that may have this field as well. */
  readonly rival?: Column;
}

/** The clearest meaning of its header. */
export const bestMeaning = (column: Column): Meaning | null => column.header?.meanings[0]?.meaning ?? null;

export const isHeaderRead = ({ header }: Column) => (header?.meanings.length ?? 0) > 0;

/**
 * Whether a column only has the currency signs of amounts, as in accounting: it determines the currency, whatever its
 * header.
 */
export const holdsSigns = ({ profile }: Column): boolean =>
  profile.currencies > 0.9 && profile.numeric === 0 && profile.lengthMean <= 4;

/** Moves the header over a sign to the amount after it if that has none of its own. */
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

const ofFigures: ReadonlySet<Meaning> = new Set([
  'price',
  'listPrice',
  'unitPrice',
  'tradePrice',
  'salePrice',
  'cost',
  'discount',
  'tax',
  'quantity',
  'minimum',
  'measure',
  'date',
]);
const plainly = 0.75;

/**
 * `Cd_AR` over codes: a header of which only a part means figures is not understood over codes with letters that tell
 * the rows apart.
 */
export const withoutMisreadHeader = (column: Column): Column => {
  const { header, profile } = column;
  const areCodes = profile.codes > 0.8 && profile.distinct > 0.9 && profile.numeric + profile.money < 0.3;
  const isMisread =
    areCodes &&
    header?.meanings.every(({ meaning, strength }) => ofFigures.has(meaning) && strength < plainly);
  return header && isMisread ? { ...column, header: { ...header, meanings: [] } } : column;
};
