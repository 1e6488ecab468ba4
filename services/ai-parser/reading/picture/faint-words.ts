import { medianOf } from '../layout/page.ts';
import type { Recognised } from './recogniser.ts';

/** Below this, what is seen of letters is a guess. */
const guessed = 0.35;
const unclear = 0.5;
const faint = 0.75;
const hardlySeen = 0.1;
/** Of the characters of a word, how many are neither letters nor figures nor money. */
const signsMost = 0.3;
/** What a recogniser takes shadows, and drawings beside a list, for. */
const shortest = 2;
/** Of the height of a line, how far something stands apart from the line's other words. */
const apart = 2;
/** So many bullets below each other are a list's. */
const bulletsLeast = 3;
const bulletsGuessed = 0.3;

const isShort = ({ text }: Recognised): boolean => [...text].length <= shortest;
const signsIn = ({ text }: Recognised): number =>
  (text.match(/[^\p{L}\p{N}\p{Sc}]/gu)?.length ?? 0) / text.length;
const hasFigure = ({ text }: Recognised): boolean => /[\d\p{Sc}]/u.test(text);
/** The rest of a drawn line. */
const isBar = ({ text }: Recognised): boolean => /^[|\\¦]+$/u.test(text);
const isGuess = (word: Recognised): boolean =>
  (word.clarity < guessed && isShort(word) && !hasFigure(word)) ||
  (word.clarity < hardlySeen && signsIn(word) > signsMost);
const heightOf = ({ line }: Recognised): number => line.bottom - line.top;

/** Words by the lines they were recognised in, each from the left. */
function linesOf(words: readonly Recognised[]): readonly (readonly Recognised[])[] {
  const lines = new Map<Recognised['line'], Recognised[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()].map((line) => line.sort((a, b) => a.left - b.left));
}

const isFaint = (word: Recognised): boolean => isShort(word) && word.clarity < faint;

/** Short words, not quite clear, that stand far from the rest of their line, or are all of it: what a picture shows beside its list. */
function asideOf(line: readonly Recognised[]): readonly Recognised[] {
  const room = apart * Math.max(...line.map(heightOf));
  const isAlone = line.length === 1;
  if (line.every((word) => isFaint(word) && (!hasFigure(word) || (isAlone && word.clarity < unclear))))
    return line;
  const isAway = (one: Recognised | undefined, other: Recognised | undefined) =>
    one !== undefined && other !== undefined && other.left - one.right > room;
  const first = line.findIndex((word) => !isFaint(word) || hasFigure(word));
  const last = line.findLastIndex(
    (word, at) => !isFaint(word) || (hasFigure(word) && !hasFigure(line[at - 1] ?? word)),
  );
  return [
    ...(isAway(line[first - 1], line[first]) ? line.slice(0, first) : []),
    ...(isAway(line[last], line[last + 1]) ? line.slice(last + 1) : []),
  ];
}

/** Bullets: single characters that begin lines at one place, most of them hardly recognised, as `e`, `¢` and `«` are for `•`. */
function bulletsOf(lines: readonly (readonly Recognised[])[]): readonly Recognised[] {
  const firsts = lines.flatMap(([first, next]) =>
    first && next && [...first.text].length === 1 && !/\d/u.test(first.text) ? [first] : [],
  );
  return firsts.filter((own) => {
    const same = firsts.filter(({ left }) => Math.abs(left - own.left) < heightOf(own) / 2);
    const clarity = medianOf(same.map((word) => word.clarity));
    return same.length >= bulletsLeast && clarity < bulletsGuessed;
  });
}

/** The words of a picture without what only looks like some. */
export function withoutFaintWords(words: readonly Recognised[]): readonly Recognised[] {
  const seen = words.filter((word) => !isBar(word));
  const aside = new Set(linesOf(seen).flatMap(asideOf));
  const own = seen.filter((word) => !aside.has(word));
  const bullets = new Set(bulletsOf(linesOf(own)));
  return own.filter((word) => !bullets.has(word) && !isGuess(word));
}
