interface PriceSaid {
  /** Minor units, inclusive. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
}

interface PriceRule {
  readonly pattern: RegExp;
  /** Null if it is no price after all. */
  readonly says: (groups: Readonly<Record<string, string | undefined>>) => PriceSaid | null;
}

const euro = String.raw`(?:€|eur(?:os?)?(?![\p{L}\d]))`;
// "€50", "50 euros", "1,200.50 EUR".
const amountOf = (name: string) =>
  String.raw`(?:${euro}\s*(?<${name}A>\d[\d.,]*)|(?<${name}B>\d[\d.,]*)\s*${euro})`;
/** The lower end of a range, whose currency may be at the upper end only. */
const loweredAmount = String.raw`(?:${euro}\s*)?(?<from>\d[\d.,]*)\s*${euro}?`;
/** What a price is for: "a day", "pro Stunde", "par visite". */
const each = String.raw`(?:(?:an?|per|pro|par|por|al|all['’]|alla|a la)\s*(?:day|hour|visit|night|week|piece|person|jour|heure|visite|nuit|semaine|pi[eè]ce|personne|giorno|ora|visita|notte|settimana|pezzo|persona|m[2²]|m[eè]t(?:re|er)|metro|d[ií]a|hora|noche|semana|pieza|tag|stunde|besuch|nacht|woche|st[uü]ck)(?![\p{L}\d]))`;
/** Without a currency: at the end of the text no other measure can follow. One digit is rather a size. */
const bareAmountOf = (name: string) => String.raw`(?<${name}>\d{2,7}(?:[.,]\d{1,3})?)\s*${each}?\s*$`;

/** Words in English, French, Spanish, Italian and German, with what may stand before them. */
const word = (words: readonly string[]) =>
  String.raw`(?:(?<![\p{L}\d])(?:(?:for|pour|por|per|für|à|a)\s+)?(?:${words.join('|')})|<)`;

const between = String.raw`(?:(?<![\p{L}\d])(?:between|from|entre|de|desde|tra|fra|da|zwischen|von)\s+)?`;
/** Without a currency “from 12 to 24” is a measure. */
const surelyBetween = String.raw`(?<![\p{L}\d])(?:between|entre|tra|fra|zwischen)\s+`;
const and = String.raw`\s*(?:-|–|(?<![\p{L}\d])(?:to|and|et|à|a|y|hasta|e|und|bis)(?![\p{L}\d]))\s*`;

const upTo = [
  String.raw`under|below|less than|up to|at most|(?:no|not) more than|cheaper than|max(?:imum)?\.?`,
  String.raw`moins (?:de|que)|jusqu['’]?\s?[àa]|au plus|pas plus de|en[- ]dessous de`,
  String.raw`menos (?:de|que)|hasta|como m[aá]ximo|m[aá]x(?:imo)?\.?|no m[aá]s de|por debajo de`,
  String.raw`meno (?:di|che)|fino a|al massimo|massimo|non pi[uù] di|sotto(?: i| ai)?`,
  String.raw`unter|bis(?: zu)?|h[oö]chstens|maximal|weniger als|nicht mehr als`,
];
const atLeast = [
  String.raw`over|above|more than|at least|from|min(?:imum)?\.?`,
  String.raw`plus de|au moins|[àa] partir de|d[èe]s`,
  String.raw`m[aá]s de|desde|al menos|a partir de|m[ií]nimo`,
  String.raw`pi[uù] di|oltre|almeno|a partire da|da|minimo`,
  String.raw`über|ueber|ab|mindestens|mehr als|von`,
];
const about = String.raw`about|around|approx(?:imately|\.)?|circa|ca\.?|environ|etwa|ungef[aä]hr|alrededor de|m[aá]s o menos|su(?:i|gli)`;
/** How far a price may be from one that is only about right. */
const nearly = 0.25;
/** After an amount. */
const orLess = String.raw`(?:max(?:imum|imal|\.)?|m[aá]ximo|massimo|or less|ou moins|o menos|o meno|oder weniger)(?![\p{L}\d])`;

// The contract's maximum price.
const maxPrice = 100_000_000_000;

/** "1,200.50", "1.200,50" and "1200" in minor units. */
function minorOf(text: string | undefined): number | null {
  const { whole, cents = '' } =
    /^(?<whole>\d[\d.,]*?)(?:[.,](?<cents>\d{1,2}))?[.,]?$/u.exec(text ?? '')?.groups ?? {};
  if (whole === undefined) return null;
  const minor = Number(whole.replaceAll(/[.,]/gu, '')) * 100 + Number(cents.padEnd(2, '0'));
  return minor <= maxPrice ? minor : null;
}

const priced = (name: 'priceFrom' | 'priceTo', text: string | undefined): PriceSaid | null => {
  const minor = minorOf(text);
  return minor === null ? null : { [name]: minor };
};

const range: PriceRule['says'] = ({ from, toA, toB, to }) => {
  const [least, most] = [minorOf(from), minorOf(toA ?? toB ?? to)];
  return least === null || most === null || least > most ? null : { priceFrom: least, priceTo: most };
};
const most: PriceRule['says'] = ({ toA, toB, to }) => priced('priceTo', toA ?? toB ?? to);

const near: PriceRule['says'] = ({ toA, toB, to }) => {
  const minor = minorOf(toA ?? toB ?? to);
  return minor === null
    ? null
    : { priceFrom: Math.round(minor * (1 - nearly)), priceTo: Math.round(minor * (1 + nearly)) };
};

const ruleOf = (pattern: string, says: PriceRule['says']): PriceRule => ({
  pattern: new RegExp(pattern, 'iu'),
  says,
});

/** What words say of a price, whatever is on sale. */
export const priceRules: readonly PriceRule[] = [
  ruleOf(`${between}${loweredAmount}${and}${amountOf('to')}`, range),
  ruleOf(`${surelyBetween}${loweredAmount}${and}${bareAmountOf('to')}`, range),
  ruleOf(String.raw`${word(upTo)}\s*${amountOf('to')}`, most),
  ruleOf(String.raw`${word([about])}\s*${amountOf('to')}`, near),
  ruleOf(String.raw`${word([about])}\s*${bareAmountOf('to')}`, near),
  ruleOf(String.raw`${amountOf('to')}\s*${orLess}`, most),
  ruleOf(String.raw`${word(upTo)}\s*${bareAmountOf('to')}`, most),
  ruleOf(String.raw`(?<![\p{L}\d])(?<to>\d{2,7}(?:[.,]\d{1,3})?)\s*${orLess}\s*$`, most),
  ruleOf(String.raw`(?:${word(atLeast)}|>)\s*${amountOf('from')}`, ({ fromA, fromB }) =>
    priced('priceFrom', fromA ?? fromB),
  ),
];
