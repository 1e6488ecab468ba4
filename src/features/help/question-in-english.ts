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
}

/** The longest first, so that "mot de passe" comes before any of its words. */
const phrases: readonly Phrase[] = questionsElsewhere
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [english = '', names = ''] = line.trim().split(': ');
    return names.split(', ').map((name) => ({ english, words: wordsOf(name) }));
  })
  .toSorted((one, other) => other.words.length - one.words.length);

const smallWords = new Set(wordsOf(smallWordsElsewhere));

/** A question in English, as far as its words are known in another language: "refund" for "Wie bekomme ich mein Geld zurück?". */
export function questionInEnglish(typed: string): string {
  const words = wordsOf(typed);
  const messages: string[] = [];
  let isTranslated = false;
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find(({ words: named }) => named.every((word, next) => word === words[at + next]));
    const word = words[at] ?? '';
    if (phrase !== undefined) isTranslated = messages.push(phrase.english) > 0;
    else if (!smallWords.has(word)) messages.push(word);
    at += phrase?.words.length ?? 1;
  }
  return isTranslated ? messages.join(' ') : typed;
}
