/** A country's own terms for the form's fields; most countries need none. */
interface CountryWords {
  readonly registrationNumber?: string;
  readonly vatNumber?: string;
  readonly postalCode?: string;
  readonly city?: string;
}

const words: Readonly<Record<string, CountryWords>> = {
  GB: {
    registrationNumber: 'As at Companies House.',
    vatNumber: 'GB and nine digits. Not registered? Keep it empty.',
  },
  TR: {
    registrationNumber: 'The MERSIS number, or that of the trade register.',
    vatNumber: 'The tax number (vergi numarası).',
  },
  US: {
    registrationNumber: 'The number of the state’s register, or the EIN.',
    vatNumber: 'The USA has none: keep it empty.',
    postalCode: 'The ZIP code.',
    city: 'With the state: Fort Lauderdale, FL.',
  },
};

/** Hints for a company's country (ISO 3166-1 alpha-2); empty until one is selected. */
export const countryWords = (country: string): CountryWords => words[country] ?? {};
