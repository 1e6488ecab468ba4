import { cellLengthMax, columnsMax, rowsMax } from '../../limits.ts';
import type { Row } from '../table.ts';

/** A text as a browser displays it, on one line. */
export const shownText = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, cellLengthMax + 1);

interface Reaching {
  readonly text: string;
  rowsLeft: number;
}

interface OpenRow {
  readonly line: number;
  readonly isHidden: boolean;
  readonly cells: string[];
  isHeader: boolean;
}

/** Collects one table of a page while it is parsed, with each cell in its position regardless of spans. */
export class PageTable {
  readonly line: number;
  readonly rows: Row[] = [];
  caption = '';
  /** The number of rows with only header cells at its beginning. */
  headerRows = 0;
  isTooWide = false;
  hasTooManyRows = false;
  private readonly isHidden: boolean;
  private row: OpenRow | null = null;
  /** Column → a cell above that spans the following rows. */
  private reaching = new Map<number, Reaching>();

  constructor(line: number, isHidden: boolean) {
    this.line = line;
    this.isHidden = isHidden;
  }

  get width(): number {
    return Math.max(0, ...this.rows.slice(0, 50).map(({ cells }) => cells.length));
  }

  openRow(line: number, isHidden: boolean): void {
    this.closeRow();
    this.row = { line, isHidden: isHidden || this.isHidden, cells: [], isHeader: true };
  }

  /** Adds a finished cell; a page may omit its row's element. */
  addCell(cell: { line: number; text: string; isHeader: boolean; columns: number; rows: number }): void {
    if (!this.row) this.openRow(cell.line, false);
    const row = this.row;
    if (!row || this.isTooWide) return;
    this.fillFromAbove(row);
    if (!cell.isHeader) row.isHeader = false;
    const at = row.cells.length;
    const width = Math.max(1, Math.min(cell.columns, columnsMax));
    if (at + width > columnsMax) {
      this.isTooWide = true;
      return;
    }
    row.cells.push(cell.text, ...Array.from({ length: width - 1 }, () => ''));
    if (cell.rows > 1)
      for (let column = at; column < at + width; column += 1)
        this.reaching.set(column, {
          text: column === at ? cell.text : '',
          rowsLeft: Math.min(cell.rows - 1, rowsMax),
        });
  }

  closeRow(): void {
    const row = this.row;
    if (!row) return;
    this.row = null;
    this.fillFromAbove(row);
    if (row.cells.every((cell) => cell === '')) return;
    if (row.isHeader && this.headerRows === this.rows.length) this.headerRows += 1;
    this.rows.push({ line: row.line, cells: row.cells, ...(row.isHidden && { isHidden: true }) });
    if (this.rows.length > rowsMax + 100) this.hasTooManyRows = true;
  }

  /** Begins a part of the table (head, body, foot): no cell spans its edge. */
  closePart(): void {
    this.closeRow();
    this.reaching = new Map();
  }

  private fillFromAbove(row: OpenRow): void {
    for (
      let above = this.reaching.get(row.cells.length);
      above;
      above = this.reaching.get(row.cells.length)
    ) {
      const column = row.cells.length;
      row.cells.push(above.text);
      above.rowsLeft -= 1;
      if (above.rowsLeft === 0) this.reaching.delete(column);
    }
  }
}
