import { bracketedCurrency, namedCurrency, type NamedCurrency } from './currencies.ts';
import { lexicons } from './lexicon/all.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { takenApart } from './joined-words.ts';
import { ownText } from './own-text.ts';
import { placeOf, phrasesOf, wordsOf } from './words.ts';

interface HeaderMeaning {
  readonly meaning: Meaning;
  /** 1 if the header has no other words; lower, the more other words it has. */
  readonly strength: number;
  readonly languages: readonly string[];
}

/** The content of one header. */
export interface Header {
  readonly text: string;
  /** Strongest first, one entry per meaning. */
  readonly meanings: readonly HeaderMeaning[];
  readonly currency: NamedCurrency | null;
  readonly taxIncluded: boolean | null;
  /** What a price is for, if the header says so: `Price / hour` → `hour`. */
  readonly perUnit: string | null;
  /** Whether its amounts are in hundredths: `Price in cents`. */
  readonly isInHundredths: boolean;
  /** Whether this is the one of several prices that applies: `Price after discount`. */
  readonly isLatest: boolean;
  /** The words in brackets or at the end: `min` in `Duration (min)`. */
  readonly asides: readonly string[];
}

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
  readonly language: string;
  /** Whether it may be the end of a longer word. */
  readonly joins: boolean;
  /** Whether it may be anywhere within a longer word. */
  readonly isUnspaced: boolean;
}

const phrases: readonly Phrase[] = lexicons.flatMap(
  ({ language, headers, joins = false, isUnspaced = false }) =>
    Object.entries(headers).flatMap(([meaning, list]) =>
      // The keys of `headers` are meanings; Object.entries widens them to string.
      phrasesOf(list).map((words) => ({ words, meaning: meaning as Meaning, language, joins, isUnspaced })),
    ),
);

const phrasesByFirstWord = Map.groupBy(phrases, ({ words }) => words[0] ?? '');
const endings = phrases.filter(
  ({ words, joins }) => joins && words.length === 1 && (words[0]?.length ?? 0) > 4,
);

const shortestBeginning = 4;
const beginnings = phrases.filter(
  ({ words, isUnspaced }) => !isUnspaced && words.length === 1 && (words[0]?.length ?? 0) > shortestBeginning,
);
const within = phrases.filter(({ words: [word = ''], isUnspaced }) => isUnspaced && word.length > 1);

const taxPhrases = lexicons
  .flatMap(({ withTax, withoutTax }) => [
    ...phrasesOf(withTax).map((words) => ({ words, included: true })),
    ...phrasesOf(withoutTax).map((words) => ({ words, included: false })),
  ])
  .sort((a, b) => b.words.length - a.words.length);

const latest = new Set(lexicons.flatMap((lexicon) => phrasesOf(lexicon.latest ?? '').flat()));

const hundredths = lexicons.flatMap(({ hundredths: said }) => (said ? phrasesOf(said) : []));
const saysHundredths = (words: readonly string[]): boolean =>
  hundredths.some((phrase) => placeOf(phrase, words) >= 0);

const taxBeginnings = new Set(taxPhrases.map(({ words: [first = ''] }) => first));

interface SaidOfTax {
  readonly included: boolean;
  readonly rest: string[];
  /** Whether it is within a text without spaces between its words. */
  readonly isUnspaced?: boolean;
}

/** What a text says about tax, and its other words; null if it says nothing. */
export function taxIn(words: readonly string[]): SaidOfTax | null {
  // Most texts do not mention tax, and this is called for every price.
  if (!words.some((word) => taxBeginnings.has(word))) return null;
  for (const { words: phrase, included } of taxPhrases) {
    const from = placeOf(phrase, words);
    if (from >= 0)
      return { included, rest: words.filter((_, at) => at < from || at >= from + phrase.length) };
  }
  return null;
}

const unspacedTax = lexicons
  .filter(({ isUnspaced }) => isUnspaced)
  .flatMap(({ withTax, withoutTax }) => [
    ...phrasesOf(withTax).map((words) => ({ phrase: words.join(''), included: true })),
    ...phrasesOf(withoutTax).map((words) => ({ phrase: words.join(''), included: false })),
  ])
  .sort((a, b) => b.phrase.length - a.phrase.length);

/** The same for a sentence in a language without spaces: a rate may be within the phrase. */
export function unspacedTaxIn(text: string): SaidOfTax | null {
  const letters = wordsOf(text).join('');
  const found = unspacedTax.find(({ phrase }) => letters.includes(phrase));
  return found ? { included: found.included, rest: [], isUnspaced: true } : null;
}

interface Match extends Phrase {
  readonly from: number;
  readonly to: number;
  readonly factor: number;
}

/** The longest phrases within a word of a language without spaces; the last one is what the others qualify. */
function withinWord(word: string, from: number): readonly Match[] {
  const found = within.flatMap((phrase) => {
    const [part = ''] = phrase.words;
    const at = word.lastIndexOf(part);
    return at < 0 ? [] : [{ phrase, at, end: at + part.length }];
  });
  return found
    .filter(
      ({ at, end }) =>
        !found.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
    )
    .map(({ phrase, at, end }) => {
      const share = (end - at) / word.length;
      return {
        ...phrase,
        from,
        to: from + 1,
        factor: end === word.length ? 0.8 + 0.2 * share : 0.4 + 0.4 * share,
      };
    });
}

/** `Descrip`, `Quant`: abbreviations whose possible words all mean the same. */
function abbreviated(word: string, from: number): readonly Match[] {
  // Abbreviations end in a consonant: `haute` does not mean height.
  if (word.length < shortestBeginning || /[aeiouyаеиоуыэюяіїєαεηιουω]$/u.test(word)) return [];
  const found = beginnings.filter(
    ({ words: [whole = ''] }) => whole.startsWith(word) && word.length >= whole.length * 0.5,
  );
  if (new Set(found.map(({ meaning }) => meaning)).size !== 1) return [];
  return found.map((phrase) => ({ ...phrase, from, to: from + 1, factor: 0.8 }));
}

function matchesIn(words: readonly string[]): readonly Match[] {
  const found = words.flatMap((word, from) => {
    const whole = (phrasesByFirstWord.get(word) ?? [])
      .filter((phrase) => phrase.words.every((part, place) => words[from + place] === part))
      .map((phrase) => ({ ...phrase, from, to: from + phrase.words.length, factor: 1 }));
    if (whole.length > 0) return whole;
    if (/[^\0-\u0dff]/u.test(word)) return withinWord(word, from);
    const ended = endings
      .filter((phrase) => word.endsWith(phrase.words[0] ?? ''))
      .map((phrase) => ({ ...phrase, from, to: from + 1, factor: 0.85 }));
    return ended.length > 0 ? ended : abbreviated(word, from);
  });
  return found.filter(
    (match) =>
      !found.some(
        ({ from, to }) => from <= match.from && to >= match.to && to - from > match.to - match.from,
      ),
  );
}

/** `min`, `Minimum`, `máximo`, `Maks` (without its `s`), `макс`: a limit of a quantity is not a quantity in stock. */
const limit =
  /^(?:min(?:i|im\p{L}*)?|ma(?:x|ks?)(?:i|[iy]m\p{L}*)?|massim\p{L}|мин(?:им\p{L}*)?|макс(?:им\p{L}*)?)$/u;

const forTrade =
  /^(?:опт(?:ов\p{L}*)?|гурт\p{L}*|hurt(?:ow\p{L}*)?|mayorista|mayoreo|atacado|ingrosso|toptan|veleprodaj\p{L}*|velkoobchod\p{L}*|批发|批發)$/u;

/** `Ціна закупки`, `Precio compra`: what the vendor pays, whatever the other words. */
const asBought =
  /^(?:закуп\p{L}*|покупн\p{L}*|zakup\p{L}*|nakup\p{L}*|nabav\p{L}*|compra|achat|acquisto|inkoop\p{L}*|einkauf\p{L}*|inkop\p{L}*|innkjop\p{L}*|indkob\p{L}*|beszerz\p{L}*|iepirk\p{L}*|pirkim\p{L}*|achizit\p{L}*)$/u;

function meaningsOf(words: readonly string[]): readonly HeaderMeaning[] {
  const letters = (part: readonly string[]) => part.join('').length;
  // `Final rate` is as clear a rate as `Rate`.
  const plain = words.filter((word) => !latest.has(word));
  const all = letters(plain.length > 0 ? plain : words);
  const byMeaning = Map.groupBy(matchesIn(words), ({ meaning }) => meaning);
  // `Quantity in a box` is the pack size and not the stock.
  if (byMeaning.has('pack')) byMeaning.delete('quantity');
  // `Price per box` is a price.
  if (byMeaning.has('price') || byMeaning.has('unitPrice')) byMeaning.delete('pack');
  // `Wholesale` over `Price for a piece`: for trade customers, whatever the other words.
  if (words.some((word) => forTrade.test(word))) {
    const said = [...(byMeaning.get('price') ?? []), ...(byMeaning.get('unitPrice') ?? [])];
    if (said.length > 0) byMeaning.set('tradePrice', [...(byMeaning.get('tradePrice') ?? []), ...said]);
    byMeaning.delete('price');
    byMeaning.delete('unitPrice');
  }
  if (words.some((word) => asBought.test(word))) {
    const paid = [...(byMeaning.get('price') ?? []), ...(byMeaning.get('unitPrice') ?? [])];
    if (paid.length > 0) byMeaning.set('cost', [...(byMeaning.get('cost') ?? []), ...paid]);
    byMeaning.delete('price');
    byMeaning.delete('unitPrice');
  }
  return [...byMeaning]
    .map(([meaning, matches]) => {
      const strengthOf = ({ from, to, factor }: Match) => {
        const share = Math.min(1, letters(words.slice(from, to)) / all);
        return factor * (share === 1 ? 1 : share < 0.2 ? 0.35 : 0.5 + 0.4 * share);
      };
      const strength = Math.max(...matches.map(strengthOf));
      const languages = [...new Set(matches.map(({ language }) => language))];
      const isLimit = meaning === 'quantity' && words.some((word) => limit.test(word));
      return { meaning: isLimit ? 'minimum' : meaning, strength, languages };
    })
    .sort((a, b) => b.strength - a.strength);
}

const slash = /^([^/]+)\/([^/]+)$/u;
const ofPrices: ReadonlySet<Meaning> = new Set(['price', 'unitPrice', 'listPrice']);

/** `Rate / Qty`: the price per quantity, and not a quantity. */
function withoutQuantity(header: string): string {
  const [, first = '', second = ''] = slash.exec(header) ?? [];
  if (second === '') return header;
  const [said, per] = [meaningsOf(wordsOf(first))[0], meaningsOf(wordsOf(second))[0]];
  return said && per?.meaning === 'quantity' && ofPrices.has(said.meaning) ? first : header;
}

const perUnit = /(?:\/|(?<!\p{L})(?:per|pro|par|por|je|за)\s)\s*([\p{L}²³]{1,12}\d?\.?)\s*\)?\s*$/iu;

/** `Price / rate` and `Цена / Price` name one thing twice, without a unit. */
const sayPrice: ReadonlySet<Meaning> = new Set([
  'price',
  'unitPrice',
  'listPrice',
  'cost',
  'currency',
  'name',
  'tax',
]);

/** `B/N`, `S/M`: two abbreviated words, of which the second is no unit. */
const twoLetters = /^\p{Lu}\s?\/\s?\p{Lu}$/u;

function unitIn(header: string): string | null {
  if (twoLetters.test(header.trim())) return null;
  const unit = perUnit.exec(header)?.[1] ?? null;
  const [best] = unit === null ? [] : meaningsOf(wordsOf(unit));
  return best && sayPrice.has(best.meaning) ? null : unit;
}

/** A sign over row numbers in every language. */
const countsRows: readonly HeaderMeaning[] = [{ meaning: 'rowId', strength: 1, languages: [] }];
/** `Kg/m`, `g / m2`: a weight per length or area. */
const weightOf = /^(?:[kmд]?[gг]|[кk][gг]|lbs?)\s?\/\s?\p{L}/iu;
const asMeasure: readonly HeaderMeaning[] = [{ meaning: 'measure', strength: 1, languages: [] }];

/** `In stock?` is answered by yes or no, or by 1 and 0, which are no quantities. */
const isQuestion = /[?？]\s*$/u;
const asFlag = (said: HeaderMeaning): HeaderMeaning =>
  said.meaning === 'quantity' ? { ...said, meaning: 'flag' } : said;

/** The same cells are looked up repeatedly: by each reading of a file, and by each part of it. */
const remembered = new Map<string, Header>();
const rememberedMax = 4_000;
const rememberedLength = 120;

/** `Groß` is large; `gross`, its normalised form, is a word of tax. */
const isLarge = /groß/iu;

/** Parses a header by its words, in any language of the lexicon. */
export function headerOf(text: string): Header {
  const before = remembered.get(text);
  if (before) return before;
  if (text.length > rememberedLength) return understood(text);
  // A cached text must not keep its file in memory, and the size of the cache is limited.
  const own = ownText(text);
  const header = understood(own);
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(own, header);
  return header;
}

/** The meanings of a header's signs, whatever its words; null if they have none. */
function meaningsBySign(text: string): readonly HeaderMeaning[] | null {
  if (text.trim() === '#') return countsRows;
  return weightOf.test(text.trim()) ? asMeasure : null;
}

/** For these meanings the last part of a path decides, whatever it belongs to: `item_data.sku`, `pricing.cost`. */
const byLastPart: ReadonlySet<Meaning> = new Set(['code', 'barcode', 'quantity', 'currency', 'cost']);
/** Parts of these are excluded: the code of a supplier is not that of a product. */
const ofOthers: ReadonlySet<Meaning> = new Set([
  'supplier',
  'brand',
  'category',
  'parent',
  'charge',
  'minimum',
  'person',
  'contact',
  'location',
  'tax',
  'ordered',
  'sale',
]);
/** If money is an object, its integer amounts are in the smallest unit of the currency. */
const amountOfMoney = /money\.amount$/iu;
const path = /^[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+$/u;

function meaningsOfPath(text: string): readonly HeaderMeaning[] | null {
  if (!path.test(text)) return null;
  const parts = text.split('.');
  const [best] = meaningsOf(wordsOf(parts.pop() ?? ''));
  if (best?.strength !== 1 || !byLastPart.has(best.meaning)) return null;
  const isOfOther = parts.some((part) => {
    const [said] = meaningsOf(wordsOf(part));
    return said !== undefined && said.strength >= 0.5 && ofOthers.has(said.meaning);
  });
  return isOfOther ? null : [best];
}

/** `price_rub`: the code of a currency at the end of a program's name for a column. */
const codeAtEnd =
  /_(rub|usd|eur|gbp|uah|kzt|pln|czk|huf|chf|sek|nok|dkk|inr|idr|cny|jpy|byn|uzs|aed|brl|mxn)$/iu;

const sumsOfMoney: ReadonlySet<Meaning | undefined> = new Set([
  'price',
  'listPrice',
  'unitPrice',
  'salePrice',
  'tradePrice',
]);

function understood(given: string): Header {
  const text = given.replace(codeAtEnd, (_, code: string) => ` ${code.toUpperCase()}`);
  const currency = namedCurrency(text.trim().length === 3 ? text.trim().toUpperCase() : text);
  const plain = (
    currency ? text.replace(text.trim().length === 3 ? text.trim() : currency.sign, ' ') : text
  ).replaceAll(/\s+/gu, ' ');
  const bare = withoutQuantity(plain.replaceAll(/[(（][^)）]*[)）]|\[[^\]]*\]/gu, ' '));
  const inBrackets = plain.match(/[(（][^)）]*[)）]/gu)?.join(' ') ?? '';
  const spoken = wordsOf(bare).length > 0 ? wordsOf(bare) : wordsOf(plain);
  const words = spoken.flatMap((word) =>
    taxBeginnings.has(word) || matchesIn([word]).length > 0 ? [word] : takenApart(word),
  );
  const own = isLarge.test(bare) ? null : taxIn(words);
  const tax = own ?? taxIn(wordsOf(inBrackets));
  const withoutTax = own?.rest ?? words;
  // `Worldwide gross` is known as a whole, and its `gross` is not a word of tax.
  const whole = withoutTax.length < words.length ? meaningsOf(words) : [];
  const said =
    whole[0]?.strength === 1 || withoutTax.length === 0 ? meaningsOf(words) : meaningsOf(withoutTax);
  return {
    text: given,
    meanings:
      meaningsBySign(text) ?? meaningsOfPath(text) ?? (isQuestion.test(text) ? said.map(asFlag) : said),
    currency: currency ?? (sumsOfMoney.has(said[0]?.meaning) ? bracketedCurrency(text) : null),
    taxIncluded: tax?.included ?? null,
    perUnit: unitIn(bare),
    isInHundredths: amountOfMoney.test(text) || saysHundredths(words) || saysHundredths(wordsOf(inBrackets)),
    isLatest: words.some((word) => latest.has(word)),
    asides: wordsOf(inBrackets),
  };
}
