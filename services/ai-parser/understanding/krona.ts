import { textOf, type Row } from '../reading/table.ts';

const sign = /(?:^|[\d\s(,/])kr\.?(?:[\s\d),/]|$)|(?<!\p{L})kron(?:or|er)(?!\p{L})/iu;
const swedish = /[äö]/iu;
/** `Ø 48` is a diameter. */
const danish = /æ|(?<=\p{L})ø|ø(?=\p{L})/iu;
/** Estonia once used crowns too, and its language has letters that none of the three has. */
const others = /[õðþ]/iu;
const ofNorway = /(?<!\p{L})(?:mva|eks|inkludert|ikke\s+inkl\p{L}*\s+mva|nok)(?!\p{L})/iu;
const ofDenmark = /(?<!\p{L})(?:moms|ekskl|inkluderet|dkk)(?!\p{L})/iu;

/** Whether a text names crowns, as `kr`: `1 200 kr`, `Pris (kr)`. */
export const saysKrona = (text: string): boolean => sign.test(text);

/** Whether a text is only `kr`. */
export const isKronaAlone = (text: string): boolean => /^kr\.?$/iu.test(text.trim());

/** The country whose crowns `kr` means in a table, by its letters and names of tax; null if they do not show it. */
export function kronaOf(rows: Iterable<Row>): 'SEK' | 'DKK' | 'NOK' | null {
  const seen = { swedish: false, danish: false, others: false, ofNorway: false, ofDenmark: false };
  for (const { cells } of rows)
    for (const cell of cells) {
      const text = textOf(cell);
      seen.swedish ||= swedish.test(text);
      seen.danish ||= danish.test(text);
      seen.others ||= others.test(text);
      seen.ofNorway ||= ofNorway.test(text);
      seen.ofDenmark ||= ofDenmark.test(text);
    }
  if (seen.others || seen.swedish === seen.danish) return null;
  if (seen.swedish) return 'SEK';
  if (seen.ofNorway === seen.ofDenmark) return null;
  return seen.ofNorway ? 'NOK' : 'DKK';
}
