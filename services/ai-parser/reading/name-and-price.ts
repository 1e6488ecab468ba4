/** A line of text with a name and a price at its end. */
export interface PricedText {
  /** Empty if the line contains only the price and its unit. */
  readonly name: string;
  readonly price: string;
}

/** Signs and words of currencies next to a sum. */
const currency =
  '(?:(?:(?<!\\p{L})[A-Z]{1,3})?\\$|(?<!\\p{L})GH[¢₵]|\\p{Sc}|(?<!\\p{L})(?:EUR|euros?|USD|GBP|CHF|SFr\\.?|Fr\\.|HRK|kn|Kč|CZK|z[łl]\\.?|PLN|Ft|HUF|lei|RON|kr\\.?|SEK|NOK|DKK|ISK|руб(?:\\.|лей|ля|ль)?|р\\.?|RUB|грн\\.?|UAH|тг\\.?|тенге|KZT|лв\\.?|BGN|TL|TRY|дин\\.?|din\\.?|RSD|KM|AED|Dhs?\\.?|SAR|QAR|OMR|Rp\\.?|IDR|RM|MYR|Rs\\.?|INR|VND|PHP|THB|ZAR|MXN|BRL|Bs\\.?|S/\\.?|[KTU]shs?\\.?|F ?CFA|CFA|L\\.E\\.?|XPF|BYN|GEL|AMD|AZN|UZS|MDL|лева|бел\\.? ?руб\\.?)(?!\\p{L})|円|元|원|บาท|đ|درهم|ريال|جنيه|دينار)';
const number =
  "\\d{1,3}(?:[ .,'’\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)";
/** `12,-`, `12:-` as in Sweden, and `12/-` as in India. */
const noCents = '(?:[.,:]\\s?[-–—]{1,2}|[.,]=|[-–—]\\.|/[-–—=](?!\\d))';
/**
 * Dinars of Algeria and Tunisia, which follow their sums: before a figure they are letters of a code, and in lower case
 * words.
 */
const dinars = '(?-i:DA|DT)(?!\\p{L})';
/** `Р60` is a size; a currency of one letter follows its sum. */
const noLetter = '(?!р\\s?\\d)';
/** The quetzal, or an `E` for a currency, before a sum with its cents: `Q3` is a quarter. */
const ofOneLetter = '(?<!\\p{L})(?-i:[QE])\\.?\\s?(?:\\d{1,3}(?:,\\d{3})+|\\d+)\\.\\d{2}(?!\\d)';
const sum = `(?:${ofOneLetter}|${noLetter}${currency}\\s?(?:${number})${noCents}?|(?:${number})${noCents}?\\s?(?:${currency}|${dinars})|(?:\\d{1,3}(?:[ .,'’]\\d{3})+|\\d+)[.,]\\d{2}(?![\\d.,])|(?:${number})${noCents})`;
const bare = `(?:${number})${noCents}?`;
const range = `(?:(?:${sum}|${bare})\\s?(?:[-–—/|]\\s?(?:(?:to|bis|до|do|a|à|tot|hasta)\\s)?|to|bis|до|do|a|à|tot|until)\\s?)?${sum}`;
/** Words before a price: `ab 5 €`, `Preis: 5 €`. */
const lead =
  '(?<!\\p{L})(?:ab|from|starting (?:from|at)|от|від|од|od|da|desde|a partir de|à partir de|dès|vanaf|v\\.a\\.|fra|från|frá|alates|alkaen|alk\\.|nuo|no|από|only|nur|за|por|a|price|preis|prix|precio|cena|цена|ціна|pris|prijs|prezzo|hinta|harga)\\s*:?\\s*';
/** Whether tax is included: `incl. VAT`, `sis. alv`, `TTC`, `+ IVA`. */
const withTax =
  '(?:\\s*(?:(?:(?:incl?|inkl|excl?|exkl|zzgl|sis|ex|plus|con|sin|senza|avec|sans|z|s|bez|с|без|met|\\+)\\.?\\s?)?(?:vat|mwst|ust|alv|btw|tva|iva|moms|mva|dph|pdv|ddv|ндс|пдв|kdv|gst)\\.?(?:\\s?(?:incl|inkl|excl|exkl|dahil|hariç)\\p{L}*\\.?)?|ttc|brutto|netto)(?!\\p{L}))?';
/** What may follow a price: `/kg`, `per hour`, `each`, a footnote, a remark in brackets. */
const behind =
  '(?:\\s*(?:/|per |pro |je |za |por |al |à |a |за |each|la |the |p\\.? ?P?\\.?(?!\\p{L}))\\s?[\\p{L}\\d. ²³]{0,18}){0,3}(?:\\s*(?:miesięcznie|rocznie|monthly|weekly|yearly|monatlich|jährlich|mensuels?|mensuales?|mensual|mensile|měsíčně|mesačne|havonta|ежемесячно|щомісяця|aylık)(?!\\p{L}))?(?:\\s*(?:[*¹²³]+|\\([^()]{0,60}\\)|\\+|(?:&|and)\\s?up(?!\\p{L})))*';
/**
 * `125x22`: a figure after a letter or a figure is part of a size, and no sum begins there; behind a word, one with its
 * cents and its sign does: `Carbonara13.90€`.
 */
const begins =
  '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\d](?=\\d)(?!(?<=\\p{L}{3})\\d{1,4}[.,]\\d{2}\\s?\\p{Sc}))(?<!\\d[.,](?=\\d))';
const priced = new RegExp(`^(.*?)${begins}((?:${lead})?${range}${behind}${withTax})$`, 'iu');

const leader = '[\\s.,;·…‥_\\-–—:|=•~>→*]';
const leaders = new RegExp(`${leader}+$`, 'u');
const leadersBefore = new RegExp(`^${leader}+`, 'u');
/** Like `priced`, with only leaders before it: anchored at the beginning, so that no other position is tried. */
const pricedAlone = new RegExp(`^(${leader}*?)${begins}((?:${lead})?${range}${behind}${withTax})$`, 'iu');
/** Words, and sizes: `125x22`. */
const word =
  /\p{L}{2}|\d\s?[xх×*]\s?\d|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Leader dots from a name to a price without a sign, or an equals sign: `Coffee ..... 3`, `Coffee = 3`. */
const led = /^(.*?\p{L}.*?)\s?(?:(?:[.·…_]\s?){3,}|\s=\s)\s?(\d[\d.,' ]*)$/u;
const lengthMax = 240;
/** Words for a minimum price. */
const from =
  'ab|from|starting (?:from|at)|от|від|od|desde|a partir de|à partir de|dès|vanaf|v\\.a\\.|fra|från|frá|alates|alkaen|alk\\.|nuo|από';
const least = new RegExp(`^(?:${from}|no)\\s+\\d[\\d ., '’]*$`, 'iu');
const ledBy = new RegExp(`^(.*?\\p{L}.*?)[\\s|:({\\[]+(${from})[\\s|:!)}\\]]*$`, 'iu');

const signAtEnd = /^(.*\S)\s+(\p{Sc})$/u;
/** `▪ Coffee`, `- Coffee`, `@ Coffee`: bullets of list items, and what a recogniser makes of icons. */
const bullet = /^(?:(?:[^\p{L}\p{N}\p{Sc}\s"“”„«'’([+&#]|\([^\p{L}\p{N}]{1,2}\))\s+)+(?=[\p{L}\p{N}"“„«(])/u;

/** `Keratin from` next to `450`, `Coffee €` next to `2,00`: the last word of the name belongs to the price. */
export function asNamed({ name: given, price }: PricedText): PricedText {
  const name = given.replace(bullet, '');
  if (price === '') return { name, price };
  const [, before, word] = (/\p{Sc}/u.test(price) ? null : signAtEnd.exec(name)) ?? ledBy.exec(name) ?? [];
  return before === undefined || word === undefined
    ? { name, price }
    : { name: before, price: `${word} ${price}` };
}

const dates =
  /^(?:[0-2]?\d|3[01])\.(?:0[1-9]|1[0-2])\.?\s?[-–—]\s?(?:[0-2]?\d|3[01])\.(?:0[1-9]|1[0-2])\.?$/u;
/** `01.06 - 31.08`: a range of dates. */
export const isPeriod = (text: string): boolean => dates.test(text.trim());

const rangeOfSums = /^\d[\d.,' ]*[.,]\d{2}\s?[-–—/]\s?\d[\d.,' ]*[.,]\d{2}$/u;

/** `5.00 - 7.00`, but not `01.06 - 31.08`: a range of prices. */
export const isRangeOfSums = (text: string): boolean => rangeOfSums.test(text) && !isPeriod(text);

const span = /^(\d{2,6})\s?[-–—]\s?(\d{2,6})$|^(\d{1,6})\s\|\s(\d{1,6})$/u;
/** `300-350`: a range in whole numbers. `9 | 36`: the prices of small and large. */
export const isSpanOfSums = (text: string): boolean => {
  const [, from, to, small, large] = span.exec(text.trim()) ?? [];
  return Number(from ?? small) < Number(to ?? large);
};

/** `from 500`: a minimum price without a currency. */
export const isLeastSum = (text: string): boolean => least.test(text.trim());

/** `from Â£55`: the first half of a sign whose two bytes were read as two characters. */
const readTwice = /\u00c2(?=[£\u00a0\u00b7])/gu;

const cleaned = (text: string): string =>
  // `14.20 лв |` before the same price in another currency, `$100;` in a list that is one sentence.
  text
    .trim()
    .replace(/\s*[|;]$/u, '')
    .replaceAll(readTwice, '');

const mayBePriced = (line: string): boolean => line.length <= lengthMax && /\d/u.test(line);

/** Whether words and the sum after them are really a name and a price. */
const isSplit = (before: string, price: string): boolean =>
  // `2.10.50`: the sum is the end of a number.
  !isPeriod(price) && !(/\d[.,]?$|(?<![.,])[.,]$/u.test(before) && /^\d/u.test(price));

/** A text without the dots, dashes and blanks at its ends. */
export const withoutLeaders = (text: string): string => text.replace(leadersBefore, '').replace(leaders, '');

const spaced = /^(\d+(?:[.,]\d+)?)\s+[-–—]\s+\D{0,4}(\d{1,3}(?:[ .]\d{3})+|\d+)/u;
/** The most that a range reaches, as a multiple of where it begins. */
const rangeMost = 10;

/** `25 — 1 450 kr` behind `Mainsail`: a figure of the name, and not where the prices begin. */
function isRangeOfAnything(price: string): boolean {
  const [, from, to] = spaced.exec(price) ?? [];
  if (from === undefined || to === undefined) return false;
  return Number(to.replaceAll(/\D/gu, '')) > rangeMost * Number(from.replace(',', '.'));
}

function withFigure(before: string, price: string): PricedText {
  const [figure = '', ...rest] = price.split(/\s/u);
  return { name: `${before}${figure}`, price: withoutLeaders(rest.join(' ')) };
}

/** The name and price of a line; null if it does not end in a sum of money. */
export function pricedText(text: string): PricedText | null {
  const line = cleaned(text);
  if (!mayBePriced(line)) return null;
  const [, before, price] = priced.exec(line) ?? led.exec(line) ?? [];
  if (before === undefined || price === undefined || !isSplit(before, price)) return null;
  const own = { name: before.replace(leaders, '').trim(), price: price.trim() };
  return isRangeOfAnything(own.price) ? withFigure(before, own.price) : own;
}

/** A line with a name, a price and what is said behind it. */
interface RemarkedText extends PricedText {
  readonly remark: string;
}

const signed = `(?:${currency}\\s?(?:${number})|(?:${number})\\s?${currency})`;
const groupedAlone = '\\d{1,3}(?:[.,]\\d{3})+(?![\\d.,]\\d|\\d)';
const inside = new RegExp(`^(.*?\\p{L}.*?)\\s(${signed}|${groupedAlone})(?=\\s|$)(.*)$`, 'iu');
const signedSum = new RegExp(signed, 'iu');
/** `325 kr/h extra`: a sum with its unit at the beginning of a line. */
const signedFirst = new RegExp(`^(${signed}(?:/\\p{L}{1,8})?)(?=\\s|$)(.*)$`, 'iu');

/** `Phone 64 GB $175.000 blue, black`: the name and the price of a line, and the words behind; the name is empty if the line begins with the price. Null if it has no sum, or two. */
export function remarkedText(text: string): RemarkedText | null {
  if (!mayBePriced(text)) return null;
  const [, alone, behindIt] = signedFirst.exec(text) ?? [];
  const [, before, price, remark] =
    alone === undefined ? (inside.exec(text) ?? []) : ['', '', alone, behindIt];
  if (before === undefined || price === undefined || remark === undefined) return null;
  if (signedSum.test(remark) || signedSum.test(before)) return null;
  return { name: before.replace(leaders, '').trim(), price, remark: remark.trim() };
}

/** Whether a text is only a sum of money and what belongs to it: `pricedText` finds no name in it. */
export function isPriceAlone(text: string): boolean {
  const line = cleaned(text);
  if (!mayBePriced(line)) return false;
  const [, before, price] = pricedAlone.exec(line) ?? [];
  return before !== undefined && price !== undefined && isSplit(before, price);
}

const moneyAlone = new RegExp(`^${currency}$`, 'iu');
/** `Rp`, `EUR`: a currency alone, as in accounts before each sum. */
export const isMoneyAlone = (text: string): boolean => moneyAlone.test(text.trim());

/** Whether a text contains a word. */
export const hasWord = (text: string): boolean => word.test(text);

/** `3 hours · starting from`: words before a price that name nothing. */
const beside =
  /^(?:[\s·•,|–—-]|\d+(?:[.,:]\d+)?|(?:(?:hours?|hrs?|h|minutes?|mins?|std|stunden?|minuten?|heures?|horas?|ore|minuti|minutos?|min|godz|hod|perc|óra|час\p{L}*|мин\p{L}*|год\p{L}*|ora|saat|dakika|dk|uur|timer|timmar)\.?|and|und|et|y|e|i|и|over|more|up|starting|starts|now|jetzt|nu|ahora|adesso|maintenant|agora|teraz|сейчас|from|ab|от|de|od|price|preis|prix|cena|цена|precio|pro|per|person|\u00c2)(?!\p{L}))+$/iu;
/** Whether the words before a price are no name. */
export const namesNothing = (text: string): boolean =>
  !hasWord(text) || beside.test(text.replaceAll(/[\u00a0\u00c2\u00b7]/gu, ' ').trim());
