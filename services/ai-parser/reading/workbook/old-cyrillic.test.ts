import * as xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { fromOldCyrillic, isOldCyrillic } from './old-cyrillic.ts';
import { readWorkbook } from './workbook-tables.ts';

const written = ['Наименование', 'Цена', 'Якорь', 'Трос', 'Швартов', 'Буй', 'Лодка', 'Весло', 'Компас'];
const asWestern = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x350)).join('');

describe('old workbooks without a declared encoding', () => {
  it('are read as Cyrillic if all letters of their words would be accented', () => {
    const read = written.map(asWestern);
    expect(isOldCyrillic(read)).toBe(true);
    expect(read.map(fromOldCyrillic)).toEqual(written);
  });

  it('are read as Cyrillic though each row counts in pieces, and a letter looks like a sign', () => {
    const texts = written.flatMap((text) => [text, 'шт', 'м']).concat('Розничная');
    expect(isOldCyrillic(texts.map(asWestern))).toBe(true);
    expect(fromOldCyrillic(asWestern('Розничная'))).toBe('Розничная');
  });

  it('have currencies in their number formats', async () => {
    const book = xlsx.utils.book_new();
    const sum = { t: 'n', v: 12, z: `0.00 "${asWestern('руб')}."` };
    const rows = written.map((text) => [asWestern(text), sum]);
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows));
    const read = await readWorkbook(xlsx.write(book, { type: 'buffer', bookType: 'biff8' }), 'xls');
    expect(read.ok && read.value.tables.map(({ moneyFormats }) => moneyFormats.get(1))).toEqual(['руб.']);
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
