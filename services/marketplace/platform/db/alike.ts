/**
 * Conditions in SQL on names and telephone numbers. `asked` is the expression of the words, which is not null; `name`
 * and `phone` are the expressions that are compared with it.
 */

/**
 * The similarity above which a name matches a misspelt one: "Lindquist" for "Lindqvist". Vendors are searched by
 * everyone and need a higher one. Against `whole` words of the name a lower one is sufficient: "lindquest", "vaubon".
 */
export const alike = { person: 0.5, vendor: 0.6, whole: 0.4 };

/** Whether a part of the name has at least this similarity to the words. */
export const isAlike = (asked: string, name: string, least: number): string =>
  `(word_similarity(plain_words(${asked}), plain_words(${name})) >= ${least} or strict_word_similarity(plain_words(${asked}), plain_words(${name})) >= ${alike.whole})`;

/** Whether a short word is one letter off a part of the name: "maar" for "Mara" (migration 0073). */
export const isLetterOff = (asked: string, name: string): string =>
  `(${asked} ~ '^[[:alpha:]]{3,7}$' and exists (
      select from regexp_split_to_table(plain_words(${name}), ' ') part where regexp_like(part, one_letter_off(plain_words(${asked})))
    ))`;

/** Shorter sequences of digits occur in too many telephone numbers. */
const minDigits = 6;
const digitsOf = (text: string) => `ltrim(regexp_replace(${text}, '[^0-9]', '', 'g'), '0')`;

/** Whether the words are the end of a telephone number, ignoring separators and leading zeros. */
export const hasNumber = (asked: string, phone: string): string =>
  `(${asked} ~ '^[-+() ./0-9]+$' and length(${digitsOf(asked)}) >= ${minDigits} and ${digitsOf(`coalesce(${phone}, '')`)} like '%' || ${digitsOf(asked)})`;
