import { questionsElsewhere, smallWordsElsewhere } from './questions-elsewhere.ts';
import { sayings } from './sayings.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A word as it is compared: a keyboard without umlauts writes "zurueck" and "groesse". */
const keyOf = (word: string): string => word.replaceAll('ß', 'ss').replaceAll(/([aou])e/gu, '$1');

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

const isAt = ({ keys, isBeginning }: Phrase, typed: readonly string[], at: number): boolean =>
  keys.every((key, next) => {
    const given = typed[at + next];
    return isBeginning && next === keys.length - 1 ? given?.startsWith(key) === true : given === key;
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
  const given = wordsOf(typed);
  const keys = given.map(keyOf);
  const words: string[] = [];
  let isChanged = false;
  for (let at = 0; at < given.length;) {
    const phrase = phrases.find((one) => isAt(one, keys, at));
    const word = given[at] ?? '';
    if (phrase === undefined) words.push(...otherwise(word));
    else words.push(phrase.english, endOf(keyOf(word), phrase) ?? '');
    isChanged ||= phrase !== undefined;
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
  const plainly = textOf(
    withPhrases(typed, ownSayings, (word) => [word]),
    typed,
  );
  const translated = withPhrases(plainly, foreignPhrases, (word) =>
    smallWords.has(keyOf(word)) ? [] : [word],
  );
  return textOf(translated, plainly);
}
