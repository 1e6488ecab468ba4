/**
 * One valid account per country, from the examples in the IBAN registry, or from the provider's tests: they belong to
 * nobody.
 */
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
  TR: 'TR330006100519786457841326',
  US: '110000000 000123456789',
};
const ofSpain = 'ES9121000418450200051332';

/** The name of every bank here; real ones are not looked up. */
export const testBank = 'Harbour Test Bank';

export const testIbanOf = (country: string): string => testIbans[country] ?? ofSpain;

/** In groups of four: `ES91 2100 …`. */
export const groupedByFour = (account: string): string =>
  /^[A-Z]/.test(account) ? account.replaceAll(/(.{4})(?=.)/g, '$1 ') : account;

/** Whether a country's accounts are a routing number and an account number, as in the USA, instead of an IBAN. */
export const hasRoutingNumbers = (country: string): boolean => country === 'US';

/** An account number without spaces, or null if its check digits show a typing error. */
function readIban(text: string): string | null {
  const iban = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return null;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n ? iban : null;
}

const weights = [3, 7, 1];

/**
 * A routing number of the USA and an account number, as `110000000 000123456789`; null if it has another form, or the
 * check digit is wrong.
 */
function readRouted(text: string): string | null {
  const [routing = '', account = '', ...more] = text.split(/[\s/-]+/);
  if (!/^\d{9}$/.test(routing) || !/^\d{4,17}$/.test(account) || more.length > 0) return null;
  const sum = [...routing].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0 ? `${routing} ${account}` : null;
}

/** Accounts to which payouts fail, by country and last characters: the provider's own test accounts. */
const failures: Readonly<Record<string, { readonly code: string; readonly message: string }>> = {
  'DE 3001': {
    code: 'no_account',
    message:
      'The bank account details on file are probably incorrect. No bank account could be located with those details.',
  },
  'US 1113': { code: 'account_closed', message: 'The bank account has been closed.' },
};

/** Why a payout to this account fails; null if it succeeds. */
export const payoutFailureOf = (country: string, last4: string) => failures[`${country} ${last4}`] ?? null;

interface BankAccount {
  readonly country: string;
  readonly number: string;
}

/** A bank account: an IBAN, or an account of the USA. */
export function readBankAccount(text: string): BankAccount | null {
  const iban = readIban(text);
  if (iban !== null) return { country: iban.slice(0, 2), number: iban };
  const routed = readRouted(text.trim());
  return routed === null ? null : { country: 'US', number: routed };
}
