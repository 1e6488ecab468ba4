/** One parsed line of pasted text. */
export interface PartLine {
  /** As typed, without the quantity. */
  readonly partNumber: string;
  readonly quantity: number;
}

/** A line that could not be parsed, and why. */
export interface UnreadLine {
  /** The line number in the pasted text, from 1. */
  readonly at: number;
  readonly text: string;
  readonly reason: string;
}

export interface PartLines {
  readonly lines: readonly PartLine[];
  readonly unread: readonly UnreadLine[];
}

/** The maximum number of lines, enough for a workbook of spare parts. */
export const linesMost = 10_000;
/** The maximum length in the contract (PartSearch, CartFilling). */
const lengthMost = 80;
const quantityMost = 9999;

/** Part numbers that the server treats as equal have the same key. */
const keyOf = (partNumber: string): string => partNumber.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

// "FND-6B 4", "FND-6B; 4", "FND-6B x 4", or with a tab in between, as in a spreadsheet.
const withQuantity = /^(.*?)(?:\s*[;,\t]\s*|\s+(?:[x×*]\s*)?)(\d+)$/iu;

// "4 FND-6B", "4 x FND-6B", as in a note. The part number has to be one word with letters and digits, otherwise the
// text may be a part number of two words.
const quantityFirst = /^(\d{1,4})(?:\s*[x×*]\s+|\s+)((?=\S*\p{L})(?=\S*\d)\S+)$/iu;

function readLine(text: string): PartLine | { readonly reason: string } {
  const [, first, named] = quantityFirst.exec(text) ?? [];
  const [, before, figures] =
    named === undefined ? (withQuantity.exec(text) ?? []) : [text, named.replace(/[;,]+$/u, ''), first];
  const partNumber = (before ?? text).replace(/[;,\s]+$/u, '');
  const quantity = figures === undefined ? 1 : Number(figures);
  if (keyOf(partNumber) === '') return { reason: 'There is no part number.' };
  if ([...partNumber].length > lengthMost)
    return { reason: `A part number has at most ${lengthMost} characters.` };
  if (quantity < 1 || quantity > quantityMost)
    return { reason: 'A quantity is a whole number from 1 to 9,999.' };
  return { partNumber, quantity };
}

/**
 * Parses pasted text: a part number per line, followed by a quantity (default 1). Quantities of repeated part numbers
 * are added up; empty lines are skipped.
 */
export function partLinesIn(text: string): PartLines {
  const byKey = new Map<string, PartLine>();
  const unread: UnreadLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/u).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const read = readLine(line);
    if ('reason' in read) {
      unread.push({ at: index + 1, text: line, reason: read.reason });
      continue;
    }
    const key = keyOf(read.partNumber);
    const earlier = byKey.get(key);
    const quantity = Math.min(quantityMost, (earlier?.quantity ?? 0) + read.quantity);
    byKey.set(key, { partNumber: earlier?.partNumber ?? read.partNumber, quantity });
  }
  return { lines: [...byKey.values()], unread };
}
