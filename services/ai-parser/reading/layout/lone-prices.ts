import { hasWord, namesNothing, pricedText } from '../name-and-price.ts';
import { areOtherLetters, lettersOf } from './letters.ts';
import { textOfWords, type Line, type Segment } from './lines.ts';
import { medianOf } from './page.ts';

/** Consecutive lines, and which of their segments are prices. */
export interface PricedBand {
  readonly lines: readonly Line[];
  readonly anchors: ReadonlySet<Segment>;
}

/** On which side of a price alone in its line its name is; `either` if both sides fit. */
export type NameSide = 'above' | 'below' | 'either';

/** Whether a line has a price but no name. */
export const isLonePrice = ({ segments }: Line, anchors: ReadonlySet<Segment>): boolean =>
  segments.length > 0 &&
  segments.every((own) => anchors.has(own) && namesNothing(pricedText(textOfWords(own.words))?.name ?? ''));

/** Fewer lone prices in sequence are not significant. */
const pairsLeast = 2;
/** As a share of the priced lines of a document. */
const loneShare = 0.5;
const mostly = 0.6;
const hardly = 0.15;
/** A gap is wider than the others if it is at least this many times the next widest. */
const wider = 1.25;

/** The words between two prices, and the gaps around and between them. */
interface Between {
  readonly texts: readonly Line[];
  readonly gaps: readonly number[];
}

function betweenOf({ lines, anchors }: PricedBand): readonly Between[] {
  const lone = lines.flatMap((line, place) => (isLonePrice(line, anchors) ? [place] : []));
  return lone.slice(1).flatMap((to, at): Between[] => {
    const own = lines.slice(lone[at] ?? 0, to + 1);
    const texts = own.slice(1, -1);
    const isNamed = texts.some(({ words }) => hasWord(textOfWords(words)));
    if (!isNamed || texts.some(({ segments }) => segments.some((each) => anchors.has(each)))) return [];
    return [{ texts, gaps: own.slice(1).map((line, next) => line.top - (own[next]?.bottom ?? 0)) }];
  });
}

/**
 * Which of two prices the words between them are closer to; null if they are in the middle. A price among its words
 * counts them as above.
 */
function sideOf({ gaps, texts }: Between): 'above' | 'below' | null {
  const [widest = 0, next = 0] = [...gaps].sort((a, b) => b - a);
  const size = medianOf(texts.map((line) => line.size));
  if (widest < wider * next || widest - next < 0.15 * size) return null;
  return gaps.at(-1) === widest ? 'below' : 'above';
}

const areAlike = (one: Line | undefined, other: Line | undefined): boolean =>
  one !== undefined && other !== undefined && !areOtherLetters(lettersOf(one.words), lettersOf(other.words));

/**
 * If lines are evenly spaced, the ends of a list decide: if names are above prices, the first price has the same lines
 * above it as the others; if they are below, the last price has the same lines below it.
 */
function sideByEnds({ lines, anchors }: PricedBand, usual: readonly Line[]): NameSide {
  const isPriced = (line: Line) => line.segments.some((segment) => anchors.has(segment));
  const [first, last] = [lines.findIndex(isPriced), lines.findLastIndex(isPriced)];
  const length = usual.length;
  const head = lines.slice(Math.max(0, first - length), first);
  const tail = lines.slice(last + 1, last + 1 + length);
  const hasAll = (own: readonly Line[]) =>
    own.length === length && own.every((line, at) => areAlike(line, usual[at]));
  const [isAbove, isBelow] = [hasAll(head), hasAll(tail)];
  return isAbove === isBelow ? 'either' : isAbove ? 'above' : 'below';
}

/** On which side of lone prices the names of a document are; the same side for the whole document. */
export function sideOfNames(bands: readonly PricedBand[]): NameSide {
  const found = bands.map((band) => ({ band, between: betweenOf(band) }));
  const all = found.flatMap(({ between }) => between);
  const priced = bands.flatMap(({ lines, anchors }) =>
    lines.filter(({ segments }) => segments.some((segment) => anchors.has(segment))),
  );
  if (all.length < Math.max(pairsLeast, priced.length * loneShare)) return 'above';
  const sides = all.map(sideOf);
  const share = (side: 'above' | 'below') => sides.filter((own) => own === side).length / all.length;
  const [above, below] = [share('above'), share('below')];
  if (above >= mostly && below <= hardly) return 'above';
  if (below >= mostly && above <= hardly) return 'below';
  const length = medianOf(all.map(({ texts }) => texts.length));
  const usual = all.find(({ texts }) => texts.length === length)?.texts ?? [];
  const byEnds = found.flatMap(({ band, between }) =>
    between.length === 0 ? [] : [sideByEnds(band, usual)],
  );
  const [only, other] = [...new Set(byEnds.filter((side) => side !== 'either'))];
  return only === undefined || other !== undefined ? 'either' : only;
}
