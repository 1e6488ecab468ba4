import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { isMisspelt } from './is-misspelt.ts';
import { sameWords } from './same-words.ts';

/** The texts by which something is found. */
export interface Findable {
  readonly name: string;
  /** More words by which it is found. */
  readonly others?: string;
  /** What it says; a word there counts less. */
  readonly text?: string;
  /** Whether it is meant for others than who types this: then only found if nothing for these has most of the words. */
  readonly isForOthers?: (typed: string) => boolean;
}

interface Fit<Item> {
  readonly item: Item;
  /** Which of its extra words match, if its name does not; shown as the reason. */
  readonly why: readonly string[];
  /**
   * How many of the significant typed words it has, from above 0 to 1; less than 1 only where nothing has all. A word
   * of which it only has the meaning counts half.
   */
  readonly share: number;
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Verbs that change more than their ending. */
const irregular: Readonly<Record<string, string>> = {
  bought: 'buy',
  broke: 'break',
  broken: 'break',
  came: 'come',
  chosen: 'choose',
  forgot: 'forget',
  forgotten: 'forget',
  hidden: 'hide',
  lost: 'lose',
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  spoke: 'speak',
  told: 'tell',
  withdrawn: 'withdraw',
  withdrew: 'withdraw',
  written: 'write',
  wrote: 'write',
};

/** Words of which questions consist and by which nothing is named. */
const little = new Set(
  `a about after all already also am an and another any anybody anymore anything are arent as at be been being but by can cant could couldnt did didnt do does doesnt doing dont else every for from get gets
  getting go goes going gone got euro euros had has have havent having he her him his how i if im in into is isnt it its ive just let lets lot make makes many me mean means much must my
  need needs never now of off on one only or our ours please really s say says she should shouldnt so some somebody someone something still such take takes than that the their them then there these they
  this those to too us use using very want wanted wants was wasnt we went were what whats when where which while who whos why will with without wont work works would you your yet three four five six seven eight nine ten hundred`.split(
    /\s+/,
  ),
);

const stems = new Map<string, string>();

/** The common part of "cancel", "cancelled" and "cancellation". */
function stemOf(written: string): string {
  const word = plain(written);
  const shortened = stems.get(word) ?? stemmer(irregular[word] ?? word);
  // "Ines" is not "in".
  const stem = little.has(shortened) && !little.has(word) ? word : shortened;
  stems.set(word, stem);
  return stem;
}

/** By its stem, the meanings that a word shares with others: `#refund` for "reimburs". */
const meanings = new Map<string, readonly string[]>();
for (const words of sameWords)
  for (const stem of new Set(words.map(stemOf))) meanings.set(stem, [...meaningsOf(stem), `#${words[0]}`]);

function meaningsOf(stem: string): readonly string[] {
  return meanings.get(stem) ?? [];
}

/** The words that may name something, without accents and capitals: "over 500 euros" has none. */
export const significantWords = (typed: string): readonly string[] =>
  wordsOf(plain(typed)).filter((word) => !little.has(word) && !/^\d+$/u.test(word));

/** The stems of the significant words; of all words if there are none. */
function significantStems(typed: string): readonly string[] {
  const significant = significantWords(typed);
  return (significant.length === 0 ? wordsOf(plain(typed)) : significant).map(stemOf);
}

/** Words with fewer letters are the beginning of too many others, so they only match whole words. */
const fewestLetters = 3;

/** How much a word weighs by where it is. */
const boost = { name: 2.4, others: 2, text: 0.4 } as const;

/** What is left of a word's weight where only its beginning, its meaning, or a misspelt form of it matches. */
const shares = { beginning: 0.4, meaning: 0.5, misspelt: 0.5 } as const;

/** Results with less than this share of the best result's weight are left out. */
const leastShare = 0.3;

/** The same, where what is meant for others is offered too: it would come after much that fits little. */
const leastShareAmongOthers = 0.45;

/** An item that has more than this share of the words is found without what is meant for others. */
const enough = 0.5;

/**
 * An item that has none of the words themselves, and the meaning of less than this share of them, only happens to: each
 * answer about a provider for “plumber in Palma”.
 */
const leastShareByMeaning = 0.3;

/** What an item has of a typed word. */
interface Had {
  readonly weight: number;
  /** 1, or less if it only has the meaning. */
  readonly share: number;
  /** Whether a letter is mistyped. */
  readonly isMisspelt: boolean;
  /** The matching extra word; null if the name or the text matches. */
  readonly why: string | null;
}

const byMeaning: Had = { weight: 0, share: shares.meaning, isMisspelt: false, why: null };

/** By the position of the item. */
type HadBy = ReadonlyMap<number, Had>;

/** The extra words that the name doesn’t have, so that a word counts once. */
function othersOf({ name, others = '' }: Findable): string {
  const called = new Set(wordsOf(name).map(stemOf));
  return wordsOf(others)
    .filter((word) => !called.has(stemOf(word)))
    .join(' ');
}

/** The items with a typed word, and with what else means the same or, if no item has either, is spelt like it. */
function indexOf(texts: readonly Findable[]): (stem: string) => HadBy {
  const known = new Set<string>();
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ['name', 'others', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => {
      const stem = stemOf(word);
      known.add(stem);
      return [stem, ...meaningsOf(stem)];
    },
    searchOptions: {
      tokenize: (stem) => [stem],
      processTerm: (stem) => stem,
      weights: { prefix: shares.beginning, fuzzy: 0 },
      // The extra words are a list: how long it is, or how often a word is in it, says little.
      bm25: { k: 0.8, b: 0.2, d: 0.5 },
    },
  });
  index.addAll(texts.map((text, id) => ({ ...text, others: othersOf(text), id })));

  const search = (stems: readonly string[], share: number, options: { readonly prefix?: boolean } = {}) =>
    index.search(
      { queries: [...stems] },
      {
        ...options,
        boost: { name: boost.name * share, others: boost.others * share, text: boost.text * share },
      },
    );

  const whyOf = (id: number, match: Readonly<Record<string, readonly string[]>>): string | null => {
    const terms = Object.keys(match);
    if (terms.some((term) => match[term]?.includes('name'))) return null;
    return wordsOf(texts[id]?.others ?? '').find((word) => terms.includes(stemOf(word))) ?? null;
  };

  return (stem) => {
    const written = search([stem], 1, { prefix: stem.length >= fewestLetters });
    const alike = search(meaningsOf(stem), shares.meaning);
    const isUnknown = written.length + alike.length === 0;
    const misspelt = isUnknown
      ? search(
          [...known].filter((word) => isMisspelt(word, stem)),
          shares.misspelt,
        )
      : [];
    const had = new Map<number, Had>();
    for (const { id, score, match } of [...written, ...misspelt]) {
      const why = whyOf(Number(id), match);
      had.set(Number(id), { weight: score, share: 1, isMisspelt: isUnknown, why });
    }
    for (const { id, score } of alike) {
      const { weight, ...rest } = had.get(Number(id)) ?? byMeaning;
      had.set(Number(id), { ...rest, weight: weight + score });
    }
    return had;
  };
}

/**
 * A search over the items, best first, equal ones in their order: before others those that are called what was typed. A word matches if it is a prefix or a form of one of
 * the item's words, or means the same, ignoring accents, or, where no item has it, with a mistyped letter. It weighs
 * more in the name and the extra words than in the text, and the more, the fewer items have it (BM25).
 */
export function finderOf<Item>(
  items: readonly Item[],
  textOf: (item: Item) => Findable,
): (typed: string) => readonly Fit<Item>[] {
  const texts = items.map(textOf);
  const names = texts.map(({ name }) => new Set(significantStems(name)));
  let hadOf: ReturnType<typeof indexOf> | null = null;
  return (typed) => {
    hadOf ??= indexOf(texts);
    const stems = significantStems(typed);
    const columns = stems.map(hadOf);
    const isCalledSo = (id: number) =>
      names[id]?.size === new Set(stems).size && stems.every((stem) => names[id]?.has(stem));
    const fits = items.flatMap((item, id) => {
      const had = columns.flatMap((column) => column.get(id) ?? []);
      if (had.length === 0) return [];
      const sumOf = (part: 'weight' | 'share') => had.reduce((sum, one) => sum + one[part], 0);
      const share = sumOf('share') / columns.length;
      if (share < leastShareByMeaning && had.every((one) => one.share < 1)) return [];
      // "Write" for "awlgrip white": the other word is unknown, so the first is hardly mistyped.
      if (share < 1 && had.every((one) => one.isMisspelt)) return [];
      const isForOthers = texts[id]?.isForOthers?.(typed) === true;
      return {
        item,
        why: had.flatMap(({ why }) => why ?? []),
        share,
        // One rare word weighs less than most of the words.
        weight: sumOf('weight') * (1 + share),
        isForOthers,
        isCalledSo: isCalledSo(id),
      };
    });
    const own = fits.filter(({ isForOthers }) => !isForOthers);
    const offered = own.some(({ share }) => share > enough) ? own : fits;
    const most = Math.max(...offered.map(({ weight }) => weight), 0);
    const least = most * (offered === own ? leastShare : leastShareAmongOthers);
    // What is meant for others comes last, unless it has all of the words and nothing else has, or nothing else has half.
    const mostOfOwn = Math.max(...own.map(({ share }) => share), 0);
    const isLast = ({ isForOthers, share }: (typeof fits)[number]) =>
      isForOthers && (share <= mostOfOwn || (share < 1 && mostOfOwn >= enough));
    return offered
      .filter((one) => one.isCalledSo || one.weight >= least)
      .toSorted(
        (one, other) =>
          Number(isLast(one)) - Number(isLast(other)) ||
          Number(other.isCalledSo) - Number(one.isCalledSo) ||
          other.weight - one.weight,
      )
      .map(({ item, why, share }) => ({ item, why, share }));
  };
}
