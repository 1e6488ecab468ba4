import { hasWord, isMoneyAlone, namesNothing, pricedText } from '../name-and-price.ts';
import { isSizeAlone } from '../sized-prices.ts';
import {
  isAmount,
  linesOf,
  textOfSegment as textOf,
  withoutMarks,
  type Line,
  type Segment,
} from './lines.ts';
import type { PricedBand } from './lone-prices.ts';
import { centreOf, middleOf, type Page, type Word } from './page.ts';
import { anchorsOf, isBare, type Anchor } from './price-anchors.ts';

/** The columns of prices on a page by their right edge, each with the names to its left. */
interface Band {
  readonly from: number;
  readonly to: number;
}

const sameRight = 14;
/** As a share of the page's prices that are in columns. */
const columnShare = 0.6;

/** The maximum vertical offset between the lines of lists side by side, relative to the letter size. */
const levelShare = 0.6;

/** What is at the height of a line: names and their prices may be slightly offset. */
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

/**
 * Whether prices are side by side with nothing else in their lines: the name of each is above or below it, as on cards.
 */
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

/** The maximum distance of a name above or below its price, in letter heights. */
const cardHeight = 6;
/** Whether words are centred above or below a price, or begin where it does. */
const isOver = (words: Segment, price: Segment): boolean =>
  Math.abs(centreOf(words) - centreOf(price)) <= sameRight || Math.abs(words.left - price.left) <= 3;

/** The columns of cards, around the centres of their prices. */
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

/** Whether words are more than the sign before an amount or a quantity: `330 ml`. */
const namesMore = (text: string): boolean =>
  hasWord(text) && !isMoneyAlone(text) && !isSizeAlone(text.trim());

/** The bands of a page: prices with about the same right edge, and the words to their left. */
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
  // After names of varying length, prices are not aligned: the page is then one column.
  const inColumns = kept.reduce((sum, group) => sum + group.length, 0);
  if (inColumns < anchors.length * columnShare) return [{ from: 0, to: width + 1 }];
  const bands: Band[] = [];
  let from = 0;
  for (const [place, group] of kept.entries()) {
    const to = Math.max(...group.map(({ right }) => right)) + 4;
    const next = kept[place + 1];
    // Words between two columns of prices make the second a list of its own; otherwise it is a second price.
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

/**
 * A line across two bands, with names in the first and its only price in the second: a list in the middle of the page,
 * below two others.
 */
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

/** Lines with more numbers are rows of a table, where only the columns show what each number means. */
const figuresMost = 2;
const crowdedMost = 0.3;

/** Whether most priced lines of a band have more numbers than a price and a quantity. */
function isTabular(lines: readonly Line[], anchors: ReadonlySet<Segment>): boolean {
  const priced = lines.filter(({ segments }) => segments.some((segment) => anchors.has(segment)));
  const crowded = priced.filter(
    ({ segments }) => segments.filter((segment) => isAmount(textOf(segment))).length > figuresMost,
  );
  return crowded.length > priced.length * crowdedMost;
}

const sizedLeast = 3;
const sizedShare = 0.6;
/** How many lines above the first amounts may be headers. */
const headsAbove = 3;

/**
 * Whether most priced lines of a band have an amount below each of two or more headers: `Small | Large`. Only columns
 * show which is which.
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

/** The bands of a page with their lines; null if it has hardly any prices. */
export function pricedBandsOf(page: Page, least: number): readonly PricedBand[] | null {
  const lines = withoutMarks(linesOf(page.words));
  const anchors = anchorsOf(lines);
  if (anchors.length < least) return null;
  const bands = bandsOf(anchors, lines, page.width);
  const all = new Set(anchors.map(({ segment }) => segment));
  const across = new Map(lines.map((each) => [each, acrossBands(each, bands, all)]));
  return bands.flatMap((band) => {
    // Lists side by side have separate lines, which need not be level with each other.
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
