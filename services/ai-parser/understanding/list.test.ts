import { expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { newTable } from '../reading/table.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

const read = async (text: string) => {
  const file = await readFile(Buffer.from(text), () => undefined);
  if (!file.ok) throw new Error(file.error.code);
  const offers: Offer[] = [];
  const told: [number, number][] = [];
  const understood = understand(file.value, 'inventory', {
    offer: (offer) => offers.push(offer),
    tell: (rows, of) => told.push([rows, of]),
  });
  if (!understood.ok) throw new Error(understood.error.code);
  return { offers, told, understood: understood.value };
};

it('cuts a text that is too long, and says so', async () => {
  const { offers } = await read(`Item,Description,Price\n${'a'.repeat(400)},${'bb '.repeat(15_000)},1\n`);
  const [offer] = offers;
  expect([
    offer?.name?.length,
    offer?.description?.length,
    offer?.issues.map(({ code, field }) => [code, field]),
  ]).toEqual([
    300,
    10_000,
    [
      ['TEXT_CUT', 'name'],
      ['TEXT_CUT', 'description'],
    ],
  ]);
});

it('names the first 500 rows that are no offers, and counts all', async () => {
  const { understood } = await read(`Item,Price,Stock\nCleat,1,2\n${'Total,9,9\n'.repeat(700)}`);
  expect([understood.rowsRead, understood.leftOut.length, understood.leftOutCount]).toEqual([1, 500, 700]);
});

it('tells how many rows of how many are done', async () => {
  const { told } = await read(`Item,Price\n${'Cleat,1\n'.repeat(2_500)}`);
  expect(told).toEqual([
    [1_000, 2_500],
    [2_000, 2_500],
  ]);
});

it('tells of every column what it is, or why it is not used', async () => {
  const { understood } = await read('Code,Item,Weight,Price,Xyz,Tags\nA1,Cleat,2.5,12.00,q,\n');
  expect(understood.columns.map(({ letter, field, reason }) => [letter, field, reason])).toEqual([
    ['A', 'sku', 'header says code'],
    ['B', 'name', 'header says name'],
    ['C', null, 'header says a measure, which is not used'],
    ['D', 'price', 'header says price'],
    ['E', null, 'not understood'],
    ['F', null, 'empty'],
  ]);
});

it.each([
  ['VAT %', ['21', '10'], 'taxRate'],
  ['VAT', ['21', '10'], 'taxRate'],
  // Sums of tax, and how something is taxed.
  ['VAT', ['17.75', '27.91'], undefined],
  ['Tax', ['taxable', 'none'], undefined],
])('tells of a column %s of %j that its texts are %s', async (header, [one, other], states) => {
  const { understood } = await read(`Item,Price,${header}\nCleat,84.50,${one}\nRope,132.90,${other}\n`);
  expect(understood.columns[2]).toMatchObject({ field: null });
  expect(understood.columns[2]?.states).toBe(states);
});

it('says which prices of a page are in no row', () => {
  const rows = [
    ['Vanilla cake', '60 €'],
    ['Carrot cake', '40 €'],
  ].map((cells, at) => ({ line: at + 1, page: 1, cells }));
  const sum = (text: string, beside: string) => ({ page: 1, text, beside });
  const sums = [sum('60 €', 'Vanilla cake'), sum('40 €', 'Carrot cake'), sum('35 €', 'Cupcakes')];
  const file = { format: 'pdf', encoding: null, separator: null, issues: [] } as const;
  const issuesOf = (seen: typeof sums) => {
    const tables = [newTable({ page: 1, rows })];
    const understood = understand({ ...file, tables, sums: seen }, 'inventory', {
      offer: () => undefined,
      tell: () => undefined,
    });
    return understood.ok ? understood.value.issues : understood.error;
  };
  expect(issuesOf(sums.slice(0, 2))).toEqual([]);
  expect(issuesOf(sums)).toEqual([
    {
      code: 'PRICES_NOT_READ',
      message:
        'One price on page 1 is in no row of this list, such as “35 €” beside “Cupcakes”. Please compare the list with that page.',
    },
  ]);
});

it('is not sure of a price on a page when its name holds another', () => {
  const rows = [
    ['Mango tea', '$4.25'],
    ['Taro tea ($3.75)', '$3.99'],
    ['Melon tea', '$4.10'],
    ['Peach tea', '$4.10'],
    ['Lemon tea', '$3.90'],
  ].map((cells, at) => ({ line: at + 1, page: 1, cells }));
  const sure: (number | undefined)[] = [];
  understand(
    {
      format: 'pdf',
      encoding: null,
      separator: null,
      issues: [],
      tables: [newTable({ page: 1, rows })],
    },
    'inventory',
    { offer: ({ confidence }) => sure.push(confidence.price), tell: () => undefined },
  );
  expect(sure.map((confidence = 0) => confidence >= 0.6)).toEqual([true, false, true, true, true]);
});

it.each([
  [
    'a column of signs beside the sums',
    'Tow;€;90,00\nCrane;€;114,00\nStorage;€;12,00\n',
    ['90.00 EUR', '114.00 EUR', '12.00 EUR'],
  ],
  [
    'one sign at the first sum',
    'Item;Price\nChair;$1,150.00\nTable;2,560.00\nBench;1,005.00\n',
    ['1150.00 USD', '2560.00 USD', '1005.00 USD'],
  ],
  [
    'sums under a currency beside points',
    'Product;PV;Retail (€)\nBasil;31;43.33\nThyme;38;53.00\nClove;26;36.00\n',
    ['43.33 EUR', '53.00 EUR', '36.00 EUR'],
  ],
])('tells the money of %s', async (_what, text, prices) => {
  const { offers } = await read(text);
  expect(offers.map(({ price, currency }) => `${price} ${currency}`)).toEqual(prices);
});

it.each([
  [
    'a name of sizes',
    'Размер мм;Цена п/м;Производство\n15*15;300;Казахстан\n20*20;325;Казахстан\n57*3;420;Казахстан\n',
    '15*15',
  ],
  [
    'a short description beside codes',
    'Item;Description;Price\nAK25A;Adirondack chair;1150\nAK05A;Ottoman with cover;560\nGV15;Dining armchair;1015\n',
    'Adirondack chair',
  ],
])('takes for the name %s', async (_what, text, name) => {
  const { offers } = await read(text);
  expect(offers[0]?.name).toBe(name);
});

it('takes no number of a row for a price of its own', async () => {
  const { offers } = await read(
    '№;Name;Size, cm;Wholesale;Shop price\n1;Rose;70;164,00 ₽;188,60 ₽\n2;Lily;60;61,00 ₽;70,15 ₽\n3;Iris;50;56,30 ₽;64,75 ₽\n',
  );
  expect(offers.map(({ price }) => price)).toEqual(expect.arrayContaining(['188.60', '70.15', '64.75']));
  expect(offers.some(({ price }) => price === '70' || price === '1')).toBe(false);
});

it('reads a price for each class in every part of a list that repeats them under another word', async () => {
  const { offers } = await read(
    'Prices 2026\n\nBelow the water;up to 8 m;up to 12 m;up to 16 m\nPressure wash;95;140;210\nAntifouling;320;480;690\nAnodes;80;80;110\nAbove the water;up to 8 m;up to 12 m;up to 16 m\nPolish;260;390;540\nTeak cleaning;180;275;380\n',
  );
  expect(offers).toHaveLength(15);
  expect(offers.slice(0, 2).map(({ price }) => price)).toEqual(['95', '140']);
});

it('takes what stands alone below each name of a page for what is told of it, and for no offer and no group', () => {
  const rows = [
    ['Margarita', '8.00'],
    ['tomatoes, cheese'],
    ['Capricciosa', '9.50'],
    ['ham, mushrooms, cheese'],
    ['Quattro formaggi', '10.00'],
    ['four cheeses'],
    ['Tonno', '9.00'],
    ['tuna, onions'],
    ['Diavola', '9.90'],
    ['salami, chili'],
  ].map((cells, at) => ({ line: at + 1, page: 1, cells: [cells[0] ?? '', cells[1] ?? ''] }));
  const tables = [newTable({ sheet: 'Page 1', page: 1, rows })];
  const offers: Offer[] = [];
  const file = { format: 'pdf', encoding: null, separator: null, tables, issues: [] } as const;
  understand(file, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  expect(offers.map(({ name, price, category }) => [name, price, category])).toEqual([
    ['Margarita', '8.00', undefined],
    ['Capricciosa', '9.50', undefined],
    ['Quattro formaggi', '10.00', undefined],
    ['Tonno', '9.00', undefined],
    ['Diavola', '9.90', undefined],
  ]);
});
