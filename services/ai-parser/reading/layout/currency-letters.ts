import { linesOf } from './lines.ts';
import type { Page, Word } from './page.ts';

const leastTimes = 5;
/** As a share of the page's numbers that end in a letter. */
const mostly = 0.7;
/** Letters of measures: `5 m`, `2 l`, `3 h`; these are kept. */
const measures = new Set('mlghdkxмлгчдкшh%″”"°');
const figure = /^(\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?)([^\d\s.,:;()/+-])$/u;

/**
 * Removes letters that represent a currency sign. A font without a character map shows the sign as a letter: `0,50e`,
 * `500 o`. If the numbers of a page repeatedly end in the same letter and the letter is no measure, it is removed and
 * the currency is unknown. An `e` means euro: typesetters have the sign at this letter of a special font, and people
 * also type it.
 */
export function withoutCurrencyLetters(page: Page): Page {
  const counts = new Map<string, number>();
  let all = 0;
  const signOf = (word: Word, before: Word | undefined): string | null => {
    const joined = figure.exec(word.text)?.[2];
    if (joined !== undefined) return joined;
    const isBehind = before && /^\d[\d.,]*$/u.test(before.text) && word.left - before.right < word.size;
    return isBehind && [...word.text].length === 1 && /[^\d\p{P}\p{Sc}]/u.test(word.text) ? word.text : null;
  };
  for (const [at, word] of page.words.entries()) {
    const sign = signOf(word, page.words[at - 1]);
    if (sign === null || /\p{Sc}/u.test(sign)) continue;
    all += 1;
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [lost, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (times < leastTimes || times < all * mostly || measures.has(lost.toLowerCase())) return page;
  if (standsBeforeFigures(page, (word, at) => signOf(word, page.words[at - 1]) === lost)) return page;
  const sign = lost.toLowerCase() === 'e' ? '€' : '';
  const words = page.words.flatMap((word, at) => {
    if (signOf(word, page.words[at - 1]) !== lost) return [word];
    // Cents indicate an amount of money in any currency.
    const text = `${figure.exec(word.text)?.[1] ?? ''}${sign}`;
    return text === '' ? [] : [{ ...word, text }];
  });
  return { ...page, words };
}

/**
 * A price is the last number of its line, or one of several with the same ending; after `230V` another number follows.
 */
const beforeMost = 0.3;

function standsBeforeFigures(page: Page, isSigned: (word: Word, at: number) => boolean): boolean {
  const signed = new Set(
    page.words.flatMap((word, at) => {
      if (!isSigned(word, at)) return [];
      const before = page.words[at - 1];
      return /\d/u.test(word.text) || !before ? [word] : [before, word];
    }),
  );
  const figures = linesOf(page.words).flatMap(({ words }) =>
    words.flatMap((word, at) => {
      if (!signed.has(word)) return [];
      const next = words.slice(at + 1).find(({ text }) => /\d/u.test(text));
      return [next !== undefined && !signed.has(next)];
    }),
  );
  return figures.filter(Boolean).length > figures.length * beforeMost;
}
