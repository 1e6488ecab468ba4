import { lettersApart } from './letters-apart.ts';

/** By what something is looked for. */
export interface Findable {
  readonly name: string;
  /** Other words by which people look for it. */
  readonly others?: string;
  /** It is meant for somebody else than who looks: found only where nothing of theirs has all of the words. */
  readonly isForOthers?: boolean;
}

interface Fit<Item> {
  readonly item: Item;
  /** Which of its other words fit, where its name doesn't: why it is found. */
  readonly why: readonly string[];
  /** It has not all of the typed words: nothing has. */
  readonly isPartial: boolean;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** Fewer letters begin too many words: of the others, they find only a word that is they themselves. */
const fewestLetters = 3;

/** What questions are made of: nothing is called so. */
const little = new Set(
  `a about after all am an and any anything are as at be been by can cant could did do does doesnt dont for from get got euro euros had has have how i if in into is
  it its lot many me mean means much must my need needs of off on one or our please should so some something still take takes than that the their then there they this to want was
  we what when where which who why will with without work works would you your`.split(/\s+/),
);

/** The words that say what is looked for; all of them where nothing else is there. */
function saying(typed: string): readonly string[] {
  const words = wordsOf(plain(typed));
  // "Over 500 euros": no answer is found by an amount.
  const said = words.filter((word) => !little.has(word) && !/^\d+$/u.test(word));
  return said.length === 0 ? words : said;
}

/** Shorter words are not cut down: "ring" is no form of "r". */
const fewestOfStem = 4;

/** What "cancel", "cancelled" and "cancellation" have in common. */
function stemOf(word: string): string {
  if (word.length <= fewestOfStem) return word;
  const cut = word.replace(/(?:ations?|ments?|ings?|ied|ies|ed|es|s|e|y)$/u, '');
  return cut.length < fewestLetters ? word : cut.replace(/(.)\1$/u, '$1');
}

const fewestOfMisspelt = 5;

/** How well a word of something fits a typed one: the lower, the better; null: not at all. */
type Closeness = (word: string, typed: string) => number | null;

const asWritten: Closeness = (word, typed) => {
  if (word === typed || stemOf(word) === stemOf(typed)) return 0;
  return word.startsWith(typed) ? 1 : null;
};

/** What is misspelt is worse than what only begins so. */
const misspeltCost = 2;

/** Also with one letter too many, too few or another, or two of them the wrong way round. */
const orMisspelt: Closeness = (word, typed) => {
  const written = asWritten(word, typed);
  if (written !== null) return written;
  if (Math.min(word.length, typed.length) < fewestOfMisspelt || word[0] !== typed[0]) return null;
  const [one, other] = [stemOf(word), stemOf(typed)];
  const isTurned = [...one].sort().join('') === [...other].sort().join('');
  return lettersApart(one, other) <= (isTurned ? 2 : 1) ? misspeltCost : null;
};

const exactly: Closeness = (word, typed) => (word === typed ? 0 : null);

const bestOf = (words: readonly string[], typed: string, closeness: Closeness) =>
  words.reduce<{ readonly word: string; readonly cost: number } | null>((best, word) => {
    const cost = closeness(plain(word), typed);
    return cost === null || (best !== null && best.cost <= cost) ? best : { word, cost };
  }, null);

/** So much further is a word that only something's other words have. */
const otherCost = 3;

interface WordFit {
  readonly cost: number;
  /** Of its other words; null where its name has it. */
  readonly why: string | null;
}

/** How each typed word fits; null for one that doesn't. */
function fitsOf(
  { name, others = '' }: Findable,
  typed: readonly string[],
  closeness: Closeness,
): readonly (WordFit | null)[] {
  const [ofName, ofOthers] = [wordsOf(name), wordsOf(others)];
  return typed.map((word) => {
    const own = bestOf(ofName, word, closeness);
    if (own !== null) return { cost: own.cost, why: null };
    const other = bestOf(ofOthers, word, word.length < fewestLetters ? exactly : closeness);
    return other && { cost: other.cost + otherCost, why: other.word };
  });
}

const isFit = (fit: WordFit | null): fit is WordFit => fit !== null;

const whyOf = (fits: readonly (WordFit | null)[]): readonly string[] => fits.flatMap((fit) => fit?.why ?? []);
const costOf = (fits: readonly (WordFit | null)[]): number =>
  fits.reduce((sum, fit) => sum + (fit?.cost ?? 0), 0);

/** Less than this share of what the best has says too little. */
const leastShare = 0.5;

/**
 * What fits what was typed, the best first, and what fits alike as it was: every typed word that says something begins one of its words or is a form
 * of it, whatever their accents. Words of a name count for more than others. Where nothing fits so, what has the words with a letter mistyped; and
 * where nothing has all of them, what has the most, of which rare words say more than frequent ones.
 */
function rank<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => Findable,
): readonly Fit<Item>[] {
  const words = saying(typed);
  const fitting = (closeness: Closeness) =>
    items.map((item) => ({ item, fits: fitsOf(textOf(item), words, closeness) }));
  const whole = (all: ReturnType<typeof fitting>): readonly Fit<Item>[] =>
    all
      .filter(({ fits }) => fits.every(isFit))
      .toSorted((one, other) => costOf(one.fits) - costOf(other.fits))
      .map(({ item, fits }) => ({ item, why: whyOf(fits), isPartial: false }));
  const written = whole(fitting(asWritten));
  if (written.length > 0) return written;
  const all = fitting(orMisspelt);
  const spelt = whole(all);
  if (spelt.length > 0) return spelt;
  const weights = words.map(
    (_, at) => 1 / Math.max(all.filter(({ fits }) => isFit(fits[at] ?? null)).length, 1),
  );
  const weighed = all.map((one) => ({
    ...one,
    weight: one.fits.reduce((sum, fit, at) => sum + (fit === null ? 0 : (weights[at] ?? 0)), 0),
  }));
  const most = Math.max(...weighed.map(({ weight }) => weight), 0);
  return weighed
    .filter(({ weight }) => weight > 0 && weight >= most * leastShare)
    .toSorted((one, other) => other.weight - one.weight || costOf(one.fits) - costOf(other.fits))
    .map(({ item, fits }) => ({ item, why: whyOf(fits), isPartial: true }));
}

/** What fits what was typed, as `rank` says; what is meant for others comes last, and not at all where all of the words fit something else. */
export function bestFirst<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => Findable,
): readonly Fit<Item>[] {
  const isOwn = (item: Item): boolean => textOf(item).isForOthers !== true;
  const own = rank(items.filter(isOwn), typed, textOf);
  if (own.some(({ isPartial }) => !isPartial) || items.every(isOwn)) return own;
  const all = rank(items, typed, textOf);
  return [...all.filter(({ item }) => isOwn(item)), ...all.filter(({ item }) => !isOwn(item))];
}

/** Whether somebody asks something, rather than naming it. */
export const isQuestion = (typed: string): boolean =>
  /^\s*(?:how|what|when|where|who|why|which|can|could|do|does|is|are|will|should)\s|\?\s*$/iu.test(typed);
