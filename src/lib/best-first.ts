import { lettersApart } from './letters-apart.ts';

/** The texts by which something is found. */
export interface Findable {
  readonly name: string;
  /** More words by which it is found. */
  readonly others?: string;
  /** Meant for another role: only found if nothing for the reader's role has all the words. */
  readonly isForOthers?: boolean;
}

interface Fit<Item> {
  readonly item: Item;
  /** Which of its extra words match, if its name does not; shown as the reason. */
  readonly why: readonly string[];
  /** How many of the significant typed words it has, from above 0 to 1; less than 1 only where nothing has all. */
  readonly share: number;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** Words with fewer letters are the beginning of too many others, so they only match whole words. */
const fewestLetters = 3;

/** Words of which questions consist and by which nothing is named. */
const little = new Set(
  `a about after all also am an and another any anymore anything are arent as at be been being but by can cant could couldnt did didnt do does doesnt doing dont else for from get gets
  getting go goes going gone got euro euros had has have havent having he her him his how i if im in into is isnt it its ive just let lets lot make makes many me mean means much must my
  need needs never now of off on one only or our ours please really s say says see she should shouldnt so some something still such take takes than that the their them then there these they
  this those to too us use using very want wanted wants was wasnt we went were what whats when where which while who whos why will with without wont work works would you your yet`.split(
    /\s+/,
  ),
);

/** The significant words; all words if there are none. */
function saying(typed: string): readonly string[] {
  const words = wordsOf(plain(typed));
  // "Over 500 euros": amounts do not match anything.
  const significant = words.filter((word) => !little.has(word) && !/^\d+$/u.test(word));
  return significant.length === 0 ? words : significant;
}

/** The minimum length of a stem: "ring" is not a form of "r". */
const fewestOfStem = 4;

/** Verbs that change more than their ending. */
const irregular: Readonly<Record<string, string>> = {
  bought: 'buy',
  broke: 'break',
  broken: 'break',
  came: 'come',
  forgot: 'forget',
  forgotten: 'forget',
  lost: 'lose',
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  withdrawn: 'withdraw',
  withdrew: 'withdraw',
  written: 'write',
  wrote: 'write',
};

/** The common part of "cancel", "cancelled" and "cancellation". */
function stemOf(written: string): string {
  const word = irregular[written] ?? written;
  if (word.length <= fewestOfStem) return word.length < fewestOfStem ? word : word.replace(/(?<!s)s$/u, '');
  const cut = word.replace(/(?:ations?|ments?|ings?|ied|ies|ed|es|s|e|y)$/u, '');
  return cut.length < fewestLetters ? word : cut.replace(/(.)\1$/u, '$1');
}

const fewestOfMisspelt = 5;

/** How well a word matches a typed one: lower is better; null for no match. */
type Closeness = (word: string, typed: string) => number | null;

const asWritten: Closeness = (word, typed) => {
  if (word === typed || stemOf(word) === stemOf(typed)) return 0;
  return word.startsWith(typed) ? 1 : null;
};

/** A misspelt match is worse than a prefix. */
const misspeltCost = 2;

/** Also with one letter added, missing or changed, or two letters swapped. */
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

/** The cost of matching only an extra word. */
const otherCost = 3;

interface WordFit {
  readonly cost: number;
  /** The matching extra word; null if the name matches. */
  readonly why: string | null;
}

/** How each typed word matches; null for one that does not. */
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

/** Results with less than this share of the best result's weight are left out. */
const leastShare = 0.5;

/** How much more a word weighs that is in the name. */
const ofName = 1.3;

/**
 * Ranks items by the typed words, best first, equal ones in their order. Every significant word has to be a prefix or a
 * form of one of the item's words, ignoring accents; words of the name count more. Without a match, words with a
 * mistyped letter match; without an item that has all words, those with the most, weighting rare words higher.
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
      .map(({ item, fits }) => ({ item, why: whyOf(fits), share: 1 }));
  const asTyped = fitting(asWritten);
  const written = whole(asTyped);
  if (written.length > 0) return written;
  const maybeMisspelt = fitting(orMisspelt);
  const spelt = whole(maybeMisspelt);
  if (spelt.length > 0) return spelt;
  // A word that something has as it is written is not taken for a misspelt one elsewhere.
  const isWritten = words.map((_, at) => asTyped.some(({ fits }) => isFit(fits[at] ?? null)));
  const all = asTyped.map(({ item, fits }, index) => ({
    item,
    fits: fits.map((fit, at) => (isWritten[at] ? fit : (maybeMisspelt[index]?.fits[at] ?? null))),
  }));
  // The more items have a word, the less it says; a common one still says something.
  const rarity = words.map((_, at) =>
    Math.log(1 + items.length / Math.max(all.filter(({ fits }) => isFit(fits[at] ?? null)).length, 1)),
  );
  const weighed = all.map((one) => ({
    ...one,
    weight: one.fits.reduce(
      (sum, fit, at) => sum + (fit === null ? 0 : (rarity[at] ?? 0) * (fit.why === null ? ofName : 1)),
      0,
    ),
  }));
  const most = Math.max(...weighed.map(({ weight }) => weight), 0);
  return weighed
    .filter(({ weight }) => weight > 0 && weight >= most * leastShare)
    .toSorted((one, other) => other.weight - one.weight || costOf(one.fits) - costOf(other.fits))
    .map(({ item, fits }) => ({
      item,
      why: whyOf(fits),
      share: fits.filter(isFit).length / words.length,
    }));
}

/**
 * The matching items as ranked by `rank`; items for others come last, and are left out if another item has all the
 * words.
 */
export function bestFirst<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => Findable,
): readonly Fit<Item>[] {
  const isOwn = (item: Item): boolean => textOf(item).isForOthers !== true;
  const own = rank(items.filter(isOwn), typed, textOf);
  if (own.some(({ share }) => share === 1) || items.every(isOwn)) return own;
  const all = rank(items, typed, textOf);
  return [...all.filter(({ item }) => isOwn(item)), ...all.filter(({ item }) => !isOwn(item))];
}

/** The words with which questions begin: English, German, French, Italian and Spanish, without accents. */
const questionWords =
  `am|are|can|could|did|do|does|has|have|how|is|may|must|shall|should|was|were|what|when|where|which|who|why|will
  |darf|gibt|ist|kann|muss|wann|warum|was|welche[rs]?|wer|werde|wie|wieso|wo
  |combien|comment|est-ce|ou|peut-on|pourquoi|puis-je|quand|que|quel(?:le)?s?|qui
  |che|chi|come|cosa|dove|perche|posso|quando|quant[aeio]
  |como|cual|cuando|cuant[ao]s?|donde|por|puedo|quien`.replaceAll(/\s+/gu, '');
const question = new RegExp(`^[\\s¿]*(?:${questionWords})\\s|\\?\\s*$`, 'u');

/** Whether the text is a question rather than a name. */
export const isQuestion = (typed: string): boolean => question.test(plain(typed));
