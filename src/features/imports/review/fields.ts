import { parserFields, type ImportKind, type ReviewField } from '../../../machines/import/index.ts';

/** The fields of a product or a service, in the order of the table's columns. */
export const fieldsOf: Readonly<Record<ImportKind, readonly ReviewField[]>> = {
  products: [
    'name',
    'variant',
    'sku',
    'price',
    'currency',
    'tax',
    'stock',
    'unit',
    'departments',
    'category',
    'brand',
    'partNumber',
    'barcode',
    'description',
    'imageUrl',
  ] as const,
  services: [
    'name',
    'price',
    'currency',
    'tax',
    'pricedPer',
    'unit',
    'durationMinutes',
    'leadTimeHours',
    'departments',
    'category',
    'sku',
    'description',
    'location',
  ] as const,
};

/** Maximum lengths in the contract (ImportedProduct, ImportedService). */
export const lettersMax: Readonly<Partial<Record<ReviewField, number>>> = {
  name: 200,
  variant: 200,
  sku: 80,
  partNumber: 80,
  brand: 120,
  category: 120,
  unit: 40,
  description: 5000,
  imageUrl: 2000,
};

/**
 * Fields that identify a listing, so that truncating them would change it. Other fields are truncated with a finding.
 */
export const neverCut: readonly ReviewField[] = ['name', 'variant', 'sku', 'partNumber'];

/** Fields by which rows are compared (contract: RowToCompare). */
export const comparedBy: ReadonlySet<ReviewField> = new Set([
  'name',
  'variant',
  'sku',
  'barcode',
  'brand',
  'partNumber',
] as const);

/** The maximum price in minor units (contract: ImportedProduct.priceMinor). */
export const priceMinorMax = 100_000_000_000;
export const stockMax = 10_000_000;
export const durationMinutesMin = 5;
export const durationMinutesMax = 43_200;
export const leadTimeHoursMax = 2_160;

const parserNames: Readonly<Partial<Record<ReviewField, string>>> = {
  ...parserFields.services,
  ...parserFields.products,
};
const reviewNames = new Map(Object.entries(parserNames).map(([ours, theirs]) => [theirs, ours]));

/** The parser's name of a field. */
export const parserNameOf = (field: ReviewField): string => parserNames[field] ?? field;

/** The field of a parser's name; null if a review of this kind does not have it. */
export function fieldOfParser(kind: ImportKind, name: string | null): ReviewField | null {
  const ours = name === null ? null : (reviewNames.get(name) ?? name);
  return fieldsOf[kind].find((field) => field === ours) ?? null;
}

/** The length in code points, as the contract counts it. */
export const lettersOf = (text: string): number => [...text].length;
export const isLongerThan = (text: string, letters: number): boolean =>
  text.length > letters && lettersOf(text) > letters;
