import { isUuid } from '../../lib/uuid.ts';

const alphabet = /^[A-Za-z0-9_\-.:/]{1,40}$/;
const separators = /[_\-.:/]/g;

const addresses: readonly RegExp[] = [
  /\/\//,
  /^www\./i,
  /\.(com|org|net|info|biz|app|dev|cloud|online|shop|local|localhost|test|example)(?![A-Za-z0-9])/i,
  // A country-code domain, or a host before a path.
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2}([:/]|$)/i,
  /^localhost\b/i,
  // IPv4 and IPv6.
  /^\d{1,3}(\.\d{1,3}){3}/,
  /^([0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}$/i,
];

const numbersOfPeople: readonly RegExp[] = [
  // A date, such as a date of birth.
  /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}$/,
  // An IBAN with or without spaces.
  /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/i,
  // A tax number.
  /^[A-Z]{2,3}[A-Z0-9]?\d{7,12}[A-Z0-9]?$/i,
];

const secrets: readonly RegExp[] = [
  /^(sk|pk|rk|whsec|ghp|gho|ghs|glpat|xox[a-z]|eyJ|AKIA|AIza|Bearer|acct|cus|cs|pi|pay|seti|pm|tok|card|ch|ba|req|person)[_\-A-Z0-9]/,
  // Hexadecimal: a hash or a key.
  /^[0-9a-f]{16,}$/i,
];

const file = /\.(csv|tsv|xlsx?|ods|pdf|docx?|txt|zip|jpe?g|png|webp|heic)$/i;

/** A word in one style (lower, UPPER, camelCase), a short number, or a letter with one, such as a version. */
const word = /^([a-z]+([A-Z][a-z]+)*|[A-Z]+|\d{1,4}|[A-Za-z]\d{1,3}|)$/;

/** Capitalised but not a person's name: Europe/Madrid. */
const timeZone = /^[A-Z][a-z]+(\/[A-Z][A-Za-z]+([_-][A-Za-z]+)*)+$/;

const isWritten = (value: string): boolean =>
  timeZone.test(value) || value.split(separators).every((stretch) => word.test(stretch));

/**
 * Whether a text can only be a code and not personal data: not a sentence, an address of a page or machine, a key, a
 * telephone, card, bank or tax number, a date, an id, a password or a file name.
 */
export function isCodeLike(value: string): boolean {
  if (!alphabet.test(value) || !/[A-Za-z]/.test(value) || isUuid(value) || file.test(value)) return false;
  const bare = value.replace(separators, '');
  // Telephone, card and account numbers after a word.
  if (/\d{7}/.test(bare)) return false;
  if (addresses.some((pattern) => pattern.test(value))) return false;
  if (numbersOfPeople.some((pattern) => pattern.test(value) || pattern.test(bare))) return false;
  if (secrets.some((pattern) => pattern.test(value) || pattern.test(bare))) return false;
  return isWritten(value);
}
