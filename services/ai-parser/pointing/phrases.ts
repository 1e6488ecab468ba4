import { isAmount, linesOf, textOfWords } from '../reading/layout/lines.ts';
import { boxAround, type Box, type Page, type Word } from '../reading/layout/page.ts';
import { isPriceAlone } from '../reading/name-and-price.ts';

/** Adjacent words of one line: a name, a price, a code. Never a name with its price. */
export interface Phrase extends Box {
  readonly text: string;
  readonly words: readonly Word[];
  /** Whether it reads as a sum of money or a figure. */
  readonly isSum: boolean;
}

const leaders = /^[\s.·…‥_\-–—:|=•~>→*]+$/u;
const figure = /\d/u;

const phraseOf = (words: readonly Word[]): Phrase => {
  const text = textOfWords(words);
  return { ...boxAround(words), text, words, isSum: figure.test(text) && isSumOfMoney(text) };
};

const isSumOfMoney = (text: string): boolean => isAmount(text) || isPriceAlone(text);

/** The words of a phrase that ends in a sum: its name, and the sum. */
function withoutSum(words: readonly Word[]): readonly (readonly Word[])[] {
  if (words.length < 2 || isSumOfMoney(textOfWords(words))) return [words];
  // The longest sum at the end: `1 299,00 €` is one, not `299,00 €`.
  for (let at = Math.max(1, words.length - 4); at < words.length; at += 1) {
    const tail = words.slice(at);
    const text = textOfWords(tail);
    if (figure.test(tail[0]?.text ?? '') || /^\p{Sc}/u.test(text))
      if (isPriceAlone(text)) return [words.slice(0, at), tail];
  }
  return [words];
}

/** The phrases of a page, from the top and the left; leader dots are left out. */
export const phrasesOf = ({ words }: Pick<Page, 'words'>): readonly Phrase[] =>
  linesOf(words)
    .flatMap(({ segments }) => segments)
    .map(({ words: own }) => own.filter(({ text }) => !leaders.test(text)))
    .filter((own) => own.length > 0)
    .flatMap(withoutSum)
    .map(phraseOf);
