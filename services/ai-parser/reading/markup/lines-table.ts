import { pricedText } from '../name-and-price.ts';
import { newTable, type Row, type Table } from '../table.ts';

/** An element of a page around a text: its name and class, such as `h3.` or `span.price`, and what it is in. */
export interface PageElement {
  readonly name: string;
  readonly parent: PageElement | null;
}

/** A line of text; a heading applies to the following lines. */
export interface TextLine {
  readonly line: number;
  /** Its separate parts, such as name and price on a menu. */
  readonly cells: readonly string[];
  readonly isHeading: boolean;
  /** The element on the page of each of its cells; similar lines are in elements of the same name. */
  readonly elements?: readonly PageElement[];
}

/** Blanks, leader dots or a dash between an offer's text and its price. */
const price =
  /^(.*?\p{L}.*?)(?:\s*(?:\.{3,}|…+|·{2,}|_{3,}|\t)\s*|\s+[-–—:=|]\s*|:\s+|\s+)((?:[\p{Sc}]\s*|[A-Z]{3}\s)?\d[\d.,'’ \u00a0]*(?:\s*(?:\p{Sc}|[A-Z]{3}\b|\p{Ll}{2,5}\.?))?(?:\s*(?:\/|per\s)\s*[\p{L}²³.\d ]{1,20})?)$/u;
const priceWithMark = /\p{Sc}|[.,]\d{2}(?!\d)|[A-Z]{3}/u;
const gap = / {2,}|\s*\.{4,}\s*|\t+/u;

/** The cells of a line: separated by its elements or gaps, otherwise the text and the price at its end. */
function cellsOf({ cells }: TextLine): readonly string[] {
  const [only, ...more] = cells;
  if (only === undefined || more.length > 0) return cells;
  const parts = only.split(gap).filter((part) => part.trim() !== '');
  if (parts.length > 1) return parts.map((part) => part.trim());
  const found = pricedText(only);
  if (found && /\p{L}/u.test(found.name) && priceWithMark.test(found.price)) return [found.name, found.price];
  const [, name, amount] = price.exec(only) ?? [];
  return name !== undefined && amount !== undefined && priceWithMark.test(amount)
    ? [name.trim(), amount.trim()]
    : [only];
}

/** Lines as a table of offers and prices; null if hardly a line ends in a price. */
export function linesTable(lines: readonly TextLine[]): Table | null {
  const rows: Row[] = lines.map((line) =>
    line.isHeading
      ? { line: line.line, cells: [line.cells.join(' ')], isHeading: true }
      : { line: line.line, cells: cellsOf(line) },
  );
  const offers = rows.filter(({ cells }) => cells.length > 1);
  if (offers.length < 2) return null;
  const first = rows.findIndex(({ cells }) => cells.length > 1);
  const last = rows.findLastIndex(({ cells }) => cells.length > 1);
  // Lines far above and below belong to the rest of the page.
  return newTable({ rows: rows.slice(Math.max(0, first - 5), last + 1) });
}
