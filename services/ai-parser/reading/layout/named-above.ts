import type { Entry } from './entry.ts';
import { areOtherLetters, lettersOf } from './letters.ts';
import { boxAround, type Box, type Letters, type Word } from './page.ts';

/** The minimum number of names above their description and price for a list to have this layout. */
const namedLeast = 3;
const onceShare = 0.7;
/** Larger letters are those of a heading. */
const largest = 1.35;
const closeMost = 0.9;

interface Group {
  readonly name: number;
  /** The priced entries below it, up to the next name. */
  readonly priced: readonly number[];
}

const namingLetters = ({ words }: Entry): Letters | null =>
  lettersOf(words.filter(({ text }) => /\p{L}/u.test(text)));

const boxOfWords = (entry: Entry | undefined): Box =>
  boxAround((entry?.words ?? []).filter(({ text }) => /\p{L}/u.test(text)));

const alignedShare = 0.4;
const sameLeft = 3;

/** Whether many lines are left-aligned. */
function areAligned(entries: readonly Entry[]): boolean {
  const lefts = entries.map((entry) => boxOfWords(entry).left);
  const together = lefts.map((own) => lefts.filter((left) => Math.abs(left - own) <= sameLeft).length);
  return Math.max(0, ...together) >= entries.length * alignedShare;
}

const sizeOf = (words: readonly Word[]): number => words[0]?.size ?? 0;

/** Words beside a list are not above any of its lines. */
function areOverEachOther(above: Entry, below: Entry): boolean {
  const [upper, lower] = [boxAround(above.words), boxAround(below.words)];
  return upper.left < lower.right && lower.left < upper.right;
}

/** If a line describes the one above it, the gap above is smaller than the gap below by at least this factor. */
const nearer = 0.9;

/** Whether a line is closer to the priced one above than to what follows, and so lists its ingredients. */
const isToldOf = (above: Entry | undefined, own: Entry, gap: number): boolean =>
  above !== undefined && above.price !== '' && boxAround(own.words).top - above.bottom < nearer * gap;

/** A line whose letters are smaller than those of what follows by this factor may describe what is above it. */
const toldSize = 0.9;

/** Whether a line is the last of several in smaller letters below a priced one, and describes it. */
function isToldInLines(entries: readonly Entry[], place: number): boolean {
  const [own, above, next] = [entries[place], entries[place - 1], entries[place + 1]];
  if (!own || !above || !next || above.price !== '') return false;
  if (sizeOf(own.words) >= toldSize * sizeOf(next.words)) return false;
  let at = place - 1;
  while (
    entries[at]?.price === '' &&
    !areOtherLetters(lettersOf(entries[at]?.words ?? []), lettersOf(own.words))
  )
    at -= 1;
  return at < place - 1 && (entries[at]?.price ?? '') !== '';
}

/** Names without a price, each close above lines in another font, the first priced ones of which belong to it. */
function groupsOf(entries: readonly Entry[]): readonly Group[] {
  const letters = entries.map(namingLetters);
  const isName = (place: number): boolean => {
    const [own, next] = [entries[place], entries[place + 1]];
    if (!own || !next || own.price !== '' || own.isBeside === true || own.name.endsWith(':')) return false;
    if (sizeOf(own.words) > largest * sizeOf(next.words)) return false;
    if (isToldInLines(entries, place)) return false;
    const gap = boxAround(next.words).top - own.bottom;
    return (
      gap < closeMost * sizeOf(own.words) &&
      areOverEachOther(own, next) &&
      !isToldOf(entries[place - 1], own, gap) &&
      areOtherLetters(letters[place] ?? null, letters[place + 1] ?? null)
    );
  };
  const groups: Group[] = [];
  for (const [place] of entries.entries()) {
    // A line close above a name is a heading.
    if (!isName(place) || isName(place + 1)) continue;
    const priced: number[] = [];
    for (let at = place + 1; at < entries.length; at += 1) {
      const own = entries[at];
      if (!own || !areOtherLetters(letters[place] ?? null, letters[at] ?? null)) break;
      const above = entries[at - 1];
      if (above && boxAround(own.words).top - above.bottom > closeMost * sizeOf(own.words)) break;
      if (own.price !== '') priced.push(at);
    }
    if (priced.length > 0) groups.push({ name: place, priced });
  }
  return groups;
}

/**
 * Whether the lists of a document have this layout: each name is above its description, and rarely above several
 * products.
 */
export function areNamedAbove(lists: readonly (readonly Entry[])[]): boolean {
  const groups = lists.flatMap(groupsOf);
  const once = groups.filter(({ priced }) => priced.length === 1);
  return groups.length >= namedLeast && once.length >= groups.length * onceShare;
}

/**
 * Assigns names above their descriptions. Menus name a dish in one font and list its ingredients below in another,
 * followed by the price. The line above is the name; further prices below are variants of the same dish. Lists whose
 * headings are set like this have many prices below each.
 */
export function namedAbove(entries: readonly Entry[]): readonly Entry[] {
  const groups = groupsOf(entries);
  const left = (place: number) => boxOfWords(entries[place]).left;
  // Centred lines are not aligned.
  const isAligned = areAligned(entries);
  const isIndented = (group: Group, place: number) => isAligned && left(place) > left(group.name) + 1;
  const renamed = new Map<number, Entry>();
  const dropped = new Set<number>();
  for (const group of groups) {
    const named = entries[group.name];
    // Several names below it, none of them indented, make it a heading.
    const isHeading = group.priced.slice(1).some((place) => !isIndented(group, place));
    if (!named || isHeading) continue;
    dropped.add(group.name);
    for (const [order, place] of group.priced.entries()) {
      const own = entries[place];
      if (!own) continue;
      const isSame = order === 0 && !isIndented(group, place);
      renamed.set(place, { ...own, name: isSame ? named.name : `${named.name} ${own.name}` });
    }
  }
  return entries.flatMap((entry, place) => {
    if (dropped.has(place)) return [];
    const own = renamed.get(place);
    if (!own) return [entry];
    const told: Entry = {
      name: entry.name,
      price: '',
      between: null,
      words: entry.words,
      bottom: entry.bottom,
      isTold: true,
    };
    return own.name.endsWith(entry.name) ? [own] : [own, told];
  });
}
