/** A quantity with a unit, without a product. */
const amount =
  /^\d[\d.,]*\s?(?:g|gr|kg|mg|mls?|cl|dl|l|lt|m|cm|mm|min|h|un|uds?|u|pcs?|pieces|st|stk|stück|szt|ks|шт|г|кг|мл|л)\.?$/iu;

/** `500 g`, `10 pcs`, `1.000 un`, `1㎏`. */
export const isAmountOf = (text: string): boolean => amount.test(text.normalize('NFKC'));
