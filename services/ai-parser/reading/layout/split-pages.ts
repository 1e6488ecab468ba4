import type { Page, PageBlock, PageRow } from './page.ts';
import { drawnTables } from './page-blocks.ts';
import { joinedRules } from './rules.ts';

interface PageWithBlocks {
  readonly page: Page;
  readonly blocks: readonly PageBlock[];
}

const same = 2;
const sharedMin = 3;

/**
 * A sheet too wide for a page is printed on several: its right half on separate pages. Text cut off at the left edge,
 * and rows at the same heights, indicate this; the halves are joined again.
 */
export function joinSplitPages(pages: readonly PageWithBlocks[]): readonly PageWithBlocks[] {
  const offset = offsetOf(pages);
  if (offset === null) return pages;
  return pages.slice(0, offset).map((left, place) => {
    const halves = halvesOf(pages[place + offset]);
    const blocks = left.blocks.map((block) => {
      const other = halves.find((candidate) => areHalves(block, candidate));
      if (!other) return block;
      // Its rows may be drawn in several pieces.
      const pieces = halves.filter((piece) => piece.columns.length === other.columns.length);
      return joined(block, { ...other, rows: pieces.flatMap(({ rows }) => rows) }, left.page.width);
    });
    return { page: left.page, blocks };
  });
}

/** How many pages are between the halves; null if nothing was cut off. */
function offsetOf(pages: readonly PageWithBlocks[]): number | null {
  if (pages.length < 2 || pages.length % 2 === 1) return null;
  const half = pages.length / 2;
  const [first, right] = [pages[0], pages[half]];
  if (!first || !right) return null;
  const isCut = right.page.words.some((word) => word.left < -0.5);
  const halves = isCut ? halvesOf(right) : [];
  const shares = first.blocks.some((block) => halves.some((other) => areHalves(block, other)));
  return shares ? half : null;
}

/** The right half of a table may be a single column, which alone is not a table. */
const halvesOf = (right: PageWithBlocks | undefined): readonly PageBlock[] =>
  right ? drawnTables(right.page, joinedRules(right.page.rules), 1) : [];

const neighbours = (row: PageRow, rows: readonly PageRow[]) =>
  rows.find(({ top, bottom }) => Math.abs(top - row.top) <= same && Math.abs(bottom - row.bottom) <= same);

function areHalves(left: PageBlock, right: PageBlock): boolean {
  if (left.kind === 'text' || right.kind === 'text') return false;
  const shared = right.rows.filter((row) => neighbours(row, left.rows)).length;
  return shared >= sharedMin && shared >= right.rows.length * 0.8;
}

function joined(left: PageBlock, right: PageBlock, width: number): PageBlock {
  const rows = left.rows.map((row) => {
    const cells = neighbours(row, right.rows)?.cells ?? right.columns.map(() => '');
    return { ...row, cells: [...row.cells, ...cells] };
  });
  const moved = right.columns.map((column) => ({ left: column.left + width, right: column.right + width }));
  return { ...left, rows, columns: [...left.columns, ...moved], right: right.right + width };
}
