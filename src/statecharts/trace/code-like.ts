import { isUuid } from './token.ts';

const alphabet = /^[A-Za-z0-9_\-.:/]{1,40}$/;
const separators = /[_\-.:/]/g;

const addresses: readonly RegExp[] = [
  /\/\//,
  /^www\./i,
  /\.(com|org|net|info|biz|app|dev|cloud|online|shop|local|localhost|test|example)(?![A-Za-z0-9])/i,
  // A country's domain, and a host before a path.
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2}([:/]|$)/i,
  /^localhost\b/i,
  // IPv4 and IPv6.
  /^\d{1,3}(\.\d{1,3}){3}/,
  /^([0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}$/i,
];

const numbersOfPeople: readonly RegExp[] = [
  // A day, as a date of birth.
  /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}$/,
  // An IBAN, its groups joined or not.
  /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/i,
  // A tax number.
  /^[A-Z]{2,3}[A-Z0-9]?\d{7,12}[A-Z0-9]?$/i,
];

const secrets: readonly RegExp[] = [
  /^(sk|pk|rk|whsec|ghp|gho|ghs|glpat|xox[a-z]|eyJ|AKIA|AIza|Bearer|acct|cus|pi|seti|pm|tok|card|ba)[_\-A-Z0-9]/,
  // Hexadecimal, as of a hash or key.
  /^[0-9a-f]{16,}$/i,
];

/** A stretch that nobody would have written as a word: long, letters and figures mixed. */
const isRandom = (stretch: string): boolean =>
  stretch.length >= 12 && (stretch.match(/[A-Za-z]\d|\d[A-Za-z]/g) ?? []).length >= 2;

/**
 * Whether a text can be one of our codes and nothing of a person: not a sentence, an address of a page or machine, a key, a telephone, card, bank
 * or tax number, a day, an id.
 */
export function isCodeLike(value: string): boolean {
  if (!alphabet.test(value) || isUuid(value)) return false;
  const bare = value.replace(separators, '');
  const digits = bare.replace(/\D/g, '').length;
  // Telephone, card and account numbers, with a word before them or not.
  if (/\d{7}/.test(bare) || (!/[A-Za-z]/.test(value) && digits > 6)) return false;
  if (addresses.some((pattern) => pattern.test(value))) return false;
  if (numbersOfPeople.some((pattern) => pattern.test(value) || pattern.test(bare))) return false;
  if (secrets.some((pattern) => pattern.test(value) || pattern.test(bare))) return false;
  return !value.split(separators).some(isRandom);
}
