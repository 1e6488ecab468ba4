import { namesNothing, pricedText, type PricedText } from '../name-and-price.ts';
import { withoutCounts } from '../counted-names.ts';
import { pricesBySize } from '../sized-prices.ts';
import { newTable, textOf, type Row, type Table } from '../table.ts';
import { figureRows } from './figure-rows.ts';
import { letteredRows } from './lettered-rows.ts';
import { blockLeast, pairedRows } from './price-blocks.ts';
import { priceFirst, priceFirstRows } from './price-first-rows.ts';
import { remarkedRows, withShortRemark, type SaidLine } from './remarked-rows.ts';
import { pricesUnder, sizesIn } from './sizes-above.ts';

/** A larger file is an export, not a typed list. */
const bytesMost = 512 * 1024;
const pricesLeast = 3;
/** The minimum share of lines; a text that occasionally mentions money is no list. */
const shareLeast = 0.25;

/** How certain the name is in a menu whose entries have several lines. */
const unsure = 0.5;

/** `12. Soup of the day`, `4012 Gin`. */
const numbered = /^\d{1,4}(?:[.)]\s*|\s+)\p{L}/u;
const isNumberedLine = ({ cells }: Row): boolean => numbered.test(String(cells[0]));

/** Control characters left in text extracted from a document. */
const controls = /[^\P{Cc}\t]/gu;
/** Bars, bullets and pictures around what a line says. */
const picture = '(?![©®™])\\p{Extended_Pictographic}|\\p{RI}|\\ufe0f|\\u200d';
const around = new RegExp(`^(?:[\\s|•*·>#-]|${picture})+|(?:[\\s|]|${picture})+$`, 'gu');
/** What a typed text borrows from pages and Markdown: line breaks and bold letters. */
const marks = /<br\s*\/?>|\*\*/giu;
const saidIn = (text: string): string =>
  text.replaceAll(controls, ' ').replaceAll(marks, '').replaceAll(around, '');
const says = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
/** Leader dots or a tab between a name and what follows. */
const leaders = /\s?[.·…_]{3,}\s?|\s*\t\s*/gu;

/** The lines without prices directly above. */
function linesAbove(rows: readonly Row[]): readonly Row[] {
  let from = rows.length;
  while (
    rows[from - 1]?.isHeading &&
    (from === rows.length || (rows[from]?.line ?? 0) - (rows[from - 1]?.line ?? 0) === 1)
  )
    from -= 1;
  return rows.slice(from);
}

/** A few sums in a list are part of names; most others are in a column. */
const severalLeast = 0.8;
const pricesMost = 4;

/** `Rope 12,50 13,20`: if nearly every line has another sum before its last, each gets its own column, in order. */
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

/** A text in which each line of words is followed by a line with only a figure; null if it is another. */
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

/** This many blocks between blank lines are no coincidence. */
const partsLeast = 3;
const partLinesMost = 6;
const partedShare = 0.9;

/** Whether nearly all blocks between blank lines are a few lines of words and, below them, a single sum. */
function partsEndInPrices(lines: readonly string[]): boolean {
  let [parts, alike, said] = [0, 0, 0];
  for (const [at, line] of lines.entries()) {
    if (/[\p{L}\p{N}]/u.test(line)) said += 1;
    if (said === 0 || (lines[at + 1] ?? '').trim() !== '') continue;
    const found = pricedText(line.trim());
    const isSumAlone = found !== null && namesNothing(found.name);
    // A single line between blank ones is a heading.
    if (said > 1) parts += 1;
    if (isSumAlone && said > 1 && said <= partLinesMost && !hasSums(lines.slice(at - said + 1, at)))
      alike += 1;
    said = 0;
  }
  return alike >= partsLeast && alike >= parts * partedShare;
}

const hasSums = (lines: readonly string[]): boolean => lines.some((line) => pricedText(line.trim()) !== null);

/** A sum at the end of a line, also if its sign is in a separate column: `1300  L.E.`. */
const pricedAtEnd = (text: string): PricedText | null =>
  pricedText(text) ?? pricedText(text.replaceAll(/ {2,}/gu, ' '));

/** The sums in the lines from an index on, up to the next one with words. */
function sumsFrom(said: readonly SaidLine[], from: number): readonly Row[] {
  const found: Row[] = [];
  for (const { line, text } of said.slice(from)) {
    const own = pricedAtEnd(text);
    if (!own || !namesNothing(own.name)) break;
    found.push({ line, cells: ['', own.price] });
  }
  return found;
}

/** This many lines that end in a price show that the others with a few words behind theirs are offers, too. */
const plainLeast = 3;

/** So many lines that begin with their price, between others that end in it, do not so by chance. */
const firstLeast = 2;

/** Whether several lines begin with their price, among several that end in it. */
function beginAmongOthers(said: readonly SaidLine[]): boolean {
  const last = said.map(({ text }) => pricedAtEnd(text));
  const named = last.filter((found) => found !== null && !namesNothing(found.name)).length;
  const first = said.filter(({ text }, at) => last[at] === null && priceFirst(text) !== null).length;
  return Math.min(first, named) >= firstLeast;
}

/** Spaces before a line below an offer: it describes the offer. */
const isIndented = (text: string): boolean => /^(?: {2,}|	)\s*\p{L}/u.test(text);

const openIn = (text: string): number => text.split('(').length - text.split(')').length;

/** Whether a line closes the bracket that the name of the offer directly above opens. */
const isRestOf = ({ cells, isHeading, line }: Row, text: string, own: number): boolean =>
  isHeading !== true && own - line === 1 && openIn(textOf(cells[0])) > 0 && openIn(text) < 0;

function withRest(row: Row, rest: string, line: string): Row {
  const [name, ...others] = [textOf(row.cells[0]), ...row.cells.slice(1)];
  return { ...row, cells: [`${name}${line.includes(`${name},`) ? ',' : ''} ${rest}`, ...others] };
}

/** The offers of one line, each with its price in a column of its own. */
const inColumns = (offers: readonly PricedText[], line: number): readonly Row[] =>
  offers.map(({ name, price }, at) => ({
    line,
    cells: [name.replaceAll(leaders, ' '), price],
    ...(at > 0 && { readFrom: new Map([[1, at + 1]]) }),
  }));

/** The lines of a text that is short enough to be typed. */
export const linesOf = (utf8: Buffer): readonly string[] =>
  utf8.length > bytesMost ? [] : utf8.toString('utf8').split(/\r\n|\n|\r/u);

/**
 * Reads a typed text line by line: the name of each line, and the sum at its end; a sum alone belongs to the line
 * above.
 */
export function pricedRows(lines: readonly string[]): readonly Table[] {
  let rows: Row[] = [];
  let priced = 0;
  let isNumbered = false;
  const alternating = alternatingRows(lines);
  if (alternating) return [newTable({ rows: alternating, areLines: true })];
  const said = lines
    .map((text, at) => ({ line: at + 1, text: saidIn(text) }))
    .filter(({ text }) => says(text));
  const whole = remarkedRows(said) ?? figureRows(said) ?? letteredRows(said) ?? priceFirstRows(said);
  if (whole) return [newTable({ rows: whole, areLines: true })];
  const areParted = partsEndInPrices(lines);
  const plain = said.filter(({ text }) => pricedAtEnd(text) !== null).length;
  const isMixed = beginAmongOthers(said);
  let sizes: readonly string[] = [];
  let isBelowOffer = false;
  let sumsLeft = 0;
  for (const [at, { line, text }] of said.entries()) {
    const block = sumsLeft > 0 ? [] : sumsFrom(said, at);
    if (block.length >= blockLeast) {
      rows = pairedRows(rows, block, isNumberedLine) ?? [...rows, ...block];
      priced += block.length;
      sumsLeft = block.length;
    }
    if (sumsLeft > 0) {
      sumsLeft -= 1;
      continue;
    }
    const begun = isMixed && pricedAtEnd(text) === null ? priceFirst(text) : null;
    if (begun) {
      rows.push({ line, cells: begun, clarity: unsure });
      priced += 1;
      isBelowOffer = true;
      continue;
    }
    const sized = pricesUnder(sizes, text);
    if (sized) {
      rows.push(...inColumns(sized, line));
      priced += 1;
      continue;
    }
    sizes = sizesIn(text);
    if (pricesUnder(sizes, said[at + 1]?.text ?? '')) continue;
    const found = pricedAtEnd(text) ?? (plain >= plainLeast ? withShortRemark(text) : null);
    const last = rows.at(-1);
    if (!found && last && isRestOf(last, text, line)) {
      rows.splice(-1, 1, withRest(last, text, lines[last.line - 1] ?? ''));
      continue;
    }
    if (!found) {
      const isBelow: boolean = isBelowOffer && isIndented(lines[line - 1] ?? '');
      rows.push({ line, cells: [text, ''], isHeading: true, ...(isBelow && { standing: 'smaller' }) });
      isBelowOffer = isBelow;
      continue;
    }
    isBelowOffer = true;
    priced += 1;
    if (namesNothing(found.name) && last?.isHeading && line - last.line === 1) {
      const names = linesAbove(rows);
      // In a menu with numbered dishes the number identifies the name's line; otherwise the line above the price may be
      // the last of the ingredients.
      const numberedAt = names.findLastIndex(isNumberedLine);
      isNumbered ||= numberedAt >= 0 && numberedAt < names.length - 1;
      // If blank lines separate the entries, the first line of each block is its name and the others its description.
      const isCounted = numberedAt >= 0 && /^\d+[.)]/u.test(textOf(names[numberedAt]?.cells[0]));
      const named = areParted && !isCounted ? 0 : numberedAt;
      const place = rows.length - names.length + Math.max(0, named);
      const name = named >= 0 ? rows[place] : last;
      if (named >= 0) rows.splice(place);
      else rows.pop();
      const clarity = isNumbered && named < 0 ? { clarity: unsure } : {};
      rows.push({ line: name?.line ?? line, cells: [name?.cells[0] ?? '', found.price], ...clarity });
    } else rows.push(...inColumns(pricesBySize(found), line));
  }
  if (priced < Math.max(pricesLeast, rows.length * shareLeast)) return [];
  const apart = withAllPrices(rows);
  // Guests order a dish by its number.
  const lists = isNumbered ? [apart] : withoutCounts([apart]);
  return lists.map((own) => newTable({ rows: own, areLines: true }));
}
