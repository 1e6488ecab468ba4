import { newTable, type Row, type Table } from '../table.ts';
import { withoutCounts } from '../counted-names.ts';
import { asNamed } from '../name-and-price.ts';
import { pricesBySize } from '../sized-prices.ts';
import { entriesOf } from './band-entries.ts';
import type { Entry } from './entry.ts';
import { withoutFurniture } from './furniture.ts';
import { lettersOf, standingOf, usualOf } from './letters.ts';
import { clarityOfRow, linesOf } from './lines.ts';
import { sideOfNames } from './lone-prices.ts';
import { areNamedAbove, namedAbove } from './named-above.ts';
import type { Page } from './page.ts';
import { anchorsOf } from './price-anchors.ts';
import { pricedBandsOf } from './price-bands.ts';

const pricesLeast = 3;
/** In a list of at least this many prices, a page may have only a few. */
const pricesMany = 10;
const pricesFew = 2;

/** The rows of the entries of one band; their line numbers continue those of the bands before. */
function rowsOf(entries: readonly Entry[], page: number, linesBefore: number): readonly Row[] {
  const usual = usualOf(entries.filter(({ price }) => price !== '').map(({ words }) => lettersOf(words)));
  return entries
    .flatMap((entry) => pricesBySize(entry).map((own) => ({ ...entry, ...own })))
    .map((entry, at): Row => {
      const standing = entry.isBeside
        ? 'beside'
        : entry.isTold
          ? 'smaller'
          : standingOf(lettersOf(entry.words), usual);
      const clarity = clarityOfRow(entry.words);
      const named = asNamed(entry);
      return {
        line: linesBefore + at + 1,
        page,
        cells: [named.name, named.price],
        ...(entry.price === '' && { isHeading: true }),
        ...(clarity !== null && { clarity }),
        ...(standing !== null && { standing }),
        ...(entry.isEitherWay === true && { isEitherWay: true }),
      };
    });
}

/**
 * Reads pages only by their prices: each price with the words to its left or above it, column by column. This covers
 * lists that cannot be read as tables: without rules, and with names of several lines. All pages are one table: what
 * its two columns mean does not change from page to page.
 */
export function pricedLines(pages: readonly Page[]): readonly Table[] {
  const own = withoutFurniture(pages);
  const prices = own.reduce((sum, { words }) => sum + anchorsOf(linesOf(words)).length, 0);
  const least = prices >= pricesMany ? pricesFew : pricesLeast;
  const found = own.flatMap((page) => {
    const bands = pricedBandsOf(page, least);
    return bands === null ? [] : [{ page, bands }];
  });
  const side = sideOfNames(found.flatMap(({ bands }) => bands));
  const read = found.map(({ page, bands }) => ({ page, bands: bands.map((band) => entriesOf(band, side)) }));
  const isSetInLetters = side !== 'below' && areNamedAbove(read.flatMap(({ bands }) => bands));
  const lists = withoutCounts(
    read.map(({ page, bands }) => {
      const rows: Row[] = [];
      for (const band of bands) {
        const entries = isSetInLetters ? namedAbove(band) : band;
        rows.push(...rowsOf(entries, page.number, rows.length));
      }
      return rows;
    }),
  );
  const rows = lists.flat();
  const [first] = rows;
  return first
    ? [newTable({ sheet: `Page ${first.page}`, page: first.page ?? null, rows, isSetInLetters })]
    : [];
}
