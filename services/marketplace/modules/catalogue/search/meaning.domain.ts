import { dayRules, type Days } from './days.domain.ts';
import {
  placesIn,
  plain,
  portsBegun,
  portsInAll,
  portsInAny,
  splitWords,
  type Places,
} from './places.domain.ts';
import { priceRules } from './prices.domain.ts';
import { isTraitAlone, type SearchSort } from './search.domain.ts';
import { orderRules } from './wanted-order.domain.ts';

/** What a search's words mean: filters, and the remaining words. */
export interface Meaning {
  /** The remaining words. */
  readonly q: string;
  /** What is looked for, if any of it will do: "services in Palma". */
  readonly kind: 'product' | 'service' | null;
  /** A port's slug. */
  readonly port: string | null;
  /** A vendor's id. */
  readonly vendor: string | null;
  /** Minor units, inclusive. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** A place that is not one port, as typed, and the ports there: several, or none if it is unknown. */
  readonly place: { readonly said: string; readonly ports: readonly string[] } | null;
  /** The town as typed that is none of the ports, but near them. */
  readonly near: string | null;
  /** When it is wanted: the words as typed, and the first and last day (YYYY-MM-DD), which may be the same. */
  readonly when: { readonly said: string; readonly from: string; readonly until: string } | null;
  /** Other things that are asked for besides `q`: "shackles" of "fenders and shackles". */
  readonly also: readonly string[];
  /** The order that is asked for: "cheapest". */
  readonly sort: SearchSort | null;
}

type Said = Partial<Omit<Meaning, 'q' | 'also'>>;

interface Rule {
  readonly pattern: RegExp;
  /** The recognised filters and the words that remain; null if they mean nothing after all. */
  readonly says: (groups: Readonly<Record<string, string | undefined>>, today: string) => Said | null;
}

/** Unambiguous: a price, and words for "number". */
const certainRules: readonly Rule[] = [
  ...priceRules,
  {
    // "part no. TRA-102", "SKU 4711": the number that follows remains as a search term.
    pattern:
      /\b(?:(?:spare )?part|sku|item|article|ref(?:erence)?|order|mpn|ean|gtin|barcode|p\/n|pn)\b\.?(?:\s*(?:no|nr|numbers?|code)\b\.?|\s*#)?\s*:?\s*(?=[\p{L}\d./-]*\d)/iu,
    says: () => ({}),
  },
  {
    pattern: /\b(?:spare )?part\s*(?:(?:no|nr|number|code)\b\.?|#)\s*:?\s*(?=\S)/iu,
    says: () => ({}),
  },
];

/** What may stand before a day, in the languages of the trade. */
const beforeDay =
  'on|for|by|from|until|pour|avant|d[èe]s|du|le|la|per|entro|da|dal|il|para|desde|del|el|am|f[üu]r|ab|vom|von|bis|den|der|dem';

const rulesOfDays: readonly Rule[] = dayRules.map(([pattern, daysIn]) => ({
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d-])(?:(?:${beforeDay})\s+)?(?<said>${pattern})(?![\p{L}\d-])`,
    'iu',
  ),
  says(groups, today) {
    const days = daysIn(groups, today);
    return days && { when: { said: groups['said'] ?? days.from, ...days } };
  },
}));

/** "Who can …", "can anybody …", in the languages of the trade: who asks so looks for a service. */
const whoCan =
  /(?<![\p{L}\d])(?:(?:who|can|could) (?:can|could|does|do|will|anyone|anybody|someone|somebody)|(?:any|some)(?:one|body)(?: who can| to)?|wer kann|kann jemand|qui peut|quelqu[’']un pour|chi pu[oò]|qui[eé]n puede|alguien (?:que|para))(?![\p{L}\d])/iu;

const likelyRules: readonly Rule[] = [
  ...rulesOfDays,
  { pattern: whoCan, says: () => ({}) },
  ...orderRules.map(([sort, pattern]) => ({ pattern, says: () => ({ sort }) })),
];

const nothingSaid = {
  kind: null,
  port: null,
  vendor: null,
  priceFrom: null,
  priceTo: null,
  place: null,
  near: null,
  when: null,
  sort: null,
} as const;

/** Applies the first matching rule of each kind. */
function readBy(rules: readonly Rule[], before: Meaning, today: string): Meaning {
  return rules.reduce<Meaning>((meaning, { pattern, says }) => {
    const found = pattern.exec(meaning.q);
    const said = found && says(found.groups ?? {}, today);
    if (!found || !said) return meaning;
    const isSaidBefore = Object.keys(said).some((name) => meaning[name as keyof Said] !== null);
    if (isSaidBefore) return meaning;
    const q = splitWords(
      `${meaning.q.slice(0, found.index)} ${meaning.q.slice(found.index + found[0].length)}`,
    );
    return { ...meaning, ...said, q: q.join(' ') };
  }, before);
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** What stands in a calendar, and words of who looks into one, in the languages of the trade. */
const ofCalendar = wordSet(
  `agenda appointment appointments booked booking bookings calendar day diary do happening have job jobs next on our plan planned schedule s visit visits week what whats work
  rendez-vous reservations travail travaux planning ai quoi que
  appuntamenti lavori lavoro prenotazioni cosa ho
  citas reservas trabajo trabajos que tengo
  auftrage buchungen habe ich kalender termine was`,
);

/** The days that a text names, if it looks for nothing else: "my jobs tomorrow". */
export function daysAlone(q: string, today: string): Days | null {
  const { when, q: rest } = readBy(rulesOfDays, { ...nothingSaid, also: [], q }, today);
  const words = rest.split(/[\s'’?!.]+/u).filter((word) => word !== '');
  if (when === null || !words.every((word) => isLoose(word) || ofCalendar.has(plain(word)))) return null;
  const { from, until } = when;
  return { from, until };
}

/** What the words always mean: a price limit, and a number that follows. */
export const certainly = (q: string, today: string): Meaning =>
  readBy(certainRules, { ...nothingSaid, also: [], q }, today);

/** Words that only connect others, in the languages of the trade; no listing is named by them. */
const loose = wordSet(
  `a an and are at buy by find for from here i in is looking me my near need of on or our please show some something that the there this to want wants we where with you
  au aux avec chez d dans de des du en et je la le les ou par pour sur un une
  a al alla con da dal degli dei del dell della delle di e gli il in la le lo nei nel nella per su un una uno
  con de del el en la las los o para por un una y
  am an auf bei beim das dem den der die ein eine einen im in mit nach oder und vom von zu zum zur`,
);
/** Words for whatever is on sale: "newest items". */
const anything = wordSet(
  'all anything article articles everything item items listing listings stuff thing things',
);
/** Words for one kind of it, in the languages of the trade. */
const kinds = {
  product:
    'goods product products produkt produkte producto productos produit produits prodotto prodotti waren',
  service: 'services dienste dienstleistung dienstleistungen prestations servicio servicios servizi',
} as const;
const kindOf = (word: string): Meaning['kind'] =>
  (['product', 'service'] as const).find((kind) => kinds[kind].split(' ').includes(plain(word))) ?? null;
const isAnything = (word: string): boolean => anything.has(plain(word)) || kindOf(word) !== null;

const isLoose = (word: string): boolean => loose.has(plain(word));

/** Words for work on a thing, in the languages of the trade: what the thing has on sale as a service is asked for. */
const works = wordSet(
  `check checks fix fixing inspection install installation job maintenance overhaul repair repairs service services servicing survey work
  controle depannage entretien reparer reparation reparations revision
  assistenza installazione ispezione manutenzione revisione riparare riparazione riparazioni
  arreglar inspeccion instalacion mantenimiento reparar reparacion reparaciones servicio
  einbau inspektion reparieren reparatur reparaturen wartung`,
);
/** Words that say for what it is, in which state, or how it comes: each thing on sale here is for a yacht, new, and delivered. */
const selfEvident = wordSet(
  `boat boats marine ship superyacht vessel yacht yachts barca barco barche bateau bateaux boot schiff yate
  deliver delivered delivery livraison consegna entrega lieferung
  broken defect expired new original replace replacement replacing spare spares used
  neuf nuovo nuevo neu rechange ricambio repuesto ersatz`,
);

/** Whether a word may say what is looked for. */
export const saysWhat = (word: string): boolean =>
  ![loose, works, selfEvident].some((each) => each.has(plain(word)));

/** The meaning with less of its words, the least first: without those that go without saying, or that only name work on a thing. */
export function simpler(meaning: Meaning): readonly Meaning[] {
  const without = (q: string, ...left: readonly ReadonlySet<string>[]) =>
    splitWords(q)
      .filter((word) => !left.some((each) => each.has(plain(word))))
      .join(' ');
  const isService = (q: string): Meaning => ({ ...meaning, kind: 'service', q });
  const { q, kind } = meaning;
  const candidates = [
    { ...meaning, q: without(q, selfEvident) },
    ...(kind === 'product' ? [] : [isService(without(q, works)), isService(without(q, selfEvident, works))]),
  ];
  return candidates.filter((each, at) => {
    const earlier = [meaning, ...candidates.slice(0, at)];
    return each.q !== '' && earlier.every((other) => other.q !== each.q);
  });
}

interface Named {
  readonly name: string;
}
export interface LikelyVendor extends Named {
  readonly id: string;
}

/** The words without those of a name. */
const withoutName = (q: string, name: string): string => {
  const ofName = splitWords(plain(name));
  return splitWords(q)
    .filter((word) => !ofName.includes(plain(word)))
    .join(' ');
};

/** "from Tramuntana", "by Llevant Yacht Care": the beginning of a vendor's name follows. */
export const vendorWord = (q: string): string | null =>
  /(?:^|\s)(?:from|by|of|at)\s+(?:the\s+)?(?<word>[\p{L}\d][\p{L}\d&'’-]{2,})/iu.exec(q)?.groups?.['word'] ??
  null;

/**
 * What the words may mean if no listing has them: the time, the order, the vendor, and the port, which replaces the chosen one, or
 * another place. Connecting words are removed, unless nothing else remains.
 */
export function likely(
  before: Meaning,
  {
    today,
    places,
    vendors,
  }: {
    readonly today: string;
    readonly places: Places;
    readonly vendors: readonly LikelyVendor[];
  },
): Meaning {
  const timed = readBy(likelyRules, before, today);
  const [vendor, otherVendor] = vendors;
  const ofVendor =
    vendor !== undefined && otherVendor === undefined
      ? { ...timed, vendor: vendor.id, q: withoutName(timed.q, vendor.name) }
      : timed;
  const placed = readPlace(ofVendor, places);
  const left = splitWords(placed.q).filter((word) => !isLoose(word));
  const kind = left.every(isAnything) ? (left.map(kindOf).find((each) => each !== null) ?? null) : null;
  const inPlace = { ...placed, kind };
  const isSaid = Object.keys(nothingSaid).some((name) => inPlace[name as keyof Said] !== null);
  const kept = isSaid && left.every(isAnything) ? [] : left;
  if (kept.length === 0 && !isSaid) return inPlace;
  // "fender under 100 in Palma": without the port, the price is at the end.
  return readBy(certainRules, { ...inPlace, q: kept.join(' ') }, today);
}

/** With the port that is named, or the place that has several. Two ports mean neither. */
function readPlace(before: Meaning, known: Places): Meaning {
  const { places, q } = placesIn(before.q, known);
  const [port, ...others] = portsInAll(places);
  if (port === undefined) return before;
  const near = places.every(({ isNearby }) => isNearby) ? (places[0]?.said ?? null) : null;
  if (others.length === 0) return { ...before, port: port.slug, near, q };
  const said = places.map((place) => place.said).join(', ');
  return { ...before, place: { said, ports: [port, ...others].map(({ slug }) => slug) }, near, q };
}

/** With a word for a place that is unknown. */
export const withUnknownPlace = (before: Meaning, said: string): Meaning => {
  const q = splitWords(before.q).filter((word) => !word.startsWith(said) && !isLoose(word));
  return { ...before, place: { said, ports: [] }, q: q.join(' ') };
};

const betweenThings = /\s+(?:and|et|e|ed|y|und)\s+|\s*[,&+]\s+/iu;
const mostThings = 4;

const withoutComma = (word: string): string => word.replace(/,$/u, '');

/** The things that a text lists, of what is left of it: "fenders" and "shackles". Null if it lists none. */
export function thingsListed(text: string, { q }: Meaning): readonly string[] | null {
  const left = new Set(splitWords(q).map(withoutComma));
  const things = text
    .split(betweenThings)
    .map((part) =>
      splitWords(part)
        .filter((word) => left.has(word) && !isLoose(word))
        .join(' '),
    )
    .filter((thing) => thing !== '');
  return things.length > 1 && things.length <= mostThings && !things.some(isTraitAlone) ? things : null;
}

export interface PortNamed {
  readonly slug: string;
  readonly name: string;
  /** The remaining words: "fender" of "fender palma". */
  readonly q: string;
}

const maxPorts = 6;

const withoutLoose = (words: readonly string[]): string => words.filter((word) => !isLoose(word)).join(' ');

/** The ports that the words name, alone or by their country or coast, or whose names they begin. */
export function portsNamed(text: string, known: Places): readonly PortNamed[] {
  const { places, q } = placesIn(text, known);
  const inAll = portsInAll(places);
  const named = (inAll.length > 0 ? inAll : portsInAny(places)).map((port) => ({
    ...port,
    q: withoutLoose(splitWords(q)),
  }));
  const begun = () =>
    portsBegun(text, known).map(({ others, ...port }) => ({ ...port, q: withoutLoose(others) }));
  return (named.length > 0 ? named : begun()).slice(0, maxPorts);
}

/** Words of who asks where something is to be had: "do you ship to Croatia?" */
const asking = wordSet(
  'also are can could deliver delivered delivery do does have is it or port ports ship ships shipped shipping there we what where which you',
);

/** Whether the words besides a port look for nothing. */
export const isOnlyPort = ({ q }: Pick<PortNamed, 'q'>): boolean =>
  splitWords(q).every((word) => {
    const asked = plain(word).replace(/\W+$/u, '');
    return asking.has(asked) || kindOf(asked) !== null;
  });
