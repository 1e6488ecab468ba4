import type { PasswordStrength } from '../../ui/index.ts';
import { lengthOf, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './field-rules.ts';

/** A password with fewer different characters is easy to guess, whatever its length. */
const MIN_VARIETY = 6;
const GOOD_LENGTH = 16;
const STRONG_LENGTH = 22;

/** The strength of a new password by its length and variety; the server checks whether it is a common one. */
export function passwordStrength(password: string): PasswordStrength {
  const length = lengthOf(password);
  const variety = new Set(password).size;
  if (length === 0)
    return { score: 0, text: `${PASSWORD_MIN_LENGTH} characters or more. A short sentence is good.` };
  if (length < PASSWORD_MIN_LENGTH)
    return { score: 1, text: `${length} of at least ${PASSWORD_MIN_LENGTH} characters.` };
  if (length > PASSWORD_MAX_LENGTH)
    return { score: 1, text: `${length} characters: ${length - PASSWORD_MAX_LENGTH} too many.` };
  if (variety < MIN_VARIETY) return { score: 1, text: `${length} characters, but too repetitive.` };
  if (length < GOOD_LENGTH)
    return { score: 2, text: `${length} characters: long enough. Longer is stronger.` };
  if (length < STRONG_LENGTH) return { score: 3, text: `${length} characters: good.` };
  return { score: 4, text: `${length} characters: strong.` };
}
