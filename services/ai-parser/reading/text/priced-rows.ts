import { namesNothing, pricedText } from '../name-and-price.ts';
import { withoutCounts } from '../counted-names.ts';
import { pricesBySize } from '../sized-prices.ts';
import { newTable, textOf, type Row, type Table } from '../table.ts';

/** What is larger is an export, and no list that was typed. */
const bytesMost = 512 * 1024;
const pricesLeast = 3;
/** Of the lines; a text that speaks of money here and there is no list. */
const shareLeast = 0.25;

/** How clear it is which line is the name, in a menu that tells it of others. */
const unsure = 0.5;

/** `12. Soup of the day`, `4012 Gin`. */
const numbered = /^\d{1,4}(?:[.)]\s*|\s+)\p{L}/u;
const isNumberedLine = ({ cells }: Row): boolean => numbered.test(String(cells[0]));

/** What a document leaves in the text that is taken out of it. */
const controls = /[^\P{Cc}\t]/gu;
/** Dots or a tab that lead from a name to what stands behind it. */
const leaders = /\s?[.·…_]{3,}\s?|\s*\t\s*/gu;

/** The lines without prices that stand right above, one below the other. */
function linesAbove(rows: readonly Row[]): readonly Row[] {
  let from = rows.length;
  while (
    rows[from - 1]?.isHeading &&
    (from === rows.length || (rows[from]?.line ?? 0) - (rows[from - 1]?.line ?? 0) === 1)
  )
    from -= 1;
  return rows.slice(from);
}

/** A few sums of a list stand in names, nearly all in a column of their own. */
const severalLeast = 0.8;
const pricesMost = 4;

/** `Rope 12,50 13,20`: where nearly every line has another sum before its last, each in a column of its own, in their order. */
function withAllPrices(rows: readonly Row[]): readonly Row[] {
  const priced = rows.filter(({ isHeading }) => isHeading !== true);
  if (priced.some(({ cells }) => cells.length > pricesMost)) return rows;
  const before = new Map(
    priced.flatMap((row) => {
      const found = pricedText(textOf(row.cells[0]));
      return found && !namesNothing(found.name) ? [[row, found] as const] : [];
    }),
  );
  if (before.size < priced.length * severalLeast) return rows;
  return withAllPrices(
    rows.map((row) => {
      if (row.isHeading === true) return { ...row, cells: [...row.cells, ''] };
      const found = before.get(row);
      const [name = '', ...prices] = row.cells;
      return found
        ? { ...row, cells: [found.name, found.price, ...prices] }
        : { ...row, cells: [name, ...prices, ''] };
    }),
  );
}

const figureAlone = /^\d[\d.,' ]{0,8}$/u;
const pairsLeast = 4;

/** A text in which each line of words has a line below it with nothing but a figure; null where it is none. */
function alternatingRows(lines: readonly string[]): readonly Row[] | null {
  const said = lines.flatMap((text, at) => (text.trim() === '' ? [] : [{ line: at + 1, text: text.trim() }]));
  if (said.length < 2 * pairsLeast || said.length % 2 > 0) return null;
  const isPaired = said.every(({ text }, at) =>
    at % 2 > 0 ? figureAlone.test(text) : /\p{L}{2}/u.test(text) && pricedText(text) === null,
  );
  if (!isPaired) return null;
  return said.flatMap(({ line, text }, at) =>
    at % 2 > 0 ? [] : [{ line, cells: [text, said[at + 1]?.text ?? ''] }],
  );
}

/** So many parts between blank lines are more than one that happens to be like this. */
const partsLeast = 3;
const partLinesMost = 6;
const partedShare = 0.9;

/** Whether nearly all parts between blank lines are a few lines of words and, below them, one sum alone. */
function partsEndInPrices(lines: readonly string[]): boolean {
  let [parts, alike, said] = [0, 0, 0];
  for (const [at, line] of lines.entries()) {
    if (/[\p{L}\p{N}]/u.test(line)) said += 1;
    if (said === 0 || (lines[at + 1] ?? '').trim() !== '') continue;
    const found = pricedText(line.trim());
    const isSumAlone = found !== null && namesNothing(found.name);
    // A line alone between blank ones is a heading.
    if (said > 1) parts += 1;
    if (isSumAlone && said > 1 && said <= partLinesMost && !hasSums(lines.slice(at - said + 1, at)))
      alike += 1;
    said = 0;
  }
  return alike >= partsLeast && alike >= parts * partedShare;
}

const hasSums = (lines: readonly string[]): boolean => lines.some((line) => pricedText(line.trim()) !== null);

/** A typed text read line by line: what each names, and the sum it ends in; a sum alone belongs to the line above it. */
export function pricedRows(utf8: Buffer): readonly Table[] {
  if (utf8.length > bytesMost) return [];
  const rows: Row[] = [];
  let priced = 0;
  let isNumbered = false;
  const lines = utf8.toString('utf8').split(/\r\n|\n|\r/u);
  const alternating = alternatingRows(lines);
  if (alternating) return [newTable({ rows: alternating, areLines: true })];
  const areParted = partsEndInPrices(lines);
  for (const [at, text] of lines.entries()) {
    const line = at + 1;
    const said = text.replaceAll(controls, ' ').replaceAll(/^[\s|•*·>#-]+|[\s|]+$/gu, '');
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    // `1300  L.E.`: a sign in a column of its own.
    const found = pricedText(said) ?? pricedText(said.replaceAll(/ {2,}/gu, ' '));
    const last = rows.at(-1);
    if (!found) rows.push({ line, cells: [said, ''], isHeading: true });
    else if (namesNothing(found.name) && last?.isHeading && line - last.line === 1) {
      const names = linesAbove(rows);
      // A menu that numbers its dishes says which line names one; else the one above the price may be the last of what it is made of.
      const numberedAt = names.findLastIndex(isNumberedLine);
      isNumbered ||= numberedAt >= 0 && numberedAt < names.length - 1;
      // Where blank lines part what is sold, the first line of each part names it and the others describe it.
      const isCounted = numberedAt >= 0 && /^\d+[.)]/u.test(textOf(names[numberedAt]?.cells[0]));
      const named = areParted && !isCounted ? 0 : numberedAt;
      const place = rows.length - names.length + Math.max(0, named);
      const name = named >= 0 ? rows[place] : last;
      if (named >= 0) rows.splice(place);
      else rows.pop();
      const clarity = isNumbered && named < 0 ? { clarity: unsure } : {};
      rows.push({ line: name?.line ?? line, cells: [name?.cells[0] ?? '', found.price], ...clarity });
    } else
      for (const { name, price } of pricesBySize(found))
        rows.push({ line, cells: [name.replaceAll(leaders, ' '), price] });
    if (found) priced += 1;
  }
  if (priced < Math.max(pricesLeast, rows.length * shareLeast)) return [];
  const apart = withAllPrices(rows);
  // Guests order a dish by its number.
  const lists = isNumbered ? [apart] : withoutCounts([apart]);
  return lists.map((own) => newTable({ rows: own, areLines: true }));
}
