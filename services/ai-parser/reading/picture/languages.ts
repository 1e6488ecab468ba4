import { stacked, type Area, type Pixels } from './pixels.ts';
import { installedLanguages } from './installed-languages.ts';
import type { Recognised, Recogniser } from './recogniser.ts';

const phrasesMax = 14;
/** A look at so many phrases shows which languages they are hardly in. */
const firstPhrases = 5;
const likelyMost = 5;
/** Where no language is clearer, none of them is that of the picture. */
const hardlyClear = 0.5;
/** The minimum confidence of letters in the correct language. */
const clearEnough = 0.68;
/** The minimum share of letters that English does not have, if a text is in another language. */
const ownShare = 0.01;
const clearerLeast = 0.03;
const clearerThanOther = 0.01;

const cyrillic: ReadonlySet<string> = new Set(['ukr', 'bul']);
/** The registry has no data of Russian: Bulgarian has all its letters but those that Belarusian has. */
const asRussian = ['bul', 'bel'];

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** The phrases of a picture that best show its language: those with most letters, without text in photographs. */
function phrasesOf(words: readonly Recognised[]): readonly Area[] {
  const phrases: { left: number; right: number; top: number; bottom: number; weight: number }[] = [];
  let before: Recognised | null = null;
  for (const word of words) {
    const height = word.line.bottom - word.line.top;
    const count = letters(word.text);
    const last = phrases.at(-1);
    const goesOn = before?.line.top === word.line.top && word.left - before.right < height;
    if (count > 0 && goesOn && last) {
      last.right = word.right;
      last.weight += count * word.clarity;
      last.top = Math.min(last.top, word.top);
      last.bottom = Math.max(last.bottom, word.bottom);
    } else if (count > 1) phrases.push({ ...word, weight: count * word.clarity });
    before = count > 0 ? word : null;
  }
  return phrases
    .sort((a, b) => b.weight - a.weight)
    .slice(0, phrasesMax)
    .map(({ left, right, top, bottom }) => padded({ left, right, top, bottom }));
}

/** An area with some margin, which the recogniser needs. */
export function padded(box: { left: number; right: number; top: number; bottom: number }): Area {
  const room = Math.max(4, Math.round((box.bottom - box.top) * 0.4));
  const [left, top] = [Math.max(0, box.left - room), Math.max(0, box.top - room)];
  return { left, top, width: box.right - left + room, height: box.bottom - top + room };
}

/** How a sample reads in one language. */
interface Reading {
  readonly language: string;
  readonly clarity: number;
  readonly isLatin: boolean;
  /** Clear letters that English does not have, of all. */
  readonly own: number;
}

async function readingOf(
  recogniser: Recogniser,
  sample: Pixels,
  language: string,
  besides: readonly string[] = [],
): Promise<Reading> {
  await recogniser.show(sample, [language, ...besides]);
  let [sum, count, latin, own] = [0, 0, 0, 0];
  for (const { text, clarity } of recogniser.words()) {
    sum += clarity * letters(text);
    count += letters(text);
    latin += text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (clarity >= clearEnough) own += text.match(/(?![a-z])\p{L}/giu)?.length ?? 0;
  }
  const share = (part: number) => (count === 0 ? 0 : part / count);
  return { language, clarity: share(sum), isLatin: latin > count / 2, own: share(own) };
}

/** The languages in which a few phrases are clearest, English among them, in the order in which they were wanted; none where none is clear. */
async function likelyOf(
  recogniser: Recogniser,
  sample: Pixels,
  wanted: readonly string[],
): Promise<readonly string[]> {
  if (wanted.length <= likelyMost) return wanted;
  const readings: Reading[] = [];
  for (const language of wanted) readings.push(await readingOf(recogniser, sample, language));
  const likely = readings.sort((a, b) => b.clarity - a.clarity).slice(0, likelyMost);
  if ((likely[0]?.clarity ?? 0) < hardlyClear) return [];
  return wanted.filter((own) => own === 'eng' || likely.some(({ language }) => language === own));
}

const sum = /^\p{Sc}\s?\d+(?:[.,]\d{2})?$|^\d+[.,]\d{2}$|^\d+(?:[.,]\d{2})?\s?(?:\p{Sc}|pln|zł|kr|eur)$/iu;
const sumsLeast = 3;
const sumClear = 0.6;
/** Beside several clear prices the letters of a list may be thin or ornate, and are read with doubts. */
const showsPrices = (words: readonly Recognised[]): boolean =>
  words.filter(({ text, clarity }) => clarity >= sumClear && sum.test(text)).length >= sumsLeast;

/** The languages for recognising a picture: the one with the highest confidence; null if all are low. */
export async function languagesFor(
  recogniser: Recogniser,
  pixels: Pixels,
  { words, wanted }: { readonly words: readonly Recognised[]; readonly wanted: readonly string[] },
): Promise<readonly string[] | null> {
  const phrases = phrasesOf(words);
  if (phrases.length === 0) return installedLanguages(['eng']);
  const few = stacked(pixels, phrases.slice(0, firstPhrases));
  const likely = await likelyOf(recogniser, few, installedLanguages(wanted));
  const sample = stacked(pixels, phrases);
  let best: Reading = { language: '', clarity: 0, isLatin: true, own: 0 };
  for (const language of likely) {
    const reading = await readingOf(recogniser, sample, language);
    // Without letters of its own, a language with hardly more confidence than English is English with `8:` for `&`.
    const least = best.language !== 'eng' ? clearerThanOther : reading.own < ownShare ? clearerLeast : 0.002;
    if (reading.clarity > best.clarity + least) best = reading;
  }
  if (best.clarity < (best.isLatin && showsPrices(words) ? hardlyClear : clearEnough)) return null;
  const russian = cyrillic.has(best.language) ? installedLanguages(asRussian) : [];
  const [first, ...besides] = russian;
  if (first !== undefined && russian.length === asRussian.length) {
    const both = await readingOf(recogniser, sample, first, besides);
    if (both.clarity > best.clarity + 0.002) return [...russian, ...installedLanguages(['eng'])];
  }
  // Texts in other scripts also contain Latin codes and currencies.
  return best.isLatin ? [best.language] : [...installedLanguages(['eng']), best.language];
}
