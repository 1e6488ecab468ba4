import { isCurrencyKey, isSeparateMatterKey, isOptionKey, isPriceKey } from './record-keys.ts';

/** A name without structural prefixes: `ARTICLE_DETAILS.EAN` is `EAN`, `brand.name` stays. */
function shortName(name: string): string {
  const pieces = name.split('.');
  const leaf = pieces.at(-1) ?? name;
  if (pieces.length === 1) return name;
  const matter = pieces.slice(0, -1).findLast((piece) => isSeparateMatterKey(piece) || isOptionKey(piece));
  if (matter === undefined) return leaf;
  const isSelfExplanatory =
    pieces.length > 2 && isPriceKey(matter) && (isPriceKey(leaf) || isCurrencyKey(leaf));
  return isSelfExplanatory ? leaf : `${matter}.${leaf}`;
}

/** The headers of columns: short where that leaves them different. */
export function headersOf(names: readonly string[]): readonly string[] {
  const taken = new Set(names.filter((name) => shortName(name) === name));
  return names.map((name) => {
    const short = shortName(name);
    if (short === name || taken.has(short)) return name;
    taken.add(short);
    return short;
  });
}
