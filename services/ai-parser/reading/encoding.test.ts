import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { decode } from './encoding.ts';

const french = 'Désignation;Prix\nAmarre tressée;64,00 €\nÉtrave à débord;12,50 €\n';
const russian = 'Наименование;Цена\nТрос швартовый;350\nКранец надувной;2400\n';

it.each([
  ['utf-8', french, iconv.encode(french, 'utf-8')],
  ['utf-8', french, iconv.encode(french, 'utf-8', { addBOM: true })],
  ['utf-16le', french, iconv.encode(french, 'utf-16le', { addBOM: true })],
  ['utf-16be', french, iconv.encode(french, 'utf-16be', { addBOM: true })],
  ['utf-16le', french, iconv.encode(french, 'utf-16le', { addBOM: false })],
  ['windows-1252', french, iconv.encode(french, 'windows-1252')],
  ['windows-1251', russian, iconv.encode(russian, 'windows-1251')],
  ['koi8-r', russian, iconv.encode(russian, 'koi8-r')],
])('reads %s', (encoding, text, bytes) => {
  expect(decode(bytes)).toEqual({ text, encoding });
});

it('reads a line that was pasted in from elsewhere', () => {
  const mixed = Buffer.concat([
    Buffer.from('Été à Évian\nÂme créée\n', 'utf8'),
    iconv.encode('Größe\n', 'windows-1252'),
  ]);
  expect(decode(mixed)).toEqual({ text: 'Été à Évian\nÂme créée\nGröße\n', encoding: 'utf-8' });
});

it('drops zeros that a broken export left behind', () => {
  expect(decode(Buffer.from('a,b\n\0c,d\n'))).toEqual({ text: 'a,b\nc,d\n', encoding: 'utf-8' });
});
