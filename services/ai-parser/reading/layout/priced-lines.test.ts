import { describe, expect, it } from 'vitest';
import { textOf } from '../table.ts';
import { composed } from './accents.ts';
import { withoutCurrencyLetters } from './currency-letters.ts';
import { withoutLineEnds } from './line-ends.ts';
import { isAmount } from './lines.ts';
import { tablesOf } from './page-tables.ts';
import type { Page, Word } from './page.ts';
import { pricedLines } from './priced-lines.ts';
import { withUnitsBelow } from './units-below.ts';

const size = 10;

/** Words in letters of one width from a position on; their line is `row`. */
const wordsAt = (left: number, row: number, text: string): readonly Word[] => {
  let at = left;
  return text.split(' ').map((word) => {
    const own = { left: at, right: at + word.length * 5, top: 100 + row * 14, bottom: 110 + row * 14 };
    at = own.right + 3;
    return { ...own, text: word, size, clarity: null };
  });
};

const pageOf = (lines: readonly (readonly (readonly [left: number, text: string])[])[]): Page => ({
  number: 1,
  width: 600,
  height: 800,
  rules: [],
  words: lines.flatMap((line, row) => line.flatMap(([left, text]) => wordsAt(left, row, text))),
});

const read = (page: Page) =>
  pricedLines([page]).flatMap(({ rows }) => [...rows].map(({ cells }) => cells.map(textOf)));

describe('a page that is read by its prices', () => {
  it('continues a name whose bracket the next line closes', () => {
    const page = pageOf([
      [
        [20, 'Toast (cheese, ham'],
        [260, '4,50'],
      ],
      [[20, 'Bacon and egg)']],
      [
        [20, 'Soup'],
        [260, '3,50'],
      ],
      [
        [20, 'Salad'],
        [260, '5,50'],
      ],
    ]);
    expect(read(page)).toEqual([
      ['Toast (cheese, ham Bacon and egg)', '4,50'],
      ['Soup', '3,50'],
      ['Salad', '5,50'],
    ]);
  });

  it('takes no number without a currency sign for the price if the price beside it has one', () => {
    const page = pageOf([
      [
        [20, 'Dark beer'],
        [200, '0,51'],
        [260, '1,50 €'],
      ],
      [
        [20, 'Lager'],
        [200, '0,31'],
        [260, '0,90 €'],
      ],
      [
        [20, 'Brandy'],
        [200, '0,04'],
        [260, '1,20 €'],
      ],
      [
        [20, 'Crisps'],
        [260, '1,30 €'],
      ],
    ]);
    expect(read(page)).toEqual([
      ['Dark beer 0,51', '1,50 €'],
      ['Lager 0,31', '0,90 €'],
      ['Brandy 0,04', '1,20 €'],
      ['Crisps', '1,30 €'],
    ]);
  });

  it('is read column by column if lists are side by side', () => {
    const page = pageOf([
      [
        [20, 'Soups'],
        [320, 'Drinks'],
      ],
      [
        [20, 'Tomato soup'],
        [200, '4,50 €'],
        [320, 'Water'],
        [500, '2,00 €'],
      ],
      [
        [20, 'Fish soup'],
        [200, '6,50 €'],
        [320, 'Lemonade'],
        [500, '3,00 €'],
      ],
      [
        [20, 'Onion soup'],
        [200, '5,00 €'],
        [320, 'Coffee'],
        [500, '2,50 €'],
      ],
    ]);
    expect(read(page)).toEqual([
      ['Soups', ''],
      ['Tomato soup', '4,50 €'],
      ['Fish soup', '6,50 €'],
      ['Onion soup', '5,00 €'],
      ['Drinks', ''],
      ['Water', '2,00 €'],
      ['Lemonade', '3,00 €'],
      ['Coffee', '2,50 €'],
    ]);
  });

  it('takes the name from the line above if a price is alone in its line or beside a duration', () => {
    const page = pageOf([
      [[20, 'Hull cleaning']],
      [[20, '2 hours · from £55']],
      [[20, 'Deck wash']],
      [[20, '£30']],
      [[20, 'Engine check £80']],
    ]);
    expect(read(page)).toEqual([
      ['Hull cleaning', 'from £55'],
      ['Deck wash', '£30'],
      ['Engine check', '£80'],
    ]);
  });

  it('follows dot leaders to the price, and joins a name of two lines', () => {
    const page = pageOf([
      [[20, 'Mooring line, 20 m, with an eye and']],
      [[20, 'leather ............ 54,00']],
      [[20, 'Fender ............ 19,00']],
      [[20, 'Shackle ............ 4,00']],
    ]);
    expect(read(page)[0]).toEqual(['Mooring line, 20 m, with an eye and leather', '54,00']);
  });

  it('is not recognised if there are hardly any prices', () => {
    expect(read(pageOf([[[20, 'We were founded in 1990']], [[20, 'Coffee 2,00 €']]]))).toEqual([]);
  });
});

describe('a letter after numbers', () => {
  const textsOf = (texts: readonly string[]) =>
    withoutCurrencyLetters(pageOf(texts.map((text) => [[20, text]] as const))).words.map(({ text }) => text);

  it('is removed if it represents a sign that the font does not map', () => {
    expect(textsOf(['500 o', '600 o', '700 o', '800 o', '900 o'])).toEqual([
      '500',
      '600',
      '700',
      '800',
      '900',
    ]);
  });

  it('means euro if it is an e', () => {
    expect(textsOf(['0,50e', '1,00e', '2,00e', '0,70e', '3,50 e'])).toEqual([
      '0,50€',
      '1,00€',
      '2,00€',
      '0,70€',
      '3,50',
      '€',
    ]);
  });

  it('is kept if it is a unit of measure, or is not always the same', () => {
    expect(textsOf(['5m', '6m', '7m', '8m', '9m'])).toEqual(['5m', '6m', '7m', '8m', '9m']);
    expect(textsOf(['5a', '6b', '7c', '8d', '9e'])).toEqual(['5a', '6b', '7c', '8d', '9e']);
  });
});

describe('a page as a table', () => {
  const tablesIn = (page: Page) =>
    tablesOf([page]).flatMap(({ rows }) => [...rows].map(({ cells }) => cells.map(textOf)));

  it('continues beside a frame around some of its columns', () => {
    const rows = ['Chair', 'Table', 'Bench', 'Sofa', 'Stool'].map(
      (name, at) =>
        [
          [20, `AK${at}5`],
          [80, name],
          [300, `${at + 1}10`],
          [400, `${at + 1}25`],
        ] as const,
    );
    const frame = { left: 280, right: 480, top: 90, bottom: 190 };
    const rules = [
      ...[frame.left, 380, frame.right].map((at) => ({
        isUpright: true,
        at,
        from: frame.top,
        to: frame.bottom,
      })),
      ...[frame.top, frame.bottom].map((at) => ({
        isUpright: false,
        at,
        from: frame.left,
        to: frame.right,
      })),
    ];
    expect(tablesIn({ ...pageOf(rows), rules })[1]).toEqual(['AK15', 'Table', '210', '225']);
  });

  it('gives the content of a vertically centred merged cell to each of its rows', () => {
    const xs = [10, 200, 300, 400];
    const ys = [100, 130, 160, 190, 220];
    const upright = xs.map((at) => ({ isUpright: true, at, from: 100, to: 220 }));
    const across = (at: number, to: number) => ({ isUpright: false, at, from: 10, to });
    const rules = [...upright, ...ys.map((at) => across(at, at === 100 || at === 220 ? 400 : 200))];
    const at = (left: number, top: number, text: string) =>
      wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + 10 }));
    const words = [
      ...['Chocolate', 'California', 'Octave', 'Breccia'].flatMap((name, row) =>
        at(20, 110 + row * 30, name),
      ),
      ...at(220, 155, '80'),
      ...at(320, 155, '110'),
    ];
    expect(tablesIn({ ...pageOf([]), words, rules })).toEqual(
      ['Chocolate', 'California', 'Octave', 'Breccia'].map((name) => [name, '80', '110']),
    );
  });

  it('has separate words above its columns as its header', () => {
    const at = (left: number, top: number, text: string, letters = size) =>
      wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + letters, size: letters }));
    const words = [
      ...['26 cm', '32 cm', '45 cm'].flatMap((head, column) => at(200 + column * 80, 92, head)),
      ...['Margherita', 'Salame', 'Funghi'].flatMap((name, row) => [
        ...at(20, 130 + row * 30, name),
        ...['7.50', '9.50', '14.00'].flatMap((sum, column) => at(200 + column * 80, 130 + row * 30, sum)),
        ...at(20, 142 + row * 30, 'with tomatoes', 7),
      ]),
    ];
    expect(tablesIn({ ...pageOf([]), words })[0]).toEqual(['', '26 cm', '32 cm', '45 cm']);
  });

  it('gives rows the content of the merged cell before them, and has one header of two framed rows', () => {
    const xs = [10, 100, 200, 300, 400];
    const ys = [100, 130, 160, 190, 220, 250, 280];
    const upright = xs.map((at) => ({ isUpright: true, at, from: 100, to: 280 }));
    const across = (at: number, from: number) => ({ isUpright: false, at, from, to: 400 });
    const rules = [...upright, ...ys.map((at) => across(at, at === 130 ? 200 : at % 60 === 40 ? 10 : 100))];
    const at = (left: number, top: number, text: string) =>
      wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + 10 }));
    const words = [
      ...at(20, 125, 'Seats'),
      ...at(120, 125, 'Boat'),
      ...at(220, 110, '3'),
      ...at(220, 140, 'hours'),
      ...at(320, 110, '4'),
      ...at(320, 140, 'hours'),
      ...['Sail', 'Motor', 'Sail', 'Motor'].flatMap((boat, row) => [
        ...at(120, 170 + row * 30, boat),
        ...at(220, 170 + row * 30, String(700 + row * 50)),
        ...at(320, 170 + row * 30, String(900 + row * 50)),
      ]),
      ...at(20, 185, '2'),
      ...at(20, 245, '4'),
    ];
    expect(tablesIn({ ...pageOf([]), words, rules })).toEqual([
      ['Seats', 'Boat', '3 hours', '4 hours'],
      ['2', 'Sail', '700', '900'],
      ['2', 'Motor', '750', '950'],
      ['4', 'Sail', '800', '1000'],
      ['4', 'Motor', '850', '1050'],
    ]);
  });

  it('has two rows where a second name and its price are in the columns of other prices', () => {
    const prices = (name: string, ...sums: readonly string[]) => [
      [20, name] as const,
      ...sums.map((sum, at) => [200 + at * 110, sum] as const),
    ];
    const page = pageOf([
      prices('Acrylic', '£28', '£20', '£35'),
      prices('Permanent tips', '£30', '£20', '£35'),
      prices('Gel powder', '£30', '£23', '£38'),
      prices('Manicure', '£12', 'Eyebrow', '£6'),
      prices('Pedicure', '£25', 'Upper lip', '£5'),
    ]);
    expect(tablesIn(page).slice(3)).toEqual([
      ['Manicure', '£12', '', ''],
      ['Eyebrow', '£6', '', ''],
      ['Pedicure', '£25', '', ''],
      ['Upper lip', '£5', '', ''],
    ]);
  });

  it('keeps a row whole if its two words and amounts are the same in each row', () => {
    const rows = ['Deep diver', 'Navigation', 'Wreck diver', 'Night diver'].map((name) =>
      [name, '1 day', '3 dives', '7000'].map((text, at) => [20 + at * 130, text] as const),
    );
    const below = [[20, 'Season'] as const, [280, '2024'] as const];
    expect(tablesIn(pageOf([...rows, below])).slice(0, 4)).toEqual(
      ['Deep diver', 'Navigation', 'Wreck diver', 'Night diver'].map((name) => [
        name,
        '1 day',
        '3 dives',
        '7000',
      ]),
    );
  });
});

it('leaves prices by size in their columns', () => {
  const row = (name: string, small: string, large: string) =>
    [
      [20, name],
      [200, small],
      [260, large],
    ] as const;
  const page = pageOf([
    [
      [195, 'Small'],
      [255, 'Large'],
    ],
    row('Latte', '80', '170'),
    row('Cocoa', '70', '140'),
    row('Filter', '90', '130'),
    row('Iced', '86', '115'),
  ]);
  expect(read(page)).toEqual([]);
});

it('does not take a description in smaller letters for the name of what follows', () => {
  const line = (top: number, left: number, text: string, { letters = size, font = 'name' } = {}) =>
    wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + letters, size: letters, font }));
  const told = { letters: 7, font: 'told' };
  const words = ['Nachos', 'Fries', 'Tacos', 'Soup'].flatMap((name, at) => [
    ...line(100 + at * 34, 20, name),
    ...line(100 + at * 34, 300, `$1${at}.50`),
    ...line(112 + at * 34, 20, `Beans, melted cheese and our ${name}`, told),
    ...line(121 + at * 34, 20, 'Shredded chicken', told),
  ]);
  expect(read({ ...pageOf([]), words }).filter(([, price]) => price !== '')).toEqual(
    ['Nachos', 'Fries', 'Tacos', 'Soup'].map((name, at) => [name, `$1${at}.50`]),
  );
});

it('does not take quantities beside a list for a list of their own', () => {
  const row = (name: string, pack: string, ml: string, price: string) =>
    [
      [20, name],
      [200, pack],
      [280, ml],
      [400, price],
    ] as const;
  const page = pageOf([
    row('Lamp oil', '12', '250 ml', '1490'),
    row('Teak oil', '24', '330 ml', '1590'),
    row('Polish', '18', '500 ml', '1065'),
    row('Varnish', '24', '250 ml', '1520'),
  ]);
  expect(read(page).map(([name]) => name)).not.toContain('330 ml');
});

it('takes no price from rows of many numbers, where only columns show what each means', () => {
  const row = (name: string, ...figures: readonly string[]) => [
    [20, name] as const,
    ...figures.map((figure, at) => [200 + at * 60, figure] as const),
  ];
  const page = pageOf([
    row('Chair', '1,005', '1,386', '30.50', '35.50'),
    row('Bench', '1,115', '1,426', '31.50', '36.50'),
    row('Sofa', '2,005', '2,386', '60.50', '37.50'),
    row('Stool', '805', '986', '20.50', '15.50'),
  ]);
  expect(read(page)).toEqual([]);
});

it.each([
  ['Th´e', 'Thé'],
  ['Bi`ere', 'Bière'],
  ['S¨uden', 'Süden'],
  ['`quoted´', '`quoted´'],
])('joins an accent with the letter it was drawn over: %s', (drawn, read_) => {
  expect(composed(drawn)).toBe(read_);
});

it('joins the two lines of a name that have its price between them', () => {
  const line = (top: number, left: number, text: string) =>
    wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + 10 }));
  const names = [
    ['Winterising of the', 'Cooling circuit', '240 €'],
    ['Propeller balancing', 'With sea trial', '320 €'],
    ['Battery test', 'And terminals', '60 €'],
  ] as const;
  const words = names.flatMap(([first, second, price], at) => [
    ...line(100 + at * 40, 20, first),
    ...line(106.5 + at * 40, 400, price),
    ...line(113 + at * 40, 20, second),
  ]);
  expect(read({ ...pageOf([]), words })).toEqual(
    names.map(([first, second, price]) => [`${first} ${second}`, price]),
  );
});

it('reads lists side by side separately if their lines are not level', () => {
  const line = (top: number, left: number, text: string) =>
    wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + 10 }));
  const left = ['Manicure', 'Polish', 'Gel', 'Set'];
  const right = ['Brows', 'Lips', 'Arms', 'Legs'];
  const words = [0, 1, 2, 3].flatMap((at) => [
    ...line(100 + at * 10, 20, left[at] ?? ''),
    ...line(100 + at * 10, 200, `€ ${at + 10}`),
    ...line(104 + at * 10, 320, right[at] ?? ''),
    ...line(103 + at * 10, 500, `€ ${at + 20}`),
  ]);
  expect(read({ ...pageOf([]), words })).toEqual([
    ...left.map((name, at) => [name, `€ ${at + 10}`]),
    ...right.map((name, at) => [name, `€ ${at + 20}`]),
  ]);
});

it('names sizes after the text above the first of them', () => {
  const page = pageOf([
    [[20, 'Lime honey']],
    [
      [30, '250g'],
      [200, '6€'],
    ],
    [
      [30, '500g'],
      [200, '11€'],
    ],
    [[20, 'Forest honey']],
    [
      [30, '250g'],
      [200, '7€'],
    ],
  ]);
  expect(read(page)).toEqual([
    ['Lime honey 250g', '6€'],
    ['Lime honey 500g', '11€'],
    ['Forest honey 250g', '7€'],
  ]);
});

it('separates two lists at a rule between them that no word crosses', () => {
  const sides = (row: number, name: string, price: string, other: string, sum: string) => [
    ...wordsAt(20, row, name),
    ...wordsAt(200, row, price),
    ...wordsAt(320, row, other),
    ...wordsAt(520, row, sum),
  ];
  const words = [
    ...sides(0, 'Pink ice stud', '$65', 'Steel for kids and first piercings', ''),
    ...sides(1, 'Pearl stud', '$100', 'any colour', '$35'),
    ...sides(2, 'Short post', '$105', 'Titanium for new piercings', ''),
    ...sides(3, 'Prong stud', '$110', 'many stones', '$40'),
    ...sides(4, 'Triple ball', '$170', 'Gold with hearts and stars', ''),
  ].filter(({ text }) => text !== '');
  const rules = [{ isUpright: true, at: 290, from: 90, to: 180 }];
  const tables = tablesOf([{ ...pageOf([]), words, rules }]);
  expect([...(tables[0]?.rows ?? [])].slice(0, 5).map(({ cells }) => cells.map(textOf))).toEqual([
    ['Pink ice stud', '$65'],
    ['Pearl stud', '$100'],
    ['Short post', '$105'],
    ['Prong stud', '$110'],
    ['Triple ball', '$170'],
  ]);
});

it('ignores a sign that ends nearly every line of a page', () => {
  const lines = ['Trousers', 'Skirt', 'Coat', 'Zip', 'Hem', 'Sleeve', 'Button', 'Seam', 'Patch'];
  const page = pageOf(
    lines.map((name, at) => [
      [20, at % 2 === 0 ? `${name} !` : `${name}!`],
      [200, `€ ${at + 5},00!!`],
    ]),
  );
  expect(withoutLineEnds(page).words.map(({ text }) => text)).toEqual(
    lines.flatMap((name, at) => [name, '€', `${at + 5},00`]),
  );
  const few = pageOf([[[20, 'New!']], [[20, 'Trousers']], [[20, 'Skirt']]]);
  expect(withoutLineEnds(few)).toBe(few);
});

it.each(['39,- €', '1.200,– EUR', '12,50 €', '45,-'])('takes %s for an amount', (text) => {
  expect(isAmount(text)).toBe(true);
});

it('continues a name below its price if the next line is part of it, but not with its description', () => {
  const line = (top: number, left: number, text: string, letters = size) =>
    wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + letters, size: letters }));
  const words = [
    ...line(100, 20, 'Croissant filled with'),
    ...line(100, 300, '$3.50'),
    ...line(112, 20, 'almonds or chocolate'),
    ...line(140, 20, 'Lemon bar'),
    ...line(140, 300, '$2.25'),
    ...line(152, 20, 'flour, sugar, lemon', 7),
    ...line(180, 20, 'Apple pie'),
    ...line(180, 300, '$4.50'),
  ];
  expect(read({ ...pageOf([]), words })).toEqual([
    ['Croissant filled with almonds or chocolate', '$3.50'],
    ['Lemon bar', '$2.25'],
    ['flour, sugar, lemon', ''],
    ['Apple pie', '$4.50'],
  ]);
});

it('joins the lines of a name across footnote marks, but not with a description in other letters', () => {
  const line = (top: number, left: number, text: string, { letters = size, font = 'name' } = {}) =>
    wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + letters, size: letters, font }));
  const words = [
    ...line(100, 20, 'Schnitzel with chips and'),
    ...line(100, 300, '$16.80'),
    ...line(108, 140, '3,6,7', { letters: 5 }),
    ...line(112, 20, 'mixed salad'),
    ...line(140, 20, 'Cake'),
    ...line(140, 300, '$4.90'),
    ...line(152, 20, 'from our counter', { font: 'told' }),
    ...line(180, 20, 'Apple pie'),
    ...line(180, 300, '$4.50'),
  ];
  expect(read({ ...pageOf([]), words })).toEqual([
    ['Schnitzel with chips and mixed salad', '$16.80'],
    ['Cake', '$4.90'],
    ['from our counter', ''],
    ['Apple pie', '$4.50'],
  ]);
});

it('reads a list in the middle of a page whose other lists are side by side', () => {
  const row = (left: string, right: string, at: number) =>
    [
      [20, left],
      [200, `${at},00 €`],
      [320, right],
      [500, `${at + 1},00 €`],
    ] as const;
  const page = pageOf([
    row('Espresso', 'Water', 2),
    row('Cappuccino', 'Lemonade', 3),
    row('Macchiato', 'Cola', 4),
    row('Latte', 'Juice', 5),
    [
      [150, 'Mixed nuts'],
      [330, '7,00 €'],
    ],
  ]);
  expect(read(page).at(-1)).toEqual(['Mixed nuts', '7,00 €']);
});

/** The words of a page whose first column has one font, bold if requested. */
const lettered = (
  lines: readonly (readonly [top: number, left: number, text: string, letters?: number, font?: string])[],
): Page => ({
  ...pageOf([]),
  words: lines.flatMap(([top, left, text, letters = size, font = 'plain']) =>
    wordsAt(left, 0, text).map((word) => ({ ...word, top, bottom: top + letters, size: letters, font })),
  ),
});

it('keeps a heading apart from names that all begin with lower-case letters', () => {
  const page = lettered([
    [100, 20, 'Trousers', size, 'bold'],
    [112, 20, 'shorten by machine'],
    [112, 300, '€ 7,00'],
    [124, 20, 'new zip'],
    [124, 300, '€ 10,00'],
    [136, 20, 'narrow the waist'],
    [136, 300, '€ 12,00'],
    [160, 20, 'Skirts', size, 'plain'],
    [172, 20, 'shorten by hand'],
    [172, 300, '€ 8,00'],
  ]);
  expect(read(page)).toEqual([
    ['Trousers', ''],
    ['shorten by machine', '€ 7,00'],
    ['new zip', '€ 10,00'],
    ['narrow the waist', '€ 12,00'],
    ['Skirts', ''],
    ['shorten by hand', '€ 8,00'],
  ]);
});

it('takes no word of a picture into a name if all names are aligned', () => {
  const page = lettered([
    [100, 160, 'Manicure'],
    [100, 400, '€ 22,00'],
    [114, 20, 'Anna', size, 'brush'],
    [114, 160, 'Gel set'],
    [114, 400, '€ 45,00'],
    [128, 160, 'Extension'],
    [128, 400, '€ 60,00'],
    [142, 160, 'Repair'],
    [142, 400, '€ 5,00'],
    [156, 160, 'Polish'],
    [156, 400, '€ 8,00'],
  ]);
  const rows = pricedLines([page]).flatMap(({ rows: own }) => [...own]);
  expect(rows.map(({ cells, standing }) => [...cells.map(textOf), standing].join('|'))).toEqual([
    'Manicure|€ 22,00|',
    'Anna||beside',
    'Gel set|€ 45,00|',
    'Extension|€ 60,00|',
    'Repair|€ 5,00|',
    'Polish|€ 8,00|',
  ]);
});

it('keeps smaller letters below a name, and those of another font, out of the name', () => {
  const page = lettered([
    [100, 20, 'Signature Single'],
    [100, 300, '45,00'],
    [111, 20, 'One earlobe piercing', 8],
    [125, 20, 'Signature Double'],
    [125, 300, '70,00'],
    [136, 20, 'Two earlobe piercings', size, 'light'],
    [150, 20, 'Little Ones'],
    [150, 300, '75,00'],
    [161, 20, 'Gentle and precise', 8],
    [175, 20, 'Cartilage'],
    [175, 300, '80,00'],
  ]);
  const [table] = tablesOf([page]);
  expect([...(table?.rows ?? [])].map(({ cells }) => cells.map(textOf).join('|'))).toEqual([
    'Signature Single|45,00',
    'One earlobe piercing|',
    'Signature Double|70,00',
    'Two earlobe piercings|',
    'Little Ones|75,00',
    'Gentle and precise|',
    'Cartilage|80,00',
  ]);
});

it('names a dish by the line above its ingredients if each has a font of its own', () => {
  const page = lettered([
    [80, 20, 'Starters', 14, 'bold'],
    [100, 20, 'Mixed salad', size, 'bold'],
    [112, 20, 'cucumber, tomatoes, seeds'],
    [124, 40, 'small'],
    [124, 300, '7,50 €'],
    [136, 40, 'large'],
    [136, 300, '10,90 €'],
    [160, 20, 'Tartare', size, 'bold'],
    [172, 20, 'Egg yolk gel'],
    [172, 300, '18,90 €'],
    [196, 20, 'Ceviche', size, 'bold'],
    [208, 20, 'Green apple'],
    [208, 300, '17,90 €'],
    [232, 20, 'Pumpkin soup', size, 'bold'],
    [232, 300, '9,50 €'],
    [256, 20, 'Schnitzel', size, 'bold'],
    [268, 20, 'Potato salad'],
    [268, 300, '24,90 €'],
  ]);
  expect(read(page).filter(([, price]) => price !== '')).toEqual([
    ['Mixed salad small', '7,50 €'],
    ['Mixed salad large', '10,90 €'],
    ['Tartare', '18,90 €'],
    ['Ceviche', '17,90 €'],
    ['Pumpkin soup', '9,50 €'],
    ['Schnitzel', '24,90 €'],
  ]);
});

it('keeps headings in a font of their own, above several names, as headings', () => {
  const list = (top: number, heading: string, names: readonly string[]) => [
    [top, 20, heading, size, 'bold'] as const,
    ...names.flatMap((name, at) => [
      [top + 12 * (at + 1), 20, name] as const,
      [top + 12 * (at + 1), 300, `${at + 5},00 €`] as const,
    ]),
  ];
  const page = lettered([
    ...list(100, 'Trousers', ['Shorten', 'Narrow']),
    ...list(160, 'Skirts', ['Lengthen', 'New zip']),
    ...list(220, 'Coats', ['Line anew', 'Repair']),
  ]);
  expect(read(page).map(([name]) => name)).toEqual([
    'Trousers',
    'Shorten',
    'Narrow',
    'Skirts',
    'Lengthen',
    'New zip',
    'Coats',
    'Line anew',
    'Repair',
  ]);
});

it('continues a name in the same letters although the next line begins with a capital', () => {
  const page = lettered([
    [100, 20, 'Camembert with', 12],
    [100, 300, '2,80 €'],
    [112, 20, 'Caramelized Pears', 12],
    [125, 20, 'Couscous, sourdough', 9],
    [150, 20, 'Peppers', 12],
    [150, 300, '2,50 €'],
    [163, 20, 'Miso, sea salt', 9],
    [190, 20, 'Eggplants', 12],
    [190, 300, '3,00 €'],
    [203, 20, 'Buttermilk sauce', 9],
  ]);
  expect(read(page).filter(([, price]) => price !== '')).toEqual([
    ['Camembert with Caramelized Pears', '2,80 €'],
    ['Peppers', '2,50 €'],
    ['Eggplants', '3,00 €'],
  ]);
});

it('reads a page of two prices in a list of many', () => {
  const row = (name: string, price: string): readonly (readonly [number, string])[] => [
    [20, name],
    [300, price],
  ];
  const many = pageOf(
    Array.from({ length: 9 }, (_, at) => row(`Dish ${'abcdefghi'[at]}x`, `${at + 5},00 €`)),
  );
  const few = { ...pageOf([row('Pumpkin soup', '9,50 €'), row('Tomato soup', '8,50 €')]), number: 2 };
  const namesOf = (pages: readonly Page[]) =>
    pricedLines(pages).flatMap(({ rows }) => [...rows].map(({ cells }) => cells[0]));
  expect(namesOf([few])).toEqual([]);
  expect(namesOf([many, few]).slice(-2)).toEqual(['Pumpkin soup', 'Tomato soup']);
});

it('names a dish by the line above even if that is somewhat larger and a heading is larger still', () => {
  const page = lettered([
    [70, 20, 'Starters', 20, 'bold'],
    [94, 20, 'Mushroom toast', 13, 'bold'],
    [107, 20, 'oysters and shallots'],
    [118, 20, 'sunny side egg'],
    [118, 300, '$11.00'],
    [140, 20, 'Shrimp cocktail', 13, 'bold'],
    [153, 20, 'smoked shrimp'],
    [153, 300, '$14.00'],
    [180, 20, 'Wedge salad', 13, 'bold'],
    [193, 20, 'blue cheese'],
    [193, 300, '$12.00'],
  ]);
  expect(read(page).filter(([, price]) => price !== '')).toEqual([
    ['Mushroom toast', '$11.00'],
    ['Shrimp cocktail', '$14.00'],
    ['Wedge salad', '$12.00'],
  ]);
});

it('reads the lines of all pages as one list', () => {
  const page = (number: number, names: readonly string[]): Page => ({
    ...pageOf(
      names.map((name, at) => [
        [20, name],
        [300, `${at + 5},00 €`],
      ]),
    ),
    number,
  });
  const [list, other] = pricedLines([
    page(1, ['Disc for metal', 'Disc for stone', '125x22']),
    page(2, ['150x22', '180x22', '230x22']),
  ]);
  expect(other).toBeUndefined();
  expect([...(list?.rows ?? [])].map(({ page: own, line, cells }) => [own, line, cells[0]])).toEqual([
    [1, 1, 'Disc for metal'],
    [1, 2, 'Disc for stone'],
    [1, 3, '125x22'],
    [2, 1, '150x22'],
    [2, 2, '180x22'],
    [2, 3, '230x22'],
  ]);
});

it('joins a price with the currency below it, which is level with its name together', () => {
  const cards = ['Massage of the back', 'Massage of the head', 'Bath', 'Sauna'].flatMap(
    (name, at): readonly Word[] => [
      ...wordsAt(20, 3 * at + 1, name),
      ...wordsAt(300, 3 * at + 0.5, `${at + 5},46`),
      ...wordsAt(302, 3 * at + 1.5, 'BYN'),
    ],
  );
  const page = { ...pageOf([]), words: cards };
  expect(read(withUnitsBelow(page))).toEqual([
    ['Massage of the back', '5,46 BYN'],
    ['Massage of the head', '6,46 BYN'],
    ['Bath', '7,46 BYN'],
    ['Sauna', '8,46 BYN'],
  ]);
  const without = { ...page, words: cards.filter(({ text }) => text !== 'BYN') };
  expect(withUnitsBelow(without)).toBe(without);
});
