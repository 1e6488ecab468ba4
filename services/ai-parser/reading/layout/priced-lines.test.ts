import { describe, expect, it } from 'vitest';
import { textOf } from '../table.ts';
import { withoutLostSigns } from './lost-signs.ts';
import type { Page, Word } from './page.ts';
import { pricedLines } from './priced-lines.ts';

const size = 10;

/** Words in letters of one width from a place on; their line is `row`. */
const wordsAt = (left: number, row: number, text: string): readonly Word[] => {
  let at = left;
  return text.split(' ').map((word) => {
    const own = { left: at, right: at + word.length * 5, top: 100 + row * 14, bottom: 110 + row * 14 };
    at = own.right + 3;
    return { ...own, text: word, size, clarity: null };
  });
};

const pageOf = (lines: readonly (readonly (readonly [left: number, text: string])[])[]): Page => ({
  number: 1,
  width: 600,
  height: 800,
  rules: [],
  words: lines.flatMap((line, row) => line.flatMap(([left, text]) => wordsAt(left, row, text))),
});

const read = (page: Page) =>
  pricedLines([page]).flatMap(({ rows }) => [...rows].map(({ cells }) => cells.map(textOf)));

describe('a page that is read by its prices', () => {
  it('is read column by column where lists stand beside each other', () => {
    const page = pageOf([
      [
        [20, 'Soups'],
        [320, 'Drinks'],
      ],
      [
        [20, 'Tomato soup'],
        [200, '4,50 €'],
        [320, 'Water'],
        [500, '2,00 €'],
      ],
      [
        [20, 'Fish soup'],
        [200, '6,50 €'],
        [320, 'Lemonade'],
        [500, '3,00 €'],
      ],
      [
        [20, 'Onion soup'],
        [200, '5,00 €'],
        [320, 'Coffee'],
        [500, '2,50 €'],
      ],
    ]);
    expect(read(page)).toEqual([
      ['Soups', ''],
      ['Tomato soup', '4,50 €'],
      ['Fish soup', '6,50 €'],
      ['Onion soup', '5,00 €'],
      ['Drinks', ''],
      ['Water', '2,00 €'],
      ['Lemonade', '3,00 €'],
      ['Coffee', '2,50 €'],
    ]);
  });

  it('takes the name from the line above where a price stands alone, or beside how long it takes', () => {
    const page = pageOf([
      [[20, 'Hull cleaning']],
      [[20, '2 hours · from £55']],
      [[20, 'Deck wash']],
      [[20, '£30']],
      [[20, 'Engine check £80']],
    ]);
    expect(read(page)).toEqual([
      ['Hull cleaning', 'from £55'],
      ['Deck wash', '£30'],
      ['Engine check', '£80'],
    ]);
  });

  it('follows dots to the price, and joins a name of two lines', () => {
    const page = pageOf([
      [[20, 'Mooring line, 20 m, with an eye and']],
      [[20, 'leather ............ 54,00']],
      [[20, 'Fender ............ 19,00']],
      [[20, 'Shackle ............ 4,00']],
    ]);
    expect(read(page)[0]).toEqual(['Mooring line, 20 m, with an eye and leather', '54,00']);
  });

  it('is none where there are hardly any prices', () => {
    expect(read(pageOf([[[20, 'We were founded in 1990']], [[20, 'Coffee 2,00 €']]]))).toEqual([]);
  });
});

describe('a letter behind figures', () => {
  const textsOf = (texts: readonly string[]) =>
    withoutLostSigns(pageOf(texts.map((text) => [[20, text]] as const))).words.map(({ text }) => text);

  it('is left away where it stands for a sign that the font does not name', () => {
    expect(textsOf(['0,50e', '1,00e', '2,00e', '0,70e', '3,50e'])).toEqual([
      '0,50',
      '1,00',
      '2,00',
      '0,70',
      '3,50',
    ]);
    expect(textsOf(['500 o', '600 o', '700 o', '800 o', '900 o'])).toEqual([
      '500',
      '600',
      '700',
      '800',
      '900',
    ]);
  });

  it('stays where it measures something, or is not always the same', () => {
    expect(textsOf(['5m', '6m', '7m', '8m', '9m'])).toEqual(['5m', '6m', '7m', '8m', '9m']);
    expect(textsOf(['5a', '6b', '7c', '8d', '9e'])).toEqual(['5a', '6b', '7c', '8d', '9e']);
  });
});
