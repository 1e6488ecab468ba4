import { namesNothing, pricedText, type PricedText } from './name-and-price.ts';

const sizeAlone = /^\d[\d.,]*\s?(?:g|gr|kg|ml|cl|dl|l|lt|г|гр|кг|мл|л|cm|mm)\.?$/iu;
/** `250 g`: how much there is of something, and no name. */
export const isSizeAlone = (text: string): boolean => sizeAlone.test(text);

/** `0,33 fl`, `0,4l`, `250 g`: the quantity of a price. */
const amountAtEnd = /^(.*\p{L}.*?)[\s…:–—-]+(\d[\d.,]*\s?\p{L}{1,3})$/u;
/** `- half`, `: whole`, `… large`: the size of a price in a word or two, after a separator from the name. */
const wordsAtEnd = /^(.*\p{L}.*?)\s*(?:[…:–—]|-\s|\s-)\s*(\p{L}+(?:\s\p{L}+)?)$/u;
const leaders = /\s?[.·…_]{3,}\s?/gu;
const between = /[\s,;/|]+$/u;
/** The maximum number of words between two prices that state the size of the second. */
const labelWordsMost = 2;

interface Sized {
  readonly name: string;
  readonly label: string;
  readonly price: string;
}

/** `0,75` before `l`: how much there is of something, and no price. */
const unit = /^(?:l|lt|ltr|ml|cl|dl|g|gr|kg|mg|cm|mm|m|л|мл|г|гр|кг|шт|pcs?|st|stk|ks|szt|kom)\.?$/iu;

/** The first of two prices in a line, with the sizes of both: `Cola … 0,2 l 3,60 €` before `0,4 l`. */
function firstOf(head: string, label: string): Sized | null {
  const first = pricedText(head.replace(between, ''));
  if (!first) return null;
  const pattern = /\d/u.test(label) ? amountAtEnd : wordsAtEnd;
  const [, name, own] = pattern.exec(first.name) ?? [];
  return name === undefined || own === undefined ? null : { name, label: own, price: first.price };
}

/** The last words of a text, and the text before them. */
function cut(text: string, count: number): readonly [string, string] | null {
  const words = text.split(' ');
  return words.length <= count ? null : [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
}

const labelAtEnd = /\s*\(([^()\d]{1,40})\)$/u;

/** `Pizza - €4.50 (plain), €5.50 (cheese)`: an entry for each sum and its label; null if one of the sums has none. */
function pricesByLabel(line: PricedText): readonly PricedText[] | null {
  const found: { readonly label: string; readonly price: string }[] = [];
  let name = line.name;
  for (let own: PricedText | null = line; own; own = pricedText(name.replace(between, ''))) {
    const label = labelAtEnd.exec(own.price)?.[1];
    if (label === undefined) return null;
    found.unshift({ label, price: own.price.replace(labelAtEnd, '') });
    name = own.name;
  }
  if (found.length < 2 || namesNothing(name)) return null;
  return found.map(({ label, price }) => ({ name: `${name} ${label}`, price }));
}

/**
 * `Cola … 0,2 l 3,60 € 0,4 l` next to `5,40 €`, `Toast – half 165 kr, whole` next to `265 kr`: a line with a price for
 * each of two sizes, as two. A name that contains a sum without a size stays as it is.
 */
export function pricesBySize({ name, price }: PricedText): readonly PricedText[] {
  if (price === '' || !/\d/u.test(name)) return [{ name, price }];
  const labelled = pricesByLabel({ name, price });
  if (labelled) return labelled;
  const text = name.replaceAll(leaders, ' … ').replaceAll(/\s+/gu, ' ').trim();
  for (let count = 1; count <= labelWordsMost; count += 1) {
    const [head, label] = cut(text, count) ?? [];
    if (head === undefined || label === undefined) break;
    if (unit.test(label) && /\d$/u.test(head)) continue;
    if (!/^(?:\d[\d.,]*\s?\p{L}{1,3}|\p{L}+(?:\s\p{L}+)?)\.?$/u.test(label)) continue;
    const first = firstOf(head, label);
    if (first)
      return [
        { name: `${first.name} ${first.label}`, price: first.price },
        { name: `${first.name} ${label}`, price },
      ];
  }
  return [{ name, price }];
}
