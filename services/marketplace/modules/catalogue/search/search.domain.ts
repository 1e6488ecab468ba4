import type { DepartmentSlug } from '../catalogue.domain.ts';
import { isMisspelt } from '../../../../../src/lib/is-misspelt.ts';
import { cursorOfOrder, positionInOrder } from '../cursor.domain.ts';
import { plain } from './places.domain.ts';

/** The filters of the market search; missing ones do not filter. */
export interface Choices {
  readonly department?: DepartmentSlug | undefined;
  readonly kind?: 'product' | 'service' | undefined;
  readonly category?: string | undefined;
  /** A vendor's id. */
  readonly vendor?: string | undefined;
  /** A port's slug, or several with commas between: what can be had in any of them. */
  readonly port?: string | undefined;
  /** True: in stock now, and every service; false: sold out. Uncounted stock is neither. */
  readonly inStock?: boolean | undefined;
  /** Minor units, inclusive. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
}

/** The slugs of the chosen ports. */
export const portsOfChoice = (port: Choices['port']): readonly string[] => port?.split(',') ?? [];

export type SearchSort = 'best' | 'name' | 'price' | '-price' | 'newest';

/** By terms as prefixes or as written, or by similar spelling of misspelt ones. */
type Matched = 'words' | 'whole words' | 'similar';

/** The samples: of frequent terms not all listings are ranked, but those in a sample of one in so many. */
const samples = [16, 64, 256, 1024, 4096] as const;
export type Sample = (typeof samples)[number];

export const isSample = (oneIn: number): oneIn is Sample => samples.some((sample) => sample === oneIn);

/**
 * How listings are matched: all of them, or by terms, which may be frequent. A cursor keeps the method of its first
 * page, even if the data has changed.
 */
export type Way = 'all' | Matched | `${Sample} ${Matched}`;

const waysOfWords = (['words', 'whole words', 'similar'] as const).flatMap(
  (matched) => [matched, ...samples.map((sample) => `${sample} ${matched}` as const)] as const,
);

export const wayOf = (matched: Matched, sample: Sample | null): Way =>
  sample === null ? matched : `${sample} ${matched}`;

/** Null if all listings are ranked, or none. */
export const sampleOf = (way: Way): Sample | null =>
  samples.find((sample) => way.startsWith(`${sample} `)) ?? null;

/**
 * A number that all listings surely exceed if so many are in the sample: three standard deviations less than expected,
 * in round figures.
 */
export function atLeast(inSample: number, sample: Sample): number {
  const least = (inSample - 3 * Math.sqrt(inSample)) * sample;
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return Math.floor(least / unit) * unit;
}

/** Whether whole words only are matched. */
export const isWholeWords = (way: Way): boolean => way.endsWith('whole words');
export const isSimilar = (way: Way): boolean => way.endsWith('similar');

/** The sort orders; unavailable listings come last in each but `age`. */
export type OrderBy = 'rank' | 'name' | 'price' | 'price down' | 'age';

/** There is no rank without terms, and none for very frequent ones: names are more useful then. */
export const orderOf = (sort: SearchSort, way: Way): OrderBy =>
  sort === 'best' && way !== 'all' && sampleOf(way) === null ? 'rank' : plainOrderOf(sort);

/** The order of a sort option without ranking. */
export function plainOrderOf(sort: SearchSort): Exclude<OrderBy, 'rank'> {
  switch (sort) {
    case 'best':
      return 'name';
    case 'name':
    case 'price':
      return sort;
    case '-price':
      return 'price down';
    case 'newest':
      return 'age';
  }
}

/** The end of a page of the market. */
export interface SearchPosition {
  /** Lower is better; 0 in orders without a rank. */
  readonly rank: number;
  readonly isOut: boolean;
  /** A name, minor units, or microseconds since 1970. */
  readonly key: string | number;
  readonly id: string;
}

const cursorName = (sort: SearchSort, way: Way): string => `market ${sort} ${way}`;

export const writeSearchCursor = (
  sort: SearchSort,
  way: Way,
  { rank, isOut, key, id }: SearchPosition,
): string => cursorOfOrder(cursorName(sort, way), { key: `${rank}:${Number(isOut)}:${key}`, id });

/**
 * The position and method to continue with; null if the cursor belongs to another sort order, or to a search
 * with terms if this one has none, or the reverse.
 */
export function readSearchCursor(
  sort: SearchSort,
  { hasWords, cursor }: { readonly hasWords: boolean; readonly cursor: string },
): { readonly way: Way; readonly place: SearchPosition } | null {
  const ways: readonly Way[] = hasWords ? waysOfWords : ['all'];
  for (const way of ways) {
    const read = positionInOrder(cursorName(sort, way), 'string', cursor);
    if (read === null) continue;
    const [, rank, out, key] = /^(-?\d{1,9}):([01]):(.*)$/su.exec(String(read.key)) ?? [];
    const placeKey = keyOf(orderOf(sort, way), key);
    if (placeKey === null) return null;
    return { way, place: { rank: Number(rank), isOut: out === '1', key: placeKey, id: read.id } };
  }
  return null;
}

function keyOf(order: OrderBy, key: string | undefined): string | number | null {
  if (key === undefined) return null;
  if (order === 'rank' || order === 'name') return key;
  return /^-?\d+$/.test(key) && Number.isSafeInteger(Number(key)) ? Number(key) : null;
}

/**
 * Words before a value, which listings give alone: "White, M", in five languages. With a hyphen they belong to a name:
 * "king-size".
 */
const labels =
  /(?<![\p{L}\p{N}-])(?:sizes?|tailles?|tallas?|tagli[ae]|gr(?:ö|oe)(?:ß|ss)en?|colou?rs?|couleurs?|color(?:e|es|i))(?![\p{L}\p{N}-])/giu;

/** The text without such words: "chef jacket M" for "chef jacket size M"; the same text if nothing else remains. */
export const withoutLabels = (text: string): string =>
  text.replace(labels, ' ').replaceAll(/\s+/gu, ' ').trim() || text;

/** Whether a text ends with a size of clothes: "size L", "polo XL"; "rope 5 m" does not. */
export const hasGarmentSize = (text: string): boolean =>
  /(?<![\d.,]\s*)(?<=\s)(?:x{0,3}[sl]|m)$/iu.test(text.trim());

const colours = new Set(
  'beige black blue brass bronze brown gold gray green grey navy orange pink purple red silver white yellow'.split(
    ' ',
  ),
);
const unit = '(?:mm|cm|m|ft|in|inch|ml|l|g|kg|v|w|a|ah)';
const size = new RegExp(String.raw`^(?:\d+(?:[.,/x×-]\d+)*${unit}?|${unit}|size)$`, 'iu');
const isSize = (word: string): boolean => size.test(word);

/** The words without colours and sizes: "rope" of "rope 16mm blue". Null if nothing is left out, or nothing is left. */
export function withoutTraits(text: string): string | null {
  const words = text.split(/\s+/u);
  const kept = words.filter((word) => !isSize(word) && !colours.has(word.toLowerCase()));
  return kept.length === 0 || kept.length === words.length ? null : kept.join(' ');
}

/** Whether a text is only a colour or a size. */
export const isTraitAlone = (text: string): boolean =>
  text.split(/\s+/u).every((word) => isSize(word) || colours.has(word.toLowerCase()));

/** The word of several that names a model: "F4" in "polyform f4". Null if none does, or if several do. */
export function modelIn(text: string): string | null {
  const words = text.split(/\s+/u);
  const models = words.filter((word) => /^(?=.*\p{L})(?=.*\d)[\p{L}\d-]+$/u.test(word) && !isSize(word));
  return models.length === 1 && words.length > 1 ? (models[0] ?? null) : null;
}

const measured = `(?:${unit}|cl|ltr|oz|lb|kw|hp|ps|mah|hz|bar|nm)`;
const asOneWord = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<number>\d+(?:[.,]\d+)*)(?<unit>${measured})(?![\p{L}\p{N}])`,
  'giu',
);
const asTwoWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<number>\d+(?:[.,]\d+)*)\s+(?<unit>${measured})(?![\p{L}\p{N}])`,
  'giu',
);

const inLitres = /(?<number>\d+(?:[.,]\d+)*)\s*lit(?:re|er|ro|ri)s?(?![\p{L}\p{N}])/giu;

/** "7x50", which listings write "7 × 50". */
const acrossAsOneWord = /(?<![\p{L}\p{N}])(?<one>\d+)[x×](?=\d)/giu;

/**
 * A text with its measures written otherwise, as listings may: "battery 12-V", which is a phrase, for "battery 12V", and
 * the reverse; "oil 5-l" and "oil 5l" for "oil 5 litres".
 */
export function measuredOtherwise(text: string): readonly string[] {
  const short = text.replace(inLitres, '$<number>l');
  return [
    ...new Set([
      short,
      short.replace(asOneWord, '$<number>-$<unit>'),
      short.replace(asTwoWords, '$<number>$<unit>'),
      short.replace(acrossAsOneWord, '$<one> '),
    ]),
  ].filter((each) => each !== text);
}

const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?<number>\d+(?:[.,]\d+)*)\s*(?<unit>${measured})(?![\p{L}\p{N}])`,
  'giu',
);

const measuresIn = (text: string): readonly { readonly number: number; readonly unit: string }[] =>
  [...text.replace(inLitres, '$<number>l').matchAll(measure)].map(({ groups }) => ({
    number: Number(groups?.['number']?.replace(',', '.')),
    unit: groups?.['unit']?.toLowerCase() ?? '',
  }));

/** Whether a thing comes in another size than the one that is asked for: a tin of 2.5 l for "5 l". */
export function isOfOtherSize(text: string, named: string): boolean {
  const own = measuresIn(named);
  return measuresIn(text).some(({ number, unit: asked }) => {
    const alike = own.filter((each) => each.unit === asked);
    return alike.length > 0 && alike.every((each) => each.number !== number);
  });
}

const fewestDigits = 3;

/** Whether a text is one number, of an article, an order or a booking: "IMP-1024", "B-10091". */
export const isCode = (text: string): boolean =>
  /^[\p{L}\d#./_-]+$/u.test(text) && text.replaceAll(/\D/gu, '').length >= fewestDigits;

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/u, ''))
    .filter((word) => word !== '');

/** Whether a name has all words of a text, but for letters mistyped: "Mooring line, 18 m" those of "moring lines". */
export function isMisspeltName(text: string, name: string): boolean {
  const named = wordsOf(name);
  return wordsOf(text).every((word) => named.some((own) => own === word || isMisspelt(word, own)));
}
