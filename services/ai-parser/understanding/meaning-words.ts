import type { Column } from './column.ts';
import type { Field } from './fields.ts';
import type { Meaning } from './lexicon/lexicon.ts';

const fieldWords: Readonly<Partial<Record<Field, string>>> = {
  sku: 'codes',
  imageUrl: 'addresses of pictures',
  durationMinutes: 'durations',
  quantity: 'numbers of pieces',
};
/** The plural of a field's name for messages: `codes`. */
export const wordsFor = (field: Field): string => fieldWords[field] ?? `${field}s`;

const meaningWords: Readonly<Partial<Record<Meaning, string>>> = {
  code: 'code',
  rowId: 'number of the row',
  partNumber: 'part number',
  listPrice: 'list price',
  tradePrice: 'a price for some customers',
  sale: 'what was sold',
  ledger: 'money that moved',
  unitPrice: 'price of one',
  quantity: 'stock',
  salePrice: 'special price',
  optionValue: 'variant',
  optionName: 'name of an option',
  groupKey: 'group',
  flag: 'a state',
  measure: 'a measure',
  charge: 'a further charge',
  factor: 'what prices are multiplied with',
  ordered: 'an order or a sum',
  contact: 'an address',
  minimum: 'a minimum',
  image: 'picture',
  taxIncluded: 'tax included',
};
/** The name of a meaning for messages. */
export const wordsForMeaning = (meaning: Meaning): string => meaningWords[meaning] ?? meaning;

/** Why a column fills no field. */
export function unusedReason(column: Column): string {
  if (column.stated) return column.stated.reason;
  if (column.profile.filled === 0) return 'empty';
  const meaning = column.header?.meanings[0]?.meaning ?? null;
  return meaning === null ? 'not understood' : `header says ${wordsForMeaning(meaning)}, which is not used`;
}
