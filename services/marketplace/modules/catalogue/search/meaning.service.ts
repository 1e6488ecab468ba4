import { invariant } from '../../../../../src/lib/invariant.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { memoizeFor, type MemoizedFor } from '../../../platform/memoize-for.ts';
import {
  certainly,
  daysAlone,
  isOnlyPort,
  likely,
  portsNamed,
  simpler,
  thingsListed,
  vendorWord,
  withUnknownPlace,
  type LikelyVendor,
  type Meaning,
  type PortNamed,
} from './meaning.domain.ts';
import { readPorts, vendorsWithWord, wordsOfListings, type PortRow } from './meaning.repository.ts';
import { inEnglish } from './other-languages.domain.ts';
import {
  misspeltPlaces,
  placesIn,
  placesOf,
  placeWord,
  plain,
  splitWords,
  type Places,
} from './places.domain.ts';
import { choiceNames, type ChoiceName } from './search-conditions.repository.ts';
import { portsOfChoice, type Choices, type SearchSort } from './search.domain.ts';
import { searchListings, type SearchParts } from './search.service.ts';

/** Ports change only with a release. */
const portsMaxAgeMs = 60_000;

interface PortsKnown extends Places {
  readonly rows: readonly PortRow[];
}

interface MeaningParts extends SearchParts {
  readonly ports: MemoizedFor<PortsKnown>;
}

export const meaningParts = (parts: SearchParts): MeaningParts => ({
  ...parts,
  ports: memoizeFor(parts.clock, portsMaxAgeMs),
});

interface Asked extends Choices {
  readonly q?: string | undefined;
}

interface SearchMeaning {
  /** Null if the words are only search terms. */
  readonly meaning: Meaning | null;
  /** The names of the ports that are meant: "Antibes or Monaco". */
  readonly portName: string | null;
  /** The ports that the words begin, if they have results for the other words, or that they name alone. */
  readonly ports: readonly PortNamed[];
}

const total = async (parts: SearchParts, asked: Asked) => {
  const found = await searchListings(parts, { ...asked, limit: 1 });
  invariant(found.ok, 'a search without a cursor is never refused');
  return found.value;
};

/** The time zone without a known port: most ports are in it. */
const usualZone = 'Europe/Paris';

/**
 * The meaning of a search's words (contract: readSearchMeaning): price limits and article numbers always; time, order,
 * vendor and port only if no listing has all of the words.
 */
export async function readSearchMeaning(
  parts: MeaningParts,
  { q, ...choices }: Asked,
): Promise<SearchMeaning> {
  const text = cleanLine(q ?? '');
  if (text === '') return { meaning: null, portName: null, ports: [] };
  const known = await portsOf(parts);
  const [firstPort] = portsOfChoice(choices.port);
  const timeZone = known.rows.find(({ slug }) => slug === firstPort)?.timeZone ?? usualZone;
  const today = parts.clock.now().toLocaleDateString('sv-SE', { timeZone });
  const certain = certainly(text, today);
  const spelt = await withPlacesSpelt(parts, certain.q, known);
  const vendors = await vendorsMeant(parts, spelt, known);
  const meant = await orUnknownPlace(
    parts,
    likely({ ...certain, q: spelt }, { today, places: known, vendors }),
    spelt,
  );
  const isAsWritten =
    meant.kind === null && (meant.q === certain.q || (await areFound(parts, asMeant(certain, choices))));
  const read = await asSold(parts, isAsWritten ? certain : meant, choices);
  const meaning = await withFirstThing(parts, spelt, await withService(parts, read, choices), choices);
  const named =
    choices.port === undefined && meaning.port === null && (meaning.place === null || meaning.q === '')
      ? portsNamed(meaning.place === null ? meaning.q : spelt, known)
      : [];
  const counts = await Promise.all(
    named.map(async ({ q: rest, slug }) =>
      rest === ''
        ? 1
        : (await total(parts, { ...asMeant({ ...meaning, q: rest }, choices), port: slug })).total,
    ),
  );
  return {
    meaning: meaning.q === text ? null : meaning,
    portName: namesOf(known, portsMeant(meaning)),
    ports: named.filter((_, at) => counts[at] !== 0),
  };
}

/** In any port: what is only elsewhere is shown with its ports. */
const anywhere = (meaning: Meaning, choices: Choices): Asked => ({
  ...asMeant(meaning, choices),
  port: undefined,
});

/** With fewer words, if nothing is called by all of them: "watermaker" among the services for "watermaker maintenance", "wax" for "boat wax". */
async function asSold(parts: SearchParts, meaning: Meaning, choices: Choices): Promise<Meaning> {
  const candidates = simpler(meaning);
  if (candidates.length === 0 || (await areCalled(parts, anywhere(meaning, choices)))) return meaning;
  const called = await Promise.all(candidates.map(async (each) => areCalled(parts, anywhere(each, choices))));
  return candidates.find((_, at) => called[at]) ?? meaning;
}

/** Only services, if any is called so and a day is named, on which they are done: "chef next week" is no chef's jacket. */
async function withService(parts: SearchParts, meaning: Meaning, choices: Choices): Promise<Meaning> {
  if (meaning.when === null || meaning.q === '' || choices.kind !== undefined) return meaning;
  const asService = { ...meaning, kind: 'service' } as const;
  return (await areCalled(parts, anywhere(asService, choices))) ? asService : meaning;
}

/** With the first on sale of several things, if nothing is called all of them: "fenders" of "fenders and shackles". */
async function withFirstThing(
  parts: SearchParts,
  text: string,
  meaning: Meaning,
  choices: Choices,
): Promise<Meaning> {
  const things = thingsListed(text, meaning);
  const asked = asMeant(meaning, choices);
  if (things === null || (await areCalled(parts, asked))) return meaning;
  const found = await Promise.all(things.map(async (q) => areFound(parts, { ...asked, q })));
  const first = things.find((_, at) => found[at]);
  return first === undefined
    ? meaning
    : { ...meaning, q: first, also: things.filter((thing) => thing !== first) };
}

/** The slugs of the ports that are meant. */
const portsMeant = ({ port, place }: Meaning): readonly string[] =>
  port === null ? (place?.ports ?? []) : [port];

const inAnyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const namesOf = ({ rows }: PortsKnown, slugs: readonly string[]): string | null =>
  slugs.length === 0
    ? null
    : inAnyOf.format(rows.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name));

const portsOf = async (parts: MeaningParts): Promise<PortsKnown> =>
  parts.ports('all', async () => {
    const rows = await readPorts(parts.db, []);
    return { ...placesOf(rows), rows };
  });

/** The words that no listing has, nor a known word of another language. */
async function unknownOf(
  { db }: Pick<SearchParts, 'db'>,
  words: readonly string[],
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const known = await wordsOfListings(db, [words]);
  return words.filter((word) => inEnglish(word) === null && !known.some((row) => row.word === word));
}

/** The text with the right name of a misspelt place, if it names none and no listing has the word. */
async function withPlacesSpelt(parts: Pick<SearchParts, 'db'>, text: string, known: Places): Promise<string> {
  if (placesIn(text, known).places.length > 0) return text;
  const misspelt = misspeltPlaces(text, known);
  const [unknown] = await unknownOf(
    parts,
    misspelt.map(({ word }) => word),
  );
  return misspelt.find(({ word }) => word === unknown)?.text ?? text;
}

/** What is meant, without a place that is unknown: "Rotterdam" of "diver in Rotterdam". */
async function orUnknownPlace(
  parts: Pick<SearchParts, 'db'>,
  meant: Meaning,
  text: string,
): Promise<Meaning> {
  const word = meant.port === null && meant.place === null ? placeWord(text) : null;
  if (word === null || !splitWords(meant.q).some((kept) => kept.startsWith(word))) return meant;
  const [unknown] = await unknownOf(parts, [word]);
  const without = unknown === undefined ? meant : withUnknownPlace(meant, unknown);
  return without.q === '' ? meant : without;
}

/**
 * The ports that a text names, alone or by their country or coast, or begins, if it looks for nothing else: "in
 * Antibes", "antib", "do you ship to Croatia?".
 */
export async function portsCalled(parts: MeaningParts, q: string): Promise<readonly Omit<PortNamed, 'q'>[]> {
  const known = await portsOf(parts);
  const named = portsNamed(await withPlacesSpelt(parts, cleanLine(q), known), known);
  return named.filter(isOnlyPort).map(({ slug, name }) => ({ slug, name }));
}

/** The days that a text names, if it looks for nothing else. */
export const daysCalled = ({ clock }: Pick<MeaningParts, 'clock'>, q: string) =>
  daysAlone(cleanLine(q), clock.now().toLocaleDateString('sv-SE', { timeZone: usualZone }));

/** The search that the words mean, with the previous filters where they mean nothing else. */
export function asMeant(meaning: Meaning, choices: Choices): Asked & { readonly sort?: SearchSort } {
  const { q, kind, vendor, priceFrom, priceTo, sort } = meaning;
  const ports = portsMeant(meaning);
  return {
    ...choices,
    ...(kind !== null && { kind }),
    ...(ports.length > 0 && { port: ports.join(',') }),
    ...(vendor !== null && { vendor }),
    ...(priceFrom !== null && { priceFrom }),
    ...(priceTo !== null && { priceTo }),
    ...(sort !== null && { sort }),
    q,
  };
}

const areFound = async (parts: SearchParts, asked: Asked): Promise<boolean> => {
  const found = await total(parts, asked);
  return found.match !== 'misspelt' && found.match !== 'similar' && found.total > 0;
};

/** Whether listings are called so, though the words be misspelt, and do not only mention the words. */
const areCalled = async (parts: SearchParts, asked: Asked): Promise<boolean> => {
  const found = await total(parts, asked);
  return found.total > 0 && found.match !== 'similar' && found.exact !== 0;
};

const maxVendors = 20;

/**
 * The vendor meant by "from Tramuntana"; of several with the word in their name, one whose whole name is given. Ports
 * are no vendors.
 */
async function vendorsMeant(
  { db }: Pick<SearchParts, 'db'>,
  q: string,
  { ports, byFirstWord }: Places,
): Promise<readonly LikelyVendor[]> {
  const word = vendorWord(q);
  if (word === null || byFirstWord.get(plain(word))?.some(({ words }) => words.length === 1)) return [];
  if (ports.some(({ name }) => splitWords(plain(name)).includes(plain(word)))) return [];
  const vendors = await vendorsWithWord(db, [word, maxVendors]);
  const words = splitWords(plain(q));
  const whole = vendors.filter(({ name }) => splitWords(plain(name)).every((part) => words.includes(part)));
  return whole.length > 0 ? whole : vendors;
}

interface Without {
  /** The filters to leave out. */
  readonly choices: readonly ChoiceName[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

interface Instead {
  /** The fewest filters without which something is found; empty if the words alone find nothing. */
  readonly without: readonly Without[];
  /** The number of services in the chosen port. */
  readonly services: number;
  /** The words in English, if any of them is known in another language. */
  readonly english: string | null;
}

/** What to search instead if nothing is found (contract: findInstead), by the market's counts. */
export async function findInstead(parts: SearchParts, { q, ...choices }: Asked): Promise<Instead> {
  const { port } = choices;
  const made = choiceNames.filter((name) =>
    name === 'price'
      ? choices.priceFrom !== undefined || choices.priceTo !== undefined
      : choices[name] !== undefined,
  );
  const [without, services] = await Promise.all([
    fewestOf(made, async (left) => {
      const found = await total(parts, { ...choicesWithout(choices, left), q });
      return { choices: left, total: found.total, totalIsLowerBound: found.totalIsLowerBound };
    }),
    port === undefined ? 0 : total(parts, { kind: 'service', port }).then((found) => found.total),
  ]);
  return { without, services, english: q === undefined ? null : inOtherWords(q) };
}

const joined = (text: string): string => plain(text).replaceAll(/[\s-]/gu, '');

/** The text in English, unless only the space within a word differs: "life jacket" for "lifejacket". */
function inOtherWords(text: string): string | null {
  const english = inEnglish(text);
  return english !== null && joined(english) === joined(text) ? null : english;
}

/** One filter, or two, or all: more combinations are not compared. */
async function fewestOf(
  made: readonly ChoiceName[],
  count: (left: readonly ChoiceName[]) => Promise<Without>,
): Promise<readonly Without[]> {
  const pairs = made.flatMap((one, at) => made.slice(at + 1).map((other) => [one, other]));
  for (const ways of [made.map((one) => [one]), pairs, made.length > 2 ? [made] : []]) {
    const counted = await Promise.all(ways.map(async (left) => count(left)));
    const found = counted.filter((way) => way.total > 0);
    if (found.length > 0) return found;
  }
  return [];
}

const choicesWithout = (choices: Choices, left: readonly ChoiceName[]): Choices =>
  left.reduce<Choices>(
    (kept, name) =>
      name === 'price'
        ? { ...kept, priceFrom: undefined, priceTo: undefined }
        : { ...kept, [name]: undefined },
    choices,
  );
