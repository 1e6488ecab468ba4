import { productUnitNamed } from '../../../src/lib/unit-names.ts';

/** `de 6`, `of 12`: the number of pieces in one. */
const count = /\s+(?:\p{L}{1,3}\s+)?\d+$/u;

/** `cf 10 pz`, `box 12 pcs`: a pack, the number of pieces in it, and a word for these. */
const packOf = /^\p{L}{1,5}\.?\s*(?:\p{L}{1,3}\s+)?\d+\s*(\p{L}{1,5}\.?)$/u;
const isPackOf = (text: string): boolean => productUnitNamed(packOf.exec(text)?.[1] ?? '') === 'piece';

/** `each`, `pcs.`, `carton de 6`, `box of 12`, `m²`: the unit that the price is for; `1 kg` is a quantity. */
export const isUnit = (text: string): boolean =>
  /^\p{L}/u.test(text) && (productUnitNamed(text.replace(count, '')) !== undefined || isPackOf(text));
