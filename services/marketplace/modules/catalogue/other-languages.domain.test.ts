import { expect, it } from 'vitest';
import { inEnglish } from './other-languages.domain.ts';

it.each([
  ['pare-battage', 'fender'],
  ['Parabordo F4', 'fender f4'],
  ['defensa', 'fender'],
  ['filtro de aceite', 'oil filter'],
  ['Ölfilter', 'oil filter'],
  ['filtre à huile', 'oil filter'],
  ['aceite de motor 15W40', 'engine oil 15w40'],
  ['olio', 'oil'],
  ['cima d’ormeggio 16 mm', 'mooring line 16 mm'],
  ['cima ormeggio', 'mooring line'],
  ['batería 12 V', 'battery 12 v'],
  ['lavado de casco', 'cleaning hull'],
  ['Rettungsweste', 'life jacket'],
  ['fender F4', null],
  ['oil filter', null],
  ['de la', null],
])('%s is %s', (text, english) => {
  expect(inEnglish(text)).toBe(english);
});
