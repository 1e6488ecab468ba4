/** The length in characters (code points) as in the contract, not in UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

/** contract: NewPassword */
export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;
const NAME_MAX_LENGTH = 80;
const EMAIL_MAX_LENGTH = 254;

/** A rule for `register` of react-hook-form. */
export interface Rule {
  validate: (value: string) => true | string;
}

const inFigures = (count: number): string => count.toLocaleString('en-GB');

function tooLong(value: string, most: number): string | null {
  const length = lengthOf(value.trim());
  return length > most ? `Use at most ${inFigures(most)} characters; this has ${inFigures(length)}.` : null;
}

/** "12 of 1,000 characters", counted as in the rules. */
export const counterText = (value: string, most: number): string =>
  `${inFigures(lengthOf(value.trim()))} of ${inFigures(most)} characters`;

const checked = (check: (value: string) => string | null): Rule => ({
  validate: (value) => check(value) ?? true,
});

/** contract: Email. Only refuses what is certainly wrong; the mailed code verifies the address. */
export const emailRule: Rule = checked((value) => {
  const email = value.trim();
  if (email === '') return 'Enter your email address.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) || lengthOf(email) > EMAIL_MAX_LENGTH)
    return 'Enter an email address like name@example.com.';
  return null;
});

/** contract: PersonName */
export const nameRule = (missing: string): Rule =>
  checked((value) => {
    if (value.trim() === '') return missing;
    return lengthOf(value.trim()) > NAME_MAX_LENGTH ? `Use at most ${NAME_MAX_LENGTH} characters.` : null;
  });

export const newPasswordRule: Rule = checked((value) => {
  const length = lengthOf(value);
  if (length === 0) return 'Choose a password.';
  if (length < PASSWORD_MIN_LENGTH)
    return `Use at least ${PASSWORD_MIN_LENGTH} characters; this has ${length}.`;
  if (length > PASSWORD_MAX_LENGTH)
    return `Use at most ${PASSWORD_MAX_LENGTH} characters; this has ${length}.`;
  return null;
});

export const passwordRule: Rule = checked((value) => (value === '' ? 'Enter your password.' : null));

/** contract: Phone; optional. */
export const phoneRule: Rule = checked((value) => {
  const phone = value.trim();
  if (phone === '') return null;
  return /^[+0-9][0-9 ()./-]{3,31}$/.test(phone) ? null : 'Enter a number like +34 600 000 000.';
});

/** For required texts; `missing` is the message for an empty one. */
export const requiredText = (missing: string, most: number): Rule =>
  checked((value) => (value.trim() === '' ? missing : tooLong(value, most)));

/** For optional texts. */
export const atMost = (characters: number): Rule => checked((value) => tooLong(value, characters));

/** A whole number within limits; `name` begins the message. */
export const wholeNumberRule = (name: string, minimum: number, most: number): Rule =>
  checked((value) =>
    /^\d{1,4}$/.test(value.trim()) && Number(value) >= minimum && Number(value) <= most
      ? null
      : `${name}: enter a whole number from ${minimum} to ${most}.`,
  );
