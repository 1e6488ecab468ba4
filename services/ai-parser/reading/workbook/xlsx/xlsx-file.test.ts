import * as xlsx from '@e965/xlsx';
import { expect, it } from 'vitest';
import type { Table } from '../../table.ts';
import { readWorkbook } from '../workbook-tables.ts';
import { readXlsx } from './xlsx-file.ts';

/** The library's own zip, which it leaves untyped. */
interface Zip {
  read(bytes: Buffer, options: { type: 'buffer' }): object;
  find(parts: object, name: string): { content: Uint8Array } | null;
  write(parts: object, options: { type: 'buffer'; fileType: 'zip' }): Uint8Array;
}
const zip = xlsx.CFB as Zip;

const formats = [
  'General',
  '0.00',
  '#,##0.00 "€"',
  '[$€-407] #,##0.00',
  '"RM"#,##0.00',
  '0%',
  '0.0%',
  '000',
  'yyyy-mm-dd',
  'd. mmm yy',
  'h:mm',
  '[h]:mm',
  'm/d/yy',
  '[Red]#,##0;[Blue]-#,##0',
  '"day" 0',
  '0.00E+00',
  '#,##0 "Stück"',
  '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)',
  '[$-409]d-mmm-yy;@',
  '@',
];
const numbers = [45_000.5, 0.25, 1234.5678, -7, 12];

function book(): xlsx.WorkBook {
  const sheet = xlsx.utils.aoa_to_sheet([
    ['format', ...formats],
    ...numbers.map((v) => ['number', ...formats.map((z) => ({ t: 'n', v, z }))]),
    ['rest', { t: 'b', v: true }, { t: 'e', v: 42 }, ' a & <b> "q"\r\nü ', null, { t: 'n', v: 5, f: '2+3' }],
    [],
    ['', 'alone'],
  ]);
  sheet['!merges'] = ['A2:A4', 'B1:C1'].map((range) => xlsx.utils.decode_range(range));
  sheet['!rows'] = Object.assign([], { 2: { hidden: true } });
  const made = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(made, sheet, 'Prices & more');
  xlsx.utils.book_append_sheet(made, xlsx.utils.aoa_to_sheet([['secret']]), 'Hidden');
  made.Workbook = { Sheets: [{}, { Hidden: 1 }] };
  return made;
}

/** A table's content without empty cells at the end of rows. */
const saidBy = (tables: readonly Table[]) =>
  tables.map(({ rows, moneyFormats, ...rest }) => ({
    ...rest,
    moneyFormats: [...moneyFormats],
    rows: Array.from(rows, ({ cells, ...row }) => ({
      ...row,
      cells: cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1),
    })),
  }));

it.each([
  ['with shared texts', { bookSST: true, compression: true }],
  ['not compressed', { bookSST: true, compression: false }],
])('reads a workbook as the library does: %s', async (_what, options) => {
  const bytes: Buffer = xlsx.write(book(), { type: 'buffer', bookType: 'xlsx', ...options });
  const [own, library] = [await readXlsx(bytes, 'xlsx', () => undefined), await readWorkbook(bytes, 'xlsx')];
  if (!own?.ok || !library.ok) throw new Error('not read');
  expect(saidBy(own.value.tables)).toEqual(saidBy(library.value.tables));
  expect(own.value.tables.map(({ sheet, isHidden }) => [sheet, isHidden])).toEqual([
    ['Prices & more', false],
    ['Hidden', true],
  ]);
});

it('reports how many rows are read, and reads them all', async () => {
  const sheet = xlsx.utils.aoa_to_sheet(
    Array.from({ length: 20_000 }, (_, place) => [`Shackle ${place}`, place]),
  );
  const made = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(made, sheet, 'Prices');
  const bytes: Buffer = xlsx.write(made, { type: 'buffer', bookType: 'xlsx', compression: true });
  const reported: number[] = [];
  const file = await readXlsx(bytes, 'xlsx', (rows) => reported.push(rows));
  const rows = file?.ok ? [...(file.value.tables[0]?.rows ?? [])] : [];
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual(
    Array.from({ length: 20_000 }, (_, place) => [place + 1, `Shackle ${place}`, place]),
  );
  expect(reported.length).toBeGreaterThanOrEqual(3);
});

it('stops at the row that exceeds the maximum of all sheets together', async () => {
  const made = xlsx.utils.book_new();
  const sheet = xlsx.utils.aoa_to_sheet(Array.from({ length: 70_000 }, (_, place) => [place]));
  for (const name of ['A', 'B', 'C', 'D']) xlsx.utils.book_append_sheet(made, sheet, name);
  const bytes: Buffer = xlsx.write(made, { type: 'buffer', bookType: 'xlsx', compression: true });
  const reported: number[] = [];
  const file = await readXlsx(bytes, 'xlsx', (rows) => reported.push(rows));
  expect(file).toMatchObject({ ok: false, error: { code: 'TOO_MANY_ROWS' } });
  // The third sheet is the last one that is read, and not to its end.
  expect(reported.filter((rows) => rows >= 70_000)).toHaveLength(2);
});

it.each([
  ['its names have a prefix', (xml: string) => xml.replaceAll(/<(\/?)(?=[a-z])/gu, '<$1x:')],
  ['it has comments', (xml: string) => xml.replace('<sheetData>', '<sheetData><!-- <row r="9"> -->')],
  ['its rows stand in no order', (xml: string) => xml.replace('r="2"', 'r="9"')],
  ['it was cut off', (xml: string) => xml.slice(0, -20)],
])('leaves a sheet to the library where %s', async (_what, change) => {
  const made = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(made, xlsx.utils.aoa_to_sheet([['Item'], ['Cleat'], ['Rope']]), 'Deck');
  const bytes: Buffer = xlsx.write(made, { type: 'buffer', bookType: 'xlsx', bookSST: true });
  const parts = zip.read(bytes, { type: 'buffer' });
  const sheet = zip.find(parts, '/xl/worksheets/sheet1.xml');
  if (!sheet) throw new Error('no sheet');
  sheet.content = Buffer.from(change(Buffer.from(sheet.content).toString('utf8')));
  const changed = Buffer.from(zip.write(parts, { type: 'buffer', fileType: 'zip' }));
  expect(await readXlsx(changed, 'xlsx', () => undefined)).toBeNull();
});
