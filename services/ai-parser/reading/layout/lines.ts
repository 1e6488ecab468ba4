import { composed } from './accents.ts';
import { boxAround, medianOf, middleOf, type Box, type Word } from './page.ts';

/** Words close together: a phrase, or the part of a line in one cell. */
export interface Segment extends Box {
  readonly words: readonly Word[];
}

export interface Line extends Box {
  readonly words: readonly Word[];
  readonly segments: readonly Segment[];
  readonly size: number;
}

/** Relative to the size of the letters: wider gaps separate words or segments. */
const spaceMin = 0.14;
/** What a recogniser sees as two words it saw a space between. */
const seenSpaceMin = 0.05;
const phraseGapMin = 0.75;

/** Groups words into lines from top to bottom, each from left to right. */
export function linesOf(words: readonly Word[]): readonly Line[] {
  const groups: Word[][] = [];
  let middle = 0;
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const group = groups.at(-1);
    if (group && middleOf(word) - middle < 0.4 * Math.min(word.size, group[0]?.size ?? 0)) group.push(word);
    else {
      groups.push([word]);
      middle = middleOf(word);
    }
  }
  return groups.map(lineOf);
}

function lineOf(words: readonly Word[]): Line {
  const sorted = [...words].sort((a, b) => a.left - b.left);
  const segments: Word[][] = [];
  for (const word of sorted) {
    const before = segments.at(-1)?.at(-1);
    const gap = before ? word.left - before.right : Infinity;
    if (gap > phraseGapMin * Math.max(word.size, before?.size ?? 0)) segments.push([word]);
    else segments.at(-1)?.push(word);
  }
  return {
    ...boxAround(sorted),
    words: sorted,
    segments: segments.map((own) => ({ ...boxAround(own), words: own })),
    size: medianOf(sorted.map(({ size }) => size)),
  };
}

/** Whether there is a space between a word and the one before it; fragments of a word have none. */
export const areApart = (before: Word | undefined, word: Word): boolean =>
  before === undefined ||
  word.left - before.right >
    (word.clarity === null ? spaceMin : seenSpaceMin) * Math.max(word.size, before.size);

/** The words of one line as text; fragments of a word are joined without a space. */
export function textOfWords(words: readonly Word[]): string {
  let text = '';
  let before: Word | undefined;
  for (const word of words) {
    text += before !== undefined && areApart(before, word) ? ` ${word.text}` : word.text;
    before = word;
  }
  return composed(text.replaceAll(cutCents, ''));
}

/** `€ 4, 90`: cents that are separated from the amount. */
const cutCents = /(?<=\p{Sc}\s?\d{1,4}[.,])\s(?=\d{2}$)|(?<=(?:^|\s)\d{1,4}[.,])\s(?=\d{2}\s?\p{Sc}$)/gu;

export const textOfSegment = ({ words }: Segment): string => textOfWords(words);

/** The maximum size of footnote marks, relative to the letters of the page. */
const markSize = 0.75;
const marks = /^(?:.{1,2}|(?:\d{1,2}|\p{L}{1,2})(?:\s?[,;]\s?(?:\d{1,2}|\p{L}{1,2}))*[,;]?)$/u;

/** Removes lines such as `3,6,7` or `A, C, G` in small letters between the lines of a name: they refer to footnotes. */
export const withoutMarks = (lines: readonly Line[]): readonly Line[] => {
  const usual = medianOf(lines.map((line) => line.size));
  return lines.filter((line) => line.size >= markSize * usual || !marks.test(textOfWords(line.words)));
};

/** The words of one cell over several lines as text; hyphenated words are rejoined. */
export function textOfCell(words: readonly Word[]): string {
  let text = '';
  for (const line of linesOf(words)) {
    const next = textOfWords(line.words);
    if (/\p{L}{2}\u00ad$/u.test(text) || (/\p{Ll}{2}-$/u.test(text) && /^\p{Ll}{2}/u.test(next)))
      text = text.slice(0, -1) + next;
    else if (/\S-$/u.test(text) && /^[\p{L}\d]/u.test(next)) text += next;
    else text += text === '' ? next : ` ${next}`;
  }
  return text.replaceAll('\u00ad', '').trim();
}

/** The recognition confidence of several words, weighted by length; null if they were read and not recognised. */
export function clarityOf(words: readonly Word[]): number | null {
  let sum = 0;
  let letters = 0;
  for (const { clarity, text } of words) {
    if (clarity === null) continue;
    sum += clarity * text.length;
    letters += text.length;
  }
  return letters === 0 ? null : hundredths(sum / letters);
}

/** The clarity of a row: at most that of its least clear number, since numbers matter most. */
export function clarityOfRow(words: readonly Word[]): number | null {
  const whole = clarityOf(words);
  const figures = words.flatMap(({ text, clarity }) =>
    /\d/u.test(text) && clarity !== null ? [clarity] : [],
  );
  return whole === null ? null : hundredths(Math.min(whole, ...figures));
}

const hundredths = (share: number) => Math.round(100 * share) / 100;

/** Whether a text is an amount: digits, with at most a sign or a currency. */
export const isAmount = (text: string): boolean =>
  /^(?:\p{Sc}|\p{L}{1,4}\.?)?\s*[-+]?\d[\d\s.,’']*(?:(?:[,.][-–—])?\s*(?:%|\p{Sc}|\p{L}{1,4}\.?)|,-|,–|\.-)?$/u.test(
    text.trim(),
  );
