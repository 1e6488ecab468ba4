const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a reader sees of a text that shop systems keep as HTML; other texts as they are. */
export function withoutMarkup(text: string): string {
  // Most texts have neither sign, and looking for one is quicker than for a whole tag.
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
