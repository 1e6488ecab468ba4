import { newTable, type Row, type Table } from '../table.ts';
import { withoutCounts } from '../counted-names.ts';
import { asNamed, hasWord, isMoneyAlone, namesNothing, pricedText } from '../name-and-price.ts';
import { pricesBySize } from '../sized-prices.ts';
import type { Entry } from './entry.ts';
import { withoutFurniture } from './furniture.ts';
import { areOtherLetters, lettersOf, standingOf, usualOf } from './letters.ts';
import {
  clarityOfRow,
  isAmount,
  linesOf,
  textOfWords,
  withoutMarks,
  type Line,
  type Segment,
} from './lines.ts';
import { isLonePrice, sideOfNames, type NameSide, type PricedBand } from './lone-prices.ts';
import { areNamedAbove, namedAbove } from './named-above.ts';
import { anchorsOf, isBare, namesItself, type Anchor } from './price-anchors.ts';
import { boxAround, centreOf, medianOf, middleOf, type Page, type Word } from './page.ts';

/** The columns in which prices stand on a page, by where they end: each with the names to the left of it. */
interface Band {
  readonly from: number;
  readonly to: number;
}

const sameRight = 14;
/** Of the prices of a page that stand in columns. */
const columnShare = 0.6;

const textOf = ({ words }: Segment): string => textOfWords(words);

/** Of a letter's size, how far the lines of lists beside each other are off the same level. */
const levelShare = 0.6;

/** What stands at the height of a line: names and their prices need not be quite level. */
function beside(line: Line, lines: readonly Line[]): readonly Segment[] {
  const isLevel = (other: Line | undefined): other is Line =>
    other !== undefined && Math.abs(middleOf(other) - middleOf(line)) < levelShare * line.size;
  const place = lines.indexOf(line);
  let [from, to] = [place, place];
  while (isLevel(lines[from - 1])) from -= 1;
  while (isLevel(lines[to + 1])) to += 1;
  return lines.slice(from, to + 1).flatMap(({ segments }) => segments);
}

const cardsShare = 0.7;
const cardsBeside = 2;

/** Whether prices stand beside each other with nothing else in their lines: what each is for stands above or below it, as on cards. */
function areCards(anchors: readonly Anchor[], all: readonly Line[]): boolean {
  const segments = new Set(anchors.map(({ segment }) => segment));
  const lines = [...new Set(anchors.map(({ line }) => line))];
  const bare = lines.filter((line) =>
    line.segments.every((own) => segments.has(own) && namesNothing(pricedText(textOf(own))?.name ?? '')),
  );
  const beside = bare.filter((line) => line.segments.length >= cardsBeside);
  if (bare.length < lines.length * cardsShare || beside.length < bare.length * 0.5) return false;
  const isNamed = (isBelow: boolean) => {
    const named = anchors.filter(({ line, segment }) =>
      all.some((other) => {
        const away = (middleOf(line) - middleOf(other)) * (isBelow ? -1 : 1);
        const isNear = away > 0 && away < cardHeight * line.size;
        return isNear && other.segments.some((own) => isOver(own, segment) && hasWord(textOf(own)));
      }),
    );
    return named.length >= anchors.length * cardsShare;
  };
  return isNamed(false) || isNamed(true);
}

/** A name stands so many times its letters above or below its price at most. */
const cardHeight = 6;
/** Whether words stand in the middle above or below a price, or begin where it does. */
const isOver = (words: Segment, price: Segment): boolean =>
  Math.abs(centreOf(words) - centreOf(price)) <= sameRight || Math.abs(words.left - price.left) <= 3;

/** The columns of cards: around the middles of their prices. */
function cardsOf(anchors: readonly Anchor[], width: number): readonly Band[] {
  const middles: number[] = [];
  for (const { segment } of [...anchors].sort((a, b) => centreOf(a.segment) - centreOf(b.segment))) {
    const middle = centreOf(segment);
    if (middle - (middles.at(-1) ?? -Infinity) > 2 * sameRight) middles.push(middle);
  }
  return middles.map((middle, at) => ({
    from: at === 0 ? 0 : ((middles[at - 1] ?? 0) + middle) / 2,
    to: at === middles.length - 1 ? width + 1 : (middle + (middles[at + 1] ?? 0)) / 2,
  }));
}

/** Words that are more than the sign before a sum, or than how much of something there is: `330 ml`. */
const namesMore = (text: string): boolean => hasWord(text) && !isMoneyAlone(text) && !size.test(text.trim());

/** The bands of a page: prices that end at about the same place, and the words left of them. */
function bandsOf(anchors: readonly Anchor[], lines: readonly Line[], width: number): readonly Band[] {
  if (areCards(anchors, lines)) return cardsOf(anchors, width);
  const groups: Anchor[][] = [];
  for (const anchor of [...anchors].sort((a, b) => a.right - b.right)) {
    const last = groups.at(-1)?.at(-1);
    if (last && anchor.right - last.right <= sameRight) groups.at(-1)?.push(anchor);
    else groups.push([anchor]);
  }
  const least = Math.max(3, anchors.length * 0.12);
  const kept = groups.filter((group) => group.length >= least);
  // Behind names of any length prices end anywhere: then the page is one column.
  const inColumns = kept.reduce((sum, group) => sum + group.length, 0);
  if (inColumns < anchors.length * columnShare) return [{ from: 0, to: width + 1 }];
  const bands: Band[] = [];
  let from = 0;
  for (const [place, group] of kept.entries()) {
    const to = Math.max(...group.map(({ right }) => right)) + 4;
    const next = kept[place + 1];
    // Words between this column of prices and the next make the next a list of its own; else it is another price.
    const between = next
      ? next.filter(({ line, segment }) =>
          beside(line, lines).some(
            (other) =>
              other.left >= to - 8 &&
              other.left < segment.right &&
              namesMore(other === segment ? (pricedText(textOf(other))?.name ?? '') : textOf(other)),
          ),
        ).length
      : 0;
    if (next && between < next.length * 0.5) continue;
    const end = next ? startOf(next, lines, to) : width + 1;
    bands.push({ from, to: end });
    from = end;
  }
  return bands;
}

/** Where the names begin that belong to the next column of prices. */
function startOf(group: readonly Anchor[], lines: readonly Line[], after: number): number {
  const lefts = group.flatMap(({ line }) =>
    beside(line, lines)
      .filter(({ left }) => left >= after - 8)
      .map(({ left }) => left),
  );
  const first = Math.min(...lefts);
  return Number.isFinite(first) ? Math.max(after - 4, first - 6) : after;
}

/** A line that ends in a word like these goes on in the next: `Anchovies with`. */
const endsInLink =
  /\s(?:with|and|of|in|on|or|mit|und|auf|oder|vom|zum|et|avec|au|aux|de|du|con|y|e|del|al|en|di|da|com|och|med|og|z|i|w|na|и|с|со|в|на|из|до|для|ve|ile)$/iu;

const joinsOn = (text: string, next: string, areNamesSmall: boolean): boolean =>
  (areNamesSmall ? /^[(&+/]/u : /^[\p{Ll}(&+/]/u).test(next) ||
  /[-,(/&+]$/u.test(text) ||
  endsInLink.test(text);

/** Of the names of a list that begin small, from which on that says nothing. */
const smallMost = 0.4;

const size = /^\d[\d.,]*\s?(?:g|gr|kg|ml|cl|dl|l|lt|г|гр|кг|мл|л|cm|mm)\.?$/iu;

/** Whether a line is as far below a price as the price is below the first line of its name: then both lines are the name. */
const isBehindPrice = ({ between }: Entry, line: Line): boolean =>
  between !== null &&
  between.below < 0.9 * line.size &&
  Math.abs(middleOf(line) - between.at - between.below) < 0.25 * line.size;

/** Of the gap below a line, how large the gap above the rest of a name is at most. */
const gapShare = 0.8;

/** `with bacon)` below `Toast (cheese`. */
const closesBracket = (text: string, next: string): boolean =>
  /\([^()]*$/u.test(text) && /^[^()]*\)$/u.test(next);

/** Whether a line in the letters of the name above goes on with it: it begins small, and stands nearer to it than to what follows. */
function goesOn({ words, bottom }: Entry, line: Line, next: Line | undefined): boolean {
  const size = medianOf(words.map((word) => word.size));
  const text = textOfWords(line.words);
  const name = words.filter((word) => hasWord(word.text));
  const isBelow = Math.abs(line.left - boxAround(words).left) <= 2 * line.size;
  if (isBelow && areOtherLetters(lettersOf(name), lettersOf(line.words))) return false;
  if (!/^[\p{Ll}(&+/]/u.test(text) || Math.abs(line.size - size) > 0.05 * size) return false;
  const gap = line.top - bottom;
  return gap < 0.9 * line.size && gap < gapShare * ((next?.top ?? Infinity) - line.bottom);
}

/** Where the names of a band begin, if nearly all begin at one place; else null. */
function leftEdgeOf(priced: readonly Line[], anchors: ReadonlySet<Segment>): number | null {
  const lefts = priced.flatMap(({ segments }) => {
    const price = segments.findIndex((segment) => anchors.has(segment));
    const [name, other] = segments.slice(0, price).filter((segment) => hasWord(textOf(segment)));
    return name && !other ? [name.left] : [];
  });
  const edge = medianOf(lefts);
  const atEdge = lefts.filter((left) => Math.abs(left - edge) <= sameEdge).length;
  return atEdge >= Math.max(atEdgeLeast, priced.length * edgeShare) ? edge : null;
}
const sameEdge = 3;
const edgeShare = 0.6;
const atEdgeLeast = 4;

/** Words of a picture or an address that stand level with a priced line, left of where all names begin. */
function besideNames(line: Line, before: readonly Segment[], edge: number | null): readonly Segment[] {
  if (edge === null || !before.some(({ left }) => Math.abs(left - edge) <= sameEdge)) return [];
  return before.filter(({ right }) => right < edge - 2 * line.size);
}

/** Whether a line begins further right than the one above, and is not centred below it either: `small` below what a salad is made of. */
function isIndented({ words }: Entry, { segments, size: letters }: Line): boolean {
  const [own] = segments;
  const above = boxAround(words);
  return (
    own !== undefined &&
    own.left > above.left + 1.5 * letters &&
    Math.abs(centreOf(own) - centreOf(above)) > 1.5 * letters
  );
}

/** Tells lines that had no room for one more word before their price. */
function fullLinesOf(
  lines: readonly Line[],
  anchors: ReadonlySet<Segment>,
): (words: readonly Word[], next: Word) => boolean {
  const names = lines.flatMap(({ segments }) => segments.filter((segment) => !anchors.has(segment)));
  const end = Math.max(0, ...names.map(({ right }) => right));
  return (words, next) => {
    const right = Math.max(...words.filter((word) => word.right <= end).map((word) => word.right));
    return end - right < next.right - next.left + 0.3 * next.size;
  };
}

/**
 * Whether a line right below a priced one is the rest of its name, though it begins with a capital: it is set in the very letters of the
 * name, nearer to it than to what follows, and either the name had no more room or what is told of names is set in other letters.
 */
function isSecondLine(
  { words, price, bottom }: Entry,
  line: Line,
  next: Line | undefined,
  isFull: (words: readonly Word[], next: Word) => boolean,
): boolean {
  const [first] = line.words;
  const name = words.filter(({ text }) => hasWord(text));
  const [own, theirs] = [lettersOf(name), lettersOf(line.words)];
  if (price === '' || !first || !own || !theirs || own.fonts.size === 0 || areOtherLetters(own, theirs))
    return false;
  const left = boxAround(name).left;
  if (line.top - bottom > 0.5 * line.size || Math.abs(line.left - left) > 2 * line.size) return false;
  // A price alone in the next line is that of this one.
  if (next?.segments.length === 1 && namesNothing(pricedText(textOfWords(next.words))?.name ?? 'name'))
    return false;
  const isNextOther = next !== undefined && areOtherLetters(theirs, lettersOf(next.words));
  const isApart = line.top - bottom < gapShare * ((next?.top ?? Infinity) - line.bottom);
  const isTold = isNextOther && next.segments.length === 1 && next.top - line.bottom < line.size;
  return isTold || (isApart && isFull(name, first));
}

/**
 * Whether the line above, which has no price, is the first of the name of a priced one, though that begins with a capital: both begin at one
 * place, in the same letters, and stand nearer to each other than rows do.
 */
function isFirstLine(above: Entry, line: Line, before: Entry | undefined, rowGap: number): boolean {
  const own = boxAround(above.words);
  const gap = line.top - above.bottom;
  return (
    above.price === '' &&
    hasWord(above.name) &&
    !above.name.endsWith(':') &&
    gap < nearShare * rowGap &&
    gap < nearShare * (own.top - (before?.bottom ?? -Infinity)) &&
    Math.abs(own.left - line.left) <= sameEdge &&
    !areOtherLetters(lettersOf(above.words), lettersOf(line.words)) &&
    lettersOf(above.words) !== null
  );
}
const nearShare = 0.6;

const toldLeast = 4;
const toldShare = 0.7;
/** Below so much of the letters of a name, what is told of it is set smaller. */
const toldSize = 0.9;

/** Whether the prices of a list stand alone, each below a name and what is told of it in smaller letters. */
function areToldBetween(lines: readonly Line[], anchors: ReadonlySet<Segment>): boolean {
  const isPrice = (line: Line | undefined) =>
    line?.segments.length === 1 && line.segments.some((segment) => anchors.has(segment));
  const alone = lines.flatMap((line, place) =>
    isPrice(line) && namesNothing(pricedText(textOfWords(line.words))?.name ?? '') ? [place] : [],
  );
  const told = alone.filter((place) => {
    const [name, below, own, next] = lines.slice(Math.max(0, place - 2), place + 2);
    if (!name || !below || !own || isPrice(name) || isPrice(below)) return false;
    // A price that stands nearer to what follows is of that.
    const isNear = own.top - below.bottom < (next?.top ?? Infinity) - own.bottom;
    return isNear && below.size < toldSize * name.size;
  });
  return told.length >= toldLeast && told.length >= alone.length * toldShare;
}

/** The priced lines of one band, from the top; words without a price stand as rows of their own. */
function entriesOf({ lines, anchors }: PricedBand, side: NameSide): readonly Entry[] {
  const pitch = medianOf(lines.slice(1).map((line, at) => middleOf(line) - middleOf(lines[at] ?? line)));
  const priced = lines.filter(({ segments }) => segments.some((segment) => anchors.has(segment)));
  const small = priced.filter((line) => /^\p{Ll}/u.test(textOfWords(line.words))).length;
  const areNamesSmall = small > priced.length * smallMost;
  const joins = (last: Entry, name: string, line: Line): boolean =>
    joinsOn(last.name, name, areNamesSmall) &&
    !isIndented(last, line) &&
    !areOtherLetters(lettersOf(last.words), lettersOf(line.words));
  const edge = leftEdgeOf(priced, anchors);
  const isFull = fullLinesOf(lines, anchors);
  const isToldBetween = areToldBetween(lines, anchors);
  const rowGap = medianOf(
    lines.slice(1).flatMap((line, at) => {
      const above = lines[at];
      const areBoth = [line, above].every((own) => own && priced.includes(own));
      return areBoth && above ? [line.top - above.bottom] : [];
    }),
  );
  const entries: Entry[] = [];
  for (const [place, line] of lines.entries()) {
    const prices = line.segments.filter((segment) => anchors.has(segment));
    const [first] = prices;
    if (prices.length > 1 && prices.every(namesItself)) {
      for (const { words, bottom } of prices) {
        const { name = '', price = '' } = pricedText(textOfWords(words)) ?? {};
        entries.push({ name, price, between: null, words: [...words], bottom });
      }
      continue;
    }
    const left = first ? line.segments.filter(({ right }) => right <= first.left) : line.segments;
    const strays = first ? besideNames(line, left, edge) : [];
    for (const { words, bottom } of strays)
      entries.push({
        name: textOfWords(words),
        price: '',
        between: null,
        words: [...words],
        bottom,
        isBeside: true,
      });
    const before = left.filter((segment) => !strays.includes(segment));
    const own = first ? pricedText(textOf(first)) : null;
    const name = [...before.map(textOf), own?.name ?? '']
      .join(' ')
      .replaceAll(/\s?[.·…_]{2,}\s?/gu, ' ')
      .trim();
    const last = entries.at(-1 - strays.length);
    const isClose = last !== undefined && line.top - last.bottom < Math.max(0.9 * line.size, 0.6 * pitch);
    if (side === 'below' && isLonePrice(line, anchors)) {
      entries.push({
        name: '',
        price: textOfWords(line.words),
        between: null,
        words: [...line.words],
        bottom: line.bottom,
      });
      continue;
    }
    if (side === 'below' && !first && last?.name === '' && hasWord(name)) {
      last.name = name;
      last.words.push(...line.words);
      last.bottom = line.bottom;
      continue;
    }
    if (!first) {
      const isRest =
        last !== undefined &&
        (closesBracket(last.name, name) ||
          isBehindPrice(last, line) ||
          goesOn(last, line, lines[place + 1]) ||
          isSecondLine(last, line, lines[place + 1], isFull));
      if (isRest || (last && isClose && joins(last, name, line) && last.price === '')) {
        last.name = `${last.name} ${name}`;
        last.between = null;
        if (isRest) last.words.push(...line.words);
      } else entries.push({ name, price: '', between: null, words: [...line.words], bottom: line.bottom });
      if (last && entries.at(-1) === last) last.bottom = line.bottom;
      continue;
    }
    const price = own ? own.price : textOf(first);
    const named = entries.at(-2);
    // A code between a name and its price names nothing.
    if (
      last &&
      named &&
      last.price === '' &&
      named.price === '' &&
      namesNothing(name) &&
      !hasWord(last.name)
    ) {
      entries.pop();
      named.price = price;
      named.words.push(...last.words, ...line.words);
      named.bottom = line.bottom;
      continue;
    }
    if (
      isToldBetween &&
      namesNothing(name) &&
      last?.price === '' &&
      named?.price === '' &&
      medianOf(last.words.map((word) => word.size)) <
        toldSize * medianOf(named.words.map((word) => word.size))
    ) {
      named.price = price;
      named.words.push(...line.words);
      last.isTold = true;
      last.bottom = line.bottom;
      continue;
    }
    if (namesNothing(name) && last && last.price === '' && line.top - last.bottom < 2.2 * line.size) {
      const at = middleOf(line);
      last.between = { at, below: at - middleOf(boxAround(last.words)) };
      if (size.test(name)) {
        last.sized = last.name;
        last.name = `${last.name} ${name}`;
      }
      last.price = price;
      last.bottom = line.bottom;
      last.words.push(...line.words);
      if (side === 'either' && isLonePrice(line, anchors)) last.isEitherWay = true;
    } else if (
      last &&
      last.price === '' &&
      ((isClose && joins(last, name, line)) ||
        (!namesNothing(name) && isFirstLine(last, line, named, rowGap)))
    ) {
      last.name = `${last.name} ${name}`;
      last.price = price;
      last.bottom = line.bottom;
      last.words.push(...line.words);
    } else {
      // `500 g` below `Honey 250 g`: the next size of the same.
      const sized = size.test(name) ? last?.sized : undefined;
      entries.push({
        name: sized === undefined ? name : `${sized} ${name}`,
        price,
        between: null,
        words: [...line.words],
        bottom: line.bottom,
        ...(sized !== undefined && { sized }),
      });
    }
  }
  return entries.filter((entry) => entry.name !== '' || entry.price !== '');
}

/** A line across two bands, with names in the one and its only price in the other: a list in the middle of the page, below two others. */
function acrossBands({ segments }: Line, bands: readonly Band[], anchors: ReadonlySet<Segment>): Band | null {
  const bandOf = ({ left, right }: Segment) =>
    bands.find(({ from, to }) => (left + right) / 2 >= from && (left + right) / 2 < to) ?? null;
  const [price, other] = segments.filter((segment) => anchors.has(segment));
  if (!price || other || segments.at(-1) !== price || segments.length < 2) return null;
  const band = bandOf(price);
  const isAlone = namesNothing(pricedText(textOf(price))?.name ?? '');
  return isAlone && segments.every((segment) => segment === price || bandOf(segment) !== band) ? band : null;
}

const wordsWithin = ({ segments }: Line, { from, to }: Band): readonly Word[] =>
  segments
    .filter(({ left, right }) => (left + right) / 2 >= from && (left + right) / 2 < to)
    .flatMap(({ words }) => words);

const pricesLeast = 3;
/** In a list of so many prices a page may have but a few. */
const pricesMany = 10;
const pricesFew = 2;
/** Lines with so many figures are rows of a table, of which only its columns tell what each figure is. */
const figuresMost = 2;
const crowdedMost = 0.3;

/** Whether most priced lines of a band have more figures than a price and a quantity. */
function isTabular(lines: readonly Line[], anchors: ReadonlySet<Segment>): boolean {
  const priced = lines.filter(({ segments }) => segments.some((segment) => anchors.has(segment)));
  const crowded = priced.filter(
    ({ segments }) => segments.filter((segment) => isAmount(textOf(segment))).length > figuresMost,
  );
  return crowded.length > priced.length * crowdedMost;
}

const sizedLeast = 3;
const sizedShare = 0.6;
/** Lines above the first sums in which their heads may stand. */
const headsAbove = 3;

/**
 * Whether most priced lines of a band have a sum below each of two or more heads: `Small | Large`. Which of them is which only columns tell.
 */
function isBySize(lines: readonly Line[], anchors: ReadonlySet<Segment>): boolean {
  const priced = lines.filter(({ segments }) => segments.some((segment) => anchors.has(segment)));
  const sumsOf = ({ segments }: Line) => segments.slice(1).filter((segment) => isBare(textOf(segment)));
  const sized = priced.filter((line) => sumsOf(line).length > 1);
  const [first] = sized;
  if (!first || sized.length < Math.max(sizedLeast, priced.length * sizedShare)) return false;
  const sums = sumsOf(first);
  const place = lines.indexOf(first);
  return lines.slice(Math.max(0, place - headsAbove), place).some(({ segments }) => {
    const isHead = (segment: Segment) => hasWord(textOf(segment)) && !isBare(textOf(segment));
    return sums.every((sum) =>
      segments.some((head) => isHead(head) && head.left < sum.right && sum.left < head.right),
    );
  });
}

/** The bands of a page with their lines; null where it has hardly any prices. */
function pricedBandsOf(page: Page, least: number): readonly PricedBand[] | null {
  const lines = withoutMarks(linesOf(page.words));
  const anchors = anchorsOf(lines);
  if (anchors.length < least) return null;
  const bands = bandsOf(anchors, lines, page.width);
  const all = new Set(anchors.map(({ segment }) => segment));
  const across = new Map(lines.map((each) => [each, acrossBands(each, bands, all)]));
  return bands.flatMap((band) => {
    // Lists beside each other have lines of their own, which need not be level with those of the others.
    const inBand = linesOf(
      lines.flatMap((each) => {
        const own = across.get(each) ?? null;
        return own === null ? wordsWithin(each, band) : own === band ? each.words : [];
      }),
    );
    const own = new Set(anchorsOf(inBand).map(({ segment }) => segment));
    return isTabular(inBand, own) || isBySize(inBand, own) ? [] : [{ lines: inBand, anchors: own }];
  });
}

/** The rows that entries of one band are; their lines count on from those of the bands before. */
function rowsOf(entries: readonly Entry[], page: number, linesBefore: number): readonly Row[] {
  const usual = usualOf(entries.filter(({ price }) => price !== '').map(({ words }) => lettersOf(words)));
  return entries
    .flatMap((entry) => pricesBySize(entry).map((own) => ({ ...entry, ...own })))
    .map((entry, at): Row => {
      const standing = entry.isBeside
        ? 'beside'
        : entry.isTold
          ? 'smaller'
          : standingOf(lettersOf(entry.words), usual);
      const clarity = clarityOfRow(entry.words);
      const named = asNamed(entry);
      return {
        line: linesBefore + at + 1,
        page,
        cells: [named.name, named.price],
        ...(entry.price === '' && { isHeading: true }),
        ...(clarity !== null && { clarity }),
        ...(standing !== null && { standing }),
        ...(entry.isEitherWay === true && { isEitherWay: true }),
      };
    });
}

/**
 * Pages read by their prices alone: each price with the words to the left of it, or above it, column by column. What a table without
 * lines and with names of several lines cannot be read as, can be read so.
 */
export function pricedLines(pages: readonly Page[]): readonly Table[] {
  const own = withoutFurniture(pages);
  const prices = own.reduce((sum, { words }) => sum + anchorsOf(linesOf(words)).length, 0);
  const least = prices >= pricesMany ? pricesFew : pricesLeast;
  const found = own.flatMap((page) => {
    const bands = pricedBandsOf(page, least);
    return bands === null ? [] : [{ page, bands }];
  });
  const side = sideOfNames(found.flatMap(({ bands }) => bands));
  const read = found.map(({ page, bands }) => ({ page, bands: bands.map((band) => entriesOf(band, side)) }));
  const isSetInLetters = side !== 'below' && areNamedAbove(read.flatMap(({ bands }) => bands));
  const lists = withoutCounts(
    read.map(({ page, bands }) => {
      const rows: Row[] = [];
      for (const band of bands) {
        const entries = isSetInLetters ? namedAbove(band) : band;
        rows.push(...rowsOf(entries, page.number, rows.length));
      }
      return rows;
    }),
  );
  return read.flatMap(({ page: { number } }, at) => {
    const rows = lists[at] ?? [];
    return rows.length === 0
      ? []
      : [newTable({ sheet: `Page ${number}`, page: number, rows, isSetInLetters })];
  });
}
