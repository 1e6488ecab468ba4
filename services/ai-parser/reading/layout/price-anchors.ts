import { hasWord, isSpanOfSums, pricedText } from '../name-and-price.ts';
import { isAmount, textOfWords, type Line, type Segment } from './lines.ts';

/** A part of a line with a price, and the name if both are in one segment. */
export interface Anchor {
  readonly line: Line;
  readonly segment: Segment;
  readonly right: number;
}

/** Numbers without a sign are prices only if they are vertically aligned. */
const alignedLeast = 4;

export const isBare = (text: string): boolean =>
  isSpanOfSums(text) ||
  (isAmount(text) && /^(?:\d{1,4}|\d{1,3}(?:[.,'’ ]\d{3})+)(?:[.,]\d{1,2})?$/u.test(text.trim()));

const textOf = ({ words }: Segment): string => textOfWords(words);

/**
 * Whether a segment has both a name and its price: `Chips - 65 kr`; several of them in a line are lists side by side.
 */
export const namesItself = (segment: Segment): boolean => hasWord(pricedText(textOf(segment))?.name ?? '');

/** The segments of a page that are prices, or end in one. */
export function anchorsOf(lines: readonly Line[]): readonly Anchor[] {
  const all = lines.flatMap((line) =>
    line.segments.map((segment) => ({ line, segment, right: segment.right })),
  );
  const money = withoutParts(all.filter(({ segment }) => pricedText(textOf(segment)) !== null));
  const bare = all.filter(
    ({ line, segment }) =>
      isBare(textOf(segment)) &&
      line.segments[0] !== segment &&
      !money.some((one) => one.segment === segment),
  );
  const aligned = bare.filter(
    ({ right }) => bare.filter((other) => Math.abs(other.right - right) <= 3).length >= alignedLeast,
  );
  // If prices have a currency sign, a number without one is not a price.
  return money.length >= aligned.length * 0.5 ? money : [...money, ...aligned];
}

const signedShare = 0.5;
const partOfOne = /^0[.,]\d{2}$/u;

/**
 * If prices have a currency sign, a fraction without it beside a price with it is a quantity: `0,51`, misread from `0,5
 * l`.
 */
function withoutParts(money: readonly Anchor[]): readonly Anchor[] {
  const signed = money.filter(({ segment }) => /\p{Sc}/u.test(textOf(segment)));
  if (signed.length < money.length * signedShare) return money;
  const lines = new Set(signed.map(({ line }) => line));
  return money.filter(({ line, segment }) => !(lines.has(line) && partOfOne.test(textOf(segment))));
}
