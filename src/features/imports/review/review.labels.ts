import type { ImportKind, ReviewField, ReviewSummary } from '../../../machines/import/index.ts';
import type { FileColumn, Level } from './review.types.ts';

const counted = new Intl.NumberFormat('en-GB');
const list = new Intl.ListFormat('en-GB');

/** `5000` as "5,000". */
export const inFigures = (count: number): string => counted.format(count);

/** `count(1, 'row')` is "1 row", `count(40, 'row')` "40 rows". */
export const count = (figure: number, one: string, many = `${one}s`): string =>
  `${inFigures(figure)} ${figure === 1 ? one : many}`;

/** What the rows become: "271 products". */
export const offers = (figure: number, kind: ImportKind): string =>
  count(figure, kind === 'products' ? 'product' : 'service');

/** The rows that are not imported: "9 cannot be sold yet, 3 left out". */
export function leftOutText({ blocked, excluded }: Pick<ReviewSummary, 'blocked' | 'excluded'>): string {
  const parts = [
    blocked > 0 ? `${inFigures(blocked)} cannot be sold yet` : null,
    excluded > 0 ? `${inFigures(excluded)} left out` : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** The rows with values that the parser is not sure of: "586 rows have guessed values". */
export const guessedText = (rows: number): string =>
  rows === 1
    ? '1 row has guessed values: check it first'
    : `${count(rows, 'row')} have guessed values: check some first`;

/** Headings of the table's columns. */
/** How many unused columns are named. */
const namedMost = 3;

/** "Not used: Conf. and Sc.%": the columns that have a header and values, and no meaning; null if there are none. */
export function unusedText(
  columns: readonly Pick<FileColumn, 'field' | 'header' | 'samples'>[],
): string | null {
  const headers = columns.flatMap(({ field, header, samples }) =>
    field === null && header !== null && samples.length > 0 ? [header] : [],
  );
  if (headers.length === 0) return null;
  const named = headers.slice(0, headers.length > namedMost ? namedMost - 1 : namedMost);
  const more = headers.length - named.length;
  return `Not used: ${list.format([...named, ...(more === 0 ? [] : [count(more, 'other column')])])}`;
}

export const fieldNames: Record<ReviewField, string> = {
  name: 'Name',
  variant: 'Variant',
  sku: 'SKU',
  barcode: 'Barcode',
  brand: 'Brand',
  partNumber: 'Part number',
  description: 'Description',
  category: 'Category',
  departments: 'Departments',
  price: 'Price',
  currency: 'Currency',
  tax: 'Tax, %',
  stock: 'Stock',
  unit: 'Unit',
  imageUrl: 'Picture',
  pricedPer: 'Priced per',
  durationMinutes: 'Duration, min',
  leadTimeHours: 'Lead time, h',
  location: 'Location',
};

export const levelNames: Record<Level, string> = {
  blocked: 'Cannot be sold',
  doubtful: 'Needs checking',
  note: 'Note',
};

/** How certain the reading of a value is; `confidence` is from 0 to 1. */
export function certainty(confidence: number): { readonly label: string; readonly isLow: boolean } {
  const share = `${Math.round(confidence * 100)} %`;
  if (confidence >= 0.9) return { label: `We’re sure (${share})`, isLow: false };
  if (confidence >= 0.6) return { label: `We’re fairly sure (${share})`, isLow: false };
  return { label: `We aren’t sure: please check (${share})`, isLow: true };
}
