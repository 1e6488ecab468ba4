import type { Row } from '../reading/table.ts';
import type { Column } from './column.ts';
import { priceNumber } from './price-cell.ts';
import type { Stated } from './stated-columns.ts';

/** The minimum number of rows that show that one number is calculated from two others. */
const rowsLeast = 3;
/** The others may be sold by the piece, or have been changed since. */
const rowsShare = 0.5;
/** Amounts are rounded to a hundredth. */
const within = 0.01;
/** Grams in a kilogram, millilitres in a litre. */
const partsInWhole = 1_000;
/** A wider table is a report, in which some three columns may be so by chance. */
const columnsMost = 12;

interface Reckoned {
  readonly price: Column;
  readonly size: Column;
  readonly reference: Column;
}

/** Whether a column may have amounts or sizes. */
const isOfFigures = ({ stated, profile }: Column): boolean =>
  !stated &&
  profile.filled > 0.3 &&
  profile.numeric > 0.8 &&
  profile.counting < 0.6 &&
  profile.barcodes < 0.2 &&
  profile.flags < 0.9;

/** `1.99 | 100 | 19.90`: whether one number is the price of a kilogram, reckoned from a price and its grams. */
function isReckoned({ price, size, reference }: Reckoned, sample: readonly Row[]): boolean {
  const rows = sample
    .map(({ cells }) => [price, size, reference].map(({ index }) => priceNumber(cells[index])))
    .filter((numbers) => numbers.every((number) => number > 0));
  const reckoned = rows.filter(
    ([own = 0, grams = 0, whole = 0]) =>
      Math.abs((whole * grams) / partsInWhole - own) <= within * own + (0.005 * grams) / partsInWhole,
  );
  const sizes = new Set(reckoned.map(([, grams]) => grams));
  return sizes.size > 1 && reckoned.length >= rowsLeast && reckoned.length >= rows.length * rowsShare;
}

function reckonedIn(columns: readonly Column[], sample: readonly Row[]): Reckoned | null {
  const figures = columns.filter(isOfFigures);
  if (figures.length < 3 || figures.length > columnsMost) return null;
  // Grams are whole, and prices have decimals.
  const sizes = figures.filter(({ profile }) => profile.whole > 0.9 && profile.magnitude >= 10);
  for (const size of sizes)
    for (const price of figures)
      for (const reference of figures) {
        if (price === size || reference === size || reference === price) continue;
        if (isReckoned({ price, size, reference }, sample)) return { price, size, reference };
      }
  return null;
}

const unused = (reason: string): Stated => ({ field: null, confidence: 0.85, reason });

/**
 * The same columns, of which the price of a kilogram or litre is not used if another column has the price of the pack
 * and a third one its size. Without headers these numbers also show which of them is the price.
 */
export function withoutReferencePrices(
  columns: readonly Column[],
  sample: readonly Row[],
): readonly Column[] {
  const found = reckonedIn(columns, sample);
  if (!found) return columns;
  const { price, size, reference } = found;
  const isHeadless = price.header === null;
  return columns.map((column) => {
    if (column === reference)
      return { ...column, stated: unused('the price of a kilogram or litre, beside that of the pack') };
    if (column === size && isHeadless) return { ...column, stated: unused('the size of the pack') };
    if (column === price && isHeadless)
      return {
        ...column,
        stated: {
          field: 'price',
          confidence: 0.75,
          reason: 'the price of a pack, beside that of a kilogram',
        },
      };
    return column;
  });
}
