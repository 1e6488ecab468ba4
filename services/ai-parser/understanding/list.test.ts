import * as xlsx from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { newTable, type Row } from '../reading/table.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

const read = async (given: string | Buffer) => {
  const file = await readFile(typeof given === 'string' ? Buffer.from(given) : given, () => undefined);
  if (!file.ok) throw new Error(file.error.code);
  const offers: Offer[] = [];
  const stated: [number, number][] = [];
  const understood = understand(file.value, 'inventory', {
    offer: (offer) => offers.push(offer),
    tell: (rows, of) => stated.push([rows, of]),
  });
  if (!understood.ok) throw new Error(understood.error.code);
  return { offers, stated, understood: understood.value };
};

it('truncates a text that is too long, and reports it', async () => {
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

it('lists the first 500 rows that are no offers, and counts all', async () => {
  const { understood } = await read(`Item,Price,Stock\nCleat,1,2\n${'Total,9,9\n'.repeat(700)}`);
  expect([understood.rowsRead, understood.leftOut.length, understood.leftOutCount]).toEqual([1, 500, 700]);
});

it('reports how many of the rows are done', async () => {
  const { stated } = await read(`Item,Price\n${'Cleat,1\n'.repeat(2_500)}`);
  expect(stated).toEqual([
    [1_000, 2_500],
    [2_000, 2_500],
  ]);
});

it('reports for every column its meaning, or why it is not used', async () => {
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
  ['IVA', ['21%', '10 %'], 'taxRate'],
  ['TVA', ['5.5%', '20%'], 'taxRate'],
  // Amounts of tax, and kinds of taxation.
  ['VAT', ['17.75', '27.91'], undefined],
  ['Tax', ['taxable', 'none'], undefined],
])('tells of a column %s of %j that its texts are %s', async (header, [one, other], states) => {
  const { understood } = await read(`Item,Price,${header}\nCleat,84.50,${one}\nRope,132.90,${other}\n`);
  expect(understood.columns[2]).toMatchObject({ field: null });
  expect(understood.columns[2]?.states).toBe(states);
});

it('reports which prices of a page are in no row', () => {
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

it('is not certain of a price on a page if its name includes another', () => {
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

it('does not take a row number for a price', async () => {
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

it('takes a text alone below each name of a page for a description, and neither for an offer nor for a group', () => {
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

const readPage = (rows: readonly Omit<Row, 'line' | 'page'>[]) => {
  const placed = rows.map((row, at) => ({ ...row, line: at + 1, page: 1 }));
  const tables = [newTable({ sheet: 'Page 1', page: 1, rows: placed })];
  const offers: Offer[] = [];
  const file = { format: 'pdf', encoding: null, separator: null, tables, issues: [] } as const;
  understand(file, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  return offers;
};
const isSure = (offer: Offer | undefined, field: string) => (offer?.confidence[field] ?? 0) >= 0.6;
const priced = (name: string, price: string) => ({ cells: [name, price] });

it.each([
  ['in larger letters', { cells: ['Hot drinks', ''], standing: 'larger' }, 'Hot drinks', true],
  ['with a colon', { cells: ['Hot drinks:', ''] }, 'Hot drinks', true],
  ['in capitals', { cells: ['HOT DRINKS', ''] }, 'HOT DRINKS', true],
  ['that only stands alone', { cells: ['Hot drinks', ''] }, 'Hot drinks', false],
  ['in smaller letters', { cells: ['made of milk', ''], standing: 'smaller' }, undefined, false],
  ['that says what stands over a column', { cells: ['EACH', ''] }, undefined, false],
  ['that is an address', { cells: ['LOCATION: 15 Harbour Road', ''] }, undefined, false],
  ['without a word', { cells: ['2 3', ''] }, undefined, false],
] as const)(
  'takes a row %s for a category as far as it shows that it is one',
  (_what, heading, category, sure) => {
    const offers = readPage([
      priced('Espresso', '2.00 €'),
      priced('Latte', '3.00 €'),
      { ...heading, isHeading: true },
      priced('Cocoa', '3.50 €'),
      priced('Black tea', '2.50 €'),
      priced('Punch', '4.50 €'),
    ]);
    expect(offers.at(-1)?.category).toBe(category);
    expect(isSure(offers.at(-1), 'category')).toBe(sure);
  },
);

it('is certain of nothing between a heading with a price and the next without one', () => {
  const offers = readPage([
    priced('Mouse', '$19.99'),
    priced('Keyboard', '$9.99'),
    priced('Monitors:', '$179.00'),
    priced('19 inch screen 22 inch screen', '$219.00'),
    { cells: ['Printers:', ''] },
    priced('Laser printer', '$99.00'),
    priced('Ink printer', '$59.00'),
    priced('Cable', '$5.00'),
    priced('Hub', '$25.00'),
    priced('Scanner', '$75.00'),
    priced('Camera', '$45.00'),
  ]);
  expect(offers.map((offer) => isSure(offer, 'price') && isSure(offer, 'name'))).toEqual([
    true,
    true,
    false,
    false,
    ...Array.from({ length: 6 }, () => true),
  ]);
});

it('is not certain of a name on a page that continues where it was not read', () => {
  const offers = readPage([
    priced('Pancake with ham, cheese,', '5.00 €'),
    priced('Pancake with honey', '4.00 €'),
    priced('Pancake (with nuts', '4.50 €'),
    priced('Pancake', '3.00 €'),
  ]);
  expect(offers.map((offer) => isSure(offer, 'name'))).toEqual([false, true, false, true]);
});

it('is not certain of a price named as a factor of other prices, and does not take a column of factors for the price', async () => {
  const { offers } = await read(
    'Назва;Коефіцієнт;Ціна, грн\nФарбування;1.2;250\nШліфування;1.5;180\nКоефіцієнт складності при роботі на висоті;;1.5\n',
  );
  expect(offers.map((offer) => [offer.price, isSure(offer, 'price')])).toEqual([
    ['250', true],
    ['180', true],
    ['1.5', false],
  ]);
});

it.each([
  ['in Chinese', '商品名称;价格\n不锈钢锚;¥120\n缆绳;¥45\n', 'CNY', true],
  ['in Japanese', '商品名;価格\nステンレス錨;¥12000\nロープ;¥4500\nシャックル;¥900\n', 'JPY', true],
  ['in neither', 'Item;Price\nAnchor;¥12000\nRope;¥4500\n', 'JPY', false],
])('tells whose yen a list %s is in', async (_what, text, currency, sure) => {
  const { offers } = await read(text);
  expect([offers[0]?.currency, isSure(offers[0], 'currency')]).toEqual([currency, sure]);
});

it('takes neither codes of sizes nor amounts for product codes, and doubts a code that many rows share', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `Whisky ${at};${['QQ', 'PP', 'NN'][at % 3]};${100 + at}`,
  );
  const { understood } = await read(`Product;Code;Price\n${rows.join('\n')}\n`);
  expect(understood.columns[1]).toMatchObject({ field: null });
  const shared = Array.from({ length: 30 }, (_, at) => `Whisky ${at};A-100${at % 9};${100 + at}`);
  const { offers } = await read(`Product;Code;Price\n${shared.join('\n')}\n`);
  expect([offers[0]?.sku, isSure(offers[0], 'sku')]).toEqual(['A-1000', false]);
});

it('names a size after the heading above it', async () => {
  const { offers } = await read(
    'Name;Price\nSteel rims;\nD 13;4200\nD 14;4700\nWheel nuts;\nNuts of steel;12\nNuts of brass;14\nLocks for nuts;16\nLong nuts;18\n',
  );
  expect(
    offers.map((offer) => [offer.name, 'variant' in offer && offer.variant, isSure(offer, 'name')].join(' ')),
  ).toEqual([
    'Steel rims D 13 false',
    'Steel rims D 14 false',
    'Nuts of steel false true',
    'Nuts of brass false true',
    'Locks for nuts false true',
    'Long nuts false true',
  ]);
});

const sheetOf = (sheet: string, rows: readonly (readonly (string | number)[])[]) =>
  newTable({ sheet, rows: rows.map((cells, at) => ({ line: at + 1, cells })) });
const readSheets = (tables: readonly ReturnType<typeof sheetOf>[]) => {
  const offers: Offer[] = [];
  const file = { format: 'xlsx', encoding: null, separator: null, tables, issues: [] } as const;
  const read = understand(file, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  return { offers, understood: read.ok ? read.value : null };
};

it('continues after a failed formula beside a title in the middle of a sheet', () => {
  const { offers } = readSheets([
    sheetOf('Gifts', [
      ['Bag small', 15],
      ['Bag large', 45],
      ['Boxes', '#REF!'],
      ['Box plain', 20],
      ['Box printed', 25],
      ['Ribbon thin', 30],
      ['Ribbon wide', 70],
    ]),
  ]);
  expect(offers.map(({ price }) => price)).toEqual(
    expect.arrayContaining(['15', '45', '20', '25', '30', '70']),
  );
});

it('reports which rows of a sheet have a number in another column than that of the prices', () => {
  const part = (names: readonly string[], at: number, from: number) =>
    names.map((name, row) => [name, ...Array.from({ length: at - 1 }, () => ''), from + row * 10]);
  const { understood } = readSheets([
    sheetOf('Wheels', [
      ['Name', 'Weight', 'Price'],
      ...part(['Pump', 'Winch', 'Mast', 'Boom', 'Sail', 'Keel', 'Rudder', 'Tiller'], 2, 100),
      ...part(['Buoy', 'Cleat', 'Block', 'Rope', 'Chain'], 4, 480).map((row) => row.with(3, '')),
    ]),
  ]);
  expect(understood?.issues).toEqual([
    {
      code: 'PRICES_NOT_READ',
      message:
        '5 rows of “Wheels” have no price, and a figure in column E, such as “Buoy · 480”. If it is their price, please send them as a list of their own.',
    },
  ]);
});

it('reports a sheet of sizes and price ranges that was not understood', () => {
  const { understood } = readSheets([
    sheetOf('List', [
      ['Name', 'Price'],
      ['Pump', 120],
      ['Winch', 850],
      ['Mast', 990],
    ]),
    sheetOf('Rims', [
      ['Diameter', 'Blasting, EUR'],
      ['D 11', '400-450'],
      ['D 12', '450-500'],
      ['D 13', '500-550'],
      ['D 14', 500],
      ['D 15', '650-700'],
    ]),
  ]);
  const isSaid = understood?.issues.some(({ message }) => message.includes('“Rims”'));
  expect(understood?.sheets[1]?.isUsed === true || isSaid).toBe(true);
});

it('reports which sheet beside a list has words and numbers that were not understood', () => {
  const kinds = ['Lined', 'Plain'];
  const { understood } = readSheets([
    sheetOf('List', [
      ['Name', 'Code', 'Price'],
      ['Pen', 'P-1', 1.2],
      ['Pencil', 'P-2', 0.8],
      ['Rubber', 'P-3', 0.5],
    ]),
    sheetOf(
      'Books',
      Array.from({ length: 12 }, (_, at) => [
        'Papyrus',
        'Spiral',
        kinds[at % 2] ?? '',
        '24 h',
        15 + (at % 6) * 5,
      ]),
    ),
  ]);
  expect(understood?.sheets[1]).toMatchObject({ isUsed: false });
  expect(understood?.issues).toEqual([
    {
      code: 'PRICES_NOT_READ',
      message:
        '12 rows of “Books” have words and figures that were not understood, such as “Papyrus · Spiral · Lined · 24 h · 15”. If they are offers, please point at their prices.',
    },
  ]);
});

it('reports an amount under an unknown header as not read, and counts a row that became several once', () => {
  const rows = [
    ['Nails', 'Full set', 'Qwx'],
    ['Acrylic', '£28', '£20'],
    ['Gel', '£30', '£23'],
    ['Tips', '£33', '£26'],
    ['Powder', '£35', '£25'],
  ].map((cells, at) => ({ line: at + 1, page: 1, cells }));
  const sums = rows
    .slice(1)
    .flatMap(({ cells: [name = '', ...prices] }) => prices.map((text) => ({ page: 1, text, beside: name })));
  const tables = [newTable({ sheet: 'Page 1', page: 1, rows })];
  const file = { format: 'pdf', encoding: null, separator: null, tables, issues: [] } as const;
  const issuesOf = (seen: typeof sums) => {
    const read = understand({ ...file, sums: seen }, 'services', {
      offer: () => undefined,
      tell: () => undefined,
    });
    return read.ok ? read.value.issues.map(({ message }) => message) : read.error;
  };
  expect(issuesOf(sums)).toEqual([]);
  // The same amounts twice on the page: the second time they are in no row.
  expect(issuesOf([...sums, ...sums])).toEqual([expect.stringContaining('8 prices on page 1')]);
});

it('is certain of no price on a page whose amounts are mostly in no row', () => {
  const rows = [
    ['Bond 3750', '950,00'],
    ['Bond 3000', '900,00'],
    ['Bond 2500', '500,00'],
  ].map((cells, at) => ({ line: at + 1, page: 1, cells }));
  const sums = Array.from({ length: 30 }, (_, at) => ({ page: 1, text: `${300 + at}`, beside: 'Peak' }));
  const tables = [newTable({ sheet: 'Page 1', page: 1, rows })];
  const offers: Offer[] = [];
  const file = { format: 'pdf', encoding: null, separator: null, tables, issues: [], sums } as const;
  understand(file, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  expect(offers.map((offer) => isSure(offer, 'price'))).toEqual([false, false, false]);
});

it('does not take temperatures below zero for a price beside two prices', async () => {
  const rows = ['Aksinia', 'Anyuta', 'Rumba', 'Regent'].map(
    (name, at) => `${name};-2${at};${60 + at * 5};${30 + at * 7}`,
  );
  const { offers } = await read(`Name;Frost;Price, EUR tree;Price, EUR cutting\n${rows.join('\n')}\n`);
  expect(offers.map(({ price }) => price)).toEqual(['60', '30', '65', '37', '70', '44', '75', '51']);
});

it('uses the type as the name if the column named as the name has numbers', async () => {
  const rows = [2280, 2565, 2850, 3420].map((watts, at) => `LG285 S1C;${watts};${6362 + at * 379} €`);
  const { offers } = await read(`Typ;Leistung;Verkaufspreis\n${rows.join('\n')}\n`);
  expect(offers.map((offer) => `${offer.name} ${isSure(offer, 'name')}`)).toEqual(
    Array.from({ length: 4 }, () => 'LG285 S1C false'),
  );
});

it('distinguishes rows with the same name by the column beside it if one title is over both', () => {
  const { offers } = readSheets([
    sheetOf('Tape', [
      ['Name', '', 'Price'],
      ['Tape', 'wide', 15],
      ['Tape', 'narrow', 20],
      ['Glue', 'small', 2],
      ['Glue', 'large', 3],
      ['Stapler', '', 20],
    ]),
  ]);
  expect(offers.map((offer) => ('variant' in offer ? offer.variant : null))).toEqual([
    'wide',
    'narrow',
    'small',
    'large',
    null,
  ]);
});

it('takes every code without a price in a tree for a group, even if one is mistyped', async () => {
  const group = (code: string, name: string, items: readonly string[]) =>
    [`${name};${code};`, ...items.map((item, at) => `${item};${code}0${at + 1};${5 + at}.50`)].join('\n');
  const { offers } = await read(
    [
      'Name;Code;Price',
      group('101', 'Paper', ['Paper A4', 'Paper A3', 'Paper A5']),
      group('102', 'Pens', ['Blue pen', 'Red pen', 'Black pen']),
      group('103', 'Folders', ['Thin folder', 'Thick folder']),
      group('104', 'Clips', ['Small clip', 'Large clip']),
      'Markers;502;',
      'Red marker;10501;4.50',
      'Blue marker;10502;4.60',
    ].join('\n'),
  );
  expect(offers.map(({ name }) => name)).not.toContain('Markers');
  expect(offers).toHaveLength(12);
});

it.each([
  ['of Sweden', 'Benämning;Pris\nFörtöjning;120 kr\nLänspump;45 kr\n', 'SEK'],
  ['of Norway', 'Vare;Pris eks. mva\nÅre;120 kr\nSkjæresøm;45 kr\n', 'NOK'],
  ['of Denmark', 'Vare;Pris ekskl. moms\nFortøjning;120 kr\nLænsepumpe;45 kr\n', 'DKK'],
  ['that may be of either', 'Vare;Pris\nFortøyning;120 kr\nTau;45 kr\n', null],
  ['of nobody', 'Item;Price\nRope;120 kr\nPump;45 kr\n', null],
  ['of no code of a maker', 'Vare moms;Pris\nHængsel 7561KR;120\nRør Ø48;45\n', null],
  ['of no diameter', 'Item moms;Price\nPipe Ø48;120 kr\nPump;45 kr\n', null],
])('tells whose crowns a list %s is in', async (_what, text, currency) => {
  const { offers } = await read(text);
  expect(offers.map((offer) => offer.currency)).toEqual([currency, currency]);
});

it('gives no category to rows without one if the others repeat theirs', async () => {
  const { offers } = await read(
    'Category;Name;Price\nRopes;Halyard;12.90\n;Anchor;89.00\nRopes;Tow rope;14.95\n;Cleat;4.50\n;Shackle;2.10\n',
  );
  expect(offers.map(({ category }) => category)).toEqual(['Ropes', undefined, 'Ropes', undefined, undefined]);
});

it('cites the cell of a sheet that a line of text was pasted into', async () => {
  const book = xlsx.utils.book_new();
  const lines = ['Code;Name;Price', 'R-1;Halyard;12,90', 'R-2;Anchor;89,00', 'R-3;Tow rope;14,95'];
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(lines.map((line) => [null, line])));
  const { offers } = await read(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }));
  expect(offers.map(({ name, price, source }) => [name, price, source.cells.price])).toEqual([
    ['Halyard', '12.90', 'B2'],
    ['Anchor', '89.00', 'B3'],
    ['Tow rope', '14.95', 'B4'],
  ]);
});

it('takes the price of one piece and not the sum if one is the other times the quantity', async () => {
  const { offers } = await read(
    'Наименование;Цена;Кол-во;Стоимость\nЛоток;430;75;32250\nКронштейн;600;75;45000\nЗаглушка;180;10;1800\nШкаф;30000;1;30000\n',
  );
  expect(offers.map(({ price }) => price)).toEqual(['430', '600', '180', '30000']);
  expect(isSure(offers[0], 'price')).toBe(true);
});

it('does not take the header of each part for an offer even if it names its prices after the part', async () => {
  const { offers } = await read(
    'Code;Model;Price of Brio\n1A;Brio S;143.50\n1B;Brio E;152.50\nNo.;Model;Price of Jazz\n2A;Jazz S;244.80\n2B;Jazz RS;286.60\n;Sum (EUR);Charge (EUR)\n3A;Paid at the door;2.50\n3B;Crane;Price on request\n',
  );
  expect(offers.map(({ name }) => name)).toEqual([
    'Brio S',
    'Brio E',
    'Jazz S',
    'Jazz RS',
    'Paid at the door',
    'Crane',
  ]);
});

it('reads names that are in the next column, without a title of its own', () => {
  const { offers } = readSheets([
    sheetOf('Books', [
      ['Name', '', 'Price'],
      ['Radar', '', 300],
      ['Sonar', '', 150],
      ['', 'Antennas', 80],
      ['Signals', '', 90],
      ['', 'Optics', ''],
      ['Filters', '', 75],
      ['', 'Codes', 60],
    ]),
  ]);
  expect(offers.map(({ name, source }) => [name, source.cells.name])).toEqual([
    ['Radar', 'A2'],
    ['Sonar', 'A3'],
    ['Antennas', 'B4'],
    ['Signals', 'A5'],
    ['Filters', 'A7'],
    ['Codes', 'B8'],
  ]);
});

it('distinguishes rows with the same name by their quantity', async () => {
  const { offers } = await read(
    'Medicine;Unit;Price\nTonic;450ml;59\nTonic;200ml;27\nSyrup;450ml;66\nSyrup;200ml;31\nBalm;25g;36\n',
  );
  expect(offers.map((offer) => ('variant' in offer ? offer.variant : null))).toEqual([
    '450ml',
    '200ml',
    '450ml',
    '200ml',
    '25g',
  ]);
});

it('takes decimals beside names for prices if no column has a header', async () => {
  const { offers } = await read(
    '0,SMALL BAG,0.2\n1,SALAMI 440 G,9.8\n2,YOGURT 400 G,2.7\n3,WINE 750 ML,18.9\n4,SYRUP 750 ML,15.6\n',
  );
  expect(offers.map(({ price }) => price)).toEqual(['0.2', '9.8', '2.7', '18.9', '15.6']);
});

it('names no row after a property that few rows have', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `Brake pads of the front axle, ceramic, no ${at};${at === 7 ? 'Copper' : ''};${at + 10}.50`,
  );
  const { offers } = await read(`Product of shop;Name, second;Price\n${rows.join('\n')}\n`);
  expect(offers[0]?.name).toBe('Brake pads of the front axle, ceramic, no 0');
});
