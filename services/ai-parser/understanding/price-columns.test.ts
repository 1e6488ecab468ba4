import { expect, it } from 'vitest';
import { newTable } from '../reading/table.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

const offersIn = (rows: readonly (readonly string[])[], page: number | null = null) => {
  const offers: Offer[] = [];
  const table = newTable({ page, rows: rows.map((cells, place) => ({ line: place + 1, cells })) });
  const file = { format: 'pdf', encoding: null, separator: null, tables: [table], issues: [] } as const;
  understand(file, 'services', { offer: (offer) => offers.push(offer), tell: () => undefined });
  return offers.map(({ name, price }) => `${name} ${price}`);
};

it('reads a price for each length of stay although each is the same multiple of the first', () => {
  const rows = [
    ['', '1 noc', '2-14 noce', '15-30 noce'],
    ['nocleg', '50,00 zł', '40,00 zł', '35,00 zł'],
    ['pokój 2-osobowy', '100,00 zł', '80,00 zł', '70,00 zł'],
    ['pokój 3-osobowy', '150,00 zl', '120,00 zl', '105,00 zl'],
  ];
  expect(offersIn(rows)).toEqual([
    'nocleg – 1 noc 50.00',
    'nocleg – 2-14 noce 40.00',
    'nocleg – 15-30 noce 35.00',
    'pokój 2-osobowy – 1 noc 100.00',
    'pokój 2-osobowy – 2-14 noce 80.00',
    'pokój 2-osobowy – 15-30 noce 70.00',
    'pokój 3-osobowy – 1 noc 150.00',
    'pokój 3-osobowy – 2-14 noce 120.00',
    'pokój 3-osobowy – 15-30 noce 105.00',
  ]);
});

it('reads a price for each size on a page without a currency if the sizes have one order in every row', () => {
  const rows = [
    ['', 'Lillemor', 'Storebror'],
    ['Latte', '80', '170'],
    ['Filter coffee', '70', '140'],
    ['Iced coffee', '90', '130'],
    ['Cocoa', '86', '115'],
    ['Extra shot', '', '30'],
  ];
  expect(offersIn(rows, 1)).toEqual([
    'Latte – Lillemor 80',
    'Latte – Storebror 170',
    'Filter coffee – Lillemor 70',
    'Filter coffee – Storebror 140',
    'Iced coffee – Lillemor 90',
    'Iced coffee – Storebror 130',
    'Cocoa – Lillemor 86',
    'Cocoa – Storebror 115',
    'Extra shot – Storebror 30',
  ]);
});

it('reads a price for each number of nights although the headers name a unit over amounts with a sign', () => {
  const rows = [
    ['Anzahl der Nächte', 'ab 1 ÜN', 'ab 4 ÜN', 'ab 7 ÜN'],
    ['Doppelzimmer', '39,- €', '37,- €', '33,- €'],
    ['Einzelzimmer', '49,- €', '47,- €', '43,- €'],
    ['DZ mit Wohnzimmer', '44,- €', '42,- €', '38,- €'],
  ];
  expect(offersIn(rows, 1)).toEqual(['Doppelzimmer 39', 'Einzelzimmer 49', 'DZ mit Wohnzimmer 44']);
});

it('reads neither a size nor a pack as a price beside amounts with a sign below a word for the price', () => {
  const rows = [
    ['Наименование', 'См', 'Кол-во в уп', 'Розница Цена за шт.'],
    ['Амарилис', '70', '1', '188.60 ₽'],
    ['Альстромерия', '75', '10', '70.15 ₽'],
    ['Амариллис белый', '60', '10', '95.00 ₽'],
    ['Роза', '80', '15', '120.50 ₽'],
  ];
  expect(offersIn(rows, 1)).toEqual([
    'Амарилис 188.60',
    'Альстромерия 70.15',
    'Амариллис белый 95.00',
    'Роза 120.50',
  ]);
});
