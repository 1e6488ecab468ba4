/** A currency named in a text; `isSure` is false if several currencies share the sign, such as `$`. */
export interface NamedCurrency {
  readonly code: string;
  readonly isSure: boolean;
  /** The sign or name, as in the text. */
  readonly sign: string;
}

interface Sign {
  readonly pattern: RegExp;
  readonly code: string;
  readonly isSure: boolean;
}

const sign = (pattern: RegExp, code: string, isSure = true): Sign => ({ pattern, code, isSure });

/**
 * Prefixes of dollar and peso signs that name the country. `B$` is used for Brunei and the Bahamas, `C$` for Nicaragua
 * as well.
 */
const dollars: readonly (readonly [prefix: string, code: string, isSure?: boolean])[] = [
  ['CA|CDN|CAD', 'CAD'],
  ['C', 'CAD', false],
  ['AU|A|AUD', 'AUD'],
  ['NZ|NZD', 'NZD'],
  ['HK|HKD', 'HKD'],
  ['S|SG|SGD', 'SGD'],
  ['R', 'BRL'],
  ['MX|MEX|MXN', 'MXN'],
  ['NT|NTD|TW', 'TWD'],
  ['N|NAD', 'NAD'],
  ['TT|TTD', 'TTD'],
  ['J|JA|JMD', 'JMD'],
  ['RD', 'DOP'],
  ['COL|COP', 'COP'],
  ['CL|CLP', 'CLP'],
  ['AR|ARS', 'ARS'],
  ['UY|UYU', 'UYU'],
  ['EC|XCD', 'XCD'],
  ['BDS|BBD', 'BBD'],
  ['BZ|BZD', 'BZD'],
  ['GY|GYD', 'GYD'],
  ['FJ|FJD', 'FJD'],
  ['CI|KYD', 'KYD'],
  ['BND', 'BND'],
  ['MOP', 'MOP'],
  ['B', 'BSD', false],
  ['L|LD', 'LRD', false],
];

/** Longer signs before those that they contain. `kr` is used for four currencies and is therefore left out. */
const signs: readonly Sign[] = [
  sign(/US\s?\$|\$\s?US(?![a-z])|\bU\$S/u, 'USD'),
  ...dollars.map(([prefix, code, isSure]) =>
    sign(new RegExp(`(?<![\\p{L}\\d])(?:${prefix})\\s?\\$`, 'u'), code, isSure),
  ),
  sign(/(?<!\p{L})S\/\.?(?=\s*\d|\s*$|\s*\))/u, 'PEN'),
  // Used in Bolivia and Venezuela.
  sign(/(?<!\p{L})Bs\.?(?=\s*\d|\s*$|\s*\))/u, 'BOB', false),
  sign(/(?<!\p{L})K(?:sh|SH|Sh)s?\.?(?=\s*\d|\s*$|\s*\))/u, 'KES'),
  sign(/(?<!\p{L})T(?:sh|SH|Sh)s?\.?(?=\s*\d|\s*$|\s*\))/u, 'TZS'),
  sign(/(?<!\p{L})U(?:sh|SH|Sh)s?\.?(?=\s*\d|\s*$|\s*\))/u, 'UGX'),
  sign(/(?<!\p{L})L\.\s?E\.?(?!\p{L})|(?<=\d\s*)LE(?!\p{L})|E£|£E/u, 'EGP'),
  sign(/(?<=\d\s?)kn\.?(?!\p{L})/iu, 'HRK'),
  sign(/(?<=\d\s?)DA(?!\p{L})/u, 'DZD'),
  sign(/(?<=\d\s?)DT(?!\p{L})/u, 'TND'),
  sign(/GH[₵¢]/u, 'GHS'),
  sign(/(?<!\p{L})Q\.?(?=\s?\d[\d,]*\.\d{2}(?!\d))/u, 'GTQ'),
  // `R15` is a size or a code; a cell that begins with `R 15` or `R15.00` is a sum of rand.
  sign(/^R(?=\s\d[\d ,]*(?:\.\d{2})?(?!\S)|\d[\d ,]*\.\d{2}(?!\S))/u, 'ZAR', false),
  // Used in western and central Africa.
  sign(/(?<!\p{L})(?:F\.?\s?)?CFA(?!\p{L})/u, 'XOF', false),
  sign(/€|(?<!\p{L})eur(?:o|os)?(?!\p{L})|(?<!\p{L})евро(?!\p{L})/iu, 'EUR'),
  sign(/£|(?<!\p{L})GBP(?!\p{L})/u, 'GBP'),
  sign(/₽|(?<!\p{L})(?:руб(?:\.|ль|лей|ля)?|RUR)(?!\p{L})|(?<=\d\s?)р\.?(?!\p{L})/iu, 'RUB'),
  sign(/₺|(?<!\p{L})TL(?!\p{L})/u, 'TRY'),
  sign(/₴|(?<!\p{L})грн\.?(?!\p{L})/iu, 'UAH'),
  sign(/₹/u, 'INR'),
  // Used in India and five other countries.
  sign(/(?<!\p{L})Rs\.?(?=\s*\d|\s*$|\s*[/)])|₨/u, 'INR', false),
  sign(/₪/u, 'ILS'),
  sign(/(?<!\p{L})z[łl](?!\p{L})/iu, 'PLN'),
  sign(/(?<!\p{L})Kč(?!\p{L})/iu, 'CZK'),
  sign(/(?<!\p{L})(?:SFr|Fr)\.(?=\s*\d|$)/u, 'CHF'),
  sign(/(?<!\p{L})RM(?=\s*\d)/u, 'MYR'),
  sign(/(?<!\p{L})(?:dirhams?|Dhs?\.?)(?=\s*\d|$)/iu, 'AED', false),
  sign(/₩|(?<=\d\s?)원|원화/u, 'KRW'),
  sign(/₱/u, 'PHP'),
  sign(/₫|(?<=\d\s?)đ(?!\p{L})/u, 'VND'),
  sign(/฿|บาท/u, 'THB'),
  sign(/₦/u, 'NGN'),
  sign(/(?<!\p{L})сом(?!\p{L})/iu, 'KGS'),
  sign(/(?<!\p{L})(?:сум|so['’ʻ]m)(?!\p{L})/iu, 'UZS'),
  sign(/₸|(?<!\p{L})(?:тенге|тг)(?!\p{L})/iu, 'KZT'),
  sign(/₼/u, 'AZN'),
  sign(/₾/u, 'GEL'),
  sign(/₲/u, 'PYG'),
  sign(/₡/u, 'CRC'),
  sign(/₵/u, 'GHS'),
  sign(/৳/u, 'BDT'),
  sign(/円|(?<=\d\s?)yen(?!\p{L})/iu, 'JPY'),
  sign(/(?<=\d\s?|单价|價格|价格|[(（])元|人民币|RMB/u, 'CNY'),
  sign(/(?<!\p{L})Rp\.?(?=\s*\d|\s*$|\s*\))/iu, 'IDR'),
  sign(/(?<!\p{L})(?:лв|лева)\.?(?!\p{L})/iu, 'BGN'),
  sign(/(?<!\p{L})(?:lei|leu)(?!\p{L})/iu, 'RON'),
  sign(/(?<!\p{L})(?:Ft|HUF|forint)\.?(?!\p{L})/u, 'HUF'),
  sign(/(?<!\p{L})(?:złot[ye]|złotych)(?!\p{L})/iu, 'PLN'),
  sign(/(?<!\p{L})(?:reais|reals)(?!\p{L})/iu, 'BRL'),
  sign(/(?<!\p{L})(?:дин|din)\.?(?!\p{L})/iu, 'RSD'),
  sign(/(?<!\p{L})гривн\p{L}{0,2}(?!\p{L})/iu, 'UAH'),
  sign(/ر\.?\s?س|ريال سعودي/u, 'SAR'),
  sign(/د\.إ/u, 'AED'),
  sign(/ج\.?\s?م\.?(?!\p{L})|جنيه/u, 'EGP'),
  sign(/(?<!\p{L})(?:d[oó]lar(?:es)?|dollars?|доллар\p{L}{0,2})(?!\p{L})/iu, 'USD', false),
  sign(/(?<!\p{L})pesos?(?!\p{L})(?=\s+mexicanos)/iu, 'MXN'),
  sign(/欧元|歐元/u, 'EUR'),
  sign(/美元|美金/u, 'USD'),
  sign(/港币|港幣/u, 'HKD'),
  sign(/英镑|英鎊/u, 'GBP'),
  sign(/[¥￥](?=.*\p{Script=Han})/u, 'CNY', false),
  sign(/[¥￥]/u, 'JPY', false),
  sign(/\$/u, 'USD', false),
];

/** Codes that are no words: `ALL`, `TOP`, `TRY` and `CUP` occur in headings too. */
const listed =
  'USD|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|HRK|RSD|TRY|RUB|UAH|GEL|MAD|TND|DZD|EGP|ILS|AED|SAR|QAR|OMR|AUD|NZD|CAD|SGD|HKD|JPY|CNY|KRW|THB|MYR|IDR|PHP|VND|INR|BRL|MXN|ARS|CLP|ZAR|XPF|BSD|BBD|XCD|FJD';
const codes = new RegExp(`(?<!\\p{L})(?:${listed})(?!\\p{L})`, 'u');
/** `170pln`: lower-case letters are a code if they follow an amount that begins the text. */
const smallCode = new RegExp(`^\\s*\\d[\\d\\s.,'’]*(${listed})(?!\\p{L})`, 'iu');

const known = new Set(Intl.supportedValuesOf('currency'));

/** The currency that a text beside a price names; null if it names none. */
export function namedCurrency(text: string): NamedCurrency | null {
  if (!/[^\d\s.,'’+-]/u.test(text)) return null;
  const code = codes.exec(text)?.[0];
  if (code !== undefined) return { code, isSure: true, sign: code };
  for (const { pattern, code: named, isSure } of signs) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { code: named, isSure, sign: found };
  }
  const small = smallCode.exec(text)?.[1];
  if (small !== undefined) return { code: small.toUpperCase(), isSure: true, sign: small };
  return null;
}

/** Codes that are words in headings. */
const alsoWords: ReadonlySet<string> = new Set(['ALL', 'TOP', 'CUP', 'PEN', 'ANG']);

/** The currency whose code a header has in brackets: `Price (UYU)`. Call it for prices only: `(AWG)` is a wire, too. */
export function bracketedCurrency(header: string): NamedCurrency | null {
  const [whole = '', code = ''] = /[([]([A-Z]{3})[)\]]/u.exec(header) ?? [];
  return known.has(code) && !alsoWords.has(code) ? { code, isSure: true, sign: whole } : null;
}

/** The currency of a cell that has nothing else: any code of ISO 4217, or a sign. */
export function currencyOfCell(text: string): NamedCurrency | null {
  const upper = text.trim().toUpperCase();
  if (known.has(upper)) return { code: upper, isSure: true, sign: text.trim() };
  return text.length <= 12 ? namedCurrency(text) : null;
}
