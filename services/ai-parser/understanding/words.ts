/** Letters that decomposing leaves whole; capitals hide the difference (`FIYATI` of `fiyatı`), or people type the plain one. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ς: 'σ',
  // Arabic and Persian letters that are typed one for the other.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/** The words of a text without case, accents, digits and punctuation: `unitPrice (€)` and `Unit price` are the same. */
export function wordsOf(text: string): string[] {
  return isPlain(text) ? plainWordsOf(text) : allWordsOf(text);
}

/** Whether a text has neither accents nor words written together: nothing to be taken apart, as in most cells. */
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

/** Both sides of a comparison lose their plural, so what is left need not be a word; `Preis` and `plus` have none. */
const singular = (word: string): string => {
  if (word.length > 3 && /[^ius]s$/u.test(word)) return word.slice(0, -1);
  // The Arabic article.
  return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word;
};

/** Phrases separated by commas, each as its words. */
export const phrasesOf = (list: string): readonly (readonly string[])[] =>
  list.split(',').map((phrase) => wordsOf(phrase));

/** Where `phrase` stands in `words`, else -1. */
export function placeOf(phrase: readonly string[], words: readonly string[]): number {
  for (let from = 0; from + phrase.length <= words.length; from += 1)
    if (phrase.every((word, place) => words[from + place] === word)) return from;
  return -1;
}
