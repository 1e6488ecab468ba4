/**
 * Letters that Unicode decomposition does not change; capitals hide the difference (`FIYATI` of `fiyatı`), or people
 * type the plain letter.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ς: 'σ',
  // Arabic and Persian letters that are typed in place of each other.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/** The words of a text without case, accents, digits and punctuation: `unitPrice (€)` and `Unit price` are equal. */
export function wordsOf(text: string): string[] {
  return isPlain(text) ? plainWordsOf(text) : allWordsOf(text);
}

/** Whether a text has neither accents nor joined words, as most cells: there is nothing to split. */
const isPlain = (text: string): boolean => !/[^\0-\x7f]|[a-z][A-Z]/u.test(text);

function plainWordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/gu) ?? [];
  for (const [place, word] of words.entries()) words[place] = singular(word);
  return words;
}

function allWordsOf(text: string): string[] {
  return text
    .replaceAll(/MwSt|USt/gu, (tax) => tax.toLowerCase())
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßıđłøςةىیک]/gu, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

/**
 * Both sides of a comparison lose their plural, so the result need not be a word; `Preis` and `plus` have no plural.
 */
const singular = (word: string): string => {
  if (word.length > 3 && /[^ius]s$/u.test(word)) return word.slice(0, -1);
  // The Arabic article.
  return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word;
};

/** Phrases separated by commas, each as its words. */
export const phrasesOf = (list: string): readonly (readonly string[])[] =>
  list.split(',').map((phrase) => wordsOf(phrase));

/** The index of `phrase` in `words`, otherwise -1. */
export function placeOf(phrase: readonly string[], words: readonly string[]): number {
  for (let from = 0; from + phrase.length <= words.length; from += 1)
    if (phrase.every((word, place) => words[from + place] === word)) return from;
  return -1;
}
