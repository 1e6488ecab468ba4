import { isAmount } from '../layout/lines.ts';
import { hasWord } from '../name-and-price.ts';
import type { PageElement, TextLine } from './lines-table.ts';
import type { PagePart } from './page-reader.ts';
import { PageTable } from './page-table.ts';

/** A header and two rows. */
const rowsLeast = 3;
/** The minimum share of rows with as many cells as the header, and of those below it with a figure. */
const alikeShare = 0.8;

interface Cell {
  readonly part: TextLine;
  readonly text: string;
}

/** The rows of one grid, in order. */
type Grid = ReadonlyMap<PageElement, readonly Cell[]>;

const isLine = (part: PagePart): part is TextLine => !(part instanceof PageTable);

const pathOf = (element: PageElement): string => element.name.split(' ', 1)[0] ?? '';

/** An amount without words: `до 10 т` and `30 min` may be over a column. */
const isFigure = ({ text }: Cell): boolean => isAmount(text) && !hasWord(text);

/** Whether rows are alike, with words in the first and figures in nearly all others: a table with its header. */
function isTable(rows: readonly (readonly Cell[])[]): boolean {
  const [header = [], ...others] = rows;
  const isFull = (row: readonly Cell[]) => row.length === header.length;
  return (
    header.length >= 2 &&
    rows.length >= rowsLeast &&
    !header.some(isFigure) &&
    header.filter(({ text }) => hasWord(text)).length > header.length / 2 &&
    others.filter((row) => isFull(row) && row.some(isFigure)).length >= others.length * alikeShare
  );
}

/** Grids whose rows are elements of the same kind in one element, and whose cells are elements in a row. */
function gridsOf(parts: readonly PagePart[]): readonly Grid[] {
  const grids = new Map<PageElement, Map<PageElement, Cell[]>>();
  for (const part of parts.filter(isLine))
    for (const [at, text] of part.cells.entries()) {
      const row = part.elements?.[at]?.parent;
      if (!row?.parent) continue;
      const rows = grids.get(row.parent) ?? new Map<PageElement, Cell[]>();
      rows.set(row, [...(rows.get(row) ?? []), { part, text }]);
      grids.set(row.parent, rows);
    }
  return [...grids.values()].filter((rows) => {
    const kinds = new Set([...rows.keys()].map(pathOf));
    return kinds.size === 1 && isTable([...rows.values()]);
  });
}

/** The parts of a page with its grids as tables: a header and rows that are drawn with other elements than a table's. */
export function withDrawnGrids(parts: readonly PagePart[]): readonly PagePart[] {
  const tables = new Map<PagePart, PageTable>();
  for (const grid of gridsOf(parts)) {
    const table = new PageTable([...grid.values()][0]?.[0]?.part.line ?? 1, false);
    for (const [at, row] of [...grid.values()].entries()) {
      table.openRow(row[0]?.part.line ?? 1, false);
      for (const { part, text } of row) {
        table.addCell({ line: part.line, text, isHeader: at === 0, columns: 1, rows: 1 });
        tables.set(part, table);
      }
    }
    table.closePart();
  }
  if (tables.size === 0) return parts;
  const written = new Set<PageTable>();
  return parts.flatMap((part) => {
    const table = tables.get(part);
    if (!table) return [part];
    if (written.has(table)) return [];
    written.add(table);
    return [table];
  });
}
