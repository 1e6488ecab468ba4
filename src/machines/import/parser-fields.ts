import type { parserComponents } from '../../api/index.ts';
import type { ImportKind, ReviewField } from './import.types.ts';

type ParserFields = {
  readonly products: parserComponents['schemas']['ProductField'];
  readonly services: parserComponents['schemas']['ServiceField'];
};

/** The parser's names of a review's fields; those it cannot read from a list are missing. */
export const parserFields = {
  products: {
    name: 'name',
    variant: 'variant',
    sku: 'sku',
    barcode: 'barcode',
    brand: 'brand',
    partNumber: 'partNumber',
    description: 'description',
    category: 'category',
    price: 'price',
    departments: 'department',
    currency: 'currency',
    stock: 'quantity',
    unit: 'unit',
    imageUrl: 'imageUrl',
  },
  services: {
    name: 'name',
    sku: 'sku',
    description: 'description',
    category: 'category',
    price: 'price',
    departments: 'department',
    currency: 'currency',
    pricedPer: 'priceUnit',
    durationMinutes: 'durationMinutes',
    location: 'location',
  },
} as const satisfies {
  readonly [Kind in ImportKind]: Readonly<Partial<Record<ReviewField, ParserFields[Kind]>>>;
};
