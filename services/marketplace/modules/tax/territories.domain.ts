/**
 * Standard rates of VAT in basis points, where the market knows them (as of 1 November 2026). The Union's decide; the
 * others only show whether a listing has the standard rate of its seller's country.
 */
const unionRates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
};
const ratesElsewhere: Readonly<Record<string, number>> = { AG: 1700, GB: 2000, ME: 2100, TR: 2000 };

/**
 * Codes of other countries for VAT: Monaco counts as France (article 7 of the directive); Greek numbers begin with EL.
 */
const sameAs: Readonly<Record<string, string>> = { MC: 'FR', EL: 'GR', UK: 'GB' };

/** Territories without VAT; goods and work there are outside its scope. */
const withoutVat: ReadonlySet<string> = new Set(['GI']);

/** Countries that tax sales by state and county, which no rate on a listing describes. */
const bySubdivision: ReadonlySet<string> = new Set(['US']);

/** The VAT country of a two-letter code; null for an invalid code, and for Northern Ireland, which counts as both. */
export function vatTerritory(code: string): string | null {
  const country = sameAs[code] ?? code;
  return /^[A-Z]{2}$/.test(country) && country !== 'XI' ? country : null;
}

/** The two-letter codes of the countries whose goods are within the Union for VAT. */
export const countriesOfUnion: readonly string[] = [
  ...Object.keys(unionRates),
  ...Object.keys(sameAs).filter((code) => Object.hasOwn(unionRates, sameAs[code] ?? '')),
];

export const isInUnion = (territory: string): boolean => Object.hasOwn(unionRates, territory);
export const hasNoVat = (territory: string): boolean => withoutVat.has(territory);
export const isTaxedBySubdivision = (territory: string): boolean => bySubdivision.has(territory);

/** Null: not known. */
export const standardRateBps = (territory: string): number | null =>
  unionRates[territory] ?? ratesElsewhere[territory] ?? null;
