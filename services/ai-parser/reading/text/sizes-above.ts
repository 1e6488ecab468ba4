import { pricedText, type PricedText } from '../name-and-price.ts';

const apart = /\s{2,}|\s+[/|]\s+/u;
/** `200g`, `0,5 l`, `large`: a size, in a figure with its unit or a single word. */
const size = /^(?:\d[\d.,]*\s?(?:g|gr|kg|ml|cl|dl|l|lt|cm|mm|m|min|h|г|гр|кг|мл|л|см)\.?|\p{L}{1,12})$/iu;
const sizesMost = 6;

/** The sizes of a line that says nothing else, `200g   300g   400g`; empty if it does not. */
export function sizesIn(text: string): readonly string[] {
  const said = text.split(apart);
  return said.length > 1 && said.length <= sizesMost && said.every((each) => size.test(each)) ? said : [];
}

/** The offers of a line below sizes that has a price for each of them; null if it has not. */
export function pricesUnder(sizes: readonly string[], text: string): readonly PricedText[] | null {
  if (sizes.length === 0) return null;
  const found: PricedText[] = [];
  let rest = text;
  for (const label of sizes.toReversed()) {
    const own = pricedText(rest);
    if (!own) return null;
    found.unshift({ name: label, price: own.price });
    rest = own.name;
  }
  if (!/\p{L}{2}/u.test(rest) || pricedText(rest)) return null;
  return found.map(({ name, price }) => ({ name: `${rest} ${name}`, price }));
}
