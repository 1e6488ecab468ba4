import { linesOf } from './lines.ts';
import type { Page } from './page.ts';

const leastTimes = 8;
/** Of the lines of a page. */
const mostly = 0.6;

/**
 * A font without a map of its characters shows what ends a line, or stands between two columns, as a sign: `!` behind nearly every line of
 * a page. What ends so many of them means nothing wherever it stands.
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
