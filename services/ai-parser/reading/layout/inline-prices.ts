import { asNamed } from '../name-and-price.ts';
import { lettersOf } from './letters.ts';
import { clarityOfRow, isAmount, textOfWords, type Line } from './lines.ts';
import { boxAround, type PageBlock, type PageRow, type Word } from './page.ts';

const linesMin = 3;
const amountWordsMax = 4;

/** Whether it is money and not a measure: it has a currency sign or word, or cents. */
const isMoney = (text: string): boolean =>
  isAmount(text) &&
  (/\d[.,]\d{2}(?!\d)/u.test(text) || /\p{Sc}|\b(?!mm|cm|km|kg|pcs)\p{L}{2,4}\b/iu.test(text));

interface Priced {
  readonly name: readonly Word[];
  readonly price: readonly Word[];
}

/** `Bow shackle 8 mm - 4.50 EUR`: a name followed by its price; null if a line is not of this form. */
function pricedIn(words: readonly Word[]): Priced | null {
  for (let count = Math.min(amountWordsMax, words.length - 1); count > 0; count -= 1) {
    const price = words.slice(-count);
    if (!isMoney(textOfWords(price))) continue;
    const name = words.slice(0, -count);
    while (/^[-–—:=|·.…]+$/u.test(name.at(-1)?.text ?? '')) name.pop();
    return name.some(({ text }) => /\p{L}{2}/u.test(text)) ? { name, price } : null;
  }
  return null;
}

/** Lines of text that each end in a price, as a table of two columns; null if there are too few. */
export function inlinePrices(lines: readonly Line[]): PageBlock | null {
  const priced = lines.map(({ words }) => pricedIn(words));
  const found = priced.flatMap((line) => line ?? []);
  if (found.length < linesMin || found.length < lines.length * 0.6) return null;
  const rows = lines.map((line, place): PageRow => {
    const own = priced[place];
    const named = own
      ? asNamed({ name: withoutColon(textOfWords(own.name)), price: textOfWords(own.price) })
      : { name: textOfWords(line.words), price: '' };
    const cells = [named.name, named.price];
    return { ...boxAround([line]), cells, clarity: clarityOfRow(line.words), letters: lettersOf(line.words) };
  });
  const columns = [found.flatMap(({ name }) => name), found.flatMap(({ price }) => price)].map(boxAround);
  return { kind: 'table', ...boxAround(lines), rows, columns };
}

const withoutColon = (text: string) => text.replace(/\s*[:=]$/u, '');
