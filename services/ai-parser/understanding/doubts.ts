import { hasWord, namesNothing } from '../reading/name-and-price.ts';
import type { Field } from './fields.ts';
import { lexicons } from './lexicon/all.ts';
import { raise, type Draft } from './offer.ts';
import { phrasesOf, wordsOf } from './words.ts';

/** What may be wrong with an offer because of its position. */
interface Place {
  readonly isOnPage: boolean;
  /** Whether a heading above has a price beside it: names and prices may be shifted against each other. */
  readonly isShifted: boolean;
  /** Whether most amounts of its page are in no row. */
  readonly isMostlyUnread: boolean;
  /** Whether its price is alone between words above and below, and may belong to either. */
  readonly isEitherWay: boolean;
}

/** The maximum confidence of a value that has an alternative. */
const besideOther = 0.5;

function dimTo(draft: Draft, field: Field, most: number): void {
  if (draft.values.has(field)) draft.confidence[field] = Math.min(most, draft.confidence[field] ?? most);
}

const signedSum = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** On a page, a name with an amount in it may combine two rows: its price is then uncertain. */
function doubtOtherSum(draft: Draft, name: string): void {
  if (!draft.values.has('price') || !signedSum.test(name)) return;
  dimTo(draft, 'price', besideOther);
  raise(draft, 'PRICE_AMBIGUOUS', 'price', 'The words of the name hold a price too.');
}

/** A comma, an open bracket or a hyphenated word: the name continues where it was not read. */
const goesOn = (name: string): boolean =>
  /[,(/&+]$|\p{L}-$/u.test(name) || (name.split('(').length > name.split(')').length && !/\d\($/u.test(name));

const factors = lexicons.flatMap(({ headers }) => phrasesOf(headers.factor ?? ''));
/** Factors of prices are below this. */
const factorMost = 20;

/** `Coefficient for work at heights: 1.5` is not a price, although it is listed among prices. */
function doubtFactor(draft: Draft, name: string): void {
  const price = draft.values.get('price');
  if (typeof price !== 'string' || Number(price) >= factorMost) return;
  const [first, second] = wordsOf(name);
  const isFactor = factors.some(
    ([own, next]) => own !== undefined && own === first && (next === undefined || next === second),
  );
  if (!isFactor) return;
  dimTo(draft, 'price', besideOther);
  raise(draft, 'PRICE_AMBIGUOUS', 'price', 'This looks like what other prices are multiplied with.');
}

/** Lowers the confidence of values that the offer itself or its position shows to be doubtful. */
export function doubt(draft: Draft, { isOnPage, isShifted, isMostlyUnread, isEitherWay }: Place): void {
  const name = draft.values.get('name');
  if (typeof name !== 'string') return;
  doubtFactor(draft, name);
  if (isOnPage) {
    doubtOtherSum(draft, name);
    if (goesOn(name) || (hasWord(name) && namesNothing(name) && !/\d/u.test(name)))
      dimTo(draft, 'name', besideOther);
  }
  if (isMostlyUnread) {
    dimTo(draft, 'name', besideOther);
    dimTo(draft, 'price', besideOther);
    raise(draft, 'PRICE_AMBIGUOUS', 'price', 'Most prices of this page were not read, so this may be none.');
  }
  if (isEitherWay) {
    dimTo(draft, 'name', besideOther);
    dimTo(draft, 'price', besideOther);
    raise(
      draft,
      'PRICE_AMBIGUOUS',
      'price',
      'This price stands between two lines of words and may belong to either.',
    );
  }
  if (!isShifted) return;
  dimTo(draft, 'name', besideOther);
  dimTo(draft, 'price', besideOther);
  raise(
    draft,
    'PRICE_AMBIGUOUS',
    'price',
    'A heading here has a price beside it, so this price may belong to another row.',
  );
}
