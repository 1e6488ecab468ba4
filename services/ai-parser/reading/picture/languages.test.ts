import { describe, expect, it } from 'vitest';
import { languagesFor } from './languages.ts';
import type { Pixels } from './pixels.ts';
import type { Recognised, Recogniser } from './recogniser.ts';

const picture: Pixels = { data: Buffer.alloc(900 * 600, 255), width: 900, height: 600 };

const word = (text: string, { clarity = 0.9, row = 0, across = 100 } = {}): Recognised => {
  const [top, bottom] = [row * 30, row * 30 + 20];
  return { text, clarity, left: 10, right: 10 + across, top, bottom, line: { top, bottom } };
};

/** Recognises the given text in each language. */
function seeing(texts: Readonly<Record<string, readonly [text: string, clarity: number]>>) {
  const shown: Pixels[] = [];
  let language = '';
  const recogniser: Recogniser = {
    pixelsSeen: 0,
    show(pixels, [name = '']) {
      shown.push(pixels);
      language = name;
      return Promise.resolve();
    },
    slope: () => 0,
    words() {
      const [text, clarity] = texts[language] ?? ['', 0];
      return [word(text, { clarity })];
    },
    line: () => ({ text: '', clarity: 0 }),
    end: () => undefined,
  };
  return { recogniser, shown };
}

const among = { words: [word('Shampoo')], wanted: ['eng', 'fra', 'spa'] };

describe('the language of a picture', () => {
  it('is English if another has hardly more confidence and no letters of its own', async () => {
    const { recogniser } = seeing({ eng: ['Shampoo & cut', 0.95], spa: ['Shampoo 8: cut', 0.96] });
    expect(await languagesFor(recogniser, picture, among)).toEqual(['eng']);
  });

  it('is the one with the highest confidence if that has letters of its own, or is far ahead', async () => {
    const accents = seeing({ eng: ['Creme brulee', 0.9], fra: ['Crème brûlée', 0.91] });
    expect(await languagesFor(accents.recogniser, picture, among)).toEqual(['fra']);
    const clearer = seeing({ eng: ['Tarta', 0.8], spa: ['Tarta', 0.9] });
    expect(await languagesFor(clearer.recogniser, picture, among)).toEqual(['spa']);
  });

  it('is detected in clear text, not in a photograph next to it', async () => {
    const { recogniser, shown } = seeing({ eng: ['Shampoo', 0.95] });
    const clear = Array.from({ length: 14 }, (_, row) => word('Shampoo', { row }));
    const leaves = word('NANONANONANONANO', { clarity: 0.2, row: 15, across: 700 });
    await languagesFor(recogniser, picture, { ...among, words: [leaves, ...clear] });
    expect(shown[0]?.width).toBeLessThan(200);
  });
});
