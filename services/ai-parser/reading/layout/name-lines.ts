import { hasWord, namesNothing, pricedText } from '../name-and-price.ts';
import type { Entry } from './entry.ts';
import { areOtherLetters, lettersOf } from './letters.ts';
import { textOfSegment as textOf, textOfWords, type Line, type Segment } from './lines.ts';
import { boxAround, centreOf, medianOf, middleOf, type Word } from './page.ts';

/** A line that ends in such a word continues in the next: `Anchovies with`. */
const endsInLink =
  /\s(?:with|and|of|in|on|or|mit|und|auf|oder|vom|zum|et|avec|au|aux|de|du|con|y|e|del|al|en|di|da|com|och|med|og|z|i|w|na|и|с|со|в|на|из|до|для|ve|ile)$/iu;

export const joinsOn = (text: string, next: string, areNamesSmall: boolean): boolean =>
  (areNamesSmall ? /^[(&+/]/u : /^[\p{Ll}(&+/]/u).test(next) ||
  /[-,(/&+]$/u.test(text) ||
  endsInLink.test(text);

/**
 * Whether a line is as far below a price as the price is below the first line of its name: both lines are then the
 * name.
 */
export const isBehindPrice = ({ between }: Entry, line: Line): boolean =>
  between !== null &&
  between.below < 0.9 * line.size &&
  Math.abs(middleOf(line) - between.at - between.below) < 0.25 * line.size;

/** The maximum gap above the rest of a name, as a share of the gap below it. */
const gapShare = 0.8;

/** `with bacon)` below `Toast (cheese`. */
export const closesBracket = (text: string, next: string): boolean =>
  /\([^()]*$/u.test(text) && /^[^()]*\)$/u.test(next);

/**
 * Whether a line in the letters of the name above continues it: it begins with a lower-case letter, and is closer to
 * the name than to what follows.
 */
export function goesOn({ words, bottom }: Entry, line: Line, next: Line | undefined): boolean {
  const size = medianOf(words.map((word) => word.size));
  const text = textOfWords(line.words);
  const name = words.filter((word) => hasWord(word.text));
  const isBelow = Math.abs(line.left - boxAround(words).left) <= 2 * line.size;
  if (isBelow && areOtherLetters(lettersOf(name), lettersOf(line.words))) return false;
  if (!/^[\p{Ll}(&+/]/u.test(text) || Math.abs(line.size - size) > 0.05 * size) return false;
  const gap = line.top - bottom;
  return gap < 0.9 * line.size && gap < gapShare * ((next?.top ?? Infinity) - line.bottom);
}

/** Where the names of a band begin, if nearly all are aligned; otherwise null. */
export function leftEdgeOf(priced: readonly Line[], anchors: ReadonlySet<Segment>): number | null {
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

/** Words of a picture or an address that are level with a priced line, left of where all names begin. */
export function besideNames(line: Line, before: readonly Segment[], edge: number | null): readonly Segment[] {
  if (edge === null || !before.some(({ left }) => Math.abs(left - edge) <= sameEdge)) return [];
  return before.filter(({ right }) => right < edge - 2 * line.size);
}

/**
 * Whether a line is indented relative to the one above and not centred below it: `small` below the ingredients of a
 * salad.
 */
export function isIndented({ words }: Entry, { segments, size: letters }: Line): boolean {
  const [own] = segments;
  const above = boxAround(words);
  return (
    own !== undefined &&
    own.left > above.left + 1.5 * letters &&
    Math.abs(centreOf(own) - centreOf(above)) > 1.5 * letters
  );
}

/** Determines which lines had no space for another word before their price. */
export function fullLinesOf(
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
 * Whether a line directly below a priced one continues its name although it begins with a capital: it has exactly the
 * letters of the name and is closer to it than to what follows, and either the line of the name is full or descriptions
 * have other letters.
 */
export function isSecondLine(
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
  // A price alone in the next line belongs to this one.
  if (next?.segments.length === 1 && namesNothing(pricedText(textOfWords(next.words))?.name ?? 'name'))
    return false;
  const isNextOther = next !== undefined && areOtherLetters(theirs, lettersOf(next.words));
  const isApart = line.top - bottom < gapShare * ((next?.top ?? Infinity) - line.bottom);
  const isTold = isNextOther && next.segments.length === 1 && next.top - line.bottom < line.size;
  return isTold || (isApart && isFull(name, first));
}

/**
 * Whether the line above, which has no price, is the first line of a priced name although that name begins with a
 * capital: both are aligned, have the same letters, and are closer together than rows are.
 */
export function isFirstLine(above: Entry, line: Line, before: Entry | undefined, rowGap: number): boolean {
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
/** A description's letters are smaller than those of its name by at least this factor. */
export const toldSize = 0.9;

/** Whether the prices of a list are alone in their lines, each below a name and its description in smaller letters. */
export function areToldBetween(lines: readonly Line[], anchors: ReadonlySet<Segment>): boolean {
  const isPrice = (line: Line | undefined) =>
    line?.segments.length === 1 && line.segments.some((segment) => anchors.has(segment));
  const alone = lines.flatMap((line, place) =>
    isPrice(line) && namesNothing(pricedText(textOfWords(line.words))?.name ?? '') ? [place] : [],
  );
  const told = alone.filter((place) => {
    const [name, below, own, next] = lines.slice(Math.max(0, place - 2), place + 2);
    if (!name || !below || !own || isPrice(name) || isPrice(below)) return false;
    // A price that is closer to what follows belongs to that.
    const isNear = own.top - below.bottom < (next?.top ?? Infinity) - own.bottom;
    return isNear && below.size < toldSize * name.size;
  });
  return told.length >= toldLeast && told.length >= alone.length * toldShare;
}
