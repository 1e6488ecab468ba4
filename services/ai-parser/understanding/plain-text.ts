const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The visible text of a value that shop systems keep as HTML; other texts unchanged. */
export function withoutMarkup(text: string): string {
  // Most texts have neither sign, and searching for a sign is faster than for a whole tag.
  if (!text.includes('<') && !text.includes('&')) return text;
  if (!/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/iu.test(text)) return text;
  return text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/giu, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/giu, ' ')
    .replaceAll(
      /&(?:#(\d{1,6})|([a-z]+));/giu,
      (whole, number: string | undefined, name: string | undefined) => {
        if (number !== undefined)
          return Number(number) <= 0x10ffff ? String.fromCodePoint(Number(number)) : whole;
        return entities[(name ?? '').toLowerCase()] ?? whole;
      },
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
