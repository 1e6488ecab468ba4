import { ok, refuse, type Result } from '../result.ts';
import { vatCountries, type VatCountry } from './vat-countries.ts';

/** Why it cannot be the VAT ID of a company in that country, with a message for the user. */
interface VatIdProblem {
  readonly rule: 'format' | 'checksum' | 'country';
  readonly message: string;
}

/** Countries that use another country's numbers. */
const numberedAs: Readonly<Record<string, string>> = {
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  IM: 'GB',
  MC: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};
/** Letters that differ from the country's code. */
const countryOf: Readonly<Record<string, string>> = { EL: 'GR' };

/**
 * The VAT ID of a company in `country` (ISO 3166-1 alpha-2; null if unknown) in its stored form: in capitals, with its
 * letters and without separators. For countries with unknown check digits any plausible number is accepted.
 */
export function readVatId(text: string, country: string | null): Result<string, VatIdProblem> {
  const compact = text.toUpperCase().replaceAll(/[\s./-]/g, '');
  const named = countryNamed(compact);
  const own = country === null ? named : (vatCountries[numberedAs[country] ?? country] ?? null);
  if (own !== null) {
    const read = readOf(own, compact);
    if (read.ok) return read;
    return named !== null && named !== own && isOf(named, compact) ? elsewhere(named) : read;
  }
  if (named !== null && isOf(named, compact)) return elsewhere(named);
  return /^[A-Z0-9+*]{4,20}$/.test(compact)
    ? ok(compact)
    : refuse({ rule: 'format', message: 'Enter the VAT ID as it is on the company’s invoices.' });
}

const countryNamed = (compact: string): VatCountry | null => {
  const letters = compact.slice(0, 2);
  return vatCountries[countryOf[letters] ?? letters] ?? null;
};

const isOf = (country: VatCountry, compact: string): boolean => country.judge(compact) === 'right';

function readOf(country: VatCountry, compact: string): Result<string, VatIdProblem> {
  const { letters, example } = country;
  // In their own country many write it without the letters; some Greeks write GR.
  const bare = countryNamed(compact) === country ? compact.slice(2) : compact;
  const judged = country.judge(letters + bare);
  if (judged === 'right') return ok(letters + bare);
  return judged === 'digits'
    ? refuse({
        rule: 'checksum',
        message: 'One of the digits is wrong. Compare it with the company’s invoices.',
      })
    : refuse({
        rule: 'format',
        message: `This isn’t ${withArticle(country)} VAT ID: they look like ${example}.`,
      });
}

const elsewhere = (country: VatCountry) =>
  refuse({
    rule: 'country',
    message: `This is ${withArticle(country)} VAT ID. Enter the one of the company’s country, or choose another country.`,
  });

const withArticle = ({ adjective }: VatCountry): string =>
  `${/^[AEIOU]/.test(adjective) ? 'an' : 'a'} ${adjective}`;
