import { sql, type RawBuilder } from 'kysely';

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

/** What many companies of the trade are called. */
const ofTheTrade =
  'agency|boat|boats|care|chandlers?|chandlery|crew|engineering|marin|marina|marine|maritime|nautic|nautica|nautical|naval|services?|ship|shop|supply|supplies|technical|yacht|yachts|yachting';
/** How much the words and what is a company's own of its name resemble each other at least. */
const leastOfOwn = 0.3;

/** The same for a company, if more than a word is alike that many share: "vaubon" for "Vauban Marine Supply", not "Raymarine". */
export function isVendorAlike(asked: string, name: string): string {
  const own = `btrim(regexp_replace(plain_words(${name}), '\\m(${ofTheTrade})\\M', '', 'g'))`;
  const words = `plain_words(${asked})`;
  const likeness = `greatest(word_similarity(${own}, ${words}), word_similarity(${words}, ${own}))`;
  return `(${isAlike(asked, name, alike.vendor)} and (${own} = '' or ${likeness} >= ${leastOfOwn}))`;
}

/** Whether a short word is one letter off a part of the name: "maar" for "Mara" (migration 0073). */
export const isLetterOff = (asked: string, name: string): string =>
  `(${asked} ~ '^[[:alpha:]]{3,7}$' and exists (
      select from regexp_split_to_table(plain_words(${name}), ' ') part where regexp_like(part, one_letter_off(plain_words(${asked})))
    ))`;

/** Shorter sequences of digits occur in too many telephone numbers. */
const minDigits = 6;
const digitsOf = (text: string) => `ltrim(regexp_replace(${text}, '[^0-9]', '', 'g'), '0')`;

/**
 * Whether the words are the end of a telephone number, or, from "+" or "00" on, its beginning; ignoring separators and
 * leading zeros.
 */
export const hasNumber = (asked: string, phone: string): string => {
  const [digits, number] = [digitsOf(asked), digitsOf(`coalesce(${phone}, '')`)];
  return `(${asked} ~ '^[-+() ./0-9]+$' and (
    length(${digits}) >= ${minDigits} and ${number} like '%' || ${digits}
    or ${asked} ~ '^ *([+]|00)' and length(${digits}) >= ${minDigits - 1} and ${number} like ${digits} || '%'))`;
};

/** The name of a user `u`. */
export const personName = `concat_ws(' ', u.first_name, u.last_name)`;
/** The names of a vendor `v`. */
const vendorNames = ['v.trading_name', 'v.legal_name'].map((name) => `coalesce(${name}, '')`);

/** Whether the name of a user `u` resembles the words. */
export const isPersonAlike = (asked: string): string =>
  `(${isAlike(asked, personName, alike.person)} or ${isLetterOff(asked, personName)})`;

/** The rows of a table that meet a condition on `asked.words`. */
const rowsOf = (what: string, words: string, condition: string): RawBuilder<unknown> =>
  sql`(select ${sql.raw(what)}, (select ${words}::text as words) asked where ${sql.raw(condition)})`;

/** How much less than the best match may resemble the words, so that "bahai yacht" finds no other "Yacht Agency". */
const almost = 0.05;
/** Of the rows of a table that meet a condition on `asked.words` those with the most similar names. */
const mostAlike = (
  table: string,
  words: string,
  {
    id,
    names,
    condition,
  }: { readonly id: string; readonly names: readonly string[]; readonly condition: string },
): RawBuilder<unknown> => {
  const likenesses = names.map(
    (name) => `strict_word_similarity(plain_words(asked.words), plain_words(${name}))`,
  );
  return sql`(
    select alike.id from (
      select ${sql.raw(id)} as id, greatest(${sql.raw(likenesses.join(', '))}) as likeness,
        max(greatest(${sql.raw(likenesses.join(', '))})) over () as most
      from ${sql.raw(table)}, (select ${words}::text as words) asked where ${sql.raw(condition)}
    ) alike where likeness >= most - ${sql.lit(almost)})`;
};

/** The ids of the users whose name resembles the words. */
export const usersAlike = (words: string) =>
  mostAlike('users u', words, { id: 'u.id', names: [personName], condition: isPersonAlike('asked.words') });
/** The ids of the users with a telephone number. */
export const usersNumbered = (words: string) =>
  rowsOf('u.id from users u', words, hasNumber('asked.words', 'u.phone'));
/** The ids of the vendors whose name resembles the words. */
export const vendorsAlike = (words: string) =>
  mostAlike('vendors v', words, {
    id: 'v.id',
    names: vendorNames,
    condition: vendorNames.map((name) => isVendorAlike('asked.words', name)).join(' or '),
  });
/** The ids of the vendors with a telephone number. */
export const vendorsNumbered = (words: string) =>
  rowsOf('v.id from vendors v', words, hasNumber('asked.words', 'v.contact_phone'));
/** The names of yachts that resemble the words. */
export const yachtsAlike = (words: string) =>
  mostAlike('yachts y', words, {
    id: 'y.name',
    names: ['y.name'],
    condition: isAlike('asked.words', 'y.name', alike.vendor),
  });
