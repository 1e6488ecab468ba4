import { isPriceAlone } from '../reading/name-and-price.ts';
import { textOf, type Cell, type Row, type Table } from '../reading/table.ts';
import { isAmountOf } from './amount-text.ts';
import { isNumberLike } from './column-profile.ts';
import { headerKey } from './header-key.ts';
import { headerOf } from './header-meaning.ts';
import { isFailedFormula } from './price-cell.ts';
import type { Meaning } from './lexicon/lexicon.ts';

/** A longer table is an export, and exports are one table. */
const rowsMost = 5_000;
const headerLengthMax = 120;
const plain = 0.7;

const prices: ReadonlySet<Meaning> = new Set(['price', 'unitPrice', 'listPrice', 'tradePrice']);

/** A number, an amount that is no single number, `£38 - £40`, or the error of a failed formula. */
const isFigure = (cell: Cell): boolean =>
  isNumberLike(cell) ||
  (typeof cell === 'string' && (isFailedFormula(cell) || (/\d/u.test(cell) && isPriceAlone(cell))));

const filled = (cells: readonly Cell[]): readonly Cell[] => cells.filter((cell) => cell !== '');

const plainMeaning = (cell: Cell | undefined): Meaning | null => {
  if (typeof cell !== 'string' || cell === '' || cell.length > headerLengthMax) return null;
  const [best] = headerOf(cell).meanings;
  return best && best.strength >= plain ? best.meaning : null;
};

/** A row of words only, at least two of which are clearly headers. */
function isHeader({ cells }: Row): boolean {
  const own = filled(cells);
  if (own.length < 2 || own.some(isFigure)) return false;
  return new Set(own.map(plainMeaning).filter((meaning) => meaning !== null)).size >= 2;
}

const sameColumns = (a: Row, b: Row): boolean => {
  const width = Math.max(a.cells.length, b.cells.length);
  return Array.from({ length: width }, (_, at) => at).every(
    (at) => headerKey(textOf(a.cells[at])) === headerKey(textOf(b.cells[at])),
  );
};

/** The number of rows below a header, most of which have numbers under its words. */
const figuresBelow = 4;

/** The columns of numbers below a row of words, if they are under its words; empty if it is no header of numbers. */
function figuresUnder(rows: readonly Row[], place: number): readonly number[] {
  const own = rows[place]?.cells ?? [];
  if (filled(own).length < 2 || own.some((cell) => cell !== '' && isFigure(cell))) return [];
  const below = rows.slice(place + 1, place + 1 + figuresBelow);
  const columns = own.flatMap((cell, at) =>
    at > 0 &&
    cell !== '' &&
    below.filter(({ cells }) => isNumberLike(cells[at] ?? '')).length >= figuresBelow - 2
      ? [at]
      : [],
  );
  // Words that continue in the next rows are rows themselves.
  const isNamed = below.filter(({ cells }) => /\p{L}/u.test(textOf(cells[0]))).length >= figuresBelow - 1;
  return isNamed && below.length === figuresBelow ? columns : [];
}

/** Where consecutive tables begin: at another header after a gap or a title, with its titles. */
function beginnings(rows: readonly Row[]): readonly number[] {
  const found: number[] = [];
  let header: Row | null = null;
  let figures: readonly number[] = [];
  let figuresAt: number | null = null;
  for (const [place, row] of rows.entries()) {
    const above = rows[place - 1];
    const isApart = !above || row.line - above.line > 1 || filled(above.cells).length === 1;
    const under = isApart ? figuresUnder(rows, place) : [];
    // Other words over numbers in other columns begin another table, in any language.
    const isOther = figures.length > 0 && under.length > 0 && under.join() !== figures.join();
    const isBelowFigures = figuresAt !== null && place - figuresAt >= figuresBelow;
    if (under.length > 0) [figures, figuresAt] = [under, figuresAt ?? place];
    // The first header may follow anything; a later one that follows rows without a gap is a data row.
    if ((header !== null && !isApart) || !(isHeader(row) || isOther)) continue;
    // A clear header below numbers under an unknown one.
    const isFirstPlain = header === null && isBelowFigures;
    if (isOther || isFirstPlain || (header !== null && !sameColumns(header, row))) {
      let from = place;
      while (
        filled(rows[from - 1]?.cells ?? []).length === 1 &&
        (rows[from]?.line ?? 0) - (rows[from - 1]?.line ?? 0) === 1
      )
        from -= 1;
      found.push(from);
    }
    header = row;
  }
  return found;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The sequences of filled cells in a row, between its blank cells. */
function runsOf(keys: readonly string[]): readonly Range[] {
  const runs: Range[] = [];
  let from = 0;
  for (let at = 0; at <= keys.length; at += 1) {
    if (at < keys.length && keys[at] !== '') continue;
    if (at > from) runs.push({ from, to: at });
    from = at + 1;
  }
  return runs;
}

/**
 * The parts of a header that is repeated after a blank cell, with a price in each: `From | To | Price | | From | To |
 * Price`.
 */
function twinsIn({ cells }: Row): readonly Range[] {
  if (cells.some((cell) => cell !== '' && isFigure(cell))) return [];
  const keys = cells.map((cell) => headerKey(textOf(cell)));
  const runs = runsOf(keys);
  const said = ({ from, to }: Range) => keys.slice(from, to).join('\t');
  const [first] = runs;
  if (!first || runs.length < 2 || first.to - first.from < 2) return [];
  const isPriced = cells.slice(first.from, first.to).some((cell) => prices.has(plainMeaning(cell) ?? 'name'));
  if (!isPriced || runs.some((run) => said(run) !== said(first))) return [];
  return runs.map(({ from }, at) => ({ from, to: runs[at + 1]?.from ?? Infinity }));
}

/**
 * The number of cells after which a header is repeated, with a price in each part or offers below it; null if it is
 * not.
 */
function periodOf(keys: readonly string[], header: Row, rows: readonly Row[]): number | null {
  for (let period = 2; period <= keys.length / 2; period += 1) {
    const isPeriodic = keys.length % period === 0 && keys.every((key, at) => key === keys[at % period]);
    if (!isPeriodic || new Set(keys.slice(0, period)).size < period) continue;
    const isPriced = header.cells
      .slice(0, period)
      .some((cell, at) => at > 0 && prices.has(plainMeaning(cell) ?? 'name'));
    if (isPriced || areOffersIn(partsOf(keys.length, period), rows)) return period;
  }
  return null;
}

/** Whether a row of words, in any language, is repeated over offers. */
const beginsAgain = (row: Row, rows: readonly Row[]): boolean => {
  if (filled(row.cells).length < 4 || row.cells.some((cell) => cell !== '' && isFigure(cell))) return false;
  return (
    periodOf(
      row.cells.map((cell) => headerKey(textOf(cell))),
      row,
      rows,
    ) !== null
  );
};

const partsOf = (width: number, period: number): readonly Range[] =>
  Array.from({ length: width / period }, (_, part) => ({ from: part * period, to: (part + 1) * period }));

/** Whether there are offers below each part, and hardly anything else. */
const areOffersIn = (parts: readonly Range[], rows: readonly Row[]): boolean =>
  parts.every(({ from, to }) => {
    const own = rows.map(({ cells }) => cells.slice(from, to)).filter((cells) => filled(cells).length > 1);
    const offers = own.filter(isOffer).length;
    return offers >= leastOffers && offers >= own.length * 0.7;
  });

/** The columns of tables side by side: parts between blank columns, or a repeated header. */
function sideBySide(header: Row, rows: readonly Row[]): readonly Range[] {
  const twins = twinsIn(header);
  if (twins.length > 0) return twins;
  const keys = header.cells.map((cell) => headerKey(textOf(cell)));
  const period = periodOf(keys, header, rows);
  if (period !== null) return partsOf(keys.length, period);
  const priceAt = keys.flatMap((key, at) => {
    const meaning = key === '' ? null : plainMeaning(header.cells[at]);
    return meaning !== null && prices.has(meaning) ? [at] : [];
  });
  if (priceAt.length < 2 || new Set(priceAt.map((at) => keys[at])).size > 1) return [];
  const isBlank = (at: number) => rows.every(({ cells }) => (cells[at] ?? '') === '');
  const parts: Range[] = [];
  let from = 0;
  for (let at = 0; at <= keys.length; at += 1) {
    if (at < keys.length && (keys[at] !== '' || !isBlank(at))) continue;
    if (at > from) parts.push({ from, to: at });
    from = at + 1;
  }
  const isTable = ({ from: first, to }: Range) =>
    to - first >= 2 && priceAt.some((at) => at > first && at < to);
  return parts.length > 1 && parts.every(isTable) ? parts : namedAgain(priceAt, header, rows);
}

const leastOffers = 3;

/** Whether one of these cells is a word, and one a number. */
const isOffer = (cells: Row['cells']): boolean => {
  const said = cells.filter((cell) => cell !== '');
  return (
    said.some((cell) => !isNumberLike(cell) && /\p{L}{2}/u.test(textOf(cell))) && said.some(isNumberLike)
  );
};

/** The minimum share of the names of all parts that differ: a column of prices beside a copy of the names is no list. */
const differentLeast = 0.8;

/**
 * `Wash | Price | Dry | Price`: parts that each end in the same word for price, if every price has a name of its own
 * before it.
 */
function namedAgain(priceAt: readonly number[], header: Row, rows: readonly Row[]): readonly Range[] {
  const parts = priceAt.map((at, part) => ({
    from: part === 0 ? 0 : (priceAt[part - 1] ?? 0) + 1,
    to: at + 1,
  }));
  const namesOf = ({ from, to }: Range): readonly string[] => {
    const priced = rows.filter((row) => row !== header && isNumberLike(row.cells[to - 1] ?? ''));
    const names = priced.flatMap(({ cells }) => {
      const said = cells.slice(from, to - 1).map(textOf);
      return said.find((text) => /\p{L}{3}/u.test(text) && !isAmountOf(text)) ?? [];
    });
    return names.length >= leastOffers && names.length === priced.length ? names : [];
  };
  const named = parts.map(namesOf);
  const all = named.flat();
  const areNamed =
    named.every((names) => names.length > 0) && new Set(all).size >= all.length * differentLeast;
  const isWhole = priceAt.at(-1) === header.cells.findLastIndex((cell) => cell !== '');
  return areNamed && isWhole ? parts : [];
}

/** Tables without headers side by side: parts between blank columns, each with names and numbers. */
function headlessSides(rows: readonly Row[]): readonly Range[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const parts: Range[] = [];
  let from = 0;
  for (let at = 0; at <= width; at += 1) {
    if (at < width && rows.some(({ cells }) => (cells[at] ?? '') !== '')) continue;
    if (at > from) parts.push({ from, to: at });
    from = at + 1;
  }
  return parts.length > 1 && areOffersIn(parts, rows) ? parts : [];
}

const within = (row: Row, { from, to }: Range): Row => ({
  ...row,
  cells: row.cells.map((cell, at) => (at >= from && at < to ? cell : '')),
});

const nameOf = (sheet: string | null, part: number): string | null => {
  if (part === 0) return sheet;
  return sheet === null ? `Table ${part + 1}` : `${sheet} (${part + 1})`;
};

/** The tables on one sheet, above or beside each other; most sheets have one. */
export function blocksOf(table: Table): readonly Table[] {
  if (table.rows.length > rowsMost) return [table];
  const rows = [...table.rows];
  const starts = [0, ...beginnings(rows)];
  const parts = starts.map((start, at) => rows.slice(start, starts[at + 1] ?? rows.length));
  const firstHeader = rows.findIndex((row) => isHeader(row) || twinsIn(row).length > 0);
  const blocks = parts.flatMap((part) => {
    const header =
      part.find((row) => twinsIn(row).length > 0) ??
      part.find(isHeader) ??
      part.find((row) => beginsAgain(row, part));
    const ranges = header ? sideBySide(header, part) : headlessSides(part);
    if (ranges.length === 0) return [part];
    return ranges.map((range) =>
      part.map((row) => within(row, range)).filter(({ cells }) => filled(cells).length > 0),
    );
  });
  if (blocks.length === 1) return [table];
  const letterhead = rows.slice(0, Math.max(0, firstHeader));
  return blocks.map((part, at) => ({
    ...table,
    sheet: nameOf(table.sheet, at),
    rows: part,
    letterhead,
  }));
}
