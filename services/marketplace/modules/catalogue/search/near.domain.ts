import { isMisspelt } from '../../../../../src/lib/is-misspelt.ts';
import { lettersApart } from '../../../../../src/lib/letters-apart.ts';
import type { PublicListing } from '../catalogue.domain.ts';
import { saysWhat } from './meaning.domain.ts';
import { alsoMeantIn, calledOtherwiseIn, inEnglish, isSubstance, thingIn } from './other-languages.domain.ts';
import { plain } from './places.domain.ts';
import { withoutTraits } from './search.domain.ts';

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that begin alike by so many letters, and this share of the shorter, may be forms of one: "cleaner" and "cleaning", not "oil" and "oiling". */
const commonLetters = 4;
const commonShare = 0.6;

/** One of so few letters may be mistyped too: "teek". */
const isLetterOff = (one: string, other: string): boolean =>
  one.length >= commonLetters && one[0] === other[0] && lettersApart(one, other) <= 1;

function isAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const common = Math.max(Math.min(commonLetters, shorter + 1), Math.ceil(shorter * commonShare));
  return (
    one.replace(/s$/u, '') === other.replace(/s$/u, '') ||
    isMisspelt(one, other) ||
    isLetterOff(one, other) ||
    one.slice(0, common) === other.slice(0, common)
  );
}

/**
 * Whether a listing that is only similar to a text has one of the words that say what is looked for, or of its other names,
 * in its name, brand, variant or category: "hose" of "hose repair", and no belt for "change password", nor a line for
 * "Inés". Of a name of several words it has all: a jacket is no "life jacket XL".
 */
export function isNear(
  text: string,
  { name, detail, category }: Pick<PublicListing, 'name' | 'detail' | 'category'>,
): boolean {
  const english = inEnglish(text) ?? text;
  const thing = withoutTraits(english) ?? english;
  const own = wordsOf([name, detail, category].join(' '));
  const has = (word: string): boolean => own.some((each) => isAlike(word, each));
  const whole = thingIn(english);
  if (whole !== null)
    return [whole, calledOtherwiseIn(whole), alsoMeantIn(whole)].some(
      (called) => called !== null && wordsOf(called).every(has),
    );
  const names = [text, thing, calledOtherwiseIn(english), calledOtherwiseIn(thing), alsoMeantIn(english)];
  const sought = wordsOf(names.filter((each) => each !== null).join(' ')).filter(
    (word) => saysWhat(word) && !isSubstance(word),
  );
  return sought.some(has);
}
