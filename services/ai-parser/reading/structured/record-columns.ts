import { isCurrencyKey, isSeparateMatterKey, isOptionKey, isPriceKey } from './record-keys.ts';

/** A name without structural prefixes: `ARTICLE_DETAILS.EAN` becomes `EAN`, `brand.name` stays. */
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

const language = /^[a-z]{2}(?:[-_][a-z]{2})?$/iu;

const wholeOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** Paths whose parts are all languages: `name` in `{name: {en: 'Rope', fr: 'Cordage'}}`. */
function translatedIn(names: readonly string[]): ReadonlySet<string> {
  const parts = Map.groupBy(names, wholeOf);
  return new Set(
    [...parts].flatMap(([path, all]) =>
      path !== '' && all.length > 1 && all.every((name) => language.test(name.slice(path.length + 1)))
        ? [path]
        : [],
    ),
  );
}

/** The headers of columns: short if they stay unique. */
export function headersOf(names: readonly string[]): readonly string[] {
  const translated = translatedIn(names);
  const shortOf = (name: string): string =>
    translated.has(wholeOf(name))
      ? `${shortName(wholeOf(name))}.${name.slice(name.lastIndexOf('.') + 1)}`
      : shortName(name);
  const taken = new Set(names.filter((name) => shortOf(name) === name));
  return names.map((name) => {
    const short = shortOf(name);
    if (short === name || taken.has(short)) return name;
    taken.add(short);
    return short;
  });
}
