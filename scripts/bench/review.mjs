// The cost of the import review on this machine, in milliseconds of the page's thread: `npm run bench:review [-- rows
// …]`. Asserts nothing.
import path from 'node:path';
import { runnerImport } from 'vite';
import { readOptions } from './options.mjs';

// By Vite, since Node itself reads no components, which some imports contain.
const { module } = await runnerImport(
  path.resolve(import.meta.dirname, '../../src/features/imports/review/review-registry.ts'),
);
const { createReviewRegistry } = module;

const { isSmall, sizes } = readOptions({ usual: {}, takesSizes: true });
const rowCounts = sizes.length > 0 ? sizes.map(Number) : isSmall ? [100] : [5_000, 100_000];

const nouns = [
  'Fender',
  'Mooring line',
  'Impeller',
  'Bilge pump',
  'Deck brush',
  'Shackle',
  'Oil filter',
  'Anode',
];

/** A list of products in the parser's form, each row different. */
function readingOf(rows) {
  const products = Array.from({ length: rows }, (_, place) => {
    const line = place + 2;
    const name = `${nouns[place % nouns.length]} ${place}`;
    const price = ((place * 7919) % 100_000) / 100;
    return {
      name,
      sku: `QS-${place}`,
      brand: `Brand ${place % 40}`,
      category: `Category ${place % 25}`,
      department: place % 3 === 0 ? 'exterior' : null,
      price: place % 50 === 0 ? null : price.toFixed(2),
      tax: '21',
      currency: place % 20 === 0 ? 'USD' : 'EUR',
      taxIncluded: null,
      quantity: String(place % 90),
      unit: place % 2 === 0 ? 'pc' : 'piece',
      source: {
        sheet: null,
        page: null,
        row: line,
        cells: {
          name: `A${line}`,
          sku: `B${line}`,
          price: `C${line}`,
          currency: `C${line}`,
          quantity: `D${line}`,
        },
        values: [name, `QS-${place}`, `${price.toFixed(2).replace('.', ',')} €`, String(place % 90)],
      },
      confidence: { name: 0.98, sku: 0.97, price: 0.97, currency: 0.95, quantity: 0.96, department: 0.5 },
      issues: [],
    };
  });
  const column = (index, letter, header, field) => ({
    sheet: null,
    index,
    letter,
    header,
    field,
    confidence: 0.97,
    reason: 'The header says so.',
  });
  return {
    products,
    understood: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ';',
      language: 'en',
      currency: null,
      sheets: [],
      columns: [
        column(0, 'A', 'Name', 'name'),
        column(1, 'B', 'Code', 'sku'),
        column(2, 'C', 'Price', 'price'),
        column(3, 'D', 'Stock', 'quantity'),
      ],
      rowsRead: rows,
      leftOut: [],
      leftOutCount: 0,
    },
  };
}

function measure(rows) {
  const importId = 'bench';
  const session = createReviewRegistry({
    currency: 'EUR',
    rates: [{ currency: 'USD', rate: '0.865', asOf: '2026-11-02' }],
  });
  const reading = readingOf(rows);
  const figures = {};
  const time = (what, work) => {
    const from = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(from);
    figures[what] = ((user + system) / 1000).toFixed(1);
  };
  const apply = (edit) => {
    session.apply(importId, edit);
    session.read(importId);
  };
  const middle = Math.floor(rows / 2);
  const cell = (field, value) => ({ op: 'set', cells: [{ row: middle, field, value }] });

  time('open', () => session.open({ importId, kind: 'products', reading, edits: [], editsDone: 0 }));
  apply(cell('name', 'Warm-up'));
  time('set a price', () => apply(cell('price', '12,50')));
  time('set a SKU that another row has', () => apply(cell('sku', 'QS-3')));
  time('leave out a row', () => apply({ op: 'exclude', rows: [middle], excluded: true }));
  time('undo', () => (session.undo(importId), session.read(importId)));
  time('redo', () => (session.redo(importId), session.read(importId)));
  time('replace in half of the rows', () => apply({ op: 'replace', field: 'unit', from: 'pc', to: 'piece' }));
  time('undo that', () => (session.undo(importId), session.read(importId)));
  time('answer for all rows', () => apply({ op: 'default', field: 'departments', value: 'interior' }));
  time('confirm a rate', () => apply({ op: 'rate', currency: 'USD', rate: '0.865' }));
  time('give a column another meaning', () =>
    apply({ op: 'column', sheet: null, index: 1, field: 'partNumber' }),
  );
  time('filter by level', () => session.read(importId).filter({ level: 'blocked' }));
  time('filter by words, first', () => session.read(importId).filter({ text: 'impeller brand' }));
  time('filter by words, then', () => session.read(importId).filter({ text: 'impeller brand 7' }));
  time('count alike', () => session.read(importId).countWithValue('unit', 'pc'));
  time('read 40 rows', () => {
    for (let row = 0; row < 40; row += 1) session.read(importId).row(middle - row);
  });
  time('rows to compare', () => session.rowsToCompare(importId));
  time('lines to import', () => session.products(importId));
  return figures;
}

const measured = rowCounts.map((rows) => [rows, measure(rows)]);
const heap = Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
for (const what of Object.keys(measured[0]?.[1] ?? {})) {
  const figures = measured.map(([rows, figure]) => `${(figure[what] ?? '').padStart(8)} ms at ${rows}`);
  process.stdout.write(`${what.padEnd(34)}${figures.join('   ')}\n`);
}
process.stdout.write(`heap at the end ${heap} MiB\n`);
