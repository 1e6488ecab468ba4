/** `|---|:--:|`, `----+----` and `+----+` separate a table's header from its rows. */
export const isRuler = (line: string): boolean =>
  /^[\s|+:=-]*--[\s|+:=-]*$|^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u.test(line) && /[|+]/u.test(line);

/** The marker of a list item; a separator after a number makes it a row's first cell. */
export const bullet = /^\s{0,8}(?:[-*+•–]|\d{1,3}[.)])\s+(?=[^\s,;|])/u;
export const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/u;

export const endsInPrice =
  /\d(?:[.,](?:\d+|[-–—]{1,2}))?\s*(?:\p{Sc}|\ufffd|[A-Z]{3}|[a-z]{2,4}\.?)?\**\s*$/u;

/** Front matter, which site generators put at the beginning of a page: title, menu position. */
const frontMatter = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/u;

/** A text without its front matter; the following lines keep their numbers. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(frontMatter, (above) => above.replaceAll(/[^\n]+/gu, ''));

/** Whether a text is Markdown: a pipe table with its ruler, or a list whose items end in prices. */
export function looksLikeMarkdown(start: string): boolean {
  const lines = start.split(/\r\n|\n|\r/u).filter((line) => line.trim() !== '');
  if (
    lines.some(
      (line, place) =>
        isRuler(line) &&
        place > 0 &&
        isTableLine(lines[place - 1] ?? '') &&
        isTableLine(lines[place + 1] ?? ''),
    )
  )
    return true;
  if (frontMatter.test(start) && lines.some((line) => heading.test(line)))
    return lines.filter((line) => endsInPrice.test(line)).length > 1;
  const points = lines.filter((line) => bullet.test(line));
  const others = lines.filter((line) => !bullet.test(line) && !heading.test(line));
  return (
    points.length >= 3 &&
    others.length <= points.length &&
    points.filter((line) => endsInPrice.test(line)).length > points.length * 0.5
  );
}

const isTableLine = (line: string): boolean => line.includes('|');
