import { codeOf, lots, priceOf, title, type Drawing, type DrawnList, type Tongue } from './drawing.ts';
import { layouts } from './drawn-layouts.ts';
import { rowsOf, type DrawnPage } from './drawn-pages.ts';

const withComma = (amount: number) => amount.toFixed(2).replace('.', ',');

export const tongues: readonly Tongue[] = [
  {
    code: 'en',
    currency: 'GBP',
    money: (amount) => `£${amount.toFixed(2)}`,
    plain: (amount) => amount.toFixed(2),
    heads: { code: 'Code', name: 'Item', price: 'Price £' },
    sections: ['Mooring', 'Deck care', 'Safety'],
    names: [
      'Anchor chain galvanised',
      'Boat hook',
      'Cleat',
      'Deck brush',
      'Fender cover',
      'Flag pole',
      'Hand pump',
      'Life ring',
      'Rope',
      'Shackle bow type',
      'Swim ladder',
      'Teak cleaner',
      'Torch waterproof',
      'Winch handle',
      'Oil filter',
    ],
    longNames: [
      ['Inflatable fender with two eyes', 'and a cover in navy blue'],
      ['Mooring line braided on both', 'sides with a spliced eye'],
      ['Automatic life jacket with harness', 'and a light for the night'],
      ['Folding anchor made of galvanised', 'steel with a bag'],
      ['Waterproof chart case for two', 'large charts'],
    ],
    told: ['made of steel and nylon', 'for boats of any size', 'with a long handle', 'in white or grey'],
    sizes: ['Small', 'Medium', 'Large', 'Extra large'],
    seasons: ['Peak', 'Shoulder'],
    pieces: 'pcs',
    from: 'from',
  },
  {
    code: 'de',
    currency: 'EUR',
    money: (amount) => `${withComma(amount)} €`,
    plain: withComma,
    heads: { code: 'Artikelnr.', name: 'Bezeichnung', price: 'Preis €' },
    sections: ['Festmachen', 'Deckpflege', 'Sicherheit'],
    names: [
      'Ankerkette verzinkt',
      'Bootshaken',
      'Klampe',
      'Deckbürste',
      'Fenderbezug',
      'Flaggenstock',
      'Handpumpe',
      'Rettungsring',
      'Tauwerk',
      'Schäkel geschweift',
      'Badeleiter',
      'Teakreiniger',
      'Taschenlampe wasserdicht',
      'Winschkurbel',
      'Ölfilter',
    ],
    longNames: [
      ['Aufblasbarer Fender mit zwei Augen', 'und Bezug in Marineblau'],
      ['Festmacher beidseitig geflochten', 'mit gespleißtem Auge'],
      ['Automatikweste mit Lifebelt', 'und Licht für die Nacht'],
      ['Klappanker aus verzinktem', 'Stahl mit Tasche'],
      ['Wasserdichte Kartentasche für zwei', 'große Seekarten'],
    ],
    told: ['aus Stahl und Nylon', 'für Boote jeder Größe', 'mit langem Stiel', 'in Weiß oder Grau'],
    sizes: ['Klein', 'Mittel', 'Groß', 'Sehr groß'],
    seasons: ['Hochsaison', 'Nebensaison'],
    pieces: 'Stk.',
    from: 'ab',
  },
  {
    code: 'ru',
    currency: 'RUB',
    money: (amount) => `${Math.round(amount * 10)} руб.`,
    plain: (amount) => String(Math.round(amount * 10)),
    heads: { code: 'Артикул', name: 'Наименование', price: 'Цена, руб.' },
    sections: ['Швартовка', 'Уход за палубой', 'Безопасность'],
    names: [
      'Якорная цепь оцинкованная',
      'Багор',
      'Утка',
      'Щётка палубная',
      'Чехол кранца',
      'Флагшток',
      'Насос ручной',
      'Круг спасательный',
      'Канат',
      'Скоба такелажная',
      'Трап купальный',
      'Очиститель тика',
      'Фонарь водонепроницаемый',
      'Ручка лебёдки',
      'Фильтр масляный',
    ],
    longNames: [
      ['Кранец надувной с двумя глазами', 'и чехлом синего цвета'],
      ['Швартов плетёный с двух сторон', 'с заделанным огоном'],
      ['Жилет автоматический с обвязкой', 'и фонарём для ночи'],
      ['Якорь складной из оцинкованной', 'стали с сумкой'],
      ['Чехол непромокаемый для двух', 'больших карт'],
    ],
    told: ['из стали и нейлона', 'для лодок любого размера', 'с длинной ручкой', 'белый или серый'],
    sizes: ['Малый', 'Средний', 'Большой', 'Очень большой'],
    seasons: ['Высокий сезон', 'Низкий сезон'],
    pieces: 'шт.',
    from: 'от',
  },
];

/** Codes, names and prices in columns, under sections, with the header repeated on the second page. */
function columnsOverPages({ tongue, lot }: Drawing): DrawnList {
  const { heads, names, sections } = tongue;
  const right = 500 + lot(40);
  const at = [60, 120 + lot(40), [right, 'right']] as const;
  const size = 8 + lot(4);
  const offers = names.map((name) => ({ name, price: priceOf(lot) }));
  const half = 8;
  const pageOf = (own: typeof offers, section: string, from: number): DrawnPage => ({
    texts: [
      { x: 60, y: 90, text: section, size: size + 3 },
      ...rowsOf({ top: 120, at, size, pitch: size * 1.9 }, [
        [heads.code, heads.name, heads.price],
        ...own.map(({ name, price }, place) => [codeOf(from + place, lot), name, tongue.plain(price)]),
      ]),
    ],
  });
  return {
    pages: [
      pageOf(offers.slice(0, half), sections[0] ?? '', 0),
      pageOf(offers.slice(half), sections[1] ?? '', half),
    ],
    offers,
    currency: tongue.currency,
  };
}

/** Names with dot leaders to their prices, below sections. */
function ledByDots({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const size = 9 + lot(3);
  const third = 5;
  const dots = 3 + lot(3);
  const texts = tongue.sections.flatMap((section, place) => {
    const top = 110 + place * (third + 2) * size * 2;
    return [
      { x: 60, y: top, text: section, size: size + 4 },
      ...rowsOf(
        { top: top + size * 2, at: [60, [530, 'right']], size, pitch: size * 1.8 },
        offers
          .slice(place * third, (place + 1) * third)
          .map(({ name, price }) => [`${name} ${'.'.repeat(60 - name.length + dots)}`, tongue.money(price)]),
      ),
    ];
  });
  return {
    pages: [{ texts: [title(tongue.sections.join(' · ')), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Prices that increase from column to column. */
const rising = (lot: Drawing['lot'], many: number): readonly number[] => {
  const first = 5 + lot(60);
  let price = first;
  return Array.from({ length: many }, () => {
    price += 3 + lot(17);
    return price + lot(2) / 2;
  });
};

/** A price for each size, under headers of one or two lines. */
function bySize({ tongue, lot }: Drawing): DrawnList {
  const many = 3 + lot(2);
  const sizes = tongue.sizes.slice(0, many);
  const first = 240 + lot(50);
  const at = [
    60,
    ...sizes.map((_, place) => [first + place * 82, lot(2) === 0 ? 'right' : 'center'] as const),
  ];
  const isSigned = lot(2) === 0;
  const rows = tongue.names.slice(0, 10).map((name) => ({ name, prices: rising(lot, many) }));
  const texts = rowsOf({ top: 110, at, pitch: 17 + lot(8) }, [
    ['', ...sizes.map((text) => text.replace(' ', '\n'))],
    ...rows.map(({ name, prices }) => [name, ...prices.map(isSigned ? tongue.money : tongue.plain)]),
  ]);
  return {
    pages: [{ texts: [title(tongue.heads.price), ...texts] }],
    offers: rows.flatMap(({ name, prices }) =>
      prices.map((price, place) => ({ name, variant: sizes[place] ?? '', price })),
    ),
    currency: tongue.currency,
  };
}

/** A price for each quantity, with the codes before the names: the price is per piece. */
function byQuantity({ tongue, lot }: Drawing): DrawnList {
  const heads = [1, 10, 50].map((count) => `${tongue.from} ${count} ${tongue.pieces}`);
  const at = [60, 120, [370, 'right'], [450, 'right'], [530, 'right']] as const;
  const rows = tongue.names.slice(0, 10).map((name) => ({ name, prices: [...rising(lot, 3)].reverse() }));
  const texts = rowsOf({ top: 110, at, size: 9, pitch: 17 + lot(6) }, [
    [tongue.heads.code, tongue.heads.name, ...heads],
    ...rows.map(({ name, prices }, place) => [codeOf(place, lot), name, ...prices.map(tongue.money)]),
  ]);
  return {
    pages: [{ texts: [title(tongue.sections[0] ?? ''), ...texts] }],
    offers: rows.map(({ name, prices }) => ({ name, price: prices[0] ?? 0 })),
    currency: tongue.currency,
  };
}

/** Two lists side by side, each with its sections. */
function sideBySide({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 14).map((name) => ({ name, price: priceOf(lot) }));
  const half = 7;
  const size = 8 + lot(2);
  const off = lot(2) * 5;
  const texts = [0, 1].flatMap((side) => {
    const left = 50 + side * 260;
    return [
      { x: left, y: 110 + side * off, text: tongue.sections[side] ?? '', size: size + 3 },
      ...rowsOf(
        { top: 135 + side * off, at: [left, [left + 235, 'right']], size, pitch: size * 2 },
        offers.slice(side * half, (side + 1) * half).map(({ name, price }) => [name, tongue.money(price)]),
      ),
    ];
  });
  return { pages: [{ texts: [title(tongue.heads.name), ...texts] }], offers, currency: tongue.currency };
}

/** Names over two lines, with the price level with their first line or between the two. */
function namesOverTwoLines({ tongue, lot }: Drawing): DrawnList {
  const isBetween = lot(2) === 0;
  const size = 9 + lot(3);
  const offers = tongue.longNames.flatMap(([first, second], place) => [
    { name: `${first} ${second}`, lines: [first, second], price: priceOf(lot) },
    { name: tongue.names[place] ?? '', lines: [tongue.names[place] ?? ''], price: priceOf(lot) },
  ]);
  let y = 110;
  const texts = offers.flatMap(({ lines, price }) => {
    const top = y;
    y += size * 1.25 * (lines.length - 1) + size * 2.1;
    const middle = isBetween ? top + (size * 1.25 * (lines.length - 1)) / 2 : top;
    return [
      ...lines.map((text, line) => ({ x: 60, y: top + line * size * 1.25, text, size })),
      { x: 420, y: middle, text: tongue.money(price), size, align: 'right' as const },
    ];
  });
  return {
    pages: [{ texts: [title(tongue.heads.name), ...texts] }],
    offers: offers.map(({ name, price }) => ({ name, price })),
    currency: tongue.currency,
  };
}

/** A name and its price, with the description below in smaller letters. */
function toldBelow({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 12).map((name) => ({ name, price: priceOf(lot) }));
  const size = 10 + lot(3);
  const texts = offers.flatMap(({ name, price }, place) => {
    const y = 110 + place * size * 3.2;
    const told = tongue.told[place % tongue.told.length] ?? '';
    return [
      { x: 60, y, text: name, size },
      { x: 480, y, text: tongue.money(price), size, align: 'right' as const },
      { x: 60, y: y + size * 1.2, text: told, size: size * 0.75 },
    ];
  });
  return {
    pages: [{ texts: [title(tongue.sections[2] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Several prices for each of two seasons, where only the first of two rows has the name. */
function seasonsBelowNames({ tongue, lot }: Drawing): DrawnList {
  const days = ['1 / 2', '3 / 7', '8 / 14'];
  const names = tongue.names.slice(0, 7);
  const at = [60, 230, [360, 'right'], [440, 'right'], [520, 'right']] as const;
  const [high, low] = tongue.seasons;
  const rows = names.map((name) => ({ name, high: rising(lot, 3), low: rising(lot, 3) }));
  const texts = rowsOf({ top: 110, at, pitch: 15 + lot(6) }, [
    [tongue.heads.name, '', ...days],
    ...rows.flatMap((row) => [
      [row.name, high, ...row.high.map(tongue.money)],
      ['', low, ...row.low.map(tongue.money)],
    ]),
  ]);
  return {
    pages: [{ texts: [title(tongue.heads.price), ...texts] }],
    offers: rows.flatMap((row) =>
      [
        { season: high, prices: row.high },
        { season: low, prices: row.low },
      ].flatMap(({ season, prices }) =>
        prices.map((price, place) => ({
          name: row.name,
          variant: `${season} ${days[place] ?? ''}`,
          price,
        })),
      ),
    ),
    currency: tongue.currency,
  };
}

/** Prices by size below a letterhead in large letters and beside a remark, in parts, with names over two lines around their prices. */
function sizesUnderLetterhead({ tongue, lot }: Drawing): DrawnList {
  const sizes = tongue.sizes.slice(0, 3);
  const size = 9 + lot(2);
  const at = (place: number) => 250 + place * 70;
  const rows = tongue.longNames.map(([first, second], place) => [
    { lines: [tongue.names[place + 5] ?? ''], prices: rising(lot, 3) },
    { lines: [first, second], prices: rising(lot, 3) },
  ]);
  let y = 210;
  const head = (top: number) =>
    sizes.map((text, place) => ({ x: at(place), y: top, text, size, align: 'center' as const }));
  const texts = rows.flat().flatMap(({ lines, prices }, place) => {
    const section =
      place === 0 || place === 5
        ? [{ x: 60, y, text: tongue.sections[place === 0 ? 0 : 1] ?? '', size: size + 2 }]
        : [];
    if (section.length > 0) y += size * 2.2;
    const top = y;
    y += size * 1.2 * (lines.length - 1) + size * 2.4;
    return [
      ...section,
      ...lines.map((text, line) => ({ x: 60, y: top + line * size * 1.2, text, size })),
      ...prices.map((price, column) => ({
        x: at(column),
        y: top + (size * 1.2 * (lines.length - 1)) / 2,
        text: tongue.money(price),
        size,
        align: 'center' as const,
      })),
      { x: 460, y: top, text: tongue.told[place % 4] ?? '', size: size - 1 },
    ];
  });
  const letterhead = [
    { x: 297, y: 60, text: tongue.sections.join('    '), size: 22, align: 'center' as const },
    {
      x: 297,
      y: 90,
      text: `${tongue.told[0] ?? ''}  ${tongue.told[1] ?? ''}`,
      size: 16,
      align: 'center' as const,
    },
    { x: 297, y: 115, text: 'www.example.com  +49 555 010 203', size: 11, align: 'center' as const },
  ];
  return {
    pages: [{ texts: [...letterhead, ...head(180), ...texts] }],
    offers: rows
      .flat()
      .flatMap(({ lines, prices }) =>
        prices.map((price, place) => ({ name: lines.join(' '), variant: sizes[place] ?? '', price })),
      ),
    currency: tongue.currency,
  };
}

/** Names over two lines, above and below the middle of their row, where the prices are. */
function namesAroundPrices({ tongue, lot }: Drawing): DrawnList {
  const sizes = tongue.sizes.slice(0, 3);
  const rows = tongue.longNames.map((lines) => ({ lines, prices: rising(lot, 3) }));
  const size = 9 + lot(2);
  const pitch = size * (4 + lot(4));
  const at = (column: number) => 300 + column * 85;
  const heads = sizes.map((text, column) => ({
    x: at(column),
    y: 110,
    text,
    size,
    align: 'center' as const,
  }));
  const texts = rows.flatMap(({ lines, prices }, place) => {
    const y = 150 + place * pitch;
    return [
      ...lines.map((text, line) => ({ x: 60, y: y + (line - 0.5) * size * 1.3, text, size })),
      ...prices.map((price, column) => ({
        x: at(column),
        y,
        text: tongue.money(price),
        size,
        align: 'center' as const,
      })),
    ];
  });
  return {
    pages: [{ texts: [...heads, ...texts] }],
    offers: rows.flatMap(({ lines, prices }) =>
      prices.map((price, column) => ({ name: lines.join(' '), variant: sizes[column] ?? '', price })),
    ),
    currency: tongue.currency,
  };
}

export const shapes = {
  ...layouts,
  'columns over two pages': columnsOverPages,
  'names led to prices by dots': ledByDots,
  'a price for each size': bySize,
  'a price for each quantity': byQuantity,
  'two lists side by side': sideBySide,
  'names over two lines': namesOverTwoLines,
  'descriptions below the names': toldBelow,
  'two rows for each name': seasonsBelowNames,
  'sizes under a letterhead': sizesUnderLetterhead,
  'names around their prices': namesAroundPrices,
} as const;

/** The amount as drawn: in roubles ten times as high, without decimals. */
const written = ({ currency }: Tongue, amount: number): number =>
  currency === 'RUB' ? Math.round(amount * 10) : amount;

/** A list in a shape and a language; a different one for each seed. */
export function drawnList(shape: keyof typeof shapes, tongue: Tongue, seed: number): DrawnList {
  const list = shapes[shape]({ tongue, lot: lots(seed) });
  return { ...list, offers: list.offers.map((offer) => ({ ...offer, price: written(tongue, offer.price) })) };
}
