import { readDecimal, type DecimalMark } from '../../../src/lib/decimal-text.ts';
import { textOfNumber, type Cell } from '../reading/table.ts';
import { namedCurrency, type NamedCurrency } from './currencies.ts';
import { headerOf, taxIn } from './header-meaning.ts';
import { sumInWords } from './sum-in-words.ts';
import { wordsOf } from './words.ts';

/** The price in one cell. */
interface PriceRead {
  /** A decimal number with a point; null if there is none, or if `text` is not a plain number. */
  readonly price: string | null;
  readonly text: string | null;
  readonly isAmbiguous: boolean;
  readonly currency: NamedCurrency | null;
  readonly taxIncluded: boolean | null;
  readonly perUnit: string | null;
  /** Whether the cell has words besides that may say something else of the price. */
  readonly isInWords: boolean;
}

const nothing: PriceRead = {
  price: null,
  text: null,
  isAmbiguous: false,
  currency: null,
  taxIncluded: null,
  perUnit: null,
  isInWords: false,
};

/** The length of the longest, `n./a.`. */
const nothingLengthMax = 5;

/** Whether a cell is a sign for an unknown value. */
export const isNothing = (text: string): boolean =>
  text.length <= nothingLengthMax && /^(?:[-–—_./?*x]{0,4}|n\.?\/?a\.?|null|none|nan|nil)$/iu.test(text);

/** Whether a cell is the error of a failed formula, in any language of spreadsheets. */
export const isFailedFormula = (text: string): boolean =>
  text.startsWith('#') && /^#(?:[\p{Lu}\d/¡!?]{2,14}[!?]|N\/A|N\/D|NV|NB|NULL!|####+|Н\/Д)$/u.test(text);

const tail =
  /\s*(?:(?=(?:each|apiece|monthly|weekly|yearly|monatlich|jährlich|mensuel|mensual|mensile|miesięcznie|rocznie|měsíčně|mesačne|havonta|ежемесячно|щомісяця|aylık)$)|[\\/]\s*|(?<!\p{L})(?:per|pro|par|por|je|za|al|alla|all'|la|le|the|за)\s+)(?:1\s+|1(?=\p{L}))?((?:\d{1,4}\s)?[\p{L}²³][\p{L}²³.\d /]{0,20})$/iu;
/** `: 15 €`, if the words before it are in a cell of their own. */
const lead = /^[:=]\s*/u;
export const withoutLead = (text: string): string => text.replace(lead, '');
/** A word before an amount: `Price 650`, `Цена: 650`. */
const word = /^(\p{L}{3,14})\s*[:=]?\s*(?=\d)/u;

/** Removes a word for price before an amount; other words may say from where on it applies. */
function withoutPriceWord(text: string): string {
  const [all, said] = word.exec(text) ?? [];
  if (all === undefined || said === undefined) return text;
  const [best] = headerOf(said).meanings;
  return best?.meaning === 'price' && best.strength === 1 ? text.slice(all.length) : text;
}
/** `IDR. 143.500.000`, `20 zł.`: a full stop after an abbreviation is not part of the amount. */
const withoutSign = (text: string, sign: string): string => {
  const isShortened = text.includes(`${sign}. `) || (/\p{L}$/u.test(sign) && text.endsWith(`${sign}.`));
  return text.replace(isShortened ? `${sign}.` : sign, ' ');
};
/** What sellers of used goods add: the price is negotiable. */
const haggling = /\s+(?:o\.?n\.?o|o\.?b\.?o|v\.?h?\.?b|neg|negotiable)\.?$/iu;
const footnote = /(?<=[^\p{L}])\s*(?:\*+|¹|²|³|\(\d\))$/u;
/** A text in brackets after an amount describes it: `14,00 € (per hour)`. */
const remark = /(?<=\d.{0,12})\s*\([^()]{2,60}\)$/u;
/**
 * A currency of one of several countries: `kr` is used for four currencies, `E250.00` is emalangeni or euros; the
 * amount is a price nevertheless.
 */
const someMoney =
  /^E\s?(?=\d[\d ,.]*[.,]\d{2}$)|^kr\.?\s*(?=\d)|(?<=\d)\s*(?:(?:kr\.?|:-)(?=\s*(?:$|\/|per\s|pr\.?\s))|\/?[-–—]\.?$|\/=$)/iu;
export const withoutSomeMoney = (text: string): string => text.replace(someMoney, '');

/** A longer text mentions prices but is not one. */
const plainLengthMax = 120;

/** `11=90`, `1 700=00`: roubles and kopecks, as in Russian price lists. */
const kopecks = /(?<=^\D{0,4}\d[\d ]{0,9})=(?=\d{2}(?!\d))/u;
/** `330..00`: a decimal mark that was typed twice. */
const markTwice = /(?<=\d)([.,])\1(?=\d{2}(?!\d))/u;
export const withDecimalMark = (text: string): string => text.replace(kopecks, ',').replace(markTwice, '$1');

/** `5K`, `12,5 тыс.`: abbreviated thousands. */
const thousands = /^(\d{1,4}(?:[.,]\d)?)\s?(?:k|rb|ribu|тыс\.?)$/iu;

/** `3.60 лв | 1.84 €`, `100 kn (13,27 €)`: one price in two currencies. */
const twice = /^([^|/=(]*\d[^|/=(]*?)\s*[|/=(]\s*([^|/=()]*\d[^|/=()]*?)\s*\)?$/u;

/** A former currency: the amount next to it applies. */
const formerMoney = 'HRK';

/** The first of two equal amounts in two currencies; null if a cell has anything else. */
function firstOfTwo(text: string): string | null {
  const [, first = '', second = ''] = twice.exec(text) ?? [];
  const [own, other] = [namedCurrency(first), namedCurrency(second)];
  if (!own?.isSure || !other?.isSure || own.code === other.code) return null;
  const areSums = [own, other].every(
    ({ sign }, at) => readDecimal([first, second][at]?.replace(sign, '').trim() ?? '') !== null,
  );
  if (!areSums) return null;
  return (own.code === formerMoney ? second : first).trim();
}

/** Reads a price: its number, and its currency, tax and unit if the cell has them. */
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
  if (read)
    return { ...nothing, price: read.decimal, isAmbiguous: read.isAmbiguous, currency, taxIncluded, perUnit };
  const told = currency && sumInWords(cell, currency);
  const sum = told && readDecimal(told.sum, style);
  return sum
    ? { ...nothing, price: sum.decimal, isInWords: true, currency, taxIncluded, perUnit: told.perUnit }
    : { ...nothing, text: withoutLead(given), currency, taxIncluded };
}

const nines = /^9{5,}(?:\.(?:9+|0+))?$/u;
/** Whether a number is a placeholder for a price that is not set yet. */
export const isPlaceholder = (price: string): boolean => nines.test(price) || /^(?:0\.0*1|-1)$/u.test(price);

export const isZero = (price: string): boolean => /^-?0+(?:\.0+)?$/u.test(price);

/** The number of a cell's price, for comparisons; NaN if there is none. */
export const priceNumber = (cell: Cell | undefined): number =>
  cell === undefined ? Number.NaN : Number(readPrice(cell, null).price ?? Number.NaN);
