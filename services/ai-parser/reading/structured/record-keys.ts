import { headerOf } from '../../understanding/header-meaning.ts';
import type { Meaning } from '../../understanding/lexicon/lexicon.ts';

const plainly = 0.5;
const rememberedMax = 5_000;
const remembered = new Map<string, Meaning | null>();

/** What the name of a value says of it, where it says it plainly. */
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

export const saysPrice = any('price', 'unitPrice', 'listPrice', 'salePrice', 'cost');
export const saysCode = any('code', 'barcode', 'partNumber', 'reference');
export const saysStock = any('quantity', 'barcode');
export const saysName = any('name', 'model', 'description');
export const saysVariant = any('variant', 'optionValue', 'code', 'model');
export const saysOption = any('variant', 'optionValue', 'optionName');
export const saysProductName = any('name');
/** Of a product and of each of its variants; the variant's is the one that counts. */
export const saysWhatVariantsHave = any(
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
/** What belongs to a product without being sold by itself. */
export const saysBeside = any(
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

/** What gives its parts another meaning: the name of a brand, the price of shipping, the length of a box. */
export const saysMatterOfItsOwn = any(
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
export const saysCurrency = any('currency');
/** Orders name goods and prices too, and are no list of what is offered. */
export const saysOrder = any('ordered');
