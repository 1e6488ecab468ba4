import { linesOf } from './lines.ts';
import type { Page } from './page.ts';

const leastTimes = 8;
/** As a share of the lines of a page. */
const mostly = 0.6;

/**
 * Removes signs that represent a line break. A font without a character map shows the end of a line, or the space
 * between two columns, as a sign: `!` after nearly every line of a page. A sign that ends most lines has no meaning
 * anywhere on the page.
 */
export function withoutLineEnds(page: Page): Page {
  const lines = linesOf(page.words);
  const counts = new Map<string, number>();
  for (const { words } of lines) {
    const last = /[!#%&"]$/u.exec(words.at(-1)?.text ?? '')?.[0];
    if (last !== undefined) counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  const [sign, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (times < leastTimes || times < lines.length * mostly) return page;
  const words = page.words.flatMap((word) => {
    let text = word.text;
    while (text.endsWith(sign)) text = text.slice(0, -sign.length);
    return text === '' ? [] : [{ ...word, text }];
  });
  return { ...page, words };
}
