import { isMisspelt } from '../../../../../src/lib/is-misspelt.ts';
import type { PublicListing } from '../catalogue.domain.ts';
import { saysWhat } from './meaning.domain.ts';
import { alsoMeantIn, calledOtherwiseIn, inEnglish } from './other-languages.domain.ts';
import { plain } from './places.domain.ts';
import { withoutTraits } from './search.domain.ts';

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that begin alike by so many letters may be forms of one: "epaulets" and "epaulettes". */
const commonLetters = 3;

const isAlike = (one: string, other: string): boolean =>
  isMisspelt(one, other) || one.slice(0, commonLetters) === other.slice(0, commonLetters);

/**
 * Whether a listing that is only similar to several words has one of those that say what it is, or of its other names, in its
 * name, brand, variant or category: "hose" of "hose repair", and no belt for "change password".
 */
export function isNear(
  text: string,
  { name, detail, category }: Pick<PublicListing, 'name' | 'detail' | 'category'>,
): boolean {
  const english = inEnglish(text) ?? text;
  const thing = withoutTraits(english) ?? english;
  const names = [text, thing, calledOtherwiseIn(english), calledOtherwiseIn(thing), alsoMeantIn(english)];
  const sought = wordsOf(names.filter((each) => each !== null).join(' ')).filter(saysWhat);
  const own = wordsOf([name, detail, category].join(' '));
  return wordsOf(text).length < 2 || sought.some((word) => own.some((each) => isAlike(word, each)));
}
