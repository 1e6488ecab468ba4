import { describe, expect, it } from 'vitest';
import { fromOldCyrillic, isOldCyrillic } from './old-cyrillic.ts';

const written = ['Наименование', 'Цена', 'Якорь', 'Трос', 'Швартов', 'Буй', 'Лодка', 'Весло', 'Компас'];
const asWestern = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x350)).join('');

describe('old workbooks that do not say in which letters they are', () => {
  it('are read in Cyrillic where all letters of their words would be accented', () => {
    const read = written.map(asWestern);
    expect(isOldCyrillic(read)).toBe(true);
    expect(read.map(fromOldCyrillic)).toEqual(written);
  });

  it('are read in Cyrillic though each row counts in pieces, and a letter looks like a sign', () => {
    const texts = written.flatMap((text) => [text, 'шт', 'м']).concat('Розничная');
    expect(isOldCyrillic(texts.map(asWestern))).toBe(true);
    expect(fromOldCyrillic(asWestern('Розничная'))).toBe('Розничная');
  });

  it('stay as they are in languages with accents', () => {
    const french = [
      'Référence',
      'Désignation',
      'Été',
      'Hélice',
      'Écubier',
      'Bôme',
      'Mât',
      'Échelle',
      'Câble',
      'Équerre',
    ];
    expect(isOldCyrillic(french)).toBe(false);
  });
});
