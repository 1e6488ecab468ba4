import { headerOf } from '../../understanding/header-meaning.ts';
import type { Meaning } from '../../understanding/lexicon/lexicon.ts';

const plainly = 0.5;
const rememberedMax = 5_000;
const remembered = new Map<string, Meaning | null>();

/** The meaning of a key, if it is clear. */
export function meaningOfKey(key: string): Meaning | null {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const [best] = headerOf(key).meanings;
  const meaning = best && best.strength >= plainly ? best.meaning : null;
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(key, meaning);
  return meaning;
}

const any = (...meanings: readonly Meaning[]) => {
  const all: ReadonlySet<Meaning | null> = new Set(meanings);
  return (key: string): boolean => all.has(meaningOfKey(key));
};

export const isPriceKey = any('price', 'unitPrice', 'listPrice', 'salePrice', 'cost');
export const isCodeKey = any('code', 'barcode', 'partNumber', 'reference');
export const isStockKey = any('quantity', 'barcode');
export const isUnitKey = any('unit', 'pack');
export const isNameKey = any('name', 'model', 'description');
export const isVariantKey = any('variant', 'optionValue', 'code', 'model');
export const isOptionKey = any('variant', 'optionValue', 'optionName');
const isCalledName = any('name');
/** `label` names a product in records, but may be a brand in a table. */
export const isProductNameKey = (key: string): boolean => isCalledName(key) || /^label$/iu.test(key);
/** Exists for a product and for each of its variants; the variant's counts. */
export const isVariantAttributeKey = any(
  'price',
  'unitPrice',
  'listPrice',
  'salePrice',
  'cost',
  'currency',
  'code',
  'barcode',
  'partNumber',
  'reference',
  'quantity',
  'unit',
  'measure',
  'image',
  'flag',
  'minimum',
  'duration',
);
/** Keys for accessories that are not sold separately. */
export const isAccessoryKey = any(
  'price',
  'unitPrice',
  'listPrice',
  'cost',
  'salePrice',
  'charge',
  'discount',
  'tax',
  'category',
  'image',
  'tags',
  'measure',
  'supplier',
  'brand',
  'contact',
  'link',
  'currency',
);

/** A key that gives its children another meaning: the name of a brand, the price of shipping, the length of a box. */
export const isSeparateMatterKey = any(
  'price',
  'listPrice',
  'salePrice',
  'cost',
  'brand',
  'category',
  'image',
  'charge',
  'discount',
  'tax',
  'measure',
  'supplier',
  'contact',
  'person',
  'location',
  'link',
  'parent',
  'minimum',
  'ordered',
  'pack',
);
export const isCurrencyKey = any('currency');
/** Charges besides the goods have lists of prices too. */
export const isChargeKey = any('charge');
/** Orders contain products and prices too, but are no list of offers. */
export const isOrderKey = any('ordered');
