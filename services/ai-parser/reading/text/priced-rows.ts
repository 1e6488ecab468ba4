import { namesNothing, pricedText } from '../name-and-price.ts';
import { newTable, type Row, type Table } from '../table.ts';

/** What is larger is an export, and no list that was typed. */
const bytesMost = 512 * 1024;
const pricesLeast = 3;
/** Of the lines; a text that speaks of money here and there is no list. */
const shareLeast = 0.25;

/** A typed text read line by line: what each names, and the sum it ends in; a sum alone belongs to the line above it. */
export function pricedRows(utf8: Buffer): readonly Table[] {
  if (utf8.length > bytesMost) return [];
  const rows: Row[] = [];
  let priced = 0;
  for (const [at, text] of utf8
    .toString('utf8')
    .split(/\r\n|\n|\r/u)
    .entries()) {
    const line = at + 1;
    const said = text.replaceAll(/^[\s|•*·>#-]+|[\s|]+$/gu, '');
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    const found = pricedText(said);
    const last = rows.at(-1);
    if (!found) rows.push({ line, cells: [said, ''], isHeading: true });
    else if (namesNothing(found.name) && last?.isHeading && line - last.line === 1)
      rows.splice(-1, 1, { line: last.line, cells: [last.cells[0] ?? '', found.price] });
    else rows.push({ line, cells: [found.name, found.price] });
    if (found) priced += 1;
  }
  return priced >= Math.max(pricesLeast, rows.length * shareLeast) ? [newTable({ rows })] : [];
}
