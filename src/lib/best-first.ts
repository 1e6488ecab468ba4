import { lettersApart } from './letters-apart.ts';

/** The texts by which something is found. */
export interface Findable {
  readonly name: string;
  /** More words by which it is found. */
  readonly others?: string;
  /** What it says; a word there counts less. */
  readonly text?: string;
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
  `a about after all already also am an and another any anybody anymore anything are arent as at be been being but by can cant could couldnt did didnt do does doesnt doing dont else every for from get gets
  getting go goes going gone got euro euros had has have havent having he her him his how i if im in into is isnt it its ive just let lets lot make makes many me mean means much must my
  need needs never now of off on one only or our ours please really s say says see she should shouldnt so some somebody someone something still such take takes than that the their them then there these they
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

interface Word {
  /** As it is written, to be shown. */
  readonly text: string;
  /** Without accents and capitals. */
  readonly plain: string;
  readonly stem: string;
}

const toWord = (text: string): Word => ({ text, plain: plain(text), stem: stemOf(plain(text)) });

/** The words of each text that was searched: pages and answers are the same for every key that is typed. */
const known = new Map<string, readonly Word[]>();

function readWords(text: string): readonly Word[] {
  const words = known.get(text) ?? wordsOf(text).map(toWord);
  known.set(text, words);
  return words;
}

const fewestOfMisspelt = 5;

/** How well a word matches a typed one: lower is better; null for no match. */
type Closeness = (word: Word, typed: Word) => number | null;

const asWritten: Closeness = (word, typed) => {
  if (word.plain === typed.plain || word.stem === typed.stem) return 0;
  return word.plain.startsWith(typed.plain) ? 1 : null;
};

/** A misspelt match is worse than a prefix. */
const misspeltCost = 2;

/** Also with one letter added, missing or changed, or two letters swapped. */
const orMisspelt: Closeness = (word, typed) => {
  const written = asWritten(word, typed);
  if (written !== null) return written;
  if (Math.min(word.plain.length, typed.plain.length) < fewestOfMisspelt) return null;
  if (word.plain[0] !== typed.plain[0]) return null;
  const [one, other] = [word.stem, typed.stem];
  const isTurned = [...one].sort().join('') === [...other].sort().join('');
  return lettersApart(one, other) <= (isTurned ? 2 : 1) ? misspeltCost : null;
};

const exactly: Closeness = (word, typed) => (word.plain === typed.plain ? 0 : null);

const bestOf = (words: readonly Word[], typed: Word, closeness: Closeness) =>
  words.reduce<{ readonly word: string; readonly cost: number } | null>((best, word) => {
    if (best?.cost === 0) return best;
    const cost = closeness(word, typed);
    return cost === null || (best !== null && best.cost <= cost) ? best : { word: word.text, cost };
  }, null);

/** How much a word weighs by where it is: in the name, in the extra words, or in the text. */
const weights = { name: 1, others: 0.6, text: 0.2 } as const;

/** What is left of a weight where the word only begins as typed, and where it is misspelt. */
const shareOf: Readonly<Record<number, number>> = { 0: 1, 1: 0.6, [misspeltCost]: 0.5 };

interface WordFit {
  /** From above 0 to 1. */
  readonly weight: number;
  /** The matching extra word; null if the name or the text matches. */
  readonly why: string | null;
}

/** The best place of a typed word; null if it is nowhere. */
function fitOf(
  { name, others, text }: Readonly<Record<keyof typeof weights, readonly Word[]>>,
  typed: Word,
  closeness: Closeness,
): WordFit | null {
  const elsewhere = typed.plain.length < fewestLetters ? exactly : closeness;
  const fits = [
    { of: weights.name, best: bestOf(name, typed, closeness), isShown: false },
    { of: weights.others, best: bestOf(others, typed, elsewhere), isShown: true },
    { of: weights.text, best: bestOf(text, typed, elsewhere), isShown: false },
  ].flatMap(({ of, best, isShown }) =>
    best === null ? [] : [{ weight: of * (shareOf[best.cost] ?? 0), why: isShown ? best.word : null }],
  );
  return fits.toSorted((one, other) => other.weight - one.weight)[0] ?? null;
}

/** Results with less than this share of the best result's weight are left out. */
const leastShare = 0.5;

/**
 * Ranks items by the typed words, best first, equal ones in their order. A word matches if it is a prefix or a form of
 * one of the item's words, ignoring accents, or, where no item has it, with a mistyped letter. It weighs more in the
 * name than in the extra words or the text, and the more, the fewer items have it.
 */
function rank<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => Findable,
): readonly Fit<Item>[] {
  const words = saying(typed).map(toWord);
  const texts = items.map((item) => {
    const { name, others = '', text = '' } = textOf(item);
    return { name: readWords(name), others: readWords(others), text: readWords(text) };
  });
  const columns = words.map((word) => {
    const written = texts.map((text) => fitOf(text, word, asWritten));
    const fits = written.some(isFit) ? written : texts.map((text) => fitOf(text, word, orMisspelt));
    const count = fits.filter(isFit).length;
    // A common word still says something.
    return { fits, rarity: Math.log(1 + items.length / Math.max(count, 1)) };
  });
  const weighed = items.flatMap((item, index) => {
    const fits = columns.map(({ fits: column, rarity }) => ({ fit: column[index] ?? null, rarity }));
    const had = fits.flatMap(({ fit, rarity }) => (fit === null ? [] : [{ ...fit, rarity }]));
    if (had.length === 0) return [];
    const share = had.length / words.length;
    const weight = had.reduce((sum, one) => sum + one.weight * one.rarity, 0);
    return [{ item, why: had.flatMap(({ why }) => why ?? []), share, weight }];
  });
  const most = Math.max(...weighed.map(({ weight }) => weight), 0);
  return weighed
    .filter(({ weight }) => weight >= most * leastShare)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ item, why, share }) => ({ item, why, share }));
}

const isFit = (fit: WordFit | null): fit is WordFit => fit !== null;

/** An item that has more than this share of the words is found without what is meant for others. */
const enough = 0.5;

/** The matching items as ranked by `rank`; those for others come last, and only if no own one has most of the words. */
export function bestFirst<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => Findable,
): readonly Fit<Item>[] {
  const isOwn = (item: Item): boolean => textOf(item).isForOthers !== true;
  const own = rank(items.filter(isOwn), typed, textOf);
  if (own.some(({ share }) => share > enough) || items.every(isOwn)) return own;
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
