import { lettersOf } from './letters.ts';
import { clarityOfRow, isAmount, linesOf, textOfCell } from './lines.ts';
import {
  boxAround,
  centreOf,
  middleOf,
  type Box,
  type PageBlock,
  type PageRow,
  type Rule,
  type Word,
} from './page.ts';
import { isRuled, distinctPositions } from './rules.ts';

interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly upright: readonly Rule[];
  readonly lying: readonly Rule[];
}

const openMin = 6;

/**
 * The grid of the table that connected rules form; null if they are a single line, or a frame with fewer columns than
 * `columnsMin`.
 */
export function gridOf(network: readonly Rule[], columnsMin: number): Grid | null {
  const upright = network.filter(({ isUpright }) => isUpright);
  const xs = distinctPositions(upright.map(({ at }) => at));
  const lying = network.filter((rule) => !rule.isUpright && !isUnderline(rule, xs));
  const drawn = distinctPositions(lying.map(({ at }) => at));
  const ys = distinctPositions([...drawn, ...openEnds(upright, { xs, ys: drawn })]);
  return xs.length > columnsMin && ys.length >= 2 ? { xs, ys, upright, lying } : null;
}

/** How far a line may end from the edge of a column that it goes up to. */
const edgeMost = 5;

/** Whether a line ends within a column: it underlines words, and parts no cells. */
function isUnderline({ from, to }: Rule, xs: readonly number[]): boolean {
  const isWithin = (at: number) =>
    at > (xs[0] ?? 0) && at < (xs.at(-1) ?? 0) && !xs.some((x) => Math.abs(x - at) <= edgeMost);
  return xs.length > 2 && isWithin(to) && (isWithin(from) || from >= (xs[0] ?? 0) - edgeMost);
}

/** A row cut at the edge of a page has no rule there: most vertical rules continue past the last horizontal one. */
function openEnds(upright: readonly Rule[], { xs, ys }: Pick<Grid, 'xs' | 'ys'>): number[] {
  const [first = 0, last = 0] = [ys[0], ys.at(-1)];
  const above = upright.filter(({ from }) => from < first - openMin);
  const below = upright.filter(({ to }) => to > last + openMin);
  return [
    ...(above.length > xs.length / 2 ? [Math.min(...above.map(({ from }) => from))] : []),
    ...(below.length > xs.length / 2 ? [Math.max(...below.map(({ to }) => to))] : []),
  ];
}

export const boxOfGrid = ({ xs, ys }: Grid): Box => ({
  left: xs[0] ?? 0,
  right: xs.at(-1) ?? 0,
  top: ys[0] ?? 0,
  bottom: ys.at(-1) ?? 0,
});

const bandAt = (places: readonly number[], at: number): number => {
  const after = places.findIndex((place) => place > at);
  return after < 0 ? places.length - 2 : Math.max(0, after - 1);
};

/** A ruled table: everything between its rules is a cell, regardless of its number of text lines. */
export function ruledTable(grid: Grid, words: readonly Word[]): PageBlock {
  const { xs, ys } = grid;
  const bands = ys.slice(1).map((bottom, place) => ({ top: ys[place] ?? 0, bottom }));
  const inBands: Word[][] = bands.map(() => []);
  for (const word of words) inBands[bandAt(ys, middleOf(word))]?.push(word);
  const rows: PageRow[] = [];
  let above: readonly string[] = [];
  const shared = sharedCells(grid, inBands);
  const head = headOfTwo(grid, inBands);
  if (head) rows.push(rowOf(head.map(textOfCell), head, grid));
  for (const [place, band] of bands.entries()) {
    if (head && place < 2) continue;
    const own = cellsOf(grid, band, inBands[place] ?? []);
    const cells = own.map((words, column) => shared.get(column)?.get(place) ?? words);
    const isMerged = (column: number) =>
      place > 0 && !isRuled(grid.lying, band.top, { from: xs[column] ?? 0, to: xs[column + 1] ?? 0 });
    const texts = cells.map((own) => textOfCell(own));
    const parts = partsOf(cells) ?? headOf(cells, grid);
    if (parts) rows.push(...parts.map((part) => rowOf(part.map(textOfCell), part, grid)));
    else if (texts.some((text) => text !== '')) {
      // A merged cell applies to every row it spans.
      const filled = texts.map((text, column) =>
        text === '' && isMerged(column) ? (above[column] ?? '') : text,
      );
      rows.push({ ...rowOf(filled, cells, grid), ...band });
      above = filled;
      continue;
    }
    above = texts;
  }
  const columns = xs.slice(1).map((right, place) => ({ left: xs[place] ?? 0, right }));
  return { kind: 'table', ...boxOfGrid(grid), rows, columns };
}

/** How far the words of a merged cell may be from its middle, relative to the height of its bands. */
const offMiddle = 0.15;

/**
 * Column → band → the words of a merged cell over several rows that are vertically centred: `80` beside six patterns of
 * one slab. Words at the top of such a cell are found row by row.
 */
function sharedCells(
  { xs, ys, lying }: Grid,
  inBands: readonly (readonly Word[])[],
): ReadonlyMap<number, ReadonlyMap<number, readonly Word[]>> {
  const found = new Map<number, Map<number, readonly Word[]>>();
  const range = (column: number) => ({ from: xs[column] ?? 0, to: xs[column + 1] ?? 0 });
  const wordsIn = (column: number, from: number, to: number) =>
    inBands.slice(from, to).flatMap((words) => words.filter((word) => bandAt(xs, centreOf(word)) === column));
  for (let column = 0; column < xs.length - 1; column += 1) {
    // The first column distinguishes the rows; for the first column the second does.
    const teller = column === 0 ? 1 : 0;
    const own = new Map<number, readonly Word[]>();
    for (let from = 0, to = 1; from < inBands.length; from = to, to += 1) {
      while (to < inBands.length && !isRuled(lying, ys[to] ?? 0, range(column))) to += 1;
      const isOverRows =
        to - from > 1 &&
        inBands.slice(from, to).every((_, at) => wordsIn(teller, from + at, from + at + 1).length > 0) &&
        ys.slice(from + 1, to).every((y) => isRuled(lying, y, range(teller)));
      const words = isOverRows ? wordsIn(column, from, to) : [];
      if (words.length === 0) continue;
      const [top, bottom] = [ys[from] ?? 0, ys[to] ?? 0];
      const box = boxAround(words);
      const isInMiddle =
        Math.abs(middleOf(box) - (top + bottom) / 2) < (bottom - top) * offMiddle &&
        box.bottom - box.top < (bottom - top) * 0.6;
      if (isInMiddle) for (let place = from; place < to; place += 1) own.set(place, words);
    }
    found.set(column, own);
  }
  return found;
}

/** The words of each cell of a row; a cell across several columns belongs to the first. */
function cellsOf(
  { xs, upright }: Grid,
  { top, bottom }: { top: number; bottom: number },
  words: readonly Word[],
) {
  const first = xs.slice(1).map((_, column) => {
    let at = column;
    while (at > 0 && !isRuled(upright, xs[at] ?? 0, { from: top, to: bottom })) at -= 1;
    return at;
  });
  const cells: Word[][] = first.map(() => []);
  for (const word of words) cells[first[bandAt(xs, centreOf(word))] ?? 0]?.push(word);
  return cells;
}

const rowOf = (cells: readonly string[], words: readonly (readonly Word[])[], grid: Grid): PageRow => ({
  ...boxAround([...words.flat(), ...(words.flat().length === 0 ? [boxOfGrid(grid)] : [])]),
  cells,
  clarity: clarityOfRow(words.flat()),
  letters: lettersOf(words.flat()),
});

/**
 * A header of two rows, such as `3` over `hours` in separate frames, beside headers over both rows; null if the first
 * two rows are not one header, as under a header over several columns.
 */
function headOfTwo(grid: Grid, inBands: readonly (readonly Word[])[]): readonly (readonly Word[])[] | null {
  const { xs, ys, lying } = grid;
  if (inBands.length < 3) return null;
  const isRuledAt = (y: number, column: number) =>
    isRuled(lying, y, { from: xs[column] ?? 0, to: xs[column + 1] ?? 0 });
  const columns = xs.slice(1).map((_, column) => column);
  const wordsOf = (place: number) =>
    cellsOf(grid, { top: ys[place] ?? 0, bottom: ys[place + 1] ?? 0 }, inBands[place] ?? []);
  const [top, bottom] = [wordsOf(0), wordsOf(1)];
  const cut = columns.filter((column) => isRuledAt(ys[1] ?? 0, column));
  const isWhole = columns.every((column) => isRuledAt(ys[2] ?? 0, column));
  const areCut = cut.every((column) => (top[column]?.length ?? 0) > 0 && (bottom[column]?.length ?? 0) > 0);
  const areHeads = !isAmount(textOfCell([...(top[0] ?? []), ...(bottom[0] ?? [])]));
  if (!isWhole || !areCut || !areHeads || cut.length < 2 || cut.includes(0)) return null;
  return columns.map((column) => [...(top[column] ?? []), ...(bottom[column] ?? [])]);
}

/**
 * A table's title above the headers of its columns, in one frame around both: two rows, the second of which has a
 * header in each column. Null if the last line is no row of headers.
 */
function headOf(
  cells: readonly (readonly Word[])[],
  { xs }: Grid,
): readonly (readonly (readonly Word[])[])[] | null {
  const lines = linesOf(cells.flat());
  const last = lines.at(-1);
  if (!last || lines.length !== 2 || last.segments.length < headsLeast) return null;
  if (last.words.some(({ text }) => isAmount(text))) return null;
  const heads = cells.map((_, column) =>
    last.segments.filter((segment) => bandAt(xs, centreOf(segment)) === column).flatMap(({ words }) => words),
  );
  const isApart = heads.filter((words) => words.length > 0).length === last.segments.length;
  const isOneCell = cells.filter((words) => words.length > 0).length === 1;
  if (!isApart || !isOneCell) return null;
  return [cells.map((words) => words.filter((word) => !last.words.includes(word))), heads];
}
const headsLeast = 3;

/**
 * Splits rows that no rule separates: several amounts below each other in one column, and a line of text for each. Null
 * for a single row.
 */
function partsOf(cells: readonly (readonly Word[])[]): readonly (readonly (readonly Word[])[])[] | null {
  const lines = linesOf(cells.flat());
  const of = (own: readonly Word[]) => linesOf(own);
  const amounts = Math.max(
    0,
    ...cells.map((own) => of(own).filter(({ words }) => isAmount(textOfCell(words))).length),
  );
  if (amounts < 2 || amounts < lines.length * 0.6) return null;
  const holders = cells.filter((own) => own.length > 0).length;
  if (holders < 2) return null;
  return lines.map(({ words }) => {
    const inLine = new Set(words);
    return cells.map((own) => own.filter((word) => inLine.has(word)));
  });
}
