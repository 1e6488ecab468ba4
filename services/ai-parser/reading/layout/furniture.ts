import { linesOf, textOfWords, type Line } from './lines.ts';
import { middleOf, type Page, type Word } from './page.ts';

/** As a share of a page's height, at its top and at its bottom. */
const edge = 0.1;
const same = 4;

const isPageNumber = (text: string): boolean =>
  /^(?:\p{L}{1,10}\.?\s*)?[-–(]?\s*\d{1,4}\s*[-–)]?(?:\s*(?:\/|\p{L}{1,5})\s*\d{1,4})?$/u.test(text);

/** The text of a line without numbers that can be page numbers. */
const patternOf = (line: Line, pages: number) =>
  textOfWords(line.words)
    .replaceAll(/(?<![\d.,])\d{1,4}(?![\d.,]\d)/gu, (figures) => (Number(figures) <= pages ? '#' : figures))
    .toLowerCase();

/** Removes from pages what is printed on each of them: running heads, footers and page numbers. */
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
    // Of a table's rows only the header is repeated word for word; repeated headers are handled with the table.
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
    // With wide margins a footer is further up; it is recognised by the page number, far below the other lines.
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
