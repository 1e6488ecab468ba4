import type { NamedCurrency } from './currencies.ts';

/** The sum at the beginning of a cell, and what the cell says of it. */
interface SumInWords {
  readonly sum: string;
  /** What one sum is for: `per painting`. */
  readonly perUnit: string | null;
}

/** Words before a sum that promise no other: `Only $449`, `jetzt 20 €`. */
const plainly = /^(?:only|now|just|nur|jetzt|nun|seulement|solo|sólo|ahora|ora|adesso|nu|maar|tylko)\s+/iu;

const amount = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;

/** Words behind a sum after which it is not what has to be paid: the least or most, a part, a reduction. */
const otherwise =
  /^\s*(?:[+%x×*/<>~]|[-–—]\s*\D{0,3}\d|(?:and\s+)?(?:up|more|over|above|onwards?|upwards?)(?!\p{L})|(?:min|max|off|discount|deposit|extra|surcharge|rabatt|kaution|anzahlung|aufwärts|mindest\p{L}*|zuschlag|aufpreis|bis|to|till|until|à|hasta|до|and|or|und|oder|ou|et|o|y|e)(?!\p{L}))/iu;

/** Another amount of money in the words; one that is for a part of the whole, `$7.00/g`, is only told beside it. */
const otherSum = new RegExp(
  String.raw`(?:\p{Sc}\s?(?:${amount})|(?:${amount})\s?\p{Sc})(?![\d.,]*\s?/\s?\p{L})`,
  'u',
);

const per = /^\s*(?:per|pro|par|por|je|al|alla|za|za)\s+(\p{L}[\p{L} ]{0,30}?)\s*(?:$|[,;(–—-])/iu;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/**
 * `£375 per painting (5 in total)`, `Only $449.00`, `$700 $7.00/g`: the one sum with a sign that a cell begins with,
 * where the words behind it leave it as it is; null for all other cells.
 */
export function sumInWords(cell: string, currency: NamedCurrency): SumInWords | null {
  const said = cell.trim().replace(plainly, '');
  const sign = escaped(currency.sign.trim());
  const begins = new RegExp(`^(?:${sign}\\s?(${amount})|(${amount})\\s?${sign})(?=\\s|$|[(,;])`, 'u');
  const [whole, before, behind] = begins.exec(said) ?? [];
  const sum = before ?? behind;
  if (whole === undefined || sum === undefined) return null;
  const rest = said.slice(whole.length);
  if (otherwise.test(rest) || otherSum.test(rest) || rest.includes('%')) return null;
  return { sum, perUnit: per.exec(rest)?.[1]?.trim() ?? null };
}
