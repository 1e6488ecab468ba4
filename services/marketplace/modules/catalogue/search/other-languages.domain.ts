import { isMisspelt } from '../../../../../src/lib/is-misspelt.ts';
import { plain } from './places.domain.ts';
import { alsoMeant, calledOtherwise, saidElsewhere, traitsElsewhere } from './said-elsewhere.domain.ts';

/** Words that connect the parts of a phrase. */
const joining = new Set(
  'a al au d da de del dell della des di du el fur il la le les of para per pour the'.split(' '),
);

/** The words of a text, without apostrophes, hyphens and connecting words. */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/['’\-\s]+/u)
    .filter((word) => word !== '' && !joining.has(word));

const minStem = 4;
const without = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '');
  return rest.length < minStem ? word : rest;
};
const singular = (word: string): string => without(word, /[sx]$/u);
const stemOf = (word: string): string => without(singular(word), /(?:[aeio]n?|er)$/u);

interface Word {
  readonly written: string;
  readonly stem: string;
}

const withStems = (words: readonly string[]): readonly Word[] =>
  words.map((written) => ({ written, stem: stemOf(written) }));

interface Phrase {
  readonly english: string;
  readonly words: readonly Word[];
}

const longestFirst = (one: Phrase, other: Phrase): number => other.words.length - one.words.length;

/** The phrases of a table, whose lines are `english: name, name`; the longest first, so that "olio motore" comes before "olio". */
const phrasesOf = (table: string): readonly Phrase[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', names = ''] = line.trim().split(': ');
      return names.split(', ').map((name) => ({ english, words: withStems(wordsOf(name)) }));
    })
    .toSorted(longestFirst);

/** The phrases by the stem of their first word: every search looks up each of its words. */
const byFirstStem = (phrases: readonly Phrase[]): ReadonlyMap<string | undefined, readonly Phrase[]> =>
  Map.groupBy(phrases, ({ words: [first] }) => first?.stem);

const phrases = phrasesOf(saidElsewhere);
/** A colour or material is no thing, and can't be looked for alone. */
const phrasesByStem = byFirstStem([...phrases, ...phrasesOf(traitsElsewhere)].toSorted(longestFirst));
const synonymsByStem = byFirstStem(phrasesOf(calledOtherwise));
const alsoMeantByStem = byFirstStem(phrasesOf(alsoMeant));
const terms = [...new Set(phrases.map(({ english }) => english))].map((english) => ({
  english,
  words: wordsOf(english),
}));
const termNames = new Set(terms.map(({ english }) => english));
const englishWords = new Set(terms.flatMap(({ words }) => words));
/** The names of several words, in the singular, the longest first. */
const things = terms
  .filter(({ words }) => words.length > 1)
  .map(({ english, words }) => ({ english, words: words.map(singular) }))
  .toSorted((one, other) => other.words.length - one.words.length);
/** The same by their first word: every search looks up each of its words. */
const thingsByFirst = Map.groupBy(
  things.entries(),
  ([
    ,
    {
      words: [first],
    },
  ]) => first,
);

/** Whether a word is a form of a listed one: "candele" of "candela", "handtücher" of "handtuch". English words are not. */
const isForm = (word: Word | undefined, listed: Word): boolean =>
  word !== undefined &&
  (word.written === listed.written || (!englishWords.has(word.written) && word.stem === listed.stem));

/** What compounds begin with and goods need not say: everything here is for boats. */
const boats = new Set(['boot', 'schiff', 'yacht']);
const minHead = 4;
/** The tail "ol" is oil after a word that is known; otherwise only longer ones are told from endings. */
const minTail = 2;
const minTailOfBoats = 4;

const phraseOfWord = (word: Word): Phrase | undefined =>
  phrasesByStem
    .get(word.stem)
    ?.find(({ words }) => words.length === 1 && words.every((own) => isForm(word, own)));

/** A word in English: of another language, or English already. Null if it is neither. */
function knownWord(written: string): string | null {
  const word: Word = { written, stem: stemOf(written) };
  return phraseOfWord(word)?.english ?? (englishWords.has(singular(written)) ? singular(written) : null);
}

/** "motorol" in English, by the words that it is made of. Null if one is unknown, or if it is an English word itself. */
function inParts(written: string): string | null {
  if (englishWords.has(written) || englishWords.has(singular(written))) return null;
  for (let at = minHead; at <= written.length - minTail; at += 1) {
    const tail = knownWord(written.slice(at));
    if (tail === null) continue;
    // "Ankerkette", "Bootsfender", "Hundeleine".
    const heads = [0, 1, 2].map((joint) => written.slice(0, at - joint));
    const isOfBoats = written.length - at >= minTailOfBoats && heads.some((head) => boats.has(head));
    if (isOfBoats) return tail;
    const head = heads
      .filter((each) => each.length >= minHead)
      .map(knownWord)
      .find((each) => each !== null);
    if (head !== undefined) return `${head} ${tail}`;
  }
  return null;
}

/** The words with each known phrase replaced by its English; null if there is none. */
function replacing(
  text: string,
  known: ReturnType<typeof byFirstStem>,
  parts: (written: string) => string | null,
): string | null {
  const words = withStems(wordsOf(text));
  const said: string[] = [];
  let isReplaced = false;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const phrase = known
      .get(word?.stem)
      ?.find(({ words: named }) => named.every((listed, next) => isForm(words[at + next], listed)));
    const english = phrase?.english ?? (word && parts(word.written)) ?? null;
    if (english === null) said.push(word?.written ?? '');
    else isReplaced = said.push(english) > 0;
    at += phrase?.words.length ?? 1;
  }
  return isReplaced ? said.join(' ') : null;
}

/**
 * The text in English, as far as its words are known in another language: "oil filter" for "filtro de aceite". Null if
 * none is.
 */
export const inEnglish = (text: string): string | null => replacing(text, phrasesByStem, inParts);

/** The text with the names that listings use: "mooring line" for "rope". Null if they use no other name. */
export const calledOtherwiseIn = (text: string): string | null => replacing(text, synonymsByStem, () => null);

/** The text with what else its words may mean: "florist" for "flowers". Null if they mean nothing else. */
export const alsoMeantIn = (text: string): string | null => replacing(text, alsoMeantByStem, () => null);

/** Whether a text is the name of one thing, which then is not misspelt: "tablecloth". */
export const isTerm = (text: string): boolean => {
  const named = plain(text);
  return termNames.has(named) || termNames.has(singular(named));
};

/** What a thing is made of or for: alone it says too little of which is meant, as hydraulic oil is no olive oil. */
const substances = new Set(['oil', 'glass', 'paper', 'water', 'fuel']);
export const isSubstance = (word: string): boolean => substances.has(singular(word));

/**
 * The first word of a text that is the name of a thing, also misspelt: "impeller" in "impeller volvo penta", "windlass" in
 * "windlas lofrans". Null if none is.
 */
export function termIn(text: string): string | null {
  const words = wordsOf(text).filter((word) => !isSubstance(word));
  const misspelt = () =>
    words.flatMap((word) => [...termNames].find((term) => isMisspelt(word, term)) ?? [])[0];
  return words.find(isTerm) ?? misspelt() ?? null;
}

/** The longest name of several words for one thing: "life raft" in "ISO life raft". Null if the text has none. */
export function thingIn(text: string): string | null {
  const words = wordsOf(text).map(singular);
  const named = words
    .flatMap((word, at) =>
      (thingsByFirst.get(word) ?? []).filter(([, thing]) =>
        thing.words.every((each, next) => each === words[at + next]),
      ),
    )
    .toSorted(([one], [other]) => one - other);
  return named[0]?.[1].english ?? null;
}
