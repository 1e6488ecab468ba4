import { isMisspelt } from '../../../../../src/lib/is-misspelt.ts';

/** Without accents, in lower case: "Pálma" and "palma" are equal. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

export const splitWords = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((word) => word !== '');

interface NamedPort {
  readonly slug: string;
  readonly name: string;
}
interface PortToFind extends NamedPort {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** What else it is called, alone or with other ports: "Mallorca", "French Riviera". */
  readonly otherNames: readonly string[];
  /** Towns near it: "Marseille". */
  readonly nearby: readonly string[];
}

/** A name and the ports that it stands for: one, or those of a country or coast. */
interface Place {
  readonly words: readonly string[];
  readonly ports: readonly NamedPort[];
  /** Whether it is another town, to which the ports are near. */
  readonly isNearby: boolean;
}

export interface Places {
  readonly ports: readonly NamedPort[];
  /** By their first word, the longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly Place[]>;
}

/** The languages of the trade. */
const languages = ['en-GB', 'fr', 'it', 'es', 'de'];
const countryNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text, plain, with their positions; "d’Azur" and "Saint-Tropez" are two each. */
const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(({ 0: word, index }) => ({
    word: plain(word),
    from: index,
    to: index + word.length,
  }));
const wordsOf = (text: string): readonly string[] => tokensOf(text).map(({ word }) => word);

/** The ports by all of their names, with those of their countries in every language of the trade. */
export function placesOf(ports: readonly PortToFind[]): Places {
  const named = ports.flatMap(({ country, otherNames, nearby, slug, name }) => {
    const countries = countryNames.map((names) => names.of(country) ?? country);
    const called = (names: readonly string[], isNearby: boolean) =>
      names.map((each) => ({ called: wordsOf(each).join(' '), port: { slug, name }, isNearby }));
    return [...called([name, ...otherNames, ...countries], false), ...called(nearby, true)];
  });
  const places = [...Map.groupBy(named, ({ called }) => called)].map(([called, same]) => ({
    words: called.split(' '),
    // Monaco is the name of a port and of its country.
    ports: [...new Map(same.map(({ port }) => [port.slug, port])).values()],
    isNearby: same.every(({ isNearby }) => isNearby),
  }));
  const longestFirst = places.toSorted((one, other) => other.words.length - one.words.length);
  return {
    ports: ports.map(({ slug, name }) => ({ slug, name })),
    byFirstWord: Map.groupBy(longestFirst, ({ words: [first] }) => first ?? ''),
  };
}

interface PlaceSaid extends Pick<Place, 'ports' | 'isNearby'> {
  /** As it was written. */
  readonly said: string;
}

interface SaidInText {
  readonly places: readonly PlaceSaid[];
  /** The other words. */
  readonly q: string;
}

/** A part of an article number or of a measure is no place. */
const isWhole = (text: string, { from, to }: Pick<Token, 'from' | 'to'>): boolean =>
  /(?:^|[\s('’])$/u.test(text.slice(0, from)) && /^(?:$|[\s,.;:!?)])/u.test(text.slice(to));

const joinsPlaces = /^\s*(?:de|di|du|da|of|in|en)\s*$/iu;

/** The places that are named in a text, each by its longest name. */
export function placesIn(text: string, { byFirstWord }: Places): SaidInText {
  const tokens = tokensOf(text);
  const found: PlaceSaid[] = [];
  let rest = '';
  let kept = 0;
  for (let at = 0; at < tokens.length;) {
    const [first] = tokens.slice(at, at + 1);
    const place = byFirstWord
      .get(first?.word ?? '')
      ?.find(({ words }) => words.every((word, next) => tokens[at + next]?.word === word));
    const last = tokens[at + (place?.words.length ?? 1) - 1];
    at += 1;
    if (place === undefined || first === undefined || last === undefined) continue;
    const span = { from: first.from, to: last.to };
    if (!isWhole(text, span)) continue;
    found.push({ said: text.slice(span.from, span.to), ports: place.ports, isNearby: place.isNearby });
    const before = text.slice(kept, span.from);
    // "Palma de Mallorca", by two names of one port.
    rest += found.length > 1 && joinsPlaces.test(before) ? ' ' : before;
    kept = span.to;
    at += place.words.length - 1;
  }
  const q = splitWords(rest + text.slice(kept)).filter((word) => /[\p{L}\d]/u.test(word));
  return { places: found, q: q.map((word) => word.replace(/,$/u, '')).join(' ') };
}

/** The ports that all of the places have in common: "Antibes, France" is Antibes. */
export const portsInAll = ([first, ...others]: readonly PlaceSaid[]): readonly NamedPort[] =>
  (first?.ports ?? []).filter(({ slug }) =>
    others.every(({ ports }) => ports.some((port) => port.slug === slug)),
  );

/** The ports of any of the places. */
export const portsInAny = (places: readonly PlaceSaid[]): readonly NamedPort[] => [
  ...new Map(places.flatMap(({ ports }) => ports).map((port) => [port.slug, port])).values(),
];

interface Misspelt {
  /** The word as it was written. */
  readonly word: string;
  /** The text with the place's name in its stead. */
  readonly text: string;
}

/**
 * Whether the last letter is another or an "s" more: that is rather another word, such as "canned" for Cannes, than a
 * slip.
 */
const isOtherEnd = (written: string, name: string): boolean =>
  written === `${name}s` || (written.length === name.length && written.slice(0, -1) === name.slice(0, -1));

/** The words of a text that are spelt nearly like the name of a place, whose other words are as written. */
export function misspeltPlaces(text: string, { byFirstWord }: Places): readonly Misspelt[] {
  const tokens = tokensOf(text);
  const places = [...byFirstWord.values()].flat();
  return tokens.flatMap((token, at) => {
    if (/\d/u.test(token.word) || !isWhole(text, token)) return [];
    const meant = places
      .flatMap(({ words }) => words.map((name, place) => ({ words, name, place })))
      .find(
        ({ words, name, place }) =>
          isMisspelt(token.word, name) &&
          token.word !== name &&
          !isOtherEnd(token.word, name) &&
          words.every((word, next) => next === place || tokens[at + next - place]?.word === word),
      );
    if (meant === undefined) return [];
    return [
      {
        word: token.word,
        text: `${text.slice(0, token.from)}${meant.name}${text.slice(token.to)}`,
      },
    ];
  });
}

/** "in Rotterdam": the last word may be where. */
export const placeWord = (text: string): string | null =>
  /(?:^|\s)(?:in|at|near)\s+(?<word>\p{L}{4,})[?.!]?$/iu.exec(text)?.groups?.['word'] ?? null;

const shortest = 3;
/** Other names than its own begin with too many short words. */
const shortestOfOthers = 5;

/** The ports of which a word begins a name, with the other words: "antib", "mallor". */
export function portsBegun(text: string, { ports, byFirstWord }: Places) {
  const words = splitWords(text);
  const begins = (word: string, { slug, name }: NamedPort): boolean => {
    const begun = plain(word);
    // Who asks "who can …" doesn't begin to type "Cannes".
    if (begun === 'can' && words.length > 1) return false;
    if (begun.length >= shortest && wordsOf(name).some((part) => part.startsWith(begun))) return true;
    return (
      begun.length >= shortestOfOthers &&
      [...byFirstWord].some(
        ([first, places]) =>
          // "french" alone begins no coast: it is a word for goods too.
          first !== begun &&
          first.startsWith(begun) &&
          places.some((place) => place.ports.some((port) => port.slug === slug)),
      )
    );
  };
  return ports.flatMap((port) => {
    const others = words.filter((word) => !begins(word, port));
    return others.length === words.length ? [] : [{ slug: port.slug, name: port.name, others }];
  });
}
