import { linesOf, textOfWords, type Line } from './lines.ts';
import { middleOf, type Page, type Word } from './page.ts';

/** Of a page's height, at its top and at its bottom. */
const edge = 0.1;
const same = 4;

const isPageNumber = (text: string): boolean =>
  /^(?:\p{L}{1,10}\.?\s*)?[-–(]?\s*\d{1,4}\s*[-–)]?(?:\s*(?:\/|\p{L}{1,5})\s*\d{1,4})?$/u.test(text);

/** A line without the numbers that may be those of pages. */
const patternOf = (line: Line, pages: number) =>
  textOfWords(line.words)
    .replaceAll(/(?<![\d.,])\d{1,4}(?![\d.,]\d)/gu, (figures) => (Number(figures) <= pages ? '#' : figures))
    .toLowerCase();

/** Pages without what is printed on each of them: running heads, feet and page numbers. */
export function withoutFurniture(pages: readonly Page[]): readonly Page[] {
  const seen = new Map<string, { at: number; page: number }[]>();
  const edges = pages.map((page) => {
    const top = page.height * edge;
    const bottom = page.height * (1 - edge);
    return linesOf(page.words.filter((word) => middleOf(word) < top || middleOf(word) > bottom));
  });
  for (const [place, lines] of edges.entries())
    for (const line of lines) {
      const places = seen.get(patternOf(line, pages.length)) ?? [];
      places.push({ at: middleOf(line), page: place });
      seen.set(patternOf(line, pages.length), places);
    }
  const repeats = (line: Line) => {
    const at = middleOf(line);
    const others = new Set(
      (seen.get(patternOf(line, pages.length)) ?? [])
        .filter((other) => Math.abs(other.at - at) <= same)
        .map(({ page }) => page),
    );
    // Of the columns of a table only the header comes again word by word; its rows are looked at there.
    return (
      line.segments.length <= 3 &&
      /\p{L}{2}/u.test(textOfWords(line.words)) &&
      others.size >= Math.max(2, pages.length * 0.4)
    );
  };
  return pages.map((page, place) => {
    const lines = edges[place] ?? [];
    const last = lines.at(-1);
    const isLone = (line: Line) =>
      (line === last || line === lines[0]) &&
      line.segments.length === 1 &&
      page.words.length > line.words.length &&
      isPageNumber(textOfWords(line.words)) &&
      (middleOf(line) > page.height * 0.93 || middleOf(line) < page.height * 0.07);
    const above =
      lines.at(-2)?.bottom ??
      Math.max(0, ...page.words.filter((word) => !last?.words.includes(word)).map(({ bottom }) => bottom));
    // A foot stands further up where margins are wide; that it counts this page, far below all else, tells it.
    const isFoot = (line: Line) =>
      line === last &&
      line.segments.length === 1 &&
      Number(textOfWords(line.words)) === page.number &&
      line.top - above > 2 * line.size;
    const dropped = new Set<Word>(
      lines.filter((line) => repeats(line) || isLone(line) || isFoot(line)).flatMap(({ words }) => words),
    );
    return { ...page, words: page.words.filter((word) => !dropped.has(word)) };
  });
}
