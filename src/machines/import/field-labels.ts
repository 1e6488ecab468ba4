import type { ReviewField } from './import.types.ts';

/** Labels in the form used inside sentences. */
export const fieldLabels: Readonly<Record<ReviewField, string>> = {
  name: 'name',
  variant: 'variant',
  sku: 'SKU',
  barcode: 'barcode',
  brand: 'brand',
  partNumber: 'part number',
  description: 'description',
  category: 'category',
  departments: 'departments',
  price: 'price',
  currency: 'currency',
  tax: 'tax',
  stock: 'stock',
  unit: 'unit',
  imageUrl: 'picture',
  pricedPer: 'way of pricing',
  durationMinutes: 'duration',
  leadTimeHours: 'lead time',
  location: 'place',
};
