import { pricedText } from '../name-and-price.ts';
import { columnsOf } from './columns.ts';
import { isAmount, linesOf, textOfCell, textOfWords, type Line } from './lines.ts';
import { boxAround, centreOf, medianOf, middleOf, type PageBlock, type Rule, type Word } from './page.ts';

/** Groups a page's words by its text columns, each to be read separately; one region if the page has none. */
export function regionsOf(
  words: readonly Word[],
  tables: readonly PageBlock[],
  rules: readonly Rule[] = [],
): readonly (readonly Word[])[] {
  const parted = partedBy(words, rules);
  if (parted) return parted.flatMap((part) => regionsOf(part, tables));
  if (words.length < 8 || tables.some(({ left, right }) => right - left > widthOf(words) * 0.6))
    return [words];
  for (const gutter of guttersOf(words)) {
    const split = splitAt(words, gutter);
    if (split && (areLists(split) || isBesideList(split)))
      return [split.above, split.left, split.right, split.below];
  }
  return [words];
}

/** The minimum length of a rule between columns, relative to the height of the text. */
const dividerShare = 0.3;
const lettersLeast = 6;
const sumsLeast = 2;

/** Whether words are a list of their own: names, and amounts beside or below them. */
const hasList = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= lettersLeast &&
  linesOf(words).filter(({ segments }) =>
    segments.some((segment) => pricedText(textOfWords(segment.words)) !== null),
  ).length >= sumsLeast;

/**
 * The words above, left of, right of and below a vertical rule between two lists that no word crosses; null if there is
 * none.
 */
function partedBy(words: readonly Word[], rules: readonly Rule[]): readonly (readonly Word[])[] | null {
  if (words.length === 0) return null;
  const { top, bottom } = boxAround(words);
  const divider = rules.find(({ isUpright, at, from, to }) => {
    if (!isUpright || to - from < (bottom - top) * dividerShare) return false;
    const beside = words.filter((word) => middleOf(word) > from && middleOf(word) < to);
    if (beside.some(({ left, right }) => left < at && right > at)) return false;
    return [beside.filter((word) => centreOf(word) < at), beside.filter((word) => centreOf(word) > at)].every(
      hasList,
    );
  });
  if (!divider) return null;
  const { at, from, to } = divider;
  const beside = words.filter((word) => middleOf(word) > from && middleOf(word) < to);
  return [
    words.filter((word) => middleOf(word) <= from),
    beside.filter((word) => centreOf(word) < at),
    beside.filter((word) => centreOf(word) >= at),
    words.filter((word) => middleOf(word) >= to),
  ];
}

const widthOf = (words: readonly Word[]) => {
  const { left, right } = boxAround(words);
  return right - left;
};

interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** Vertical gaps over the whole page that few words cross, widest first. */
function guttersOf(words: readonly Word[]): readonly Gutter[] {
  const size = medianOf(words.map((word) => word.size));
  const { left, right } = boxAround(words);
  const most = linesOf(words).length * 0.15;
  const stripes: { from: number; to: number }[] = [];
  for (let x = left + (right - left) * 0.25; x < right - (right - left) * 0.25; x += size / 4) {
    const crossing = words.filter((word) => word.left < x && word.right > x).length;
    if (crossing > most) continue;
    const last = stripes.at(-1);
    if (last && x - last.to <= size / 4 + 0.01) last.to = x;
    else stripes.push({ from: x, to: x });
  }
  return stripes.filter(({ from, to }) => to - from >= size).sort((a, b) => b.to - b.from - (a.to - a.from));
}

interface Split {
  readonly above: readonly Word[];
  readonly left: readonly Word[];
  readonly right: readonly Word[];
  readonly below: readonly Word[];
}

/** The words left and right of a gap; lines that cross it are above or below. */
function splitAt(words: readonly Word[], { from, to }: Gutter): Split | null {
  const at = (from + to) / 2;
  const crossing = linesOf(words).filter((line) =>
    line.segments.some((segment) => segment.left < at && segment.right > at),
  );
  const middle = medianOf(words.map(middleOf));
  const top = Math.max(
    -Infinity,
    ...crossing.filter((line) => middleOf(line) < middle).map(({ bottom }) => bottom),
  );
  const bottom = Math.min(
    Infinity,
    ...crossing.filter((line) => middleOf(line) >= middle).map((line) => line.top),
  );
  const inside = words.filter((word) => middleOf(word) > top && middleOf(word) < bottom);
  if (inside.length < words.length * 0.6) return null;
  return {
    above: words.filter((word) => middleOf(word) <= top),
    left: inside.filter((word) => centreOf(word) < at),
    right: inside.filter((word) => centreOf(word) >= at),
    below: words.filter((word) => middleOf(word) >= bottom),
  };
}

const tabularLines = (words: readonly Word[]) =>
  linesOf(words).filter(({ segments }) => segments.length >= 2);

const isListLine = ({ segments }: Line): boolean => {
  const texts = segments.map((segment) => textOfCell(segment.words));
  // `40,00 zl` has letters, but is not a name.
  return /\p{L}{2}/u.test(texts[0] ?? '') && !isAmount(texts[0] ?? '') && isAmount(texts.at(-1) ?? '');
};

/**
 * Whether two sides are separate lists: each line on either side is a name and an amount, and nothing connects them.
 */
function areLists({ left, right }: Split): boolean {
  const [ours, theirs] = [tabularLines(left), tabularLines(right)];
  if (ours.length < 2 || theirs.length < 2) return false;
  const own = [columnsOf(ours).length, columnsOf(theirs).length];
  if (own[0] !== own[1] || (own[0] ?? 0) < 2) return false;
  const isList = (lines: readonly Line[]) => lines.filter(isListLine).length >= lines.length * 0.6;
  if (!isList(ours) || !isList(theirs)) return false;
  const header = (lines: readonly Line[]) => textOfWords(lines[0]?.words ?? []).toLowerCase();
  const heads = [header(ours), header(theirs)] as const;
  if (heads.some((text) => !/\d/u.test(text))) return heads[0] === heads[1];
  // Without a header, the first segments on the right are names like those on the left: no word is repeated.
  const names = theirs.map((line) => textOfCell(line.segments[0]?.words ?? []));
  return new Set(names).size > names.length * 0.9;
}

const besideMost = 0.5;

/**
 * Whether one side is an address, opening hours or a picture's text beside a list: few lines without amounts, hardly
 * level with those of the list.
 */
function isBesideList({ left, right }: Split): boolean {
  const [ours, theirs] = [linesOf(left), tabularLines(right)];
  if (ours.length < 3 || theirs.length < 4 || ours.length > theirs.length * besideMost) return false;
  if (ours.some(({ segments }) => segments.length > 1)) return false;
  const priced = theirs.filter(
    (line) => isListLine(line) || pricedText(textOfWords(line.segments.at(-1)?.words ?? []))?.name === '',
  );
  if (priced.length < theirs.length * 0.8) return false;
  const level = ours.filter((line) =>
    theirs.some((other) => Math.abs(middleOf(line) - middleOf(other)) < 0.2 * line.size),
  );
  return level.length < ours.length * besideMost;
}
