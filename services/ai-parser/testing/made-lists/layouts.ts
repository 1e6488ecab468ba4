import {
  bare,
  csv,
  inGroups,
  number,
  offer,
  plain,
  plainNumber,
  withSign,
  workbook,
  written,
  type Shape,
  type Value,
} from './make.ts';
import type { Tongue } from './words.ts';

const sizes = ['160 g', '220 g', '450 g', '1 kg'];
const sizeOf = (at: number): string => sizes[at % sizes.length] ?? '';
/** The price of a larger size. */
const timesTwo = (cents: number, at: number) => cents * 2 - 10 * (at % 3);
/** Names of two or more words, the first of which are repeated. */
const groupNames = ({ groups }: Tongue): readonly string[] => groups.map(([group]) => group);

/**
 * Shapes in which vendors combine what others have in separate rows: sizes, ranges, and numbers that are named by the
 * text above them.
 */
export const layoutShapes: Readonly<Record<string, Shape>> = {
  'quantities below the name of the product': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, t.code, t.price],
        ...inGroups<readonly Value[]>(
          goods,
          (group) => [[group, null, null]],
          ({ sku, cents }) => [sizeOf(goods.findIndex((one) => one.sku === sku)), sku, number(cents)],
        ),
      ],
    }),
    offers: goods.map((one, at) =>
      offer(one, { name: one.group, variant: sizeOf(at), price: plainNumber(one.cents) }),
    ),
  }),
  'quantities below a name, with kitchen terms': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, t.size, t.price],
        ...inGroups<readonly Value[]>(
          goods,
          (group) => [[group, null, null]],
          ({ sku, cents }) => {
            const at = goods.findIndex((one) => one.sku === sku);
            return [
              sizeOf(at),
              `${sizeOf(at).replace(/\D/gu, '')}${'RFP'[Math.floor(at / 4)]}`,
              number(cents),
            ];
          },
        ),
      ],
    }),
    offers: goods.map((one) => bare(one, { name: one.group, price: plainNumber(one.cents) })),
  }),
  'from and to columns in two tables side by side': (t, goods) => {
    const half = goods.length / 2;
    const [first = '', second = ''] = groupNames(t);
    return {
      bytes: workbook({
        rows: [
          [first, null, null, null, second],
          [t.from, t.to, t.price, null, t.from, t.to, t.price],
          ...goods
            .slice(0, half)
            .map(({ cents }, at) => [
              at + 1,
              at + 2,
              number(cents),
              null,
              at + 1,
              at + 2,
              number(goods[half + at]?.cents ?? 0),
            ]),
        ],
      }),
      offers: goods.map((one, at) =>
        bare(one, {
          name: at < half ? first : second,
          variant: `${(at % half) + 1} – ${(at % half) + 2}`,
          price: plainNumber(one.cents),
        }),
      ),
    };
  },
  'two prices per line, each after its size': (t, goods) => ({
    bytes: Buffer.from(
      [
        t.title,
        '',
        ...goods.map(
          ({ name, cents }, at) =>
            `${name}${'.'.repeat(60 - name.length)}0,2 l ${withSign(t, cents)} 0,4 l ${withSign(t, timesTwo(cents, at))}`,
        ),
        '',
      ].join('\r\n'),
    ),
    offers: goods.flatMap((one, at) => [
      bare(one, { name: `${one.name} 0,2 l`, currency: t.code3 }),
      bare(one, { name: `${one.name} 0,4 l`, price: plain(timesTwo(one.cents, at)), currency: t.code3 }),
    ]),
  }),
  'numbered lines': (t, goods) => ({
    bytes: Buffer.from(
      [t.title, '', ...goods.map((one, at) => `${at + 1}. ${one.name} ${withSign(t, one.cents)}`), ''].join(
        '\n',
      ),
    ),
    offers: goods.map((one) => bare(one, { currency: t.code3 })),
  }),
  'remarks of several columns below the list': (t, goods) => ({
    bytes: csv([
      [t.category, t.name, t.unit, t.price, t.code],
      ...goods.map(({ name, group, sku, cents }) => [group, name, t.piece, written(t, cents), sku]),
      [groupNames(t)[0] ?? '', t.note, '', '', ''],
      [groupNames(t)[1] ?? '', t.note, '', '', ''],
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'three columns that distinguish rows of one name': (t, goods) => {
    const [first = '', second = '', third = ''] = groupNames(t);
    const rows = goods.slice(0, 5).flatMap((one, at) =>
      [first, second, third].flatMap((tariff, order) =>
        [t.day, t.week].map((kind, place) => ({
          ...bare(one, {
            variant: `${tariff} / ${kind}`,
            price: plainNumber(one.cents + at + order * 100 + place * 10),
          }),
          cells: [one.name, tariff, kind, number(one.cents + at + order * 100 + place * 10)],
        })),
      ),
    );
    return {
      bytes: workbook({ rows: [[t.name, t.tariff, t.category, t.price], ...rows.map(({ cells }) => cells)] }),
      offers: rows.map(({ cells: _, ...wanted }) => wanted),
    };
  },
  'the code of the maker beside that of the vendor': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, 'OEM', t.price],
      ...goods.map(({ name, sku, cents }, at) => [sku, name, `159${10 + at}M84${at}2`, written(t, cents)]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'ranges of whole prices, without a sign': (_, goods) => ({
    bytes: Buffer.from(
      inGroups(
        goods,
        (group) => [group],
        ({ name, cents }) => `${name}  ${Math.ceil(cents / 100)}-${Math.ceil(cents / 100) + 50}`,
      ).join('\r\n'),
    ),
    offers: goods.map(({ name, cents }) => ({
      name,
      price: null,
      priceText: `${Math.ceil(cents / 100)}-${Math.ceil(cents / 100) + 50}`,
    })),
  }),
  'the sign in a cell before each amount': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, t.code, t.price, null],
        ...goods.map(({ name, sku, cents }) => [name, sku, t.sign, number(cents)]),
      ],
      merges: ['C1:D1'],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), currency: t.code3 })),
  }),
  'forty columns': (t, goods) => ({
    bytes: csv([
      [
        t.code,
        t.name,
        ...Array.from({ length: 34 }, (_, at) => `attr_${at + 1}`),
        t.stock,
        t.price,
        t.category,
      ],
      ...goods.map(({ name, sku, cents, stock, group }, at) => [
        sku,
        name,
        ...Array.from({ length: 34 }, (_, place) => ((place + at) % 9 === 0 ? `v${place}${at}` : '')),
        stock,
        written(t, cents),
        group,
      ]),
    ]),
    offers: goods.map((one) => offer(one, { quantity: String(one.stock), category: one.group })),
  }),
  'labels before each value': (t, goods) => ({
    bytes: Buffer.from(
      goods
        .flatMap(({ name, sku, cents }) => [
          `${t.name}: ${name}`,
          `${t.code}: ${sku}`,
          `${t.price}: ${withSign(t, cents)}`,
          '',
        ])
        .join('\n'),
    ),
    offers: goods.map((one) => bare(one, { currency: t.code3 })),
  }),
  'bullets with a price and a remark in brackets': (t, goods) => ({
    bytes: Buffer.from(
      [
        t.title,
        '',
        ...goods.map(
          (one) => `• ${one.name}: ${withSign(t, one.cents)} (${t.unit.toLowerCase()} ${t.piece})`,
        ),
      ].join('\n'),
    ),
    offers: goods.map((one) => bare(one, { currency: t.code3 })),
  }),
  'an empty row between all rows': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.title],
        [],
        [t.code, t.name, t.unit, t.price],
        ...goods.flatMap(({ name, sku, cents }) => [[], [sku, name, t.piece, number(cents)]]),
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'the same list in two sheets, one with columns for comparison': (t, goods) => ({
    bytes: workbook(
      {
        name: 'A',
        rows: [[t.code, t.name, t.price], ...goods.map(({ name, sku, cents }) => [sku, name, number(cents)])],
      },
      {
        name: 'B',
        rows: [
          [t.title],
          [],
          [t.code, t.name, t.price, null, t.oldPrice],
          ...goods.map(({ name, sku, cents }, at) => [
            sku,
            name,
            number(cents),
            null,
            at % 3 === 0 ? number(cents - 100) : null,
          ]),
        ],
      },
    ),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'a price by the day of the week for each product': (t, goods) => {
    const things = goods.slice(4, 8);
    const days = ['1', '2', '3', '4', '5', '6', '7'];
    const centsOn = (day: string, at: number) => 5_000 + at * 1_700 + Number(day) * 135;
    return {
      bytes: workbook({
        rows: [
          [t.price],
          ['', ...things.map(({ name }) => name)],
          ...days.map((day) => [`${t.day} ${day}`, ...things.map((_, at) => number(centsOn(day, at)))]),
        ],
      }),
      offers: days.flatMap((day) =>
        things.map(({ name }, at) => ({
          name: `${t.day} ${day}`,
          variant: name,
          price: plainNumber(centsOn(day, at)),
        })),
      ),
    };
  },
  'deposits beside prices': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.price, t.deposit],
      ...goods.map(({ name, sku, cents }, at) => [
        sku,
        name,
        written(t, cents),
        written(t, [25, 0, 150, 310][at % 4] ?? 0),
      ]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'contact details between the title and the header': (t, goods) => ({
    bytes: workbook({
      rows: [
        ['ACME Ltd.', null, null, '+44 20 7946 0000'],
        ['1 Quay Street', null, null, 'sales@acme.example'],
        [],
        [t.title],
        [null, null, '2026-03-01'],
        [t.note],
        [],
        [t.name, t.code, t.stock, t.price],
        ...goods.map(({ name, sku, stock, cents }) => [name, sku, stock, number(cents)]),
        [],
        [t.note],
        ['www.acme.example'],
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), quantity: String(one.stock) })),
  }),
  'currencies over prices, without a word for price': (t, goods) => {
    const other = t.code3 === 'USD' ? 'EUR' : 'USD';
    return {
      bytes: workbook({
        rows: [
          [t.title],
          [],
          [t.code, t.name, t.code3, other],
          ...goods.map(({ name, sku, cents }) => [
            sku,
            name,
            number(cents),
            number(Math.round(cents * 1.17)),
          ]),
        ],
      }),
      offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), currency: t.code3 })),
    };
  },
  'stocks of several places': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.code, t.name, `${t.stock} A`, `${t.stock} B`, t.price],
        ...goods.map(({ name, sku, cents, stock }) => [sku, name, stock, stock + 3, number(cents)]),
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'stocks with their unit, and open-ended ones': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.stock, t.price],
      ...goods.map(({ name, sku, cents, stock }, at) => [
        sku,
        name,
        at % 3 === 2 ? '>10' : `${stock} ${t.piece}`,
        written(t, cents),
      ]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'a title and the repeated header over each group': (t, goods) => ({
    bytes: workbook({
      rows: inGroups<readonly Value[]>(
        goods,
        (group) => [[group], [t.code, t.name, t.unit, t.price]],
        ({ name, sku, cents }) => [sku, name, t.piece, number(cents)],
        () => [[]],
      ),
    }),
    offers: goods.map((one) => offer(one, { category: one.group, price: plainNumber(one.cents) })),
  }),
  'the year over the prices': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.title],
        [t.code, t.name, t.unit, `${t.price} 2025`, `${t.price} 2026`],
        ...goods.map(({ name, sku, cents }) => [
          sku,
          name,
          t.piece,
          number(Math.round(cents * 0.96)),
          number(cents),
        ]),
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'a description below the name in the same cell': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.code, t.name, t.price],
        ...goods.map(({ name, sku, cents }) => [sku, `${name}\n${t.note}`, number(cents)]),
      ],
    }),
    offers: goods.map((one) => offer(one, { name: `${one.name}\n${t.note}`, price: plainNumber(one.cents) })),
  }),
  'tax in percent between net and gross': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.net, '%', t.gross],
      ...goods.map(({ name, sku, cents }) => [
        sku,
        name,
        written(t, cents),
        '25%',
        written(t, Math.round(cents * 1.25)),
      ]),
    ]),
    offers: goods.map((one) => offer(one, { taxIncluded: false })),
  }),
  'a header of several lines in each cell': (t, goods) => ({
    bytes: workbook({
      rows: [
        [`${t.code}\n`, `${t.name}\n(${t.size})`, `${t.unit}\n`, `${t.price}\n(${t.code3})`],
        ...goods.map(({ name, sku, cents }) => [sku, name, t.piece, number(cents)]),
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), currency: t.code3 })),
  }),
  'a picture, a link and remarks around each row': (t, goods) => ({
    bytes: csv([
      ['img', t.name, 'url', t.price, t.code, 'note'],
      ...goods.map(({ name, sku, cents }, at) => [
        `https://cdn.example.com/${sku}.jpg`,
        name,
        `https://shop.example.com/p/${sku.toLowerCase()}`,
        withSign(t, cents),
        sku,
        at % 4 === 0 ? t.note : '',
      ]),
    ]),
    offers: goods.map((one) => offer(one, { currency: t.code3 })),
  }),
  'a price for a hundred pieces': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, `${t.price} / 100 ${t.piece}`],
      ...goods.map(({ name, sku, cents }) => [sku, name, written(t, cents)]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'lines with the code in brackets': (t, goods) => ({
    bytes: Buffer.from(
      [
        t.title,
        '',
        ...goods.map(({ name, sku, cents }) => `${name} (${sku}) – ${withSign(t, cents)}`),
        '',
      ].join('\n'),
    ),
    offers: goods.map((one) => bare(one, { name: `${one.name} (${one.sku})`, currency: t.code3 })),
  }),
  'former and current prices': (t, goods) => ({
    bytes: csv([
      [t.name, t.code, t.oldPrice, t.newPrice],
      ...goods.map(({ name, sku, cents }, at) => [
        name,
        sku,
        at % 2 === 0 ? written(t, Math.round(cents * 1.2)) : '',
        written(t, cents),
      ]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'ranges of whole prices under their header': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, `${t.price} (${t.code3})`],
        ...goods.map(({ name, cents }) => [
          name,
          `${Math.ceil(cents / 100) + 10} – ${Math.ceil(cents / 100) + 90}`,
        ]),
      ],
    }),
    offers: goods.map(({ name, cents }) => ({
      name,
      price: null,
      priceText: `${Math.ceil(cents / 100) + 10} – ${Math.ceil(cents / 100) + 90}`,
      currency: t.code3,
    })),
  }),
  'prices followed by a slash and a dash': (_, goods) => ({
    bytes: Buffer.from(goods.map(({ name, cents }) => `${name}  ${Math.ceil(cents / 100)}/-`).join('\n')),
    offers: goods.map(({ name, cents }) => ({ name, price: String(Math.ceil(cents / 100)) })),
  }),
};
