import { isMisspelt } from '../../lib/is-misspelt.ts';
import { askedByForm } from './asked-by-form.ts';
import { questionsElsewhere, smallWordsElsewhere } from './questions-elsewhere.ts';
import { sayings } from './sayings.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A word as it is compared: a keyboard without umlauts writes "zurueck" and "groesse". */
const keyOf = (word: string): string => word.replaceAll('ß', 'ss').replaceAll(/([aou])e/gu, '$1');

/** What verbs and nouns of French, Italian, Spanish and German end in, longest first. */
const endings =
  /(?:eront|eremo|eranno|iendo|aron|ieron|erons|ando|endo|ions|are|ere|ire|ato|ata|ati|ate|ado|ada|ido|ida|ito|ita|ons|ez|ar|er|ir|en|et|st|es|os|as|is|te|ee|e|a|o|i|s|t|n)$/u;

/** Shorter stems are those of too many words. */
const fewestOfStem = 5;

/** The common part of "cancelar" and "cancella", of "presenta" and "presento"; null if it is too short. */
function foreignStem(key: string): string | null {
  const stem = key.replaceAll(/(\p{L})\1/gu, '$1').replace(endings, '');
  return stem.length < fewestOfStem ? null : stem;
}

/** Fewer of their small words don’t make a question foreign: some are English words too. */
const fewestSmallWords = 2;

/** Shorter words are near to many right ones: "pezzo" to "prezzo". */
const fewestOfMisspelt = 7;

/** Whether the word has one mistyped letter: "storniren" begins as "stornier" would with one missing. */
const isMisspeltFor = ({ keys: [key = '', ...more], isBeginning }: Phrase, given: string): boolean =>
  more.length === 0 &&
  given.length >= fewestOfMisspelt &&
  (isBeginning ? [-1, 0, 1].map((by) => given.slice(0, key.length + by)) : [given]).some((part) =>
    isMisspelt(part, key),
  );

const isForm = (given: string | undefined, key: string): boolean => {
  if (given === undefined || given === key) return given === key;
  const stem = foreignStem(key);
  return stem !== null && foreignStem(given) === stem;
};

/** What German verbs leave for the end of a clause: "ab", of "absagen" in "er sagt den Termin ab". */
const particles = new Set(['ab', 'an', 'aus', 'auf', 'ein', 'hin', 'hoch', 'nach', 'vor', 'weg', 'zuruck']);

/** The words of a clause with the parts of a separated verb joined where that makes one that is known. */
function rejoined(words: readonly string[], phrases: readonly Phrase[]): readonly string[] {
  const particle = words.at(-1);
  if (particle === undefined || !particles.has(keyOf(particle))) return words;
  const isVerb = (word: string) =>
    phrases.some((one) => one.keys.length === 1 && isAt(one, [keyOf(particle + word)], 0));
  const verb = words.findIndex(isVerb);
  return verb === -1 ? words : words.slice(0, -1).map((word, at) => (at === verb ? particle + word : word));
}

interface Phrase {
  readonly english: string;
  readonly keys: readonly string[];
  /** Whether it is only the beginning of a word: "stornier", of "stornieren" and "storniert". */
  readonly isBeginning: boolean;
}

/** The longest first, so that "mot de passe" comes before any of its words; whole words before beginnings. */
const phrasesOf = (lines: string): readonly Phrase[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', names = ''] = line.trim().split(': ');
      return names
        .split(', ')
        .map((name) => ({ english, keys: wordsOf(name).map(keyOf), isBeginning: name.endsWith('*') }));
    })
    .toSorted(
      (one, other) =>
        other.keys.length - one.keys.length ||
        Number(one.isBeginning) - Number(other.isBeginning) ||
        other.keys.join('').length - one.keys.join('').length,
    );

const ownSayings = phrasesOf(sayings);
const foreignPhrases = phrasesOf(questionsElsewhere);
const smallWords = new Set(wordsOf(smallWordsElsewhere).map(keyOf));

const isAt = (
  { keys, isBeginning }: Phrase,
  typed: readonly string[],
  at: number,
  isSame: (given: string | undefined, key: string) => boolean = (given, key) => given === key,
): boolean =>
  keys.every((key, next) => {
    const given = typed[at + next];
    return isBeginning && next === keys.length - 1 ? given?.startsWith(key) === true : isSame(given, key);
  });

/** The end of a compound, after the letters that join it: "adresse", of "Rechnungsadresse" without "Rechnung". */
function endOf(compound: string, { keys, isBeginning }: Phrase): string | null {
  if (!isBeginning || keys.length > 1) return null;
  const rest = compound.slice(keys[0]?.length);
  for (const joint of ['', 's', 'n', 'en', 'ungs']) {
    const end = rest.startsWith(joint) ? rest.slice(joint.length) : '';
    const known = end.length > 3 && foreignPhrases.find((one) => isAt(one, [end], 0));
    if (known) return known.english;
  }
  return null;
}

interface Reading {
  readonly words: readonly string[];
  readonly isChanged: boolean;
}

/** The words with each phrase replaced by its English, and each other word by what `otherwise` makes of it. */
function withPhrases(
  typed: string,
  phrases: readonly Phrase[],
  otherwise: (word: string) => readonly string[],
): Reading {
  const given = typed.split(/[,.;:?!]/u).flatMap((clause) => rejoined(wordsOf(clause), phrases));
  const keys = given.map(keyOf);
  const words: string[] = [];
  let isChanged = false;
  for (let at = 0; at < given.length;) {
    const exact = phrases.find((one) => isAt(one, keys, at));
    const form = phrases.find((one) => isAt(one, keys, at, isForm));
    // The longest, so "no se presentó" before "no"; of two that are as long, the one that was written.
    const phrase = exact && exact.keys.length === form?.keys.length ? exact : form;
    const word = given[at] ?? '';
    const replaced =
      phrase === undefined ? otherwise(word) : [phrase.english, endOf(keyOf(word), phrase) ?? ''];
    words.push(...replaced);
    isChanged ||= phrase !== undefined || (replaced[0] ?? word) !== word;
    at += phrase?.keys.length ?? 1;
  }
  return { words, isChanged };
}

const textOf = ({ words, isChanged }: Reading, typed: string): string =>
  isChanged ? words.filter((word) => word !== '').join(' ') : typed;

/**
 * A question in the English that answers use, as far as its words are known: "refund" for "money back" and for "Wie
 * bekomme ich mein Geld zurück?".
 */
export function questionInEnglish(typed: string): string {
  const byForm = askedByForm(typed);
  if (byForm !== null) return byForm;
  const plainly = textOf(
    withPhrases(typed, ownSayings, (word) => [word]),
    typed,
  );
  const isForeign = wordsOf(plainly).filter((word) => smallWords.has(keyOf(word))).length >= fewestSmallWords;
  const translated = withPhrases(plainly, foreignPhrases, (word) => {
    const key = keyOf(word);
    if (smallWords.has(key)) return [];
    const meant = isForeign ? foreignPhrases.find((one) => isMisspeltFor(one, key)) : undefined;
    return [meant?.english ?? word];
  });
  return textOf(translated, plainly);
}
