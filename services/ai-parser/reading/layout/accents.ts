/** Accents that are typeset as separate letters, and the combining mark of each for the letter that follows. */
const accents: Readonly<Record<string, string>> = {
  '\u00b4': '\u0301',
  '\u0060': '\u0300',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00a8': '\u0308',
  '\u02c7': '\u030c',
  '\u02da': '\u030a',
};

/** Some typesetters print an accent and its letter over each other: `Th´e` is Thé. */
export const composed = (text: string): string =>
  text.replaceAll(
    /(?<=\p{L}|^|\s)([\u00b4\u0060\u02c6\u02dc\u00a8\u02c7\u02da])\s?([\p{L}\u0131])/gu,
    (both, accent: string, letter: string) => {
      const whole = `${letter === '\u0131' ? 'i' : letter}${accents[accent] ?? ''}`.normalize('NFC');
      return whole.length === 1 ? whole : both;
    },
  );
