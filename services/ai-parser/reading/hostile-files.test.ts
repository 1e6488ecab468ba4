import * as xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';
import { zipOf } from './testing/zip.ts';

const read = (bytes: Buffer | string) => readFile(Buffer.from(bytes), () => undefined);
const outcome = async (bytes: Buffer | string) => {
  const file = await read(bytes);
  return file.ok ? `read as ${file.value.format}` : [file.error.code, file.error.message];
};
const sheetXml = (rows: string, sheets = 1) =>
  `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${Array.from({ length: sheets }, (_, place) => `<Worksheet ss:Name="S${place}"><Table>${rows}</Table></Worksheet>`).join('')}</Workbook>`;
const bookOf = (rows: unknown[][], bookType: 'xlsx' | 'ods' | 'xls' = 'xlsx'): Buffer => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Prices');
  return xlsx.write(book, { type: 'buffer', bookType });
};
const page = (rows: string) => `<table>${rows}</table>`;
const ods = 'application/vnd.oasis.opendocument.spreadsheet';

describe('a dangerous file is refused with the reason', () => {
  it.each([
    ['brackets in brackets', '['.repeat(200_000), 'TOO_MUCH_WORK', /too much/],
    ['objects in objects', '{"a":'.repeat(200_000), 'TOO_MUCH_WORK', /too much/],
    ['elements in elements', '<a>'.repeat(200_000), 'TOO_MUCH_WORK', /too much/],
    ['a page of open elements', `<html>${'<div>'.repeat(200_000)}`, 'TOO_MUCH_WORK', /too much/],
    ['tables in tables', '<table><tr><td>'.repeat(20_000), 'TOO_MUCH_WORK', /too much/],
    [
      'a JSON object with a million names',
      `[{${Array.from({ length: 200_000 }, (_, place) => `"c${place}":1`).join(',')}}]`,
      'TOO_MUCH_WORK',
      /1,000 columns/,
    ],
    [
      'an element with 5,000 attributes',
      `<l><p ${Array.from({ length: 5_000 }, (_, place) => `a${place}="1"`).join(' ')}/><p a="2"/></l>`,
      'TOO_MUCH_WORK',
      /1,000 columns/,
    ],
    ['a table row of 5,000 cells', page(`<tr>${'<td>1'.repeat(5_000)}`), 'TOO_MUCH_WORK', /1,000 columns/],
    [
      'a cell over ten million columns',
      page('<tr><td colspan=10000000>a<td>b'),
      'TOO_MUCH_WORK',
      /1,000 columns/,
    ],
    [
      'a Markdown row of 5,000 cells',
      `|a|b|\n|---|---|\n|${'1|'.repeat(5_000)}\n`,
      'TOO_MUCH_WORK',
      /1,000 columns/,
    ],
    [
      'a workbook whose cells go past a thousand columns',
      bookOf([['Item', 'Price'], Array.from({ length: 1_500 }, (_, place) => place)]),
      'TOO_MUCH_WORK',
      /1,000 columns/,
    ],
    [
      'a workbook as XML with ten thousand sheets',
      sheetXml('<Row><Cell><Data ss:Type="String">a</Data></Cell></Row>', 10_000),
      'TOO_MUCH_WORK',
      /too much/,
    ],
    [
      'too many rows of JSON',
      `[${'{"name":"Cleat","price":1},'.repeat(120_000)}{}]`,
      'TOO_MANY_ROWS',
      /120,000 rows/,
    ],
    ['too many rows of a page', page('<tr><td>Cleat<td>1'.repeat(120_000)), 'TOO_MANY_ROWS', /rows/],
    [
      'too many rows of XML',
      `<l>${'<p><n>Cleat</n><c>1</c></p>'.repeat(120_000)}</l>`,
      'TOO_MANY_ROWS',
      /120,000 rows/,
    ],
    [
      'a zip whose parts share their bytes',
      zipOf({ 'xl/workbook.xml': 'a'.repeat(5_000), 'xl/other.xml': 'b' }, { sharing: true }),
      'TOO_MUCH_WORK',
      /too much/,
    ],
    [
      'a workbook in a part that lies',
      zipOf({ 'xl/workbook.xml': 'a'.repeat(5_000) }, { declared: 10 }),
      'TOO_MUCH_WORK',
      /too much/,
    ],
    [
      'an OpenDocument sheet with a password',
      zipOf({ mimetype: ods, 'content.xml': 'x', 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
      'FILE_PROTECTED',
      /password/,
    ],
    [
      'an archive with a password',
      zipOf({ 'list.csv': 'a' }, { isEncrypted: true }),
      'FILE_PROTECTED',
      /password/,
    ],
    ['an archive', zipOf({ 'list.csv': 'name,price' }), 'FILE_KIND_NOT_READ', /archive.*unpack/],
    ['a text document', zipOf({ 'word/document.xml': '<w/>' }), 'FILE_KIND_NOT_READ', /\.docx.*spreadsheet/],
    [
      'a presentation',
      zipOf({ 'ppt/presentation.xml': '<p/>' }),
      'FILE_KIND_NOT_READ',
      /\.pptx.*spreadsheet/,
    ],
    ['a document of Numbers', zipOf({ 'Index/Document.iwa': 'a' }), 'FILE_KIND_NOT_READ', /Numbers.*Export/],
    ['a binary workbook', zipOf({ 'xl/workbook.bin': 'a' }), 'FILE_KIND_NOT_READ', /\.xlsb.*\.xlsx/],
    [
      'an OpenDocument text',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x' }),
      'FILE_KIND_NOT_READ',
      /isn’t a spreadsheet/,
    ],
    [
      'a web archive',
      'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n',
      'FILE_KIND_NOT_READ',
      /\.mht/,
    ],
    ['a page without a table', '<!doctype html><body><p>Hello</p></body>', 'FILE_NOT_A_LIST', /no table/],
    ['JSON that is no list', '{"name":"Anna"}', 'FILE_NOT_A_LIST', /./],
    ['JSON that was cut off', '[\n{"name":"Cleat","price":1},\n{"name":"Sha', 'FILE_UNREADABLE', /line 3/],
    ['XML that was cut off', '<l>\n<p><n>Cleat</n></p>\n<p><n>Sha', 'FILE_UNREADABLE', /line 3/],
    ['a workbook as XML that was cut off', sheetXml('<Row/>').slice(0, -20), 'FILE_UNREADABLE', /cut short/],
  ] as const)(
    '%s',
    async (_what, bytes, code, says) => {
      expect(await outcome(bytes)).toEqual([code, expect.stringMatching(says)]);
    },
    30_000,
  );
});

describe('a suspicious file is read nevertheless', () => {
  it('without expanding an entity that would grow to gigabytes', async () => {
    const entities = Array.from(
      { length: 20 },
      (_, place) => `<!ENTITY e${place + 1} "${`&e${place};`.repeat(10)}">`,
    ).join('');
    const file = await read(
      `<!DOCTYPE l [<!ENTITY e0 "ten">${entities}]><l><p><n>Cleat &e20;</n></p><p><n>B</n></p></l>`,
    );
    expect(file.ok && file.value.tables[0]?.rows.at(1)?.cells).toEqual(['Cleat &e20;']);
  });

  it('with anything that a page would load or run as text', async () => {
    const file = await read(
      `<table><tr><th>Item<th>Price<th>Picture</tr><tr><td><script>fetch('https://example.com')</script>Cleat<td>1<td><img src="http://127.0.0.1:1/x.png" onerror="x()"></table>`,
    );
    expect(file.ok && file.value.tables[0]?.rows.at(1)?.cells).toEqual([
      'Cleat',
      '1',
      'http://127.0.0.1:1/x.png',
    ]);
  });

  it('with the last value of a formula, also one that would call a program', async () => {
    const sheet = xlsx.utils.aoa_to_sheet([
      ['Item', 'Price', 'Stock'],
      ['Cleat', 1, 2],
    ]);
    sheet.B2 = { t: 'n', v: 12.5, f: "cmd|'/c calc'!A0" };
    sheet.C2 = { t: 'e', v: 42, f: 'VLOOKUP(A2,X:X,1,0)' };
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(book, sheet, 'Prices');
    const file = await read(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }));
    expect(file.ok && file.value.tables[0]?.rows.at(1)?.cells).toEqual(['Cleat', 12.5, '#N/A']);
  });

  it('if it is a list of records with one long line', async () => {
    const file = await read(
      `[{"name":"Cleat","price":"1.00","description":"${'a'.repeat(5_000_000)}"},{"name":"B","price":2}]`,
    );
    expect(file.ok && file.value.tables[0]?.rows.at(1)?.cells.map((cell) => String(cell).length)).toEqual([
      5, 4, 32_768,
    ]);
  });
});
