import { expect, it } from 'vitest';
import type { Page, Word } from '../reading/layout/page.ts';
import { newTable, type Cell, type ReadFile } from '../reading/table.ts';
import type { Offer } from '../understanding/offer.ts';
import { understandAsPointed, type Shown } from './pointed-list.ts';
import type { Pointing } from './pointing.ts';

const nothingKnown: Shown = { pointing: null, remembered: [], columnMeanings: [] };
const nothingShown: Pointing = { sheet: null, headerRow: null, columns: [], page: null, boxes: [] };

const fileOf = (known: Partial<ReadFile>): ReadFile => ({
  format: 'csv',
  encoding: null,
  separator: null,
  tables: [],
  issues: [],
  ...known,
});
const sheetOf = (...rows: readonly (readonly Cell[])[]): ReadFile =>
  fileOf({ tables: [newTable({ rows: rows.map((cells, at) => ({ line: at + 1, cells })) })] });

function read(file: ReadFile, shown: Partial<Shown>) {
  const offers: Offer[] = [];
  const writer = { offer: (offer: Offer) => offers.push(offer), tell: () => undefined };
  const understood = understandAsPointed(file, 'inventory', writer, { ...nothingKnown, ...shown });
  if (understood && !understood.ok) throw new Error(understood.error.message);
  return {
    rows: offers.map(({ name, price, sku }) => [name, price, sku ?? null].filter((text) => text !== null)),
    pointed: understood?.value.pointed ?? null,
  };
}

const header = ['Qux', 'Zorb', 'Frob', 'Blip', 'Wark'];
const sheet = sheetOf(
  ['Winter', '', '', '', ''],
  header,
  ['Series A', 'Plan 1', '7', '12', '990.50'],
  ['Series A', 'Plan 2', '8', '14', '1,200.00'],
);
const onSheet: Pointing = {
  ...nothingShown,
  headerRow: 2,
  columns: [
    { field: 'name', index: 0 },
    { field: 'name', index: 1 },
    { field: 'price', index: 4 },
    { field: 'sku', index: 2 },
  ],
};

it('reads a sheet as it was marked, with a name from two columns', () => {
  expect(read(sheet, { pointing: onSheet }).rows).toEqual([
    ['Series A Plan 1', '990.50', '7'],
    ['Series A Plan 2', '1200.00', '8'],
  ]);
});

it('recognises the next list of the same form, wherever its header is, and no other', () => {
  const { pointed } = read(sheet, { pointing: onSheet });
  const remembered = pointed ? [pointed.pointing] : [];
  const next = sheetOf(header, ['Series B', 'Plan 9', '9', '3', '45']);
  expect(read(next, { remembered })).toMatchObject({
    rows: [['Series B Plan 9', '45', '9']],
    pointed: { isRemembered: true },
  });
  const other = sheetOf(['Qux', 'Zorb', 'Frob', 'Blip', 'Price'], ['Series B', 'Plan 9', '9', '3', '45']);
  expect(read(other, { remembered }).pointed).toBeNull();
});

it('reports that nothing matches the marks', () => {
  expect(() => read(sheetOf(['', '']), { pointing: { ...onSheet, headerRow: null } })).toThrow(
    'We found no row like the one you marked.',
  );
});

const size = 10;
const word = (text: string, left: number, top: number): Word => ({
  text,
  left,
  right: left + text.length * 5,
  top,
  bottom: top + size,
  size,
  clarity: null,
});
const pageOf = (number: number, ...words: readonly Word[]): Page => ({
  number,
  width: 600,
  height: 800,
  words,
  rules: [],
});
const endingAt = (text: string, right: number, top: number): Word => word(text, right - text.length * 5, top);
const boxOf = (field: 'name' | 'price' | 'sku', { left, right, top, bottom }: Word) => ({
  field,
  left,
  right,
  top,
  bottom,
});

/** A name, its description below, and the price in between: in two columns on a page. */
const entry = (name: string, price: string, left: number, top: number): readonly Word[] => [
  word(name, left, top),
  word('hand-made', left, top + 12),
  endingAt(price, left + 200, top + 6),
];
const pages = [
  pageOf(
    1,
    word('Prices', 20, 20),
    ...entry('Bollard', '89.50', 40, 100),
    ...entry('Cleat', '7.00', 40, 140),
    ...entry('Hook', '12.00', 40, 180),
    ...entry('Fender', '1,299.00', 320, 100),
    ...entry('Rope', '3.20', 320, 140),
  ),
  pageOf(2, ...entry('Anchor', '450.00', 40, 60), word('See you in 2027', 40, 300)),
];
const [shownName, shownPrice] = [word('Bollard', 40, 100), endingAt('89.50', 240, 106)];
const onPage: Pointing = {
  ...nothingShown,
  page: 1,
  boxes: [boxOf('name', shownName), boxOf('price', shownPrice)],
};

it('reads pages by the marks of one name and one price, in every column of the same form', () => {
  expect(read(fileOf({ format: 'pdf', pages }), { pointing: onPage }).rows).toEqual([
    ['Bollard', '89.50'],
    ['Cleat', '7.00'],
    ['Hook', '12.00'],
    ['Fender', '1299.00'],
    ['Rope', '3.20'],
    ['Anchor', '450.00'],
  ]);
});

it('recognises the next file of the same form by its positions, and no other', () => {
  const { pointed } = read(fileOf({ format: 'pdf', pages }), { pointing: onPage });
  const remembered = pointed ? [pointed.pointing] : [];
  const next = fileOf({
    format: 'pdf',
    pages: [
      pageOf(
        1,
        ...['A', 'B', 'C'].flatMap((letter, at) => entry(`Mast ${letter}`, `${at + 1}.00`, 40, 90 + 40 * at)),
      ),
    ],
  });
  expect(read(next, { remembered }).rows).toEqual([
    ['Mast A', '1.00'],
    ['Mast B', '2.00'],
    ['Mast C', '3.00'],
  ]);
  const moved = pages.map((page) => ({
    ...page,
    words: page.words.map((each) => ({ ...each, left: each.left + 30, right: each.right + 30 })),
  }));
  expect(read(fileOf({ format: 'pdf', pages: moved }), { remembered }).pointed).toBeNull();
});
