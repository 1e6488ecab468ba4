import { alignedTable } from './aligned-table.ts';
import { columnsOf, fits, wordsByColumn } from './columns.ts';
import { lettersOf } from './letters.ts';
import { clarityOfRow, linesOf, textOfWords, withoutMarks, type Line } from './lines.ts';
import {
  boxAround,
  centreOf,
  medianOf,
  middleOf,
  type Box,
  type Page,
  type PageBlock,
  type Rule,
  type Word,
} from './page.ts';
import { boxOfGrid, gridOf, ruledTable } from './ruled-table.ts';
import { joinedRules, networksOf } from './rules.ts';
import { inlinePrices } from './inline-prices.ts';
import { regionsOf } from './regions.ts';

/** More rules than this are a drawing and not those of tables. */
const rulesMax = 4_000;

const isIn = (word: Word, { left, right, top, bottom }: Box) =>
  centreOf(word) >= left && centreOf(word) <= right && middleOf(word) >= top && middleOf(word) <= bottom;

const filledColumns = ({ rows }: PageBlock): number =>
  new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, column) => (cell === '' ? [] : [column])))).size;

/** The tables of a page and the lines of text around them, in reading order. */
export function blocksOf(page: Page): readonly PageBlock[] {
  const rules = page.rules.length > rulesMax ? [] : joinedRules(page.rules);
  const tables = drawnTables(page, rules, 2).filter(
    (table) => filledColumns(table) >= 2 && !isPartOfLines(table, page.words),
  );
  const free = page.words.filter((word) => !tables.some((table) => isIn(word, table)));
  const drawn = tables.flatMap((table) => rules.filter((rule) => isOf(rule, table)));
  const loose = rules.filter((rule) => !drawn.includes(rule));
  const others = regionsOf(free, tables, loose).flatMap((words) =>
    looseBlocks(words, { rules: loose, tables }),
  );
  return inOrder([...tables, ...others]);
}

/** As a share of the lines of a ruled table that continue outside of it. */
const goesOnShare = 0.6;

/** Whether a frame surrounds only some columns of a table: most of its lines continue with words outside any frame. */
function isPartOfLines(table: PageBlock, words: readonly Word[]): boolean {
  const near = words.filter((word) => middleOf(word) > table.top && middleOf(word) < table.bottom);
  const lines = linesOf(near).filter((line) => line.words.some((word) => isIn(word, table)));
  const goOn = lines.filter((line) => line.words.some((word) => !isIn(word, table)));
  return lines.length >= 4 && goOn.length > lines.length * goesOnShare;
}

/** Ruled tables of at least the given number of columns; of nested tables the outer one. */
export function drawnTables(page: Page, rules: readonly Rule[], columnsMin: number): readonly PageBlock[] {
  const tables: PageBlock[] = [];
  const grids = networksOf(rules)
    .flatMap((network) => gridOf(network, columnsMin) ?? [])
    .sort((a, b) => areaOf(boxOfGrid(b)) - areaOf(boxOfGrid(a)));
  for (const grid of grids) {
    const box = boxOfGrid(grid);
    const own = page.words.filter((word) => isIn(word, box) && !tables.some((table) => isIn(word, table)));
    const table = ruledTable(grid, own);
    if (table.rows.length > 0) tables.push(table);
  }
  return tables;
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

const isOf = ({ isUpright, at, from, to }: Rule, box: Box): boolean => {
  const [across, along] = isUpright
    ? [[box.left, box.right] as const, [box.top, box.bottom] as const]
    : [[box.top, box.bottom] as const, [box.left, box.right] as const];
  return at >= across[0] - 3 && at <= across[1] + 3 && from <= along[1] + 3 && to >= along[0] - 3;
};

/** From top to bottom; of side-by-side blocks the left one comes first as a whole. */
function inOrder(blocks: readonly PageBlock[]): readonly PageBlock[] {
  const isAdjacent = (a: Box, b: Box) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const overlaps = (a: Box, b: Box) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
  return [...blocks].sort((a, b) =>
    isAdjacent(a, b) && overlaps(a, b) ? a.left - b.left : a.top - b.top || a.left - b.left,
  );
}

interface Surroundings {
  readonly rules: readonly Rule[];
  readonly tables: readonly PageBlock[];
}

function looseBlocks(words: readonly Word[], { rules, tables }: Surroundings): readonly PageBlock[] {
  const lines = linesOf(words);
  const groups = withHeads(groupsOf(withoutMarks(lines), tables)).flatMap(sectionsOf);
  const joined: Line[][] = [];
  for (const group of groups) {
    const table = joined.findLastIndex((lines) => columnsOf(lines).length >= 2);
    const between = joined.slice(table + 1);
    const isNear = between.every((lines) => lines.length <= 2);
    if (
      table >= 0 &&
      isNear &&
      isSameTable(joined[table] ?? [], group) &&
      !isApart(joined[table], group, tables)
    )
      joined.splice(table, joined.length - table, [...(joined[table] ?? []), ...between.flat(), ...group]);
    else joined.push([...group]);
  }
  return joined.map((lines) =>
    columnsOf(lines).length >= 2 && lines.filter(({ segments }) => segments.length >= 2).length >= 2
      ? alignedTable(lines, rules)
      : (inlinePrices(lines) ?? textBlock(lines)),
  );
}

const isApart = (
  above: readonly Line[] | undefined,
  below: readonly Line[],
  tables: readonly PageBlock[],
) => {
  const [from, to] = [above?.at(-1)?.bottom ?? 0, below[0]?.top ?? 0];
  return tables.some(({ top, bottom }) => top >= from - 2 && bottom <= to + 2);
};

/** Consecutive lines without a gap, in letters of one size. */
function groupsOf(lines: readonly Line[], tables: readonly PageBlock[]): readonly (readonly Line[])[] {
  const pitch = medianOf(
    lines.slice(1).map((line, place) => middleOf(line) - middleOf(lines[place] ?? line)),
  );
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      middleOf(line) - middleOf(last) <= Math.max(pitch * 1.7, line.size * 1.7) &&
      !isApart([last], [line], tables) &&
      (line.segments.length > 1 && last.segments.length > 1
        ? true
        : Math.max(line.size, last.size) < 1.35 * Math.min(line.size, last.size));
    if (isNext) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The maximum distance of a header above its columns, in letter heights. */
const headGap = 4;

/** Separate words above a table, each over a column other than the first, are its header: `Small | Large`. */
function withHeads(groups: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const found: Line[][] = [];
  for (const group of groups) {
    const above = found.at(-1);
    const [head, other] = above ?? [];
    if (head && !other && isHeadOf(head, group)) above?.push(...group);
    else found.push([...group]);
  }
  return found;
}

function isHeadOf({ segments, bottom, size }: Line, below: readonly Line[]): boolean {
  const first = below[0];
  if (segments.length < 2 || !first || !hasDigit(first) || first.top - bottom > headGap * size) return false;
  if (segments.every(({ words }) => !/\p{L}/u.test(textOfWords(words)))) return false;
  const columns = columnsOf(below).slice(1);
  const over = segments.map((segment) =>
    columns.findIndex(({ left, right }) => segment.left < right && left < segment.right),
  );
  return over.length === columns.length && over.every((column, place) => column === place);
}

const hasDigit = (line: Line | undefined) => /\d/u.test(textOfWords(line?.words ?? []));

/** Words above numbers are a header of their own. */
const startsWithHeader = (lines: readonly Line[]): boolean => {
  const [first, ...others] = lines.filter(({ segments }) => segments.length >= 2);
  return !hasDigit(first) && others.filter(hasDigit).length > others.length / 2;
};

const headerLeast = 3;

/**
 * Splits lines at repeated headers into lists of their own, if only then each word of the header has a column: the
 * width of a list's columns depends on its content.
 */
function sectionsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const textOf = (line: Line | undefined) => textOfWords(line?.words ?? []).toLowerCase();
  const isRepeated = (line: Line) => lines.some((other) => other !== line && textOf(other) === textOf(line));
  const header = lines.find(
    (line) => line.segments.length >= headerLeast && !hasDigit(line) && isRepeated(line),
  );
  if (!header) return [lines];
  const columns = columnsOf(lines);
  const wordsApart = (line: Line) => wordsByColumn(line, columns).filter((words) => words.length > 0).length;
  const headers = lines.filter((line) => textOf(line) === textOf(header));
  if (headers.every((line) => wordsApart(line) >= header.segments.length)) return [lines];
  // The title of a list is alone above its header.
  const starts = lines.flatMap((line, place) => {
    if (textOf(line) !== textOf(header)) return [];
    return [lines[place - 1]?.segments.length === 1 ? place - 1 : place];
  });
  const sections = starts.map((from, place) => lines.slice(place === 0 ? 0 : from, starts[place + 1]));
  const areApart = sections.every((section) => columnsOf(section).length >= header.segments.length);
  return areApart ? sections : [lines];
}

/** Whether lines continue the columns of the table above. */
function isSameTable(table: readonly Line[], group: readonly Line[]): boolean {
  const own = group.filter(({ segments }) => segments.length >= 2);
  if (own.length === 0 || startsWithHeader(group)) return false;
  const columns = columnsOf(table);
  return columnsOf(group).length <= columns.length && own.every((line) => fits(line, columns));
}

const textBlock = (lines: readonly Line[]): PageBlock => ({
  kind: 'text',
  ...boxAround(lines),
  columns: [],
  rows: lines.map(({ words, ...box }) => ({
    ...boxAround([box]),
    cells: [textOfWords(words)],
    clarity: clarityOfRow(words),
    letters: lettersOf(words),
  })),
});
