import { isPriceAlone, pricedText } from '../reading/name-and-price.ts';
import { rowsFrom } from '../reading/rows.ts';
import { textOf, type Cell, type Row, type Table } from '../reading/table.ts';
import { isNumberLike } from './column-profile.ts';
import { currencyOfCell, namedCurrency } from './currencies.ts';
import { headerKey } from './header-key.ts';
import { headerOf, type Header } from './header-meaning.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { isFailedFormula, isNothing } from './price-cell.ts';

export interface FoundHeader {
  /** Indexes in `table.rows`; two if a header is split over two rows. */
  readonly places: readonly number[];
  readonly headers: readonly (Header | null)[];
}

const searchedRows = 40;
/** The rows below a header show whether it has a second row. */
const lookedBelow = 10;
const unknownSearched = 12;
const headerLengthMax = 120;
const plain = 0.7;

interface Scored {
  readonly score: number;
  /** The number of different meanings that its cells clearly have. */
  readonly said: number;
  readonly headers: readonly (Header | null)[];
}

const headerCell = (cell: Cell | undefined): string =>
  typeof cell === 'string' && cell.length <= headerLengthMax && !isFailedFormula(cell) ? cell : '';

const prices: ReadonlySet<Meaning> = new Set(['price', 'listPrice', 'salePrice', 'tradePrice', 'unitPrice']);

/** `List price` below `Price`: the lower text includes the upper one. */
function saysAll(above: string, below: string): boolean {
  const [over, own] = [headerOf(above), headerOf(below)];
  const [[group], [best]] = [over.meanings, own.meanings];
  if (group?.meaning !== 'price' || !best || best.strength < plain || !prices.has(best.meaning)) return false;
  return over.currency === null && over.taxIncluded === null;
}

/**
 * The score of a row as a header: the number of different meanings that its cells clearly have, minus cells that look
 * like data.
 */
function scored(cells: readonly Cell[], stated: ReadonlySet<string> = new Set()): Scored {
  const headers = cells.map((cell) => (headerCell(cell) === '' ? null : headerOf(headerCell(cell))));
  const meanings = new Set<string>(
    headers.flatMap((header) => {
      if (header && stated.has(headerKey(header.text))) return [header.text];
      const best = header?.meanings[0];
      return best && best.strength >= plain ? [best.meaning] : [];
    }),
  );
  const numbers = cells.filter((cell) => cell !== '' && (isNumberLike(cell) || isSum(cell))).length;
  const long = cells.filter((cell) => typeof cell === 'string' && cell.length > 60).length;
  return { score: meanings.size - 0.6 * numbers - 0.3 * long, said: meanings.size, headers };
}

/** `2,00/pc`, `$90 each`: an amount, whatever follows it. */
const isSum = (cell: Cell): boolean =>
  /^(?:\p{Sc}?\s?\d+[.,]\d{2}(?!\d|[.,]\d)|\p{Sc}\s?\d)/u.test(textOf(cell)) || isPriceAlone(textOf(cell));

/** `Column1`, `Unnamed: 0`: headers that programs generate if there are none. */
const madeUp =
  /^(?:column|columna|coluna|colonne|colonna|kolumna|kolom|kolon|spalte|sloupec|stĺpec|столбец|стовпець|oszlop|sarake|unnamed:?|field|列)[\s_.]*\d+$/iu;

/** A table without a first row of generated headers, which have no information about its columns. */
export function withoutMadeUpHeader(table: Table): Table {
  const cells = table.rows.at(0)?.cells.filter((cell) => cell !== '') ?? [];
  const isMadeUp = cells.length > 1 && cells.every((cell) => typeof cell === 'string' && madeUp.test(cell));
  return isMadeUp ? { ...table, rows: rowsFrom(table.rows, 1) } : table;
}

const filledCount = (cells: readonly Cell[]) => cells.filter((cell) => cell !== '').length;

function joined(top: readonly Cell[], bottom: readonly Cell[]): readonly Cell[] {
  let group = '';
  return Array.from({ length: Math.max(top.length, bottom.length) }, (_, column) => {
    const above = headerCell(top[column]);
    const below = headerCell(bottom[column]);
    // A heading over several columns is in the first of them.
    if (above !== '') group = above;
    if (above === below) return above;
    if (below !== '' && saysAll(above === '' ? group : above, below)) return below;
    return [above === '' && below !== '' ? group : above, below].filter((text) => text !== '').join(' ');
  });
}

/** The row at an index as the header of a table, whatever its content. */
export function headerIn(table: Table, place: number): FoundHeader {
  const { headers } = scored(table.rows.at(place)?.cells ?? []);
  return { places: [place], headers };
}

/** At least this many headers of two capitals are codes of finishes or brands, some of which happen to be words. */
const codesLeast = 6;
const isCode = (header: Header | null): header is Header => /^\p{Lu}{2}$/u.test(header?.text.trim() ?? '');

function withoutWordsOfCodes(found: FoundHeader | null): FoundHeader | null {
  const codes = found?.headers.filter(isCode).length ?? 0;
  if (!found || codes < codesLeast || 2 * codes < found.headers.filter((header) => header !== null).length)
    return found;
  return {
    ...found,
    headers: found.headers.map((header) =>
      isCode(header) ? { ...header, meanings: [], currency: null, taxIncluded: null } : header,
    ),
  };
}

/** The header of a table; null if no row looks like one. Rows above it are no offers. */
export const findHeader = (table: Table, stated: ReadonlySet<string> = new Set()): FoundHeader | null =>
  withoutWordsOfCodes(likeliestHeader(table, stated));

function likeliestHeader(table: Table, stated: ReadonlySet<string>): FoundHeader | null {
  // The first of several lines with a sum at the end is an offer like the others.
  if (table.areLines === true) return null;
  const rows = table.rows.slice(0, searchedRows + lookedBelow);
  const candidates = rows
    .slice(0, searchedRows)
    .map((row, place) => ({ place, ...scored(row.cells, stated) }));
  const most = candidates.reduce<(typeof candidates)[number] | null>(
    (found, candidate) => (candidate.score > (found?.score ?? 0) + 0.01 ? candidate : found),
    null,
  );
  const best =
    most && isTitle(most, rows)
      ? candidates.find(({ place }) => place > most.place && filledCount(rows[place]?.cells ?? []) > 1)
      : most;
  if (best && isEnough(best, rows))
    return (
      withRowAbove(best, rows, stated) ??
      withRowBelow(best, rows, stated) ??
      withCurrencies(withSecondRow(best, rows), best.place, rows)
    );
  return unknownHeader(rows);
}

/** A single word among rows of several cells is a heading, or a remark below them. */
const isTitle = ({ place }: { readonly place: number }, rows: readonly Row[]): boolean =>
  filledCount(rows[place]?.cells ?? []) === 1 &&
  rows
    .slice(Math.max(0, place - lookedBelow), place + 1 + lookedBelow)
    .some(({ cells }) => filledCount(cells) > 1);

const figuresAboveMost = 4;

function isEnough({ score, headers, place }: Scored & { readonly place: number }, rows: readonly Row[]) {
  if (score >= 2) return true;
  const filled = headers.filter((header) => header !== null).length;
  // Words beside an amount of money are a data row, whatever they mean.
  if (rows[place]?.cells.some((cell) => typeof cell === 'string' && isPriceAlone(cell))) return false;
  // A single word below many rows of words and numbers is one of their names: `ADRESS V50` among motorcycles.
  const above = rows.slice(0, place).filter(({ cells }) => filledCount(cells) > 1 && cells.some(isFigure));
  if (above.length > figuresAboveMost) return false;
  return score >= 1 && filled === filledCount(rows[place]?.cells ?? []) && (filled <= 3 || place === 0);
}

/** A row above a header with fewer filled cells than this is a title. */
const leastAbove = 2;

/**
 * Adds the row directly above to the header if the columns have more meanings with it: `Price` over `Euro`, `per` over
 * an empty cell.
 */
function withRowAbove(
  best: Scored & { readonly place: number },
  rows: readonly Row[],
  stated: ReadonlySet<string>,
): FoundHeader | null {
  const { place, score } = best;
  const own = rows[place];
  const above = rows[place - 1];
  if (!own || !above || own.line - above.line !== 1 || filledCount(above.cells) < leastAbove) return null;
  if (above.cells.some((cell) => cell !== '' && (typeof cell === 'number' || /\d/u.test(cell)))) return null;
  const stacked = own.cells.map((cell, column) =>
    joinedCell(headerCell(above.cells[column]), headerCell(cell)),
  );
  const both = scored(stacked, stated);
  return both.score > score + 0.5 ? { places: [place - 1, place], headers: both.headers } : null;
}

/** How many meanings a row must have on its own to be the lower half of a header; an amount may be beside them. */
const leastBelow = 2;
const sumsMost = 1;

/**
 * Joins two rows that both look like a header if the columns have more meanings together: `Price` over `Euro`, an empty
 * cell over `Article`.
 */
function withRowBelow(
  best: Scored & { readonly place: number },
  rows: readonly Row[],
  stated: ReadonlySet<string>,
): FoundHeader | null {
  const { place, score } = best;
  const own = rows[place];
  const below = rows[place + 1];
  if (!own || !below || below.line - own.line !== 1 || scored(below.cells, stated).said < leastBelow)
    return null;
  if (below.cells.filter((cell) => cell !== '' && isNumberLike(cell)).length > sumsMost) return null;
  const width = Math.max(own.cells.length, below.cells.length);
  const stacked = Array.from({ length: width }, (_, column) =>
    joinedCell(headerCell(own.cells[column]), headerCell(below.cells[column])),
  );
  const both = scored(stacked, stated);
  return both.score > score + 0.5 ? { places: [place, place + 1], headers: both.headers } : null;
}

/** A word may be hyphenated over two lines: `Order-` above `number`. */
const joinedCell = (above: string, below: string): string =>
  above.endsWith('-') && below !== ''
    ? above.slice(0, -1) + below
    : [below !== '' && saysAll(above, below) ? '' : above, below].filter((text) => text !== '').join(' ');

/** Adds a second row of words over numbers that fills the gaps of the first: `Price` over `EUR | USD`. */
function withSecondRow(best: Scored & { readonly place: number }, rows: readonly Row[]): FoundHeader {
  const { place, headers } = best;
  const top = rows[place]?.cells ?? [];
  const bottom = rows[place + 1]?.cells ?? [];
  // Headings among the rows have no numbers.
  const below = rows.slice(place + 2, place + 7).filter(({ cells }) => filledCount(cells) > 1);
  const isWords = bottom.every((cell) => cell === '' || !isNumberLike(cell));
  const isOverNumbers = (column: number) =>
    below.filter((row) => isNumberLike(row.cells[column] ?? '')).length > below.length * 0.7;
  // Only `TRY` below `Price`: the currency of the prices.
  const isMoney =
    filledCount(bottom) > 0 &&
    bottom.every(
      (cell, column) =>
        cell === '' ||
        (currencyOfCell(textOf(cell)) !== null && isOverNumbers(column) && (top[column] ?? '') !== '') ||
        // `RUB | per` below `Retail`, which is over both.
        (saysUnit(cell) && currencyOfCell(textOf(bottom[column - 1])) !== null),
    );
  // `List` and `Offer` below `Price | Price`.
  const tellsApart = bottom.some(
    (cell, column) =>
      cell !== '' &&
      isOverNumbers(column) &&
      top.some((other, at) => at !== column && other !== '' && other === top[column] && bottom[at] !== cell),
  );
  // Cells merged over both rows show that the second belongs to the first.
  const isMerged = bottom.some((cell, column) => cell !== '' && cell === top[column]);
  const fillsGap = bottom.some(
    (cell, column) => cell !== '' && (top[column] ?? '') === '' && (isMerged || isOverNumbers(column)),
  );
  if (!isWords || !(isMoney || ((fillsGap || tellsApart) && filledCount(bottom) >= 2)))
    return { places: [place], headers };
  return { places: [place, place + 1], headers: scored(joined(top, bottom)).headers };
}

const saysUnit = (cell: Cell): boolean => {
  const [best] = headerOf(headerCell(cell)).meanings;
  return best?.meaning === 'unit' && best.strength >= plain;
};

/** Applies a currency above a header to the columns below it: `Euro` over two columns, `Dollar` over the next two. */
function withCurrencies(found: FoundHeader, place: number, rows: readonly Row[]): FoundHeader {
  const [own, above] = [rows[place], rows[place - 1]];
  if (!own || !above || own.line - above.line !== 1) return found;
  const said = above.cells.map((cell) => (headerCell(cell) === '' ? null : namedCurrency(headerCell(cell))));
  if (filledCount(above.cells) < leastAbove || said.filter(Boolean).length < filledCount(above.cells))
    return found;
  let currency: (typeof said)[number] = null;
  return {
    ...found,
    headers: found.headers.map((header, column) => {
      currency = said[column] ?? currency;
      return header && currency && header.currency === null ? { ...header, currency } : header;
    }),
  };
}

const isYear = (cell: Cell): boolean => /^(?:19|20)\d{2}$/u.test(textOf(cell));

const each = /^\d[\d.,' ]*\s?(?:\/|(?:per|pro|par|por|je|za|за|al|per)\s)\s?\p{L}[\p{L}.² ³]{0,12}$/u;
/** `600 per seat`. */
const isEach = (text: string): boolean => each.test(text.trim());

/** A number, or an amount with words beside it: `600 € each`. */
const isFigure = (cell: Cell): boolean =>
  isNumberLike(cell) ||
  // Two prices; `1 / 2` are days as headers of a column.
  /^\d{2,}\s?\/\s?\d{2,}$/u.test(textOf(cell)) ||
  isEach(textOf(cell)) ||
  (typeof cell === 'string' && /^\D{0,8}\d/u.test(cell) && namedCurrency(cell) !== null);

/** Whether most non-empty cells are numbers. */
function isOver(cells: readonly Cell[]): boolean {
  const said = cells.filter((cell) => !isNothing(textOf(cell)));
  return said.length > 1 && said.filter(isFigure).length > said.length * 0.6;
}

/** The largest share of the cells of a header that a row above it may fill. */
const aboveShare = 0.6;

/**
 * A header of words that no lexicon has, recognised by the numbers below it; titles and rows with fewer cells may be
 * above it.
 */
function unknownHeader(rows: readonly Row[]): FoundHeader | null {
  const several = rows
    .slice(0, unknownSearched)
    .flatMap(({ cells }, place) => (filledCount(cells) > 1 ? [{ place, cells }] : []));
  const found = several.find(({ place, cells }) =>
    isOverFigures(cells, rows.slice(place + 1, place + unknownSearched)),
  );
  if (!found) return null;
  const isBelowRows = several.some(
    ({ place, cells }) => place < found.place && filledCount(cells) > filledCount(found.cells) * aboveShare,
  );
  if (isBelowRows) return null;
  return {
    places: [found.place],
    headers: found.cells.map((cell) => (headerCell(cell) === '' ? null : headerOf(headerCell(cell)))),
  };
}

/** Whether a row has only words and is above numbers. */
function isOverFigures(cells: readonly Cell[], rest: readonly Row[]): boolean {
  if (rest.length < 2) return false;
  // Years are headers of the columns for those years.
  const isWords = cells.every(
    (cell) =>
      cell === '' ||
      isYear(cell) ||
      !(isFigure(cell) || pricedText(textOf(cell)) || isFailedFormula(textOf(cell))),
  );
  return (
    isWords && cells.some((cell, column) => cell !== '' && isOver(rest.map((row) => row.cells[column] ?? '')))
  );
}
