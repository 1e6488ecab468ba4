/**
 * The possible meanings of a column's header. Some fill no field: they prevent a column from being taken for another.
 */
export type Meaning =
  | 'name'
  | 'model'
  | 'description'
  | 'variant'
  | 'optionValue'
  | 'optionName'
  | 'code'
  | 'reference'
  | 'rowId'
  | 'groupKey'
  | 'parent'
  | 'barcode'
  | 'partNumber'
  | 'brand'
  | 'supplier'
  | 'category'
  | 'type'
  | 'department'
  | 'price'
  | 'listPrice'
  | 'unitPrice'
  | 'tradePrice'
  | 'cost'
  | 'salePrice'
  | 'discount'
  | 'factor'
  | 'charge'
  | 'currency'
  | 'taxIncluded'
  | 'tax'
  | 'quantity'
  | 'minimum'
  | 'flag'
  | 'unit'
  | 'pack'
  | 'measure'
  | 'image'
  | 'link'
  | 'tags'
  | 'duration'
  | 'location'
  | 'date'
  | 'person'
  | 'contact'
  | 'ordered'
  | 'sale'
  | 'ledger'
  | 'search';

/** The words of one language as people write them; case, accents and punctuation are ignored. */
export interface Lexicon {
  /** ISO 639-1. */
  readonly language: string;
  /** Words in headers, as phrases separated by commas. */
  readonly headers: Readonly<Partial<Record<Meaning, string>>>;
  /** Whether the language joins words: a header that ends in one of these (`Stückpreis`) has its meaning. */
  readonly joins?: boolean;
  /** Whether the language is written without spaces: words count anywhere in a header, most at its end. */
  readonly isUnspaced?: boolean;
  /** Words for the one of several prices that applies: `after`, `final`, `new`. */
  readonly latest?: string;
  /** Words for hundredths of the currency unit, as systems count them: `Price in cents`. */
  readonly hundredths?: string;
  readonly withTax: string;
  readonly withoutTax: string;
  /** Words that may be alone before a sum. */
  readonly totals: string;
  readonly euros: string;
}
