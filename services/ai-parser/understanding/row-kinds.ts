import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import { sampleOf } from '../reading/rows.ts';
import { textOf, type Cell, type Row } from '../reading/table.ts';
import { isNumberLike } from './column-profile.ts';
import { headerOf, taxIn } from './header-meaning.ts';
import { lexicons } from './lexicon/all.ts';
import { isNothing } from './price-cell.ts';
import { rowTypeOf } from './row-types.ts';
import type { TablePlan } from './table-plan.ts';
import { phrasesOf, wordsOf } from './words.ts';

export type LeftOutCode = components['schemas']['Understood']['leftOut'][number]['code'];

/** The kind of a row by its own cells: an offer, a further variant of the one above, or something beside the offers. */
type RowKind = 'offer' | 'variant' | Exclude<LeftOutCode, 'letterhead' | 'footer'>;

const totals = new Set(
  lexicons.flatMap((lexicon) => phrasesOf(lexicon.totals)).map((phrase) => phrase.join(' ')),
);

const totalBeginnings = new Set([...totals].map((phrase) => phrase.split(' ')[0] ?? ''));

/** Whether a text is only the words before a sum: `Total`, `Total HT:`, not `Total Quartz 5W30`. */
function isTotal(text: string): boolean {
  if (text.length > 40 || /\d/u.test(text)) return false;
  const words = wordsOf(text);
  const tax = taxIn(words);
  // Hardly any text begins like a total.
  if (tax === null && !totalBeginnings.has(words[0] ?? '')) return false;
  return totals.has(words.join(' ')) || totals.has((tax?.rest ?? words).join(' '));
}

/** Whether a text begins with words for a sum: `Total fare`. */
export function beginsAsTotal(text: string): boolean {
  const words = wordsOf(text);
  return words.some((_, place) => totals.has(words.slice(0, place + 1).join(' ')));
}

function filledPlaces(cells: readonly Cell[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < cells.length; place += 1) if (cells[place] !== '') places.push(place);
  return places;
}

const isSentence = (text: string) => /[.!?:]$/u.test(text) || text.split(/\s+/u).length > 6;

/** A sentence, a footnote or a comment after `# `: none is a name, wherever it is. */
export const isRemark = (text: string): boolean =>
  /^(?:[*†¹²³]|#\s)/u.test(text) ||
  (/[.!]$/u.test(text) && text.split(/\s+/u).length >= 3) ||
  /[。！]$/u.test(text);

/** `(9-12 pieces)`: a description of the row above, and not a name. */
export const isInBrackets = (text: string): boolean => /^\([^()]+\)$/u.test(text);

/** `723 555 280`: nine digits in groups of three are a sum only if it is a round one. */
const isTelephone = (text: string): boolean => /^\d{3} \d{3} \d{3}$/u.test(text) && !text.endsWith('000');

/** The number of rows that determine whether single cells are headings: all rows, except in a long list. */
const sampleMax = 2_000;
/**
 * In a longer list, the sample of its columns is sufficient: other rows would require reading the whole list once more.
 */
const longList = 50_000;

/** A column without a header that is filled less than this is beside the table. */
const besideMost = 0.1;

/** Whether nearly all rows with several cells have these filled. */
function isFilled(rows: readonly Row[], columns: readonly number[]): boolean {
  const several = rows.filter(({ cells }) => filledPlaces(cells).length > 2);
  const whole = several.filter(({ cells }) => columns.every((at) => (cells[at] ?? '') !== ''));
  return columns.every((at) => at >= 0) && whole.length > 2 && whole.length >= several.length * 0.9;
}

/** Whether a cell of the price column repeats its header in words: a heading that was written as a row. */
const isTitleAgain = (text: string, title: readonly string[]): boolean => {
  if (text === '' || text.length > 40 || /\d/u.test(text)) return false;
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => title.includes(word));
};

const numberedLeast = 3;

/** `1 | 2 | 3 | 4`: column numbers, which forms have below their header for reference. */
const numbersColumns = (cells: readonly Cell[], filled: readonly number[]): boolean =>
  filled.length >= numberedLeast && filled.every((at, place) => textOf(cells[at]) === String(place + 1));

const hintsLeast = 4;

const plainly = 0.7;
const halfway = 0.5;
const ofNames: ReadonlySet<string> = new Set(['name', 'type', 'model']);
const ofPrices: ReadonlySet<string> = new Set(['price', 'unitPrice', 'listPrice', 'charge', 'tradePrice']);

/** Whether words are a header of prices: they are clearly one or name a currency, and have no number. */
const headsPrices = (text: string): boolean => {
  if (text === '' || text.length > 60 || /\d/u.test(text)) return false;
  const { meanings, currency } = headerOf(text);
  return currency !== null || meanings.some((said) => ofPrices.has(said.meaning) && said.strength >= halfway);
};

/**
 * Whether words are a header of names: those of the header itself, others that clearly are one, or a value with its
 * currency: `Sum (EUR)`.
 */
const headsNames = (text: string, title: string): boolean => {
  if (text === '' || /\d/u.test(text)) return false;
  if (text.toLowerCase() === title) return true;
  const { meanings, currency } = headerOf(text);
  return currency !== null || meanings.some((said) => ofNames.has(said.meaning) && said.strength >= plainly);
};

const saysSum = (cell: Cell | undefined): boolean => /^[^%]*\d[^%]*$/u.test(textOf(cell));

/** `4.1`, `4.10.`: the number of a row in an outline. */
const place = /^((?:\d+\.)*\d+)\.\d+\.?$/u;

interface Outline {
  readonly index: number;
  /** The numbers that have subordinate ones: `4` of `4.1`. */
  readonly groups: ReadonlySet<string>;
}

/** The column with the outline number of each row; null if there is none. */
function outlineOf(rows: readonly Row[], width: number): Outline | null {
  for (let index = 0; index < width; index += 1) {
    const texts = rows.map(({ cells }) => textOf(cells[index]).trim()).filter((text) => text !== '');
    const groups = texts.flatMap((text) => place.exec(text)?.[1] ?? []);
    if (groups.length > 2 && groups.length >= texts.length * 0.5) return { index, groups: new Set(groups) };
  }
  return null;
}

/** The number of codes that are prefixes of the next code from which this is an outline and not coincidental. */
const groupsLeast = 3;
const nearlyAll = 0.8;

/**
 * The codes of groups in a list of prices: a name and a code without a price that is a prefix of the next code, as
 * accounting programs print their trees: `104`, and below it `10401`.
 */
function groupCodesOf(
  rows: Iterable<Row>,
  [name, price, sku]: readonly [number, number, number],
): ReadonlySet<string> {
  const codes = new Set<string>();
  const bare = new Set<string>();
  if (name < 0 || price < 0 || sku < 0 || sku === name) return codes;
  let above: string | null = null;
  for (const { cells } of rows) {
    const code = textOf(cells[sku]).trim();
    if (code === '') continue;
    if (above !== null && code.length > above.length && code.startsWith(above)) codes.add(above);
    const isBare =
      (cells[price] ?? '') === '' && filledPlaces(cells).length === 2 && (cells[name] ?? '') !== '';
    above = isBare && /^\d+$/u.test(code) ? code : null;
    if (above !== null) bare.add(above);
  }
  if (codes.size < groupsLeast) return new Set();
  // A tree may have typing mistakes: if nearly all such rows are groups, all are.
  return codes.size >= bare.size * nearlyAll ? bare : codes;
}

/** The least share of rows with a price in a list whose other rows are headings. */
const pricedLeast = 0.8;

const oddShare = 0.05;

/** The codes of rows without a price if they are shorter than nearly all codes of priced rows: `T`, `T-01` above `T-A06.07`. */
function shortCodesOf(
  rows: readonly Row[],
  [name, price, sku]: readonly [number, number, number],
): ReadonlySet<string> {
  if (name < 0 || price < 0 || sku < 0 || sku === name) return new Set();
  const coded = rows.filter(({ cells }) => textOf(cells[sku]) !== '' && textOf(cells[name]) !== '');
  const priced = coded.filter(({ cells }) => textOf(cells[price]) !== '');
  const bare = coded.filter(({ cells }) => filledPlaces(cells).length === 2 && textOf(cells[price]) === '');
  const codeOf = ({ cells }: Row) => textOf(cells[sku]).trim();
  // Single free offers may have shorter codes.
  const lengths = priced.map((row) => codeOf(row).length).sort((a, b) => a - b);
  const least = lengths[Math.floor(lengths.length * oddShare)] ?? 0;
  const areHeads =
    bare.length >= groupsLeast &&
    priced.length >= coded.length * pricedLeast &&
    bare.every((row) => codeOf(row).length < least);
  return new Set(areHeads ? bare.map(codeOf) : []);
}

/** Whether a name is only a number and its price only words. */
const numbersWords = (name: string, price: string): boolean =>
  /^\d[\d.,]*$/u.test(name) && /\p{L}{4}/u.test(price) && !/\d/u.test(price);

const pageHeadCells = 2;

/** The words of a row with several words and a number, whatever the number: `Stock list | Page 1`; otherwise null. */
function pageHeadIn(cells: readonly Cell[]): string | null {
  const words = cells.map(textOf).filter((text) => text !== '');
  const said = words.join('\t').replaceAll(/\d+/gu, '0');
  return words.length >= pageHeadCells && words.every((text) => /\p{L}/u.test(text)) && said.includes('0')
    ? said
    : null;
}

/** Words such as `Chapter` in the column of codes that are repeated, beside a name and nothing else. */
function groupWordsOf(
  rows: Iterable<Row>,
  [name, price, sku]: readonly [number, number, number],
): ReadonlySet<string> {
  const bare = new Map<string, number>();
  const others = new Set<string>();
  if (name < 0 || price < 0 || sku < 0 || sku === name) return others;
  for (const { cells } of rows) {
    const code = textOf(cells[sku]).trim();
    if (code === '' || /\d/u.test(code)) continue;
    const filled = filledPlaces(cells).length;
    // `Category:` above a group without a name.
    if (filled === 1) continue;
    const isBare = filled === 2 && (cells[name] ?? '') !== '';
    if (isBare) bare.set(code, (bare.get(code) ?? 0) + 1);
    else others.add(code);
  }
  return new Set([...bare].flatMap(([code, count]) => (count > 1 && !others.has(code) ? [code] : [])));
}

/** Determines the kinds of a table's rows. */
export function rowKindOf(plan: TablePlan): (row: Row) => RowKind {
  const { roles, columns, headerRows } = plan;
  const place = (field: Parameters<typeof roles.byField.get>[0]) =>
    roles.byField.get(field)?.column.index ?? -1;
  const [name, price, sku, barcode] = [place('name'), place('price'), place('sku'), place('barcode')];
  const duration = place('durationMinutes');
  const headers = headerRows.map((row) =>
    row.cells.map((cell) => ({ length: textOf(cell).length, text: textOf(cell).toLowerCase() })),
  );
  const priceTitle = wordsOf(roles.byField.get('price')?.column.header?.text ?? '');
  const nameTitle = (roles.byField.get('name')?.column.header?.text ?? '').toLowerCase();
  const variants = roles.variants.map(({ column }) => column.index);
  // A column beside the table, without a header and filled in few rows, does not determine the kind of a row.
  const isBeside = columns.map(
    (column) => headerRows.length > 0 && column.header === null && column.profile.filled < besideMost,
  );
  // Programs that require a number write `-1` if a group has no price.
  const isUnset = (cells: readonly Cell[], at: number) =>
    at === price && (cells[at] === -1 || cells[at] === '-1');
  const placesOf = (cells: readonly Cell[]) => {
    const places: number[] = [];
    for (let at = 0; at < cells.length; at += 1)
      if (cells[at] !== '' && !isBeside[at] && !isUnset(cells, at)) places.push(at);
    return places;
  };
  const usedWidth = columns.filter(({ profile }) => profile.filled > 0.3).length;
  const typeOf = rowTypeOf(plan);
  const has = ({ cells }: Row, column: number) =>
    column >= 0 && (cells[column] ?? '') !== '' && !isUnset(cells, column);
  const standsAlone = (row: Row) => {
    const [only, ...others] = placesOf(row.cells);
    const text = textOf(row.cells[only ?? -1]);
    if (only === undefined || others.length > 0 || only === price) return false;
    // `13` alone in the column of codes divides a list of tyres, where all other rows have names and prices.
    return !isNumberLike(text) || (only === sku && isWhole);
  };
  const [codes, prices] = [roles.byField.get('sku'), roles.byField.get('price')].map(
    (role) => role?.column.profile,
  );
  const sample = plan.body.length > longList ? plan.sample : sampleOf(plan.body, sampleMax);
  const isWhole = isFilled(sample, [name, price]);
  const alone = sample.filter(standsAlone);
  // In a list of names only, or one that mostly omits prices, such a row is an offer. In a narrow list a single one may
  // be an offer without a price; there are several headings, or they come first. On a page that has prices, a text
  // alone is a heading, or a description of the offer above.
  const aloneMost =
    plan.table.page !== null && Math.max(prices?.money ?? 0, prices?.cents ?? 0) > 0.8 ? 0.7 : 0.4;
  // Names and addresses above the first row with more cells are not relevant for the rows below.
  const below = sample.slice(
    Math.max(
      0,
      sample.findIndex((row) => !standsAlone(row)),
    ),
  );
  const aloneIsHeading =
    usedWidth >= 2 && below.filter(standsAlone).length < below.length * aloneMost && below.length > 1;
  const isDivided = alone.length > 1 || usedWidth > 3 || alone[0] === sample[0];

  // If codes are numbers and every offer has its price, or that it is on request, other codes without a price are those
  // of groups.
  const isCoded = sku !== name && (codes?.numeric ?? 0) > 0.9 && (prices?.filled ?? 0) > 0.9;
  const isGroup = (row: Row) => isCoded && !has(row, price) && !isNumberLike(row.cells[sku] ?? '');

  // Searches all rows, but only when a row has a code and no price: this reads a long list once more.
  let groupCodes: ReadonlySet<string> | null = null;
  const isBranch = (row: Row) => {
    if (has(row, price) || (prices?.filled ?? 0) <= 0.4) return false;
    groupCodes ??= new Set([
      ...groupCodesOf(plan.body, [name, price, sku]),
      ...groupWordsOf(plan.body, [name, price, sku]),
      ...shortCodesOf(sample, [name, price, sku]),
    ]);
    return groupCodes.has(textOf(row.cells[sku]).trim());
  };

  // In an outline with prices, a number with subordinate ones is a heading, unless it has a price itself.
  const outline = price >= 0 && (prices?.filled ?? 0) > 0.5 ? outlineOf(sample, Math.min(name, price)) : null;
  const isAbove = (row: Row) =>
    outline !== null &&
    isNothing(textOf(row.cells[price])) &&
    outline.groups.has(textOf(row.cells[outline.index]).trim().replace(/\.$/u, ''));

  // Marketplaces say below their headers how to fill in each column: `Text | Text | Number | Number`.
  const counts = columns.filter(({ profile }) => profile.numeric > 0.6).map(({ index }) => index);
  const first = plan.body.at(0)?.line;
  const isHint = (row: Row, filled: readonly number[]) => {
    if (headerRows.length === 0 || row.line !== first || filled.length < hintsLeast) return false;
    const texts = filled.map((at) => textOf(row.cells[at]));
    return (
      texts.every((text) => /^[^\d]*\p{L}[^\d]*$/u.test(text)) &&
      texts.filter((text) => text === textOf(row.cells[name])).length > 1 &&
      counts.filter((at) => filled.includes(at)).length >= 2
    );
  };

  const isTitle = (cell: Cell | undefined, title: (typeof headers)[number][number] | undefined) => {
    const text = textOf(cell);
    return text.length === title?.length && text.toLowerCase() === title.text;
  };
  const repeatsHeader = (row: Row, filled: readonly number[]) =>
    headers.some((header) => {
      let same = 0;
      for (const at of filled) if (isTitle(row.cells[at], header[at])) same += 1;
      return same >= 2 && same >= filled.length * 0.6;
    });
  const isSum = (row: Row, at: number) => isTotal(textOf(row.cells[at]));
  const names = (row: Row, column: number) => has(row, column) && !isSum(row, column);

  // The text above the list is repeated at the top of each page, with the page number.
  const pageHeads = new Set(plan.letterhead.flatMap(({ cells }) => pageHeadIn(cells) ?? []));
  const isPageHead = ({ cells }: Row) => pageHeads.size > 0 && pageHeads.has(pageHeadIn(cells) ?? '');

  return (row) => {
    if (row.isHidden) return 'hidden';
    if (row.isHeading) return 'heading';
    if (isPageHead(row)) return 'repeated-header';
    const filled = placesOf(row.cells);
    if (filled.every((at) => isNothing(textOf(row.cells[at])))) return 'blank';
    if (repeatsHeader(row, filled) || (headers.length > 0 && numbersColumns(row.cells, filled)))
      return 'repeated-header';
    if (isHint(row, filled)) return 'repeated-header';
    const priced = textOf(row.cells[price]);
    // No header has a code with figures: `013 | Materials | gross price of material` is an offer.
    const isCoded = sku !== name && /\d/u.test(textOf(row.cells[sku]));
    if (!isCoded && headsPrices(priced) && headsNames(textOf(row.cells[name]), nameTitle))
      return 'repeated-header';
    const type = typeOf?.(row) ?? null;
    if (type !== null) return type === 'none' ? 'no-name' : type;
    // The code is checked first: it has digits, and a text with digits is not a total.
    // A price per unit is not a total.
    const isEach = /\/\s?\p{L}/u.test(priced);
    if (!isEach && !names(row, sku) && !names(row, name) && filled.some((at) => isSum(row, at)))
      return 'total';
    // In a text whose columns are separated by spaces the sum is in the second column, whatever it is the sum of.
    const [first = -1, ...others] = filled;
    if (others.length > 0 && isSum(row, first) && others.every((at) => isNumberLike(row.cells[at] ?? '')))
      return 'total';
    const hasCode = has(row, sku) && sku !== name;
    if (
      filled.length === 1 &&
      usedWidth >= 2 &&
      standsAlone(row) &&
      isRemark(textOf(row.cells[filled[0] ?? -1]))
    )
      return 'heading';
    if (
      filled.length === 1 &&
      aloneIsHeading &&
      standsAlone(row) &&
      (isDivided || isSentence(textOf(row.cells[filled[0] ?? -1])))
    )
      return 'heading';
    if (isTitleAgain(textOf(row.cells[price]), priceTitle)) return 'heading';
    if ((hasCode && (isGroup(row) || isBranch(row))) || isAbove(row)) return 'heading';
    // In a contact, beside sums with a sign.
    if ((prices?.money ?? 0) > 0.3 && isTelephone(priced)) return 'no-name';
    // `39` beside words, as a recogniser makes of a letterhead.
    if (numbersWords(textOf(row.cells[name]), priced)) return 'no-name';
    if (has(row, name)) return 'offer';
    const hasVariant = variants.some((at) => has(row, at));
    const sells = hasCode || has(row, price) || has(row, barcode);
    if (hasVariant && sells) return 'variant';
    // A longer duration costs more and has the same name.
    if (!hasCode && has(row, duration) && has(row, price)) return 'variant';
    if (hasCode && isWhole && !has(row, price) && !has(row, barcode)) return 'no-name';
    // `30 %` or `per piece` under the price without a name beside it continues the header.
    if (hasCode || has(row, barcode) || (saysSum(row.cells[price]) && filled.length > 1)) return 'offer';
    return filled.every((at) => isNumberLike(row.cells[at] ?? '')) ? 'total' : 'no-name';
  };
}
