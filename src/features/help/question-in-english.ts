import { questionsElsewhere, smallWordsElsewhere } from './questions-elsewhere.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

interface Phrase {
  readonly english: string;
  readonly words: readonly string[];
  /** Whether it is only the beginning of a word: "stornier", of "stornieren" and "storniert". */
  readonly isBeginning: boolean;
}

/** The longest first, so that "mot de passe" comes before any of its words; whole words before beginnings. */
const phrases: readonly Phrase[] = questionsElsewhere
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [english = '', names = ''] = line.trim().split(': ');
    return names
      .split(', ')
      .map((name) => ({ english, words: wordsOf(name), isBeginning: name.endsWith('*') }));
  })
  .toSorted(
    (one, other) =>
      other.words.length - one.words.length ||
      Number(one.isBeginning) - Number(other.isBeginning) ||
      other.words.join('').length - one.words.join('').length,
  );

const isAt = ({ words, isBeginning }: Phrase, typed: readonly string[], at: number): boolean =>
  words.every((word, next) => {
    const given = typed[at + next];
    return isBeginning ? given?.startsWith(word) === true : given === word;
  });

const smallWords = new Set(wordsOf(smallWordsElsewhere));

/** A question in English, as far as its words are known in another language: "refund" for "Wie bekomme ich mein Geld zurück?". */
export function questionInEnglish(typed: string): string {
  const words = wordsOf(typed);
  const messages: string[] = [];
  let isTranslated = false;
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((one) => isAt(one, words, at));
    const word = words[at] ?? '';
    if (phrase !== undefined) isTranslated = messages.push(phrase.english) > 0;
    else if (!smallWords.has(word)) messages.push(word);
    at += phrase?.words.length ?? 1;
  }
  return isTranslated ? messages.join(' ') : typed;
}
