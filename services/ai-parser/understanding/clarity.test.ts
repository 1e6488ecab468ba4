import { expect, it } from 'vitest';
import { newTable } from '../reading/table.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

it('is no more confident of a row than of its letters in the picture, and points out the unclear ones', () => {
  const rows = [
    { line: 1, cells: ['Item', 'Price'] },
    { line: 2, cells: ['Rope', '12.00'] },
    { line: 3, cells: ['Chain', '20.00'], clarity: 0.9 },
    { line: 4, cells: ['H0ok', '8.00'], clarity: 0.5 },
  ];
  const offers: Offer[] = [];
  const file = {
    format: 'image',
    encoding: null,
    separator: null,
    tables: [newTable({ rows })],
    issues: [],
  } as const;
  understand(file, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  expect(offers.map(({ confidence, issues }) => [confidence.name, issues.map(({ code }) => code)])).toEqual([
    [0.98, []],
    [0.88, []],
    [0.49, ['PICTURE_UNCLEAR']],
  ]);
});
