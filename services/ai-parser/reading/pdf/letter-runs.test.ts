import { describe, expect, it } from 'vitest';
import { withNarrowLetters, withoutSpacing, type Run, withoutOverprints } from './letter-runs.ts';

const size = 10;
const run = (text: string, left: number, width: number): Run => ({
  text,
  place: [size, 0, 0, size, left, 0],
  width,
});

describe('letters placed one by one', () => {
  it('become words if they are spaced, and sums if they are digits', () => {
    const runs = ['S O U P', 'B R E A D', 'T R O U T', '1 1', 'with rice'].map((text) => run(text, 0, 50));
    expect(withoutSpacing(runs).map(({ text }) => text)).toEqual([
      'SOUP',
      'BREAD',
      'TROUT',
      '11',
      'with rice',
    ]);
  });

  it('leave digits separate on a page without spaced words', () => {
    const runs = [run('1 1', 0, 20), run('A B C', 40, 30)];
    expect(withoutSpacing(runs)).toEqual(runs);
  });

  it('become words by their distances if all letters claim the width of the font', () => {
    const text = 'new ropes and anchors for sale';
    const letters: Run[] = [];
    let left = 0;
    for (const letter of text) {
      if (letter !== ' ') letters.push(run(letter, left, size));
      left += ' lfr'.includes(letter) ? 3 : letter === 'w' ? 7.5 : 5;
    }
    const apart = withNarrowLetters(letters).flatMap(({ place, width }, at, all) => {
      const next = all[at + 1];
      return next && next.place[4] - place[4] - width > 1.4 ? [at] : [];
    });
    expect(apart).toEqual([2, 7, 10, 17, 20]);
  });
});

describe('texts printed twice', () => {
  const run = (text: string, x: number, width: number): Run => ({
    text,
    width,
    place: [10, 0, 0, 10, x, 50],
  });

  it('are read once', () => {
    expect(withoutOverprints([run('Cleat', 60, 25), run('Cleat', 60.5, 25), run('Rope', 60.5, 20)])).toEqual([
      run('Cleat', 60, 25),
      run('Rope', 60.5, 20),
    ]);
  });

  it('are not the two narrow letters of a word', () => {
    expect(withoutOverprints([run('l', 60, 1.8), run('l', 61.8, 1.8)])).toHaveLength(2);
  });
});
