import { isPriceAlone, namesNothing, pricedText } from '../name-and-price.ts';
import { newTable, type Row, type Table } from '../table.ts';
import type { TextLine } from './lines-table.ts';

/** More lines are no page that a person wrote. */
const linesMost = 5_000;
/** Fewer prices may be anything on a page. */
const pricesLeast = 3;
/**
 * The minimum share of lines from the first price to the last, if nothing shows that each price has its name above it.
 */
const shareLeast = 0.25;
/** The minimum share of similar blocks between two prices. */
const alikeLeast = 0.8;
/** How certain the name's line is if only its position identifies it. */
const unsure = 0.5;

interface Said {
  readonly line: TextLine;
  readonly text: string;
  /** The price; null in a line without one. */
  readonly price: string | null;
  /** The line's own name; empty if it contains only the price. */
  readonly name: string;
}

function saidIn(line: TextLine): Said {
  const text = line.cells.join(' ').replaceAll(/\s+/gu, ' ');
  const found = pricedText(text);
  if (found && !namesNothing(found.name)) return { line, text, ...found };
  return { line, text, price: found && isPriceAlone(text) ? found.price : null, name: '' };
}

const elementOf = (said: Said | undefined): string => said?.line.elements?.[0]?.name ?? '';

/** `= 25 € / hour` below `125 €`: the same price in another unit. */
const isSamePrice = ({ text }: Said): boolean => /^[=≈(]/u.test(text);

/** A price alone in its line, with the lines since the previous price and up to the next one. */
interface Card {
  readonly at: number;
  readonly above: readonly number[];
  readonly below: readonly number[];
}

function cardsOf(lines: readonly Said[]): readonly Card[] {
  const priced = lines.flatMap(({ price }, at) => (price === null ? [] : [at]));
  const between = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from - 1) }, (_, place) => from + 1 + place);
  return priced.flatMap((at, place) =>
    lines[at]?.name === ''
      ? [
          {
            at,
            above: between(priced[place - 1] ?? -1, at),
            below: between(at, priced[place + 1] ?? lines.length),
          },
        ]
      : [],
  );
}

/** The elements that occur once between any two prices, headings first; the first of them contains the name. */
function namingElement(lines: readonly Said[], cards: readonly Card[]): string | null {
  const inner = cards.slice(1);
  if (inner.length < pricesLeast - 1) return null;
  const texts = new Map<string, string[]>();
  for (const { above } of inner) {
    const own = Map.groupBy(above, (at) => elementOf(lines[at]));
    for (const [element, [at = -1, ...others]] of own)
      if (others.length === 0) texts.set(element, [...(texts.get(element) ?? []), lines[at]?.text ?? '']);
  }
  const alike = [...texts].flatMap(([element, said]) => {
    // What every card says names none of them.
    const isTelling = new Set(said).size > said.length * 0.5;
    return said.length >= inner.length * alikeLeast && isTelling && element !== '' ? [element] : [];
  });
  return alike.find((element) => /^h[1-6]\./u.test(element)) ?? alike[0] ?? null;
}

const size = /^\d{1,4}\s?(?:\p{L}{1,8}\.?)?$/u;
/** Of prices alone in their lines, those right below a size where cards have several. */
const sizedShare = 0.6;

const partsOfLine = /\s*[|;]\s*|\s+\/\s+/u;
const sizedSum = /^(\d{1,4}\s?\p{L}{1,8}\.?)[\s:=–—-]+(\S.*)$/u;

/** `30 min 20 € | 50 min 40 €`, a line of sizes and their prices, as a line for each of them. */
function apart(line: TextLine): readonly TextLine[] {
  const parts = line.cells.flatMap((cell) => cell.split(partsOfLine)).map((part) => part.trim());
  const pairs = parts.flatMap((part) => {
    const [, own, sum] = sizedSum.exec(part) ?? [];
    return own !== undefined && sum !== undefined && size.test(own) && isPriceAlone(sum) ? [[own, sum]] : [];
  });
  return pairs.length === 0 || pairs.length < parts.length
    ? [line]
    : pairs.flat().map((cell) => ({ ...line, cells: [cell] }));
}

/**
 * `Massage` above `60` and `250 kr`, `90` and `330 kr`: cards with a price for each of several sizes. Each is named by what its card is called
 * and by its size.
 */
function withSizesNamed(lines: readonly Said[]): readonly Said[] {
  const isAlone = ({ price, name }: Said) => price !== null && name === '';
  const sizeOf = (at: number): string | null => {
    const above = lines[at - 1];
    return above?.price === null && size.test(above.text) ? above.text : null;
  };
  const sized = lines.flatMap((line, at) => (isAlone(line) && sizeOf(at) !== null ? [at] : []));
  if (sized.length < Math.max(pricesLeast, lines.filter(isAlone).length * sizedShare)) return lines;
  const firsts = sized.filter((at, place) => at - (sized[place - 1] ?? -Infinity) > 2);
  const cards = firsts.map((at): Card => {
    const from = sized.findLast((other) => other < at) ?? -1;
    return { at, above: Array.from({ length: at - from - 2 }, (_, place) => from + 1 + place), below: [] };
  });
  const element = namingElement(lines, cards);
  if (element === null) return lines;
  const headOf = new Map(
    cards.map(({ at, above }) => [at, above.findLast((other) => elementOf(lines[other]) === element)]),
  );
  const used = new Set([...headOf.values(), ...sized.map((at) => at - 1)]);
  return lines.flatMap((line, at): readonly Said[] => {
    if (used.has(at)) return [];
    const first = firsts.findLast((other) => other <= at);
    const head = first === undefined ? undefined : lines[headOf.get(first) ?? -1];
    const own = sized.includes(at) ? sizeOf(at) : null;
    return [own !== null && head ? { ...line, name: `${head.text} ${own}` } : line];
  });
}

interface Named {
  readonly at: number;
  readonly isSure: boolean;
}

/** Price → the line with its name. */
function namesOf(lines: readonly Said[], cards: readonly Card[]): ReadonlyMap<number, Named> | null {
  const element = namingElement(lines, cards);
  const isNaming = (at: number) => elementOf(lines[at]) === element;
  // If the first price has no such line above it, prices are above their names.
  const isAbove = cards[0]?.above.some(isNaming) ?? true;
  const found = new Map<number, Named>();
  for (const { at, above, below } of cards) {
    const own = element === null ? undefined : isAbove ? above.findLast(isNaming) : below.find(isNaming);
    const named = own ?? (isAbove ? above.at(-1) : undefined);
    if (named === undefined) continue;
    found.set(at, { at: named, isSure: own !== undefined });
  }
  return element === null && !areClose(cards) ? null : found;
}

/** Whether each price has few lines above it. */
const areClose = (cards: readonly Card[]): boolean => {
  const [first] = cards;
  const last = cards.at(-1);
  return !first || !last || cards.length >= (last.at - first.at + 1) * shareLeast;
};

/**
 * The text of a page read by its prices: each line that ends in one, and each price alone in its line with the line of
 * its name, as on cards; null if hardly a line has a price.
 */
export function pricedLinesOfPage(given: readonly TextLine[]): Table | null {
  if (given.length > linesMost) return null;
  const lines = withSizesNamed(
    given
      .flatMap(apart)
      .map(saidIn)
      .filter((said) => said.price === null || said.name !== '' || !isSamePrice(said)),
  );
  const names = namesOf(lines, cardsOf(lines));
  if (!names) return null;
  const used = new Set([...names.values()].map(({ at }) => at));
  const hasHeadings = lines.some(({ line: { isHeading } }) => isHeading);
  const rows = lines.flatMap(({ line, text, price, name }, at): readonly Row[] => {
    if (used.has(at)) return [];
    if (price === null) {
      const standing = hasHeadings && !line.isHeading ? ({ standing: 'smaller' } as const) : {};
      return [{ line: line.line, cells: [text, ''], isHeading: true, ...standing }];
    }
    if (name !== '') return [{ line: line.line, cells: [name, price] }];
    const named = names.get(at);
    const own = named && lines[named.at];
    if (!named || !own) return [];
    const clarity = named.isSure ? {} : { clarity: unsure };
    return [{ line: own.line.line, cells: [own.text, price], ...clarity }];
  });
  const isPriced = ({ isHeading }: Row) => isHeading !== true;
  const first = rows.findIndex(isPriced);
  const own = rows.slice(Math.max(0, first - 5), rows.findLastIndex(isPriced) + 1);
  const priced = own.filter(isPriced).length;
  const isList = priced >= pricesLeast && (used.size > priced / 2 || priced >= own.length * shareLeast);
  return isList ? newTable({ rows: own, areLines: true }) : null;
}
