import { describe, expect, it } from 'vitest';
import { withoutFaintWords } from './faint-words.ts';
import type { Recognised } from './recogniser.ts';
import { withMarksMended } from './seen-marks.ts';

type Seen = readonly [text: string, left: number, clarity?: number];

/** Lines of words, each ten points wide for a letter. */
const wordsOf = (lines: readonly (readonly Seen[])[]): readonly Recognised[] =>
  lines.flatMap((words, row) => {
    const line = { top: row * 40, bottom: row * 40 + 20 };
    return words.map(([text, left, clarity = 0.95]) => ({
      text,
      clarity,
      left,
      right: left + text.length * 10,
      top: line.top,
      bottom: line.bottom,
      line,
    }));
  });

const textsOf = (words: readonly Recognised[]) => words.map(({ text }) => text);

describe('the words of a picture', () => {
  it('have none of what is seen beside the list, and no bullets', () => {
    const seen = wordsOf([
      [
        ['ar', 0, 0.16],
        ['e', 60, 0.05],
        ['Closure', 80],
        ['GH¢250', 300],
        ['i', 500, 0.2],
      ],
      [
        ['«', 60, 0.1],
        ['Frontals', 80],
        ['GH¢400', 300],
        ['2', 500, 0.42],
      ],
      [
        ['e', 60, 0.6],
        ['Layering', 80],
        ['GH¢200', 300],
        ['|', 420, 0.8],
      ],
      [
        ['py', 500, 0.6],
        ['js', 540, 0.6],
      ],
      [
        ['e', 60, 0.1],
        ['Curling', 80],
        ['GH¢150', 300],
      ],
    ]);
    expect(textsOf(withoutFaintWords(seen))).toEqual([
      'Closure',
      'GH¢250',
      'Frontals',
      'GH¢400',
      'Layering',
      'GH¢200',
      'Curling',
      'GH¢150',
    ]);
  });

  it('keep short names and prices, though they are not quite clear', () => {
    const seen = wordsOf([
      [
        ['Tea', 0],
        ['8', 300, 0.4],
      ],
      [['XL', 0, 0.8]],
      [
        ['A', 0, 0.9],
        ['4', 20, 0.6],
        ['paper', 40],
      ],
    ]);
    expect(withoutFaintWords(seen)).toHaveLength(6);
  });

  it('have the marks that can stand there: litres behind a part of one, a dash between words, no speck behind cents', () => {
    const seen = wordsOf([
      [
        ['Absolut', 0],
        ['0,04|', 100],
        ['1,20. €', 200],
      ],
      [
        ['Gin', 0],
        ['—', 50],
        ['0,041', 100],
      ],
    ]);
    expect(textsOf(withMarksMended(seen))).toEqual(['Absolut', '0,04 l', '1,20 €', 'Gin', '–', '0,04 l']);
  });

  it('keep figures that end in one where nothing shows that they are litres', () => {
    expect(textsOf(withMarksMended(wordsOf([[['0,751', 0]]])))).toEqual(['0,751']);
  });
});
