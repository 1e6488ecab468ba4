/** One well-formed IBAN per country, from the examples in the format's registry: nobody's account. */
const testIbans: Readonly<Record<string, string>> = {
  DE: 'DE89370400440532013000',
  ES: 'ES9121000418450200051332',
  FR: 'FR1420041010050500013M02606',
  GB: 'GB29NWBK60161331926819',
  GR: 'GR1601101250000000012300695',
  HR: 'HR1210010051863000160',
  IT: 'IT60X0542811101000000123456',
  MC: 'MC5811222000010123456789030',
  ME: 'ME25505000012345678951',
  MT: 'MT84MALT011000012345MTLCAST001S',
  NL: 'NL91ABNA0417164300',
  PT: 'PT50000201231234567890154',
};
const ofSpain = 'ES9121000418450200051332';

export const testIbanOf = (country: string): string => testIbans[country] ?? ofSpain;

/** `ES91 2100 …`: in groups of four. */
export const groupedByFour = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** An account number without its spaces, or null when its check digits say that it was mistyped. */
export function readIban(text: string): string | null {
  const iban = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return null;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n ? iban : null;
}
