/** What the words over a column can mean. Some meanings fill no field: knowing them keeps a column from being taken for another. */
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

/** The words of one language, as people write them; case, accents and punctuation do not matter. */
export interface Lexicon {
  /** ISO 639-1. */
  readonly language: string;
  /** Words over columns, phrases separated by commas. */
  readonly headers: Readonly<Partial<Record<Meaning, string>>>;
  /** The language joins words: a header that ends in one of these (`Stückpreis`) means the same. */
  readonly joins?: boolean;
  /** The language is written without spaces: what a header holds counts wherever it stands, most at its end. */
  readonly isUnspaced?: boolean;
  /** Of several prices, what the one says that holds: `after`, `final`, `new`. */
  readonly latest?: string;
  /** Words for the hundredth part of money, as systems count it: `Price in cents`. */
  readonly hundredths?: string;
  readonly withTax: string;
  readonly withoutTax: string;
  /** What stands alone before a sum. */
  readonly totals: string;
  readonly euros: string;
}
