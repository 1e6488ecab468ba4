import { newTable, textOf, type Row, type Table } from '../table.ts';
import { withoutFurniture } from './furniture.ts';
import { standingOf, usualOf } from './letters.ts';
import { isAmount } from './lines.ts';
import { withDroppedCommas } from './dropped-commas.ts';
import type { Letters, Page, PageBlock, PageRow } from './page.ts';
import { blocksOf } from './page-blocks.ts';
import { withSideRows } from './side-rows.ts';
import { joinSplitPages } from './split-pages.ts';

/** The number of lines of text above a table that may refer to it. */
const aboveMax = 12;

/** A table with the lines around it; `rows` have their page and line. */
interface Part {
  readonly block: PageBlock;
  readonly page: number;
  readonly above: readonly Row[];
  readonly rows: readonly Row[];
  below: readonly Row[];
}

/**
 * The tables of all pages. A table that continues on the next page is one table; text outside of tables is dropped
 * except for the lines around them.
 */
export function tablesOf(pages: readonly Page[]): readonly Table[] {
  const whole = withoutFurniture(pages).map((page) => ({ page, blocks: blocksOf(page) }));
  const parts = joinSplitPages(whole).flatMap(({ page, blocks }) => partsOf(page, blocks));
  const tables: { readonly first: Part; last: Part; rows: Row[] }[] = [];
  for (const part of parts) {
    const open = tables.at(-1);
    const more = open && continuation(open, part);
    if (open && more) {
      const [first, ...others] = more;
      const last = open.rows.at(-1);
      const isRest =
        first && last && open.last.below.length + part.above.length === 0 && isRemainderOf(last, first);
      if (isRest)
        open.rows.splice(-1, 1, {
          ...last,
          cells: last.cells.map((cell, at) => `${cell} ${first.cells[at] ?? ''}`.trim()),
        });
      open.rows.push(...open.last.below, ...part.above, ...(isRest ? others : more));
      open.last = part;
    } else {
      if (open) open.rows.push(...open.last.below);
      tables.push({ first: part, last: part, rows: [...part.above, ...part.rows] });
    }
  }
  const end = tables.at(-1);
  end?.rows.push(...end.last.below);
  const named = new Map<number, number>();
  return tables.map(({ first, rows }) => {
    const count = (named.get(first.page) ?? 0) + 1;
    named.set(first.page, count);
    const sheet = count === 1 ? `Page ${first.page}` : `Page ${first.page} (${count})`;
    return newTable({ sheet, page: first.page, rows });
  });
}

function partsOf({ number }: Page, blocks: readonly PageBlock[]): Part[] {
  let line = 0;
  const parts: Part[] = [];
  let texts: Row[] = [];
  const usual = usualOf(
    blocks.flatMap(({ rows }) => rows.filter(hasSum).map(({ letters = null }) => letters)),
  );
  for (const block of blocks) {
    const rows = withDroppedCommas({ ...block, rows: withSideRows(block) }).map((row): Row => {
      line += 1;
      return rowOf(row, { page: number, line, usual });
    });
    if (block.kind === 'text') texts.push(...rows);
    else {
      parts.push({ block, page: number, above: texts.slice(-aboveMax), rows, below: [] });
      texts = [];
    }
  }
  const last = parts.at(-1);
  if (last) last.below = texts.slice(0, aboveMax);
  return parts;
}

const hasSum = ({ cells }: PageRow) => cells.length > 1 && cells.some((cell) => isAmount(cell));

interface Place {
  readonly page: number;
  readonly line: number;
  readonly usual: Letters | null;
}

function rowOf({ cells, clarity, letters = null }: PageRow, { page, line, usual }: Place): Row {
  const standing = standingOf(letters, usual);
  return {
    line,
    page,
    cells,
    ...(clarity !== null && { clarity }),
    ...(standing !== null && { standing }),
  };
}

const filled = ({ cells }: Row) => cells.filter((cell) => cell !== '').length;
const hasAmount = ({ cells }: Row) => cells.some((cell) => isAmount(textOf(cell)));
const countWords = ({ cells }: Row) => cells.join('\t').toLowerCase();

/** The first row with several words and no amount, if most other rows have one. */
function headerIn(rows: readonly Row[]): Row | null {
  const wide = rows.filter((row) => filled(row) >= 2);
  const [first, ...others] = wide;
  if (!first || hasAmount(first) || others.filter(hasAmount).length <= others.length / 2) return null;
  return first;
}

/**
 * The rows of a table that continues the one before it: it has the same columns, and no header or the same header; null
 * if it does not continue it.
 */
function continuation(
  open: { readonly first: Part; readonly last: Part },
  part: Part,
): readonly Row[] | null {
  const width = open.first.block.columns.length;
  // A column that is empty on the page before may be filled again.
  const isLastWhole = open.last.block.columns.length === width;
  const places = columnsOnto((isLastWhole ? open.last : open.first).block, part.block);
  if (places === null) return null;
  const header = headerIn(part.rows);
  const own = headerIn(open.first.rows);
  if (header !== null && (own === null || countWords(own) !== countWords(header))) return null;
  // Without a header over the first of them, tables with other columns are other tables.
  if (places.length < width && own === null) return null;
  return places.length === width ? part.rows : part.rows.map((row) => placed(row, places, width));
}

/** A row that is split by the end of a page: its second part has an empty first cell and no amount. */
const isRemainderOf = (last: Row, { cells, page }: Row): boolean =>
  last.page !== page &&
  cells[0] === '' &&
  last.cells[0] !== '' &&
  !cells.some((cell) => isAmount(textOf(cell)));

/** How many columns two tables must share for one to continue the other. */
const sharedLeast = 3;

/**
 * Maps each column of a table to the column above that it continues; a column may be empty or narrower on one page.
 * Null if the columns are others.
 */
function columnsOnto({ columns }: PageBlock, part: PageBlock): readonly number[] | null {
  const places = part.columns.map((own) =>
    columns.findIndex(({ left, right }) => {
      const shared = Math.min(right, own.right) - Math.max(left, own.left);
      return shared > 0.5 * Math.min(right - left, own.right - own.left);
    }),
  );
  const isInOrder = places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
  const isWhole = columns.length === part.columns.length;
  return isInOrder && (isWhole || places.length >= Math.max(sharedLeast, columns.length - missingMost))
    ? places
    : null;
}
const missingMost = 2;

const placed = (row: Row, places: readonly number[], width: number): Row => {
  const cells = Array.from({ length: width }, () => '');
  for (const [at, cell] of row.cells.entries()) cells[places[at] ?? at] = textOf(cell);
  return { ...row, cells };
};
