/** What one line of pasted text asks for. */
export interface PartLine {
  /** As it was typed, without the quantity. */
  readonly partNumber: string;
  readonly quantity: number;
}

/** A line that can't be read, and why. */
export interface UnreadLine {
  /** Of the pasted text, from 1. */
  readonly at: number;
  readonly text: string;
  readonly reason: string;
}

export interface PartLines {
  readonly lines: readonly PartLine[];
  readonly unread: readonly UnreadLine[];
}

/** How much is looked up at once: what a workbook of spare parts has at most. */
export const linesMost = 10_000;
/** Contract: PartSearch, CartFilling. */
const lengthMost = 80;
const quantityMost = 9999;

/** Part numbers that the server finds alike are one. */
const keyOf = (partNumber: string): string => partNumber.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

// "FND-6B 4", "FND-6B; 4", "FND-6B x 4", a tab between them as a spreadsheet has it.
const withQuantity = /^(.*?)(?:\s*[;,\t]\s*|\s+(?:[x×*]\s*)?)(\d+)$/iu;

// "4 FND-6B", "4 x FND-6B", as one writes a note: one word with letters and figures after it, or it may be a part number of two words.
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
 * Reads pasted text: a part number per line, with how many after it (one where it says nothing). A part number that is there twice is
 * added up; empty lines are skipped.
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
