/** What the words of a search say besides what is looked for. */
export interface Meaning {
  /** What is left to look for. */
  readonly q: string;
  /** A port's slug. */
  readonly port: string | null;
  /** A vendor's id. */
  readonly vendor: string | null;
  /** Minor units, both ends included. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** When it is wanted: as it was written, the day (YYYY-MM-DD; null for several), and the first day. */
  readonly when: { readonly said: string; readonly day: string | null; readonly from: string } | null;
}

type Said = Partial<Omit<Meaning, 'q'>>;

interface Rule {
  readonly pattern: RegExp;
  /** What it says, and the words that stay; null where it says nothing after all. */
  readonly says: (groups: Readonly<Record<string, string | undefined>>, today: string) => Said | null;
}

/** "Pálma" and "palma" are one word. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

export const splitWords = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((word) => word !== '');

// "€50", "50 euros", "1,200.50 EUR"; without the currency a number may be anything.
const amountOf = (name: string) =>
  String.raw`(?:(?:€|\beur(?:os?)?\b)\s*(?<${name}A>\d[\d.,]*)|(?<${name}B>\d[\d.,]*)\s*(?:€|eur(?:os?)?\b))`;
/** The lower end of a range, whose currency may stand at the upper end alone. */
const loweredAmount = String.raw`(?:€|\beur(?:os?)?\b)?\s*(?<from>\d[\d.,]*)\s*(?:€|eur(?:os?)?\b)?`;

// Beyond it the contract takes no price.
const priceMost = 100_000_000_000;

/** "1,200.50", "1.200,50" and "1200" in minor units. */
function minorOf(text: string | undefined): number | null {
  const { whole, cents = '' } =
    /^(?<whole>\d[\d.,]*?)(?:[.,](?<cents>\d{1,2}))?[.,]?$/u.exec(text ?? '')?.groups ?? {};
  if (whole === undefined) return null;
  const minor = Number(whole.replaceAll(/[.,]/gu, '')) * 100 + Number(cents.padEnd(2, '0'));
  return minor <= priceMost ? minor : null;
}

const priced = (name: 'priceFrom' | 'priceTo', text: string | undefined): Said | null => {
  const minor = minorOf(text);
  return minor === null ? null : { [name]: minor };
};

/** What nobody means otherwise: a price with its currency, and what is called a number. */
const certainRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:between|from)\s+)?${loweredAmount}\s*(?:-|–|\bto\b|\band\b)\s*${amountOf('to')}`,
      'iu',
    ),
    says({ from, toA, toB }) {
      const [least, most] = [minorOf(from), minorOf(toA ?? toB)];
      return least === null || most === null || least > most ? null : { priceFrom: least, priceTo: most };
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:under|below|less than|up to|at most|no more than|not more than|cheaper than|max(?:imum)?\.?)|<)\s*${amountOf('to')}`,
      'iu',
    ),
    says: ({ toA, toB }) => priced('priceTo', toA ?? toB),
  },
  {
    // At the end nothing else is measured.
    pattern: /\b(?:under|below|cheaper than)\s+(?<to>\d[\d.,]*)$/iu,
    says: ({ to }) => priced('priceTo', to),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:over|above|more than|at least|from|min(?:imum)?\.?)|>)\s*${amountOf('from')}`,
      'iu',
    ),
    says: ({ fromA, fromB }) => priced('priceFrom', fromA ?? fromB),
  },
  {
    // "part no. TRA-102", "SKU 4711": what follows is the number, and is looked for.
    pattern:
      /\b(?:(?:spare )?part|sku|item|article|ref(?:erence)?|order|mpn|ean|gtin|barcode|p\/n|pn)\b\.?(?:\s*(?:no|nr|numbers?|code)\b\.?|\s*#)?\s*:?\s*(?=[\p{L}\d./-]*\d)/iu,
    says: () => ({}),
  },
  {
    pattern: /\b(?:spare )?part\s*(?:(?:no|nr|number|code)\b\.?|#)\s*:?\s*(?=\S)/iu,
    says: () => ({}),
  },
];

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const weekday = `(?<weekday>${weekdays.join('|')})`;
const month = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;
const dayNumber = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`(?:,?\s+(?<year>20\d\d))?`;

const laterBy = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The next day of this name: today's own name is a week from now. */
const nextWeekday = (today: string, at: number): string =>
  laterBy(today, ((at - weekdayOf(today) + 6) % 7) + 1);

/** The day with these numbers that is not over yet, or of the year that is named; null where there is none. */
function dayOf(today: string, date: number, at: number, named: string | undefined): string | null {
  const of = (whole: number) => {
    const day = new Date(Date.UTC(whole, at, date));
    return day.getUTCMonth() === at && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null;
  };
  if (named !== undefined) return of(Number(named));
  const thisYear = of(Number(today.slice(0, 4)));
  return thisYear !== null && thisYear < today ? of(Number(today.slice(0, 4)) + 1) : thisYear;
}

/** A day, or null where there is no such day. */
type DayOf = (groups: Readonly<Record<string, string | undefined>>, today: string) => string | null;

const monthAt = (text = ''): number =>
  months.findIndex((name) => name.startsWith(text.toLowerCase().slice(0, 3)));
const ofMonth: DayOf = ({ date, month: named, year: of }, today) =>
  dayOf(today, Number(date), monthAt(named), of);

/** Saturday; of a weekend that has begun, today. */
const weekend: DayOf = (_, today) =>
  weekdayOf(today) === 0 || weekdayOf(today) === 6 ? today : nextWeekday(today, 6);
/** Monday. */
const nextWeek = (today: string): string => nextWeekday(today, 1);

/** How people say when; each pattern stands alone between words. Of several days the first that is not over. */
const dayRules: readonly (readonly [pattern: string, day: DayOf, isSeveral?: boolean])[] = [
  [
    String.raw`(?<iso>20\d\d-\d\d-\d\d)`,
    ({ iso = '' }, today) => dayOf(today, Number(iso.slice(8)), Number(iso.slice(5, 7)) - 1, iso.slice(0, 4)),
  ],
  [String.raw`${dayNumber}\s+(?:of\s+)?${month}${year}`, ofMonth],
  [String.raw`${month}\s+(?:the\s+)?${dayNumber}${year}`, ofMonth],
  [
    String.raw`(?<date>\d{1,2})[./](?<number>\d{1,2})[./](?<year>20\d\d)`,
    ({ date, number, year: of }, today) => dayOf(today, Number(date), Number(number) - 1, of),
  ],
  ['(?:the\\s+)?day after tomorrow', (_, today) => laterBy(today, 2)],
  ['tomorrow', (_, today) => laterBy(today, 1)],
  ['today|tonight|now|asap', (_, today) => today],
  ['next weekend', (_, today) => laterBy(nextWeek(today), 5), true],
  ['next week', (_, today) => nextWeek(today), true],
  ['(?:this )?weekend', weekend, true],
  ['this week', (_, today) => today, true],
  [
    String.raw`(?:next |this )?${weekday}`,
    ({ weekday: named = '' }, today) =>
      nextWeekday(
        today,
        weekdays.findIndex((name) => name === named.toLowerCase()),
      ),
  ],
];

const likelyRules: readonly Rule[] = dayRules.map(([pattern, dayIn, isSeveral = false]) => ({
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d-])(?:(?:on|for|by|from|until)\s+)?(?<said>${pattern})(?![\p{L}\d-])`,
    'iu',
  ),
  says(groups, today) {
    const from = dayIn(groups, today);
    if (from === null || from < today) return null;
    return { when: { said: groups['said'] ?? from, day: isSeveral ? null : from, from } };
  },
}));

const nothingSaid = { port: null, vendor: null, priceFrom: null, priceTo: null, when: null } as const;

/** The first of the rules that fits each thing that can be said. */
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

/** What the words certainly say: a limit of the price, and that a number follows. */
export const certainly = (q: string, today: string): Meaning =>
  readBy(certainRules, { ...nothingSaid, q }, today);

/** What joins words: nothing is called so. */
const loose = /^(an?|and|at|by|for|from|i|in|near|need|of|on|please|the|this|to|want|with)$/u;
const isLoose = (word: string): boolean => loose.test(plain(word));

interface Named {
  readonly name: string;
}
interface NamedPort extends Named {
  readonly slug: string;
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

const isNamedIn = (q: string, name: string): boolean => {
  const words = splitWords(plain(q));
  return splitWords(plain(name)).every((part) => words.includes(part));
};

/** "from Tramuntana", "by Llevant Yacht Care": what follows is the beginning of a vendor's name. */
export const vendorWord = (q: string): string | null =>
  /(?:^|\s)(?:from|by|of|at)\s+(?:the\s+)?(?<word>[\p{L}\d][\p{L}\d&'’-]{2,})/iu.exec(q)?.groups?.['word'] ??
  null;

/**
 * What the words may say as well, and do where nothing is called as they are: when, from whom, and in which one port, whichever was chosen
 * before. What only joins words is left out, but never everything.
 */
export function likely(
  before: Meaning,
  {
    today,
    ports,
    vendors,
  }: {
    readonly today: string;
    readonly ports: readonly NamedPort[];
    readonly vendors: readonly LikelyVendor[];
  },
): Meaning {
  const timed = readBy(likelyRules, before, today);
  const [vendor, otherVendor] = vendors;
  const ofVendor =
    vendor !== undefined && otherVendor === undefined
      ? { ...timed, vendor: vendor.id, q: withoutName(timed.q, vendor.name) }
      : timed;
  const [port, otherPort] = ports.filter(({ name }) => isNamedIn(ofVendor.q, name));
  const inPort =
    port !== undefined && otherPort === undefined
      ? { ...ofVendor, port: port.slug, q: withoutName(ofVendor.q, port.name) }
      : ofVendor;
  const kept = splitWords(inPort.q).filter((word) => !isLoose(word));
  const isSaid = Object.keys(nothingSaid).some((name) => inPort[name as keyof Said] !== null);
  if (kept.length === 0 && !isSaid) return inPort;
  // "fender under 100 in Palma": without the port the price is at the end.
  return readBy(certainRules, { ...inPort, q: kept.join(' ') }, today);
}

export interface PortNamed extends NamedPort {
  /** What else the words say: "fender" of "fender palma". */
  readonly q: string;
}

const shortest = 3;
const portsMost = 3;

/** The ports that the words name or begin to. */
export function portsNamed(q: string, ports: readonly NamedPort[]): readonly PortNamed[] {
  const words = splitWords(q);
  return ports
    .flatMap(({ slug, name }) => {
      const ofName = splitWords(plain(name));
      const isOfName = (word: string) =>
        word.length >= shortest && ofName.some((part) => part.startsWith(plain(word)));
      if (!words.some(isOfName)) return [];
      return [{ slug, name, q: words.filter((word) => !isOfName(word) && !isLoose(word)).join(' ') }];
    })
    .slice(0, portsMost);
}
