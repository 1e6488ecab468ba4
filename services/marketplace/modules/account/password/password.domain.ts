interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Common passwords in lower case, from a list of leaked ones. */
export interface CommonPasswords {
  /** Whole passwords. */
  has(password: string): boolean;
  /** Shorter words of that list, which additional digits or symbols do not improve. */
  hasWord(word: string): boolean;
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];
const steps = new Set(rows.flatMap((row) => [row, [...row].reverse().join('')]).flatMap(pairsOf));

function pairsOf(row: string): string[] {
  return [...row].slice(1).map((letter, at) => `${row[at] ?? ''}${letter}`);
}

/** "aaaaaaaaaaaa", "abcabcabcabc": something short repeated, cut anywhere. */
function isRepeated(password: string): boolean {
  for (let unit = 1; unit <= password.length / 2; unit += 1)
    if (
      password ===
      password
        .slice(0, unit)
        .repeat(Math.ceil(password.length / unit))
        .slice(0, password.length)
    )
      return true;
  return false;
}

/** "abcdefghijkl", "qwertyuiopas": neighbours in the alphabet, in counting or on the keyboard, with at most two jumps. */
function isSequence(password: string): boolean {
  const pairs = pairsOf(password);
  return pairs.filter((pair) => !steps.has(pair)).length <= 2;
}

const lettersOnly = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether it is among the first that anyone would try: on the list, on it with some digits or signs around, repeated,
 * a sequence, or the owner's own address or name. Upper and lower case make no difference.
 */
export function isTooCommon(password: string, owner: PasswordOwner, common: CommonPasswords): boolean {
  const lower = password.toLowerCase().normalize('NFC');
  const plain = lettersOnly(lower);
  const stem = lower.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  const [localPart = ''] = owner.email.toLowerCase().split('@');
  const [first, last] = [owner.firstName.toLowerCase(), owner.lastName.toLowerCase()];
  const own = [owner.email.toLowerCase(), localPart, first + last, last + first].map(lettersOnly);
  return (
    common.has(lower) ||
    common.has(plain) ||
    // What is left of "Password2026!!".
    common.hasWord(stem) ||
    isRepeated(lower) ||
    isSequence(lower) ||
    own.some((word) => word !== '' && (plain === word || stem === word))
  );
}
