import { readDecimal, type DecimalMark } from '../../../src/lib/decimal-text.ts';
import { textOfNumber, type Cell } from '../reading/table.ts';
import { isNothing } from './price-cell.ts';

interface QuantityRead {
  /** A decimal number with a point; null if the cell has none that is certain. */
  readonly quantity: string | null;
  readonly unit: string | null;
  /** Whether the cell is not empty and not a plain count: `in stock`, `>10`, `-4`. */
  readonly isAmbiguous: boolean;
}

/** Shops with several stores write `harbour=24`. */
const inOneStore = /^[\p{L}\d_ -]+=\s*(\d+)$/u;
/** Words for an empty stock. */
const soldOut =
  /^(?:sold[ -]?out|out[ -]of[ -]stock|no stock|ausverkauft|nicht (?:auf lager|vorrätig)|vergriffen|agotad[oa]s?|sin (?:stock|existencias)|esgotad[oa]s?|sem stock|épuisée?s?|(?:en )?rupture(?: de stock)?|esaurit[oiae]|non disponibile|uitverkocht|niet op voorraad|exhaurit|slutsåld|udsolgt|utsolgt|wyprzedane|rasprodano|tükendi|нет в наличии)$/iu;
const withUnit = /^(\d[\d.,' ]*?)\s*(\p{L}[\p{L}.²³]{0,11})$/u;

export function readQuantity(cell: Cell, decimal: DecimalMark | null): QuantityRead {
  if (typeof cell === 'number') return { quantity: textOfNumber(cell), unit: null, isAmbiguous: cell < 0 };
  if (isNothing(cell)) return { quantity: null, unit: null, isAmbiguous: false };
  if (soldOut.test(cell.trim())) return { quantity: '0', unit: null, isAmbiguous: false };
  const style = decimal === null ? {} : { decimal };
  const inStore = inOneStore.exec(cell)?.[1];
  const [, amount = inStore ?? cell, unit = null] = withUnit.exec(cell) ?? [];
  const read = readDecimal(amount, style);
  if (!read) return { quantity: null, unit: null, isAmbiguous: true };
  return { quantity: read.decimal, unit, isAmbiguous: read.isAmbiguous || read.decimal.startsWith('-') };
}
