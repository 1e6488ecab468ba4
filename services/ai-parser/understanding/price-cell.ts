import { readDecimal, type DecimalMark } from '../../../src/lib/decimal-text.ts';
import { textOfNumber, type Cell } from '../reading/table.ts';
import { namedCurrency, type NamedCurrency } from './currencies.ts';
import { headerOf, taxIn } from './header-meaning.ts';
import { wordsOf } from './words.ts';

/** What one cell says of a price. */
interface PriceRead {
  /** A decimal number with a point; null where there is none, or `text` holds what is no plain number. */
  readonly price: string | null;
  readonly text: string | null;
  readonly isAmbiguous: boolean;
  readonly currency: NamedCurrency | null;
  readonly taxIncluded: boolean | null;
  readonly perUnit: string | null;
}

const nothing: PriceRead = {
  price: null,
  text: null,
  isAmbiguous: false,
  currency: null,
  taxIncluded: null,
  perUnit: null,
};

/** Of `n./a.`, the longest. */
const nothingLengthMax = 5;

/** Cells that say in one sign that nothing is known. */
export const isNothing = (text: string): boolean =>
  text.length <= nothingLengthMax && /^(?:[-–—_./?*x]{0,4}|n\.?\/?a\.?|null|none|nan|nil)$/iu.test(text);

/** What spreadsheets show for a formula that failed, in the languages they show it in. */
export const isFailedFormula = (text: string): boolean =>
  text.startsWith('#') && /^#(?:[\p{Lu}\d/¡!?]{2,14}[!?]|N\/A|N\/D|NV|NB|NULL!|####+|Н\/Д)$/u.test(text);

const tail =
  /\s*(?:(?=(?:each|apiece)$)|[\\/]\s*|(?<!\p{L})(?:per|pro|par|por|je|za|al|alla|all'|за)\s+)(?:1\s+|1(?=\p{L}))?((?:\d{1,2}\s)?[\p{L}²³][\p{L}²³.\d /]{0,20})$/iu;
/** `: 15 €` where the words before it stand in a cell of their own. */
const lead = /^[:=]\s*/u;
export const withoutLead = (text: string): string => text.replace(lead, '');
/** A word before a sum: `Price 650`, `Цена: 650`. */
const word = /^(\p{L}{3,14})\s*[:=]?\s*(?=\d)/u;

/** Without the word for price before a sum; others may say from where on it holds. */
function withoutPriceWord(text: string): string {
  const [all, said] = word.exec(text) ?? [];
  if (all === undefined || said === undefined) return text;
  const [best] = headerOf(said).meanings;
  return best?.meaning === 'price' && best.strength === 1 ? text.slice(all.length) : text;
}
/** `IDR. 143.500.000`: a code is shortened with a dot, which is no part of the sum. */
const withoutSign = (text: string, sign: string): string =>
  text.replace(text.includes(`${sign}. `) ? `${sign}.` : sign, ' ');
/** What sellers of used goods add: the price is open to an offer. */
const haggling = /\s+(?:o\.?n\.?o|o\.?b\.?o|v\.?h?\.?b|neg|negotiable)\.?$/iu;
const footnote = /(?<=[^\p{L}])\s*(?:\*+|¹|²|³|\(\d\))$/u;
/** What stands in brackets behind a sum speaks of it: `14,00 € (per hour)`. */
const remark = /(?<=\d.{0,12})\s*\([^()]{2,60}\)$/u;
/** Money of one of several countries: `kr` is four currencies, `E250.00` emalangeni or euros, and all the same a price. */
const someMoney =
  /^E\s?(?=\d[\d ,.]*[.,]\d{2}$)|^kr\.?\s*(?=\d)|(?<=\d)\s*(?:(?:kr\.?|:-)(?=\s*(?:$|\/|per\s|pr\.?\s))|\/?[-–—]\.?$|\/=$)/iu;
export const withoutSomeMoney = (text: string): string => text.replace(someMoney, '');

/** What is longer is a text that speaks of prices. */
const plainLengthMax = 120;

/** `11=90`, `1 700=00`: roubles and kopecks, as Russian price lists write them. */
const kopecks = /(?<=^\D{0,4}\d[\d ]{0,9})=(?=\d{2}(?!\d))/u;
export const withDecimalMark = (text: string): string => text.replace(kopecks, ',');

/** `5K`, `12,5 тыс.`: thousands in short. */
const thousands = /^(\d{1,4}(?:[.,]\d)?)\s?(?:k|rb|ribu|тыс\.?)$/iu;

/** `3.60 лв | 1.84 €`, `100 kn (13,27 €)`: one price in two moneys. */
const twice = /^([^|/=(]*\d[^|/=(]*?)\s*[|/=(]\s*([^|/=()]*\d[^|/=()]*?)\s*\)?$/u;

/** The first of two sums that say the same in two moneys; null where a cell says anything else. */
function firstOfTwo(text: string): string | null {
  const [, first = '', second = ''] = twice.exec(text) ?? [];
  const [own, other] = [namedCurrency(first), namedCurrency(second)];
  if (!own?.isSure || !other?.isSure || own.code === other.code) return null;
  const areSums = [own, other].every(
    ({ sign }, at) => readDecimal([first, second][at]?.replace(sign, '').trim() ?? '') !== null,
  );
  return areSums ? first.trim() : null;
}

/** Reads a price: its number, and beside it the currency, the tax and the unit when the cell says them. */
export function readPrice(given: Cell, decimal: DecimalMark | null): PriceRead {
  if (typeof given === 'number') return { ...nothing, price: textOfNumber(given) };
  const cell = withDecimalMark(firstOfTwo(given) ?? given);
  if (isNothing(cell)) return nothing;
  if (cell.length > plainLengthMax) return { ...nothing, text: given };
  const short = thousands.exec(cell)?.[1];
  if (short !== undefined)
    return { ...nothing, price: String(Number(short.replace(',', '.')) * 1_000), isAmbiguous: true };
  const style = decimal === null ? {} : { decimal };
  const hasWords = /[^\d\s.,'’+-]/u.test(cell);
  const plain = hasWords ? null : readDecimal(cell, style);
  if (plain) return { ...nothing, price: plain.decimal, isAmbiguous: plain.isAmbiguous };
  const currency = namedCurrency(cell);
  const noted = withoutPriceWord(withoutLead(currency ? withoutSign(cell, currency.sign) : cell).trim())
    .replace(remark, '')
    .replace(haggling, '')
    .replace(footnote, '');
  const bare = withoutSomeMoney(noted).trim();
  const tax = taxIn(wordsOf(bare));
  const perUnit = tail.exec(bare)?.[1]?.trim() ?? null;
  const withoutUnit = perUnit === null ? bare : bare.replace(tail, '').trim();
  const number =
    tax && tax.rest.length === 0
      ? withoutUnit.replaceAll(/\p{L}[\p{L}.]*|[%()+]/gu, ' ').trim()
      : withoutUnit;
  const read = readDecimal(number.replace(footnote, '').trim(), style);
  const taxIncluded = tax?.included ?? null;
  if (!read) return { ...nothing, text: withoutLead(given), currency, taxIncluded };
  return { price: read.decimal, text: null, isAmbiguous: read.isAmbiguous, currency, taxIncluded, perUnit };
}

const nines = /^9{5,}(?:\.(?:9+|0+))?$/u;
/** Numbers that stand where a price is not known yet. */
export const isPlaceholder = (price: string): boolean => nines.test(price) || /^(?:0\.0*1|-1)$/u.test(price);

export const isZero = (price: string): boolean => /^-?0+(?:\.0+)?$/u.test(price);

/** The number of a cell's price, for comparing it with others; NaN where there is none. */
export const priceNumber = (cell: Cell | undefined): number =>
  cell === undefined ? Number.NaN : Number(readPrice(cell, null).price ?? Number.NaN);
