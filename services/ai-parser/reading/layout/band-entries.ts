import { hasWord, namesNothing, pricedText } from '../name-and-price.ts';
import { isSizeAlone } from '../sized-prices.ts';
import type { Entry } from './entry.ts';
import { areOtherLetters, lettersOf } from './letters.ts';
import { textOfSegment as textOf, textOfWords, type Line, type Segment } from './lines.ts';
import { isLonePrice, type NameSide, type PricedBand } from './lone-prices.ts';
import {
  areToldBetween,
  besideNames,
  closesBracket,
  fullLinesOf,
  goesOn,
  isBehindPrice,
  isFirstLine,
  isIndented,
  isSecondLine,
  joinsOn,
  leftEdgeOf,
  toldSize,
} from './name-lines.ts';
import { boxAround, medianOf, middleOf, type Word } from './page.ts';
import { namesItself } from './price-anchors.ts';

/** What applies to all lines of a band. */
interface Facts {
  readonly side: NameSide;
  readonly anchors: ReadonlySet<Segment>;
  /** The distance between lines. */
  readonly pitch: number;
  /** The distance between lines that have prices. */
  readonly rowGap: number;
  /** Where names begin; null if they are not aligned. */
  readonly edge: number | null;
  readonly areNamesSmall: boolean;
  readonly isToldBetween: boolean;
  readonly isFull: (words: readonly Word[], next: Word) => boolean;
}

/** One line and its content. */
interface Turn {
  readonly facts: Facts;
  readonly entries: Entry[];
  readonly line: Line;
  readonly next: Line | undefined;
  /** The segments of the line that are prices. */
  readonly prices: readonly Segment[];
  readonly name: string;
  readonly price: string;
  /** The entry above, and the entry before that one. */
  readonly last: Entry | undefined;
  readonly before: Entry | undefined;
  /** Whether it is close to the entry above. */
  readonly isClose: boolean;
}

/** Handles a line; false if the rule does not apply to it. */
type Rule = (turn: Turn) => boolean;

const entryOf = (name: string, price: string, { words, bottom }: Segment): Entry => ({
  name,
  price,
  between: null,
  words: [...words],
  bottom,
});

/** Assigns to an entry the price of a line below it. */
function pricedBy(entry: Entry, { price, line }: Turn): void {
  entry.price = price;
  entry.words.push(...line.words);
  entry.bottom = line.bottom;
}

const joins = (last: Entry, { name, line, facts }: Turn): boolean =>
  joinsOn(last.name, name, facts.areNamesSmall) &&
  !isIndented(last, line) &&
  !areOtherLetters(lettersOf(last.words), lettersOf(line.words));

const sizeOf = ({ words }: Entry): number => medianOf(words.map(({ size }) => size));

/** `Tea 3 € … Coffee 4 €`: lists side by side, where each segment has its own price. */
const eachNamesItself: Rule = ({ prices, entries }) => {
  if (prices.length < 2 || !prices.every(namesItself)) return false;
  for (const segment of prices) {
    const { name = '', price = '' } = pricedText(textOf(segment)) ?? {};
    entries.push(entryOf(name, price, segment));
  }
  return true;
};

/** Where names are below their prices, a line with only a price begins an entry. */
const priceAboveName: Rule = ({ facts: { side, anchors }, line, entries }) => {
  if (side !== 'below' || !isLonePrice(line, anchors)) return false;
  entries.push(entryOf('', textOfWords(line.words), line));
  return true;
};

const nameBelowPrice: Rule = ({ facts: { side }, prices, last, name, line }) => {
  if (side !== 'below' || prices.length > 0 || last?.name !== '' || !hasWord(name)) return false;
  last.name = name;
  last.words.push(...line.words);
  last.bottom = line.bottom;
  return true;
};

/** Words without a price continue the name above, or are an entry of their own. */
const wordsAlone: Rule = (turn) => {
  const { facts, prices, last, name, line, next, entries, isClose } = turn;
  if (prices.length > 0) return false;
  const isRest =
    last !== undefined &&
    (closesBracket(last.name, name) ||
      isBehindPrice(last, line) ||
      goesOn(last, line, next) ||
      isSecondLine(last, line, next, facts.isFull));
  if (isRest || (last && isClose && joins(last, turn) && last.price === '')) {
    last.name = `${last.name} ${name}`;
    last.between = null;
    last.bottom = line.bottom;
    if (isRest) last.words.push(...line.words);
  } else entries.push(entryOf(name, '', line));
  return true;
};

/** A code between a name and its price is not a name. */
const priceBelowCode: Rule = (turn) => {
  const { last, before, name, entries } = turn;
  if (!last || !before || last.price !== '' || before.price !== '') return false;
  if (!namesNothing(name) || hasWord(last.name)) return false;
  entries.splice(entries.indexOf(last), 1);
  before.words.push(...last.words);
  pricedBy(before, turn);
  return true;
};

/** A price below a description in smaller letters. */
const priceBelowTold: Rule = (turn) => {
  const { facts, last, before, name, line } = turn;
  if (!facts.isToldBetween || !namesNothing(name) || last?.price !== '' || before?.price !== '') return false;
  if (sizeOf(last) >= toldSize * sizeOf(before)) return false;
  before.price = turn.price;
  before.words.push(...line.words);
  last.isTold = true;
  last.bottom = line.bottom;
  return true;
};

const priceBelowName: Rule = (turn) => {
  const { facts, last, name, line } = turn;
  if (!namesNothing(name) || last?.price !== '' || line.top - last.bottom >= 2.2 * line.size) return false;
  const at = middleOf(line);
  last.between = { at, below: at - middleOf(boxAround(last.words)) };
  if (isSizeAlone(name)) {
    last.sized = last.name;
    last.name = `${last.name} ${name}`;
  }
  pricedBy(last, turn);
  if (facts.side === 'either' && isLonePrice(line, facts.anchors)) last.isEitherWay = true;
  return true;
};

/** The last line of a name, with its price. */
const restOfName: Rule = (turn) => {
  const { facts, last, before, name, line, isClose } = turn;
  if (last?.price !== '') return false;
  const isRest =
    (isClose && joins(last, turn)) || (!namesNothing(name) && isFirstLine(last, line, before, facts.rowGap));
  if (!isRest) return false;
  last.name = `${last.name} ${name}`;
  pricedBy(last, turn);
  return true;
};

/** An entry of its own: `500 g` below `Honey 250 g` is the next size of the same product. */
const offer: Rule = ({ last, name, price, line, entries }) => {
  const sized = isSizeAlone(name) ? last?.sized : undefined;
  const entry = entryOf(sized === undefined ? name : `${sized} ${name}`, price, line);
  if (sized !== undefined) entry.sized = sized;
  entries.push(entry);
  return true;
};

/** In order: the first rule that applies to a line decides. */
const rules: readonly Rule[] = [
  eachNamesItself,
  priceAboveName,
  nameBelowPrice,
  wordsAlone,
  priceBelowCode,
  priceBelowTold,
  priceBelowName,
  restOfName,
  offer,
];

/** If a larger share of a list's names begins with a lower-case letter, that letter does not imply a continuation. */
const smallMost = 0.4;

function factsOf({ lines, anchors }: PricedBand, side: NameSide): Facts {
  const priced = lines.filter(({ segments }) => segments.some((segment) => anchors.has(segment)));
  const small = priced.filter((line) => /^\p{Ll}/u.test(textOfWords(line.words))).length;
  const pairs = lines.slice(1).flatMap((line, at) => {
    const above = lines[at];
    return above ? [{ line, above }] : [];
  });
  return {
    side,
    anchors,
    pitch: medianOf(pairs.map(({ line, above }) => middleOf(line) - middleOf(above))),
    rowGap: medianOf(
      pairs.flatMap(({ line, above }) =>
        priced.includes(line) && priced.includes(above) ? [line.top - above.bottom] : [],
      ),
    ),
    edge: leftEdgeOf(priced, anchors),
    areNamesSmall: small > priced.length * smallMost,
    isToldBetween: areToldBetween(lines, anchors),
    isFull: fullLinesOf(lines, anchors),
  };
}

/**
 * The content of a line and the entries above it. Words beside the list become an entry of their own and are not part
 * of a name.
 */
function turnOf(line: Line, next: Line | undefined, entries: Entry[], facts: Facts): Turn {
  const prices = line.segments.filter((segment) => facts.anchors.has(segment));
  const [first] = prices;
  const own = first ? pricedText(textOf(first)) : null;
  const [last, before] = [entries.at(-1), entries.at(-2)];
  const left = first ? line.segments.filter(({ right }) => right <= first.left) : line.segments;
  const strays =
    first && !(prices.length > 1 && prices.every(namesItself)) ? besideNames(line, left, facts.edge) : [];
  for (const stray of strays) entries.push({ ...entryOf(textOf(stray), '', stray), isBeside: true });
  const name = [...left.filter((segment) => !strays.includes(segment)).map(textOf), own?.name ?? '']
    .join(' ')
    .replaceAll(/\s?[.·…_]{2,}\s?/gu, ' ')
    .trim();
  return {
    facts,
    entries,
    line,
    next,
    prices,
    name,
    price: own?.price ?? (first ? textOf(first) : ''),
    last,
    before,
    isClose: last !== undefined && line.top - last.bottom < Math.max(0.9 * line.size, 0.6 * facts.pitch),
  };
}

/** The priced lines of one band, from top to bottom; words without a price are rows of their own. */
export function entriesOf(band: PricedBand, side: NameSide): readonly Entry[] {
  const facts = factsOf(band, side);
  const entries: Entry[] = [];
  for (const [place, line] of band.lines.entries()) {
    const turn = turnOf(line, band.lines[place + 1], entries, facts);
    rules.some((rule) => rule(turn));
  }
  return entries.filter((entry) => entry.name !== '' || entry.price !== '');
}
