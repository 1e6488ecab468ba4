import {
  bare,
  csv,
  ean,
  netOf,
  number,
  offer,
  plain,
  plainNumber,
  withSign,
  workbook,
  written,
  type Shape,
} from './make.ts';

/** Shapes by the columns of a list: one price or several, with or without headers. */
export const columnShapes: Readonly<Record<string, Shape>> = {
  'no header': (t, goods) => ({
    bytes: csv(goods.map((one) => [one.sku, one.name, written(t, one.cents), one.stock])),
    offers: goods.map((one) => offer(one)),
  }),
  'a header in two rows with merged groups': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.title, null, null, null],
        [t.name, t.code, t.price, null],
        [null, null, t.net, t.gross],
        ...goods.map(({ name, sku, cents }) => [name, sku, number(netOf(cents)), number(cents)]),
      ],
      merges: ['A1:D1', 'A2:A3', 'B2:B3', 'C2:D2'],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(netOf(one.cents)), taxIncluded: false })),
  }),
  'net beside gross': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.net, t.gross],
      ...goods.map(({ name, sku, cents }) => [sku, name, written(t, netOf(cents)), written(t, cents)]),
    ]),
    offers: goods.map((one) => offer(one, { price: plain(netOf(one.cents)), taxIncluded: false })),
  }),
  'a price for a piece and one for its box': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.pack, t.piecePrice, t.boxPrice],
      ...goods.map(({ name, sku, cents }, at) => {
        const pieces = [6, 12, 10, 24][at % 4] ?? 6;
        return [sku, name, pieces, written(t, cents), written(t, cents * pieces)];
      }),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'retail and trade': (t, goods) => ({
    bytes: csv(
      [
        [t.name, t.code, t.retail, t.wholesale],
        ...goods.map(({ name, sku, cents }, at) => [
          name,
          sku,
          written(t, cents),
          written(t, Math.round(cents * (0.6 + (at % 3) * 0.05))),
        ]),
      ],
      '\t',
    ),
    offers: goods.map((one) => offer(one)),
  }),
  'a discount between the old price and the new one': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.oldPrice, t.discount, t.newPrice],
      ...goods.map(({ name, sku, cents }, at) => {
        const percent = [10, 15, 20][at % 3] ?? 10;
        return [
          sku,
          name,
          written(t, cents),
          `${percent}%`,
          written(t, Math.round((cents * (100 - percent)) / 100)),
        ];
      }),
    ]),
    offers: goods.map((one, at) =>
      offer(one, { price: plain(Math.round((one.cents * (100 - ([10, 15, 20][at % 3] ?? 10))) / 100)) }),
    ),
  }),
  'a price for each quantity': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, '1+', '10+', '100+'],
      ...goods.map(({ name, sku, cents }, at) => [
        sku,
        name,
        written(t, cents),
        written(t, Math.round(cents * (0.9 - (at % 3) * 0.02))),
        written(t, Math.round(cents * (0.8 - (at % 4) * 0.02))),
      ]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'a price in two currencies': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, `${t.price} ${t.code3}`, `${t.price} ${t.code3 === 'USD' ? 'EUR' : 'USD'}`],
      ...goods.map(({ name, sku, cents }) => [
        sku,
        name,
        written(t, cents),
        written(t, Math.round(cents * 1.17)),
      ]),
    ]),
    offers: goods.map((one) => offer(one, { currency: t.code3 })),
  }),
  'sizes in columns': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.title],
        [],
        [t.name, 'S', 'M', 'L'],
        ...goods.map(({ name, cents }, at) => [
          name,
          number(cents),
          number(cents + 500 + at * 10),
          at % 4 === 1 ? null : number(cents + 1_500 + at * 35),
        ]),
      ],
    }),
    offers: goods.flatMap(({ name, cents }, at) => [
      { name, variant: 'S', price: plainNumber(cents) },
      { name, variant: 'M', price: plainNumber(cents + 500 + at * 10) },
      ...(at % 4 === 1 ? [] : [{ name, variant: 'L', price: plainNumber(cents + 1_500 + at * 35) }]),
    ]),
  }),
  'the currency in the title': (t, goods) => ({
    bytes: csv(
      [
        [`${t.title} (${t.code3})`],
        [],
        [t.code, t.name, t.price],
        ...goods.map(({ name, sku, cents }) => [sku, name, written(t, cents)]),
      ],
      '\t',
    ),
    offers: goods.map((one) => offer(one, { currency: t.code3 })),
  }),
  'the currency in the number format': (t, goods) => ({
    bytes: workbook({
      rows: [[t.code, t.name, t.price], ...goods.map(({ name, sku, cents }) => [sku, name, number(cents)])],
      formats: { 2: `#,##0.00 "${t.code3}"` },
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), currency: t.code3 })),
  }),
  'the currency below the word for price, in a row of its own': (t, goods) => ({
    bytes: csv([
      [t.price, t.code, t.category, t.name],
      [t.code3, '', '', ''],
      ...goods.map(({ name, sku, cents, group }) => [written(t, cents), sku, group, name]),
    ]),
    offers: goods.map((one) => offer(one, { currency: t.code3, category: one.group })),
  }),
  'one word over two prices, with their kinds below it': (t, goods) => ({
    bytes: csv(
      [
        [t.code, t.name, t.stock, t.pack, t.price, t.price],
        ['', '', '', '', t.oldPrice, t.newPrice],
        ...goods.map(({ name, sku, cents, stock }, at) => [
          sku,
          name,
          stock,
          [1, 6, 12, 24][at % 4] ?? 1,
          written(t, Math.round(cents * 1.25)),
          written(t, cents),
        ]),
      ],
      '\t',
    ),
    offers: goods.map((one) => offer(one, { quantity: String(one.stock) })),
  }),
  'the currency in its own column': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.price, ''],
      ...goods.map(({ name, sku, cents }) => [sku, name, written(t, cents), t.code3]),
    ]),
    offers: goods.map((one) => offer(one, { currency: t.code3 })),
  }),
  'rental by the day and by the week': (t, goods) => ({
    kind: 'services',
    bytes: csv([
      [t.name, t.day, t.week],
      ...goods.map(({ name, cents }, at) => [name, withSign(t, cents), withSign(t, cents * 5 + at * 50)]),
    ]),
    offers: goods.flatMap(({ name, cents }, at) => [
      { name: `${name} – ${t.day}`, price: plain(cents) },
      { name: `${name} – ${t.week}`, price: plain(cents * 5 + at * 50) },
    ]),
  }),
  'a row number, a barcode and a header over two lines': (t, goods) => ({
    bytes: csv(
      [
        ['№', t.code, 'EAN', t.name, t.unit, `${t.price}\n${t.code3}`],
        ...goods.map(({ name, sku, cents }, at) => [
          at + 1,
          sku,
          ean(400_638_100_000 + at * 37),
          name,
          t.piece,
          written(t, cents),
        ]),
      ],
      ';',
    ),
    offers: goods.map((one) => offer(one, { currency: t.code3 })),
  }),
  'whole prices without a header': (_, goods) => ({
    bytes: csv(goods.map(({ name, cents }) => [name, Math.round(cents / 100) * 5])),
    offers: goods.map(({ name, cents }) => ({ name, price: String(Math.round(cents / 100) * 5) })),
  }),
  'services with their durations': (t, goods) => ({
    kind: 'services',
    bytes: csv([
      [t.service, t.duration, t.price],
      ...goods.map(({ name, cents }, at) => [name, `${30 + (at % 4) * 15} ${t.minutes}`, withSign(t, cents)]),
    ]),
    offers: goods.map((one, at) => bare(one, { durationMinutes: 30 + (at % 4) * 15 })),
  }),
  'numbers of every kind around the price': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, 'kg', 'HS', 'MOQ', '%', t.price, t.pack, 'EAN'],
      ...goods.map(({ name, sku, cents }, at) => [
        sku,
        name,
        written(t, 40 + at * 37),
        63_079_098 + at,
        [1, 5, 10][at % 3] ?? 1,
        at % 5 === 0 ? 10 : 20,
        written(t, cents),
        [6, 12, 24][at % 3] ?? 6,
        ean(590_123_400_000 + at * 91),
      ]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'an order form': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.title],
        [],
        [t.code, t.name, t.unit, t.price, t.ordered, t.total],
        ...goods.map(({ name, sku, cents }) => [sku, name, t.piece, number(cents), null, 0]),
        [null, null, null, null, t.total, 0],
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), unit: t.piece })),
  }),
  'units in a second row of the header, and numbers in a third': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.code, t.name, t.stock, t.price],
        [null, null, `(${t.piece})`, `(${t.code3})`],
        [1, 2, 3, 4],
        ...goods.map(({ name, sku, cents, stock }) => [sku, name, stock, number(cents)]),
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), quantity: String(one.stock) })),
  }),
  'prices with their unit': (t, goods) => ({
    bytes: csv([
      [t.name, t.price],
      ...goods.map(({ name, cents }) => [name, `${withSign(t, cents)}/${t.piece}`]),
    ]),
    offers: goods.map((one) => bare(one, { currency: t.code3, unit: t.piece })),
  }),
  'a name once, with a row for each size': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, t.size, t.code, t.price],
        ...goods.flatMap(({ name, sku, cents }) =>
          sizes.map((size, place) => [
            place === 0 ? name : null,
            size,
            `${sku}${place}`,
            number(cents + place * 300),
          ]),
        ),
      ],
    }),
    offers: goods.flatMap(({ name, sku, cents }) =>
      sizes.map((variant, place) => ({
        name,
        variant,
        sku: `${sku}${place}`,
        price: plainNumber(cents + place * 300),
      })),
    ),
  }),
  'a name merged over its sizes': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, t.size, t.price],
        ...goods.flatMap(({ name, cents }) =>
          sizes.map((size, place) => [place === 0 ? name : null, size, number(cents + place * 300)]),
        ),
      ],
      merges: goods.map((_, at) => `A${at * 3 + 2}:A${at * 3 + 4}`),
    }),
    offers: goods.flatMap(({ name, cents }) =>
      sizes.map((variant, place) => ({ name, variant, price: plainNumber(cents + place * 300) })),
    ),
  }),
  'the same word over two prices': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.price, t.price],
      ...goods.map(({ name, sku, cents }, at) => [
        sku,
        name,
        written(t, cents),
        written(t, cents + 100 + at * 30),
      ]),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'a price for boats of each length': (t, goods) => ({
    kind: 'services',
    bytes: csv([
      [t.title],
      [],
      [t.service, '< 8 m', '8-12 m', '> 12 m'],
      ...goods.map(({ name, cents }, at) => [
        name,
        written(t, cents),
        written(t, cents * 2 + at * 50),
        written(t, cents * 3 + at * 75),
      ]),
    ]),
    offers: goods.flatMap(({ name, cents }, at) => [
      { name: `${name} – < 8 m`, price: plain(cents) },
      { name: `${name} – 8-12 m`, price: plain(cents * 2 + at * 50) },
      { name: `${name} – > 12 m`, price: plain(cents * 3 + at * 75) },
    ]),
  }),
  'rental prices by season and days': (t, goods) => ({
    kind: 'services',
    bytes: csv([
      [t.title],
      [t.name, '01.04.-31.05.', '01.06.-31.08.', '01.09.-31.10.'],
      ...goods.map(({ name, cents }, at) => [
        name,
        withSign(t, cents),
        withSign(t, cents * 2 + at * 50),
        withSign(t, cents + 500),
      ]),
    ]),
    offers: goods.flatMap(({ name, cents }, at) => [
      { name: `${name} – 01.04.-31.05.`, price: plain(cents) },
      { name: `${name} – 01.06.-31.08.`, price: plain(cents * 2 + at * 50) },
      { name: `${name} – 01.09.-31.10.`, price: plain(cents + 500) },
    ]),
  }),
  'headers in capitals, in an unknown language': (t, goods) => ({
    bytes: csv([
      ['KŌD', 'INGOA', 'UTU'],
      ...goods.map(({ name, sku, cents }) => [sku, name.toUpperCase(), written(t, cents)]),
    ]),
    offers: goods.map((one) => offer(one, { name: one.name.toUpperCase() })),
  }),
};

const sizes = ['S', 'M', 'XL'];
