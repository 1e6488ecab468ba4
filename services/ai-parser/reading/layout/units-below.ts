import { boxAround, centreOf, type Page, type Word } from './page.ts';

const leastTimes = 4;
/** As a share of the page's numbers. */
const mostly = 0.5;
/** The maximum gap to the number above, relative to the letters. */
const gapMost = 0.6;
const figure = /^\d[\d.,'’]*$/u;
const unit = /^(?:\p{L}{1,5}\.?|\p{Sc})$/u;

const isBelow = (figures: Word, { left, right, top, size }: Word): boolean =>
  top >= figures.bottom - gapMost * size &&
  top - figures.bottom < gapMost * Math.max(size, figures.size) &&
  Math.abs(centreOf({ left, right }) - centreOf(figures)) < Math.max(size, figures.size);

/**
 * `5,46` above `BYN`: joins a number with the currency or unit below it, if the same word is below most numbers of a
 * page. Such a price is level with a name in its middle, and neither of its lines is.
 */
export function withUnitsBelow(page: Page): Page {
  const figures = page.words.filter(({ text }) => figure.test(text));
  const units = page.words.filter(({ text }) => unit.test(text));
  const byText = Map.groupBy(units, ({ text }) => text.toLowerCase());
  const often = [...byText.values()].filter(
    (alike) => alike.length >= Math.max(leastTimes, figures.length * mostly),
  );
  const below = new Map<Word, Word>();
  for (const word of often.flat()) {
    const above = figures.find((own) => !below.has(own) && isBelow(own, word));
    if (above) below.set(above, word);
  }
  if (below.size < Math.max(leastTimes, figures.length * mostly)) return page;
  const joined = new Set(below.values());
  const words = page.words.flatMap((word) => {
    const own = below.get(word);
    if (own) return [{ ...word, ...boxAround([word, own]), text: `${word.text} ${own.text}` }];
    return joined.has(word) ? [] : [word];
  });
  return { ...page, words };
}
