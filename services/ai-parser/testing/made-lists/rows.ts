import {
  bare,
  centsOf,
  csv,
  inGroups,
  number,
  offer,
  plain,
  plainNumber,
  withSign,
  workbook,
  written,
  type Sheet,
  type Shape,
  type Value,
} from './make.ts';

/** Shapes by what is between, above and beside the rows of a list. */
export const rowShapes: Readonly<Record<string, Shape>> = {
  'categories as rows, with their number': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.unit, t.price],
      ...inGroups<readonly Value[]>(
        goods,
        (group) => [[group, '', '', '']],
        ({ name, sku, cents }) => [sku, name, t.piece, withSign(t, cents)],
      ),
    ]),
    offers: goods.map((one) => offer(one, { category: one.group, unit: t.piece, currency: t.code3 })),
  }),
  'categories as rows that span the sheet': (t, goods) => {
    const rows = inGroups<readonly Value[]>(
      goods,
      (group) => [[group.toUpperCase(), null, null, null]],
      ({ name, sku, cents }) => [sku, name, t.piece, number(cents)],
    );
    const merges = rows.flatMap((row, at) => (row[1] === null ? [`A${at + 2}:D${at + 2}`] : []));
    return {
      bytes: workbook({ rows: [[t.code, t.name, t.unit, `${t.price} ${t.sign}`], ...rows], merges }),
      offers: goods.map((one) =>
        offer(one, {
          category: one.group.toUpperCase(),
          price: plainNumber(one.cents),
          currency: t.code3,
        }),
      ),
    };
  },
  'categories that a column has once': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.category, t.name, t.code, t.price],
        ...goods.map(({ name, group, sku, cents }, at) => [
          goods[at - 1]?.group === group ? null : group,
          name,
          sku,
          number(cents),
        ]),
      ],
    }),
    offers: goods.map((one) => offer(one, { category: one.group, price: plainNumber(one.cents) })),
  }),
  'categories as sheets': (t, goods) => ({
    bytes: workbook(
      ...inGroups<Sheet>(
        goods,
        (group) => [
          {
            name: group,
            rows: [
              [t.code, t.name, t.price],
              ...goods
                .filter((one) => one.group === group)
                .map(({ name, sku, cents }) => [sku, name, number(cents)]),
            ],
          },
        ],
        () => ({ rows: [] }),
      ).filter(({ rows }) => rows.length > 0),
    ),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'names indented below their group': (t, goods) => ({
    bytes: csv(
      [
        [t.name, t.price],
        ...inGroups<readonly Value[]>(
          goods,
          (group) => [[group, '']],
          ({ name, cents }) => [`    ${name}`, withSign(t, cents)],
        ),
      ],
      '|',
    ),
    offers: goods.map((one) => bare(one, { category: one.group })),
  }),
  'notes between the rows': (t, goods) => ({
    bytes: csv([
      [t.code, t.name, t.price],
      ...inGroups<readonly Value[]>(
        goods,
        () => [],
        ({ name, sku, cents }) => [sku, name, written(t, cents)],
        () => [['', t.note, '']],
      ),
    ]),
    offers: goods.map((one) => offer(one)),
  }),
  'sums below each group and below all': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.code, t.name, t.stock, t.price],
        ...inGroups<readonly Value[]>(
          goods,
          () => [],
          ({ name, sku, cents, stock }) => [sku, name, stock, number(cents)],
          (own) => [[null, t.total, null, number(centsOf(own))]],
        ),
        [],
        [null, t.total, null, number(centsOf(goods))],
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), quantity: String(one.stock) })),
  }),
  'prices on request': (t, goods) => ({
    bytes: csv([
      [t.name, t.code, t.price],
      ...goods.map(({ name, sku, cents }, at) => [
        name,
        sku,
        at % 3 === 1 ? t.onRequest : withSign(t, cents),
      ]),
    ]),
    offers: goods.map((one, at) =>
      at % 3 === 1 ? offer(one, { price: null, priceText: t.onRequest }) : offer(one, { currency: t.code3 }),
    ),
  }),
  'prices from and to': (t, goods) => ({
    bytes: csv([
      [t.name, t.price],
      ...goods.map(({ name, cents }, at) => [
        name,
        at % 2 === 0 ? `${written(t, cents)} - ${written(t, cents * 2)}` : written(t, cents),
      ]),
    ]),
    offers: goods.map((one, at) =>
      at % 2 === 0
        ? bare(one, { price: null, priceText: `${written(t, one.cents)} - ${written(t, one.cents * 2)}` })
        : bare(one),
    ),
  }),
  'a block of titles': (t, goods) => ({
    bytes: workbook({
      rows: [
        ['Northwind Chandlery Ltd'],
        ['12 Harbour Road'],
        ['info@example.com', null, '+44 20 7946 0018'],
        [],
        [t.title],
        ['01.03.2026'],
        [null, null, null, '1 EUR = 1,0842 USD'],
        [],
        [t.note],
        [],
        ['IBAN', 'GB29 NWBK 6016 1331 9268 19'],
        [],
        [null, t.code, t.name, t.unit, t.price],
        ...goods.map(({ name, sku, cents }) => [null, sku, name, t.piece, number(cents)]),
        [],
        [t.note],
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'transposed rows': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, ...goods.map(({ name }) => name)],
        [t.code, ...goods.map(({ sku }) => sku)],
        [t.price, ...goods.map(({ cents }) => number(cents))],
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'two tables side by side': (t, goods) => {
    const half = goods.length / 2;
    const [left, right] = [goods.slice(0, half), goods.slice(half)];
    return {
      bytes: workbook({
        rows: [
          [t.code, t.name, t.price, null, t.code, t.name, t.price],
          ...left.map((one, at) => {
            const other = right[at] ?? one;
            return [one.sku, one.name, number(one.cents), null, other.sku, other.name, number(other.cents)];
          }),
        ],
      }),
      offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
    };
  },
  'consecutive tables, each with its header': (t, goods) => ({
    bytes: csv(
      inGroups<readonly Value[]>(
        goods,
        (group) => [[group], [t.code, t.name, t.unit, t.price]],
        ({ name, sku, cents }) => [sku, name, t.piece, written(t, cents)],
        () => [[]],
      ),
    ),
    offers: goods.map((one) => offer(one, { category: one.group })),
  }),
  'groups in two levels': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, t.code, t.price],
        [t.title],
        ...inGroups<readonly Value[]>(
          goods,
          (group) => [[group]],
          ({ name, sku, cents }) => [name, sku, number(cents)],
        ),
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents), category: one.group })),
  }),
  'ingredients in the row below': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.code, t.name, t.price],
        ...goods.flatMap(({ name, sku, cents }) => [
          [sku, name, number(cents)],
          [null, t.note, null],
        ]),
      ],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'a cover, terms and the list as sheets': (t, goods) => ({
    bytes: workbook(
      { name: 'Cover', rows: [['Northwind Chandlery Ltd'], [t.title], ['info@example.com']] },
      { name: 'Terms', rows: [[`1. ${t.note}`], [`2. ${t.note}`], ['3. EXW, Incoterms 2020']] },
      {
        name: 'Data',
        rows: [[t.code, t.name, t.price], ...goods.map(({ name, sku, cents }) => [sku, name, number(cents)])],
      },
      { name: 'Empty', rows: [] },
    ),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'a table that begins in the third column, without a header': (_, goods) => ({
    bytes: workbook({
      rows: [[], [], ...goods.map(({ name, sku, cents }) => [null, null, sku, name, null, number(cents)])],
    }),
    offers: goods.map((one) => offer(one, { price: plainNumber(one.cents) })),
  }),
  'numbers stored as texts': (t, goods) => ({
    bytes: workbook({
      rows: [
        [t.name, t.code, t.stock, t.price],
        ...goods.map(({ name, sku, cents, stock }) => [name, sku, String(stock), written(t, cents)]),
      ],
    }),
    offers: goods.map((one) => offer(one, { quantity: String(one.stock) })),
  }),
  'a text with semicolons in the first column of a sheet': (t, goods) => ({
    bytes: workbook({
      rows: [
        [[t.code, t.name, t.price].join(';')],
        ...goods.map(({ name, sku, cents }) => [[sku, name, written(t, cents)].join(';')]),
      ],
    }),
    offers: goods.map((one) => offer(one)),
  }),
  'a header in two languages': (t, goods) => ({
    bytes: csv([
      [`${t.code} / Code`, `${t.name} / Description`, `${t.price} / Price (${t.code3})`],
      ...goods.map(({ name, sku, cents }) => [sku, name, written(t, cents)]),
    ]),
    offers: goods.map((one) => offer(one, { currency: t.code3 })),
  }),
  'minimum prices': (t, goods) => ({
    kind: 'services',
    bytes: csv([
      [t.service, t.price],
      ...goods.map(({ name, cents }, at) => [
        name,
        at % 3 === 0 ? `${t.from} ${withSign(t, cents)}` : withSign(t, cents),
      ]),
    ]),
    offers: goods.map((one, at) =>
      at % 3 === 0
        ? { name: one.name, price: null, priceText: `${t.from} ${withSign(t, one.cents)}` }
        : { name: one.name, price: plain(one.cents) },
    ),
  }),
};
