/** `|---|:--:|`, `----+----` and `+----+` stand between the header of a table and its rows. */
export const isRuler = (line: string): boolean =>
  /^[\s|+:=-]*--[\s|+:=-]*$|^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u.test(line) && /[|+]/u.test(line);

export const bullet = /^\s{0,8}(?:[-*+•–]|\d{1,3}[.)])\s+(?=\S)/u;
export const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/u;

const endsInPrice = /\d(?:[.,]\d+)?\s*(?:\p{Sc}|\ufffd|[A-Z]{3}|[a-z]{2,4}\.?)?\**\s*$/u;

/** Whether a text is written with the marks of Markdown: a table of pipes with its ruler, or a list whose points end in prices. */
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
  const points = lines.filter((line) => bullet.test(line));
  const others = lines.filter((line) => !bullet.test(line) && !heading.test(line));
  return (
    points.length >= 3 &&
    others.length <= points.length &&
    points.filter((line) => endsInPrice.test(line)).length > points.length * 0.5
  );
}

const isTableLine = (line: string): boolean => line.includes('|');
