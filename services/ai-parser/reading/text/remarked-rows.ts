import { namesNothing, remarkedText, type PricedText } from '../name-and-price.ts';
import type { Row } from '../table.ts';

const linesLeast = 5;
/** The least share of the lines; a story that mentions money is no list. */
const shareLeast = 0.5;
/** Sentences have more words around their sums. */
const wordsMost = 12;

/** A line of a typed text that says something, without bullets. */
export interface SaidLine {
  readonly line: number;
  readonly text: string;
}

/**
 * The rows of a typed text most of whose lines say something behind their price, `Phone 64 GB $175.000 blue`: names,
 * prices and the words behind. Null if it is another text.
 */
export function remarkedRows(lines: readonly SaidLine[]): readonly Row[] | null {
  let [found, behind] = [0, 0];
  const rows: Row[] = [];
  for (const { line, text } of lines) {
    const own = text.split(/\s+/u).length > wordsMost * 2 ? null : remarkedText(text);
    const above = rows.at(-1);
    // The price of a name in the line above.
    const isBelow = own?.name === '' && above?.isHeading === true && line - above.line === 1;
    if (own === null || (own.name === '' && !isBelow)) {
      rows.push({ line, cells: [text, '', ''], isHeading: true });
      continue;
    }
    found += 1;
    if (own.remark !== '' && own.name.split(/\s+/u).length <= wordsMost) behind += 1;
    if (isBelow)
      rows.splice(-1, 1, { line: above.line, cells: [above.cells[0] ?? '', own.price, own.remark] });
    else rows.push({ line, cells: [own.name, own.price, own.remark] });
  }
  const isList = behind >= linesLeast && behind >= found * shareLeast && found >= lines.length * shareLeast;
  return isList ? rows : null;
}

/** `95 € plus parts`: more words behind a price are a sentence. */
const remarkWordsMost = 4;

/** A line with a few words behind its price, without them; null if it has none, or is a sentence. */
export function withShortRemark(text: string): PricedText | null {
  const found = remarkedText(text);
  if (!found || found.name === '' || namesNothing(found.name) || /\d/u.test(found.remark)) return null;
  const isShort =
    found.remark.split(/\s+/u).length <= remarkWordsMost && found.name.split(/\s+/u).length <= wordsMost;
  return isShort && !/[.!?]$/u.test(text) ? { name: found.name, price: found.price } : null;
}
