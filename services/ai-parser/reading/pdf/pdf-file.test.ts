import PdfKit from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import { grid, pdfOf, rowsOf, type DrawnPage } from '../../testing/drawn-pages.ts';

const read = (bytes: Buffer) => readFile(bytes, () => undefined);

/** The tables of a PDF: their names, and each row's page, line and cells. */
async function tablesIn(bytes: Buffer) {
  const file = await read(bytes);
  if (!file.ok) return file.error.code;
  const { tables, lines = [], refusal } = file.value;
  if (tables.length + lines.length === 0) return refusal?.code;
  return tables.map(({ sheet, rows }) => ({
    sheet,
    rows: [...rows].map((row) => [row.page, row.line, ...row.cells]),
  }));
}

const fenders = [
  ['Article', 'Price €'],
  ['Fender 60 cm', '24,50'],
  ['Fender 75 cm', '38,90'],
  ['Mooring line 14 mm', '2,15'],
  ['Boat hook', '31,00'],
];

describe('the tables of a PDF', () => {
  it.each<[string, readonly DrawnPage[], unknown]>([
    [
      'cells of several lines between drawn lines',
      [
        {
          texts: rowsOf({ top: 114, at: [60, 320, [520, 'right']], pitch: 26 }, [
            ['Code', 'Article', 'Price'],
            ['F20', 'Inflatable fender with\ntwo eyes, white', '24.50'],
            ['', '', ''],
          ]),
          lines: grid([50, 300, 450, 530], [100, 126, 164]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Code', 'Article', 'Price'],
            [1, 2, 'F20', 'Inflatable fender with two eyes, white', '24.50'],
          ],
        },
      ],
    ],
    [
      'columns without lines, with figures to the right and a name that goes on below',
      [
        {
          texts: rowsOf({ top: 100, at: [60, 120, [400, 'right'], [520, 'right']], pitch: 20 }, [
            ['Code', 'Description', 'Stock', 'Price EUR'],
            ['M1', 'Mooring line', '120', '2,15'],
            ['M14', 'Mooring line braided,\nwith an eye', '8', '1.112,50'],
            ['H1', 'Hook', '3', '31,00'],
          ]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Code', 'Description', 'Stock', 'Price EUR'],
            [1, 2, 'M1', 'Mooring line', '120', '2,15'],
            [1, 3, 'M14', 'Mooring line braided, with an eye', '8', '1.112,50'],
            [1, 4, 'H1', 'Hook', '3', '31,00'],
          ],
        },
      ],
    ],
    [
      'a title over two columns, which does not make them one, and rows of as many cells that are not the same ones',
      [
        {
          texts: rowsOf({ top: 100, at: [60, 150, [255, 'right'], [350, 'right'], 400], pitch: 14 }, [
            ['Model', 'Accommodation rates', '', '15 up', 'Bond'],
            ...['R12', 'R13', 'R14', 'R15', 'R16'].flatMap((model, at) => [
              [model, 'Peak', `${at + 4}5`, `${at + 3}5`, ''],
              ['', 'Low', `${at + 3}9`, `${at + 2}9`, 'Bond 300'],
            ]),
          ]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Model', '', 'Accommodation rates', '15 up', 'Bond'],
            ...['R12', 'R13', 'R14', 'R15', 'R16'].flatMap((model, at) => [
              [1, 2 * at + 2, model, 'Peak', `${at + 4}5`, `${at + 3}5`, ''],
              [1, 2 * at + 3, '', 'Low', `${at + 3}9`, `${at + 2}9`, 'Bond 300'],
            ]),
          ],
        },
      ],
    ],
    [
      'dots that lead from a name to its price',
      [
        {
          texts: rowsOf({ top: 100, at: [60] }, [
            ['Hull cleaning ........................................ 180.00'],
            ['Polishing ................................................. 95.00'],
            ['Antifouling, two coats ........................... 410.00'],
          ]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Hull cleaning', '180.00'],
            [1, 2, 'Polishing', '95.00'],
            [1, 3, 'Antifouling, two coats', '410.00'],
          ],
        },
      ],
    ],
    [
      'a table that goes on over the page, with its header again, a foot and page numbers',
      [1, 2].map((page) => ({
        texts: [
          ...rowsOf({ top: 100, at: [60, [520, 'right']] }, [
            fenders[0] ?? [],
            ...fenders.slice(1).map(([name = '', price = '']) => [`${name} / ${page}`, price]),
          ]),
          { x: 60, y: 810, text: 'Harbour Supply Ltd, list of prices' },
          { x: 520, y: 810, text: `Page ${page} of 2`, align: 'right' as const },
        ],
      })),
      [
        {
          sheet: 'Page 1',
          rows: [1, 2].flatMap((page) =>
            fenders.map(([name = '', price], place) => [
              page,
              place + 1,
              place === 0 ? name : `${name} / ${page}`,
              price,
            ]),
          ),
        },
      ],
    ],
    [
      'a table that goes on without its header',
      [
        { texts: rowsOf({ top: 100, at: [60, [520, 'right']] }, fenders) },
        {
          texts: rowsOf({ top: 60, at: [60, [520, 'right']] }, [
            ['Anchor 10 kg', '89,00'],
            ['Chain 8 mm', '6,40'],
          ]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            ...fenders.map((cells, place) => [1, place + 1, ...cells]),
            [2, 1, 'Anchor 10 kg', '89,00'],
            [2, 2, 'Chain 8 mm', '6,40'],
          ],
        },
      ],
    ],
    [
      'two tables of different columns on one page, each with its heading',
      [
        {
          texts: [
            { x: 60, y: 70, text: 'Fenders', size: 18 },
            ...rowsOf({ top: 100, at: [60, [520, 'right']] }, fenders),
            { x: 60, y: 260, text: 'Berths', size: 18 },
            ...rowsOf({ top: 290, at: [60, [250, 'right'], [380, 'right'], [520, 'right']] }, [
              ['Length', 'Day', 'Week', 'Month'],
              ['up to 8 m', '22.00', '120.00', '400.00'],
              ['up to 12 m', '34.00', '190.00', '640.00'],
              ['up to 18 m', '58.00', '330.00', '1150.00'],
            ]),
          ],
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [[1, 1, 'Fenders'], ...fenders.map((cells, place) => [1, place + 2, ...cells])],
        },
        {
          sheet: 'Page 1 (2)',
          rows: [
            [1, 7, 'Berths'],
            [1, 8, 'Length', 'Day', 'Week', 'Month'],
            [1, 9, 'up to 8 m', '22.00', '120.00', '400.00'],
            [1, 10, 'up to 12 m', '34.00', '190.00', '640.00'],
            [1, 11, 'up to 18 m', '58.00', '330.00', '1150.00'],
          ],
        },
      ],
    ],
    [
      'two lists side by side, one after the other',
      [
        {
          texts: [
            { x: 60, y: 60, text: 'Services of the yard, all prices for one hour', size: 14 },
            ...rowsOf({ top: 100, at: [60, [270, 'right']] }, [
              ['Work', 'EUR'],
              ['Welding', '95.00'],
              ['Carpentry', '85.00'],
              ['Painting', '75.00'],
            ]),
            ...rowsOf({ top: 104, at: [330, [535, 'right']], pitch: 21 }, [
              ['Work', 'EUR'],
              ['Rigging', '90.00'],
              ['Sailmaking', '70.00'],
              ['Electronics', '110.00'],
            ]),
          ],
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Services of the yard, all prices for one hour'],
            [1, 2, 'Work', 'EUR'],
            [1, 3, 'Welding', '95.00'],
            [1, 4, 'Carpentry', '85.00'],
            [1, 5, 'Painting', '75.00'],
          ],
        },
        {
          sheet: 'Page 1 (2)',
          rows: [
            [1, 6, 'Work', 'EUR'],
            [1, 7, 'Rigging', '90.00'],
            [1, 8, 'Sailmaking', '70.00'],
            [1, 9, 'Electronics', '110.00'],
          ],
        },
      ],
    ],
    [
      'headings between rows, behind a cover and a page of sentences',
      [
        { texts: [{ x: 150, y: 400, text: 'Harbour Supply', size: 36 }] },
        {
          texts: rowsOf({ top: 100, at: [60], pitch: 14 }, [
            ['We have served yachts in this harbour for more than thirty years, and our workshop'],
            ['takes care of everything from the keel to the masthead. Our prices are in euro and'],
            ['hold until the end of the season; ask us for what you do not find in this list.'],
          ]),
        },
        {
          texts: rowsOf({ top: 100, at: [60, [520, 'right']] }, [
            ['Article', 'Price €'],
            ['Deck'],
            ['Boat hook', '31,00'],
            ['Bucket', '12,00'],
            ['Engine room'],
            ['Impeller', '44,00'],
            ['Oil filter', '18,50'],
          ]),
        },
      ],
      [
        {
          sheet: 'Page 3',
          rows: [
            [3, 1, 'Article', 'Price €'],
            [3, 2, 'Deck', ''],
            [3, 3, 'Boat hook', '31,00'],
            [3, 4, 'Bucket', '12,00'],
            [3, 5, 'Engine room', ''],
            [3, 6, 'Impeller', '44,00'],
            [3, 7, 'Oil filter', '18,50'],
          ],
        },
      ],
    ],
    [
      'a page that lies on its side',
      [{ isOnItsSide: true, texts: rowsOf({ top: 80, at: [60, [700, 'right']] }, fenders) }],
      [{ sheet: 'Page 1', rows: fenders.map((cells, place) => [1, place + 1, ...cells]) }],
    ],
    [
      'Cyrillic and Greek letters, and a word that was parted',
      [
        {
          texts: rowsOf({ top: 100, at: [60, 250, [520, 'right']], pitch: 22 }, [
            ['Наименование', 'Περιγραφή', 'Цена'],
            ['Кранец надув-\nной', 'Μπαλόνι φουσκωτό', '2400'],
            ['Трос', 'Σχοινί πρόσδεσης', '350'],
          ]),
          lines: grid([50, 240, 440, 530], [86, 107, 141, 163]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Наименование', 'Περιγραφή', 'Цена'],
            [1, 2, 'Кранец надувной', 'Μπαλόνι φουσκωτό', '2400'],
            [1, 3, 'Трос', 'Σχοινί πρόσδεσης', '350'],
          ],
        },
      ],
    ],
    [
      'lines between rows alone, and names of several lines between them',
      [
        {
          texts: rowsOf({ top: 100, at: [60, [520, 'right']], pitch: 16 }, [
            ['Service', 'Price'],
            ['Engine service\nfor engines up to\nforty horse power', '480.00'],
            ['Winter storage\nin the hall', '1 250.00'],
            ['Crane', '210.00'],
          ]),
          lines: [90, 105, 145, 173, 189].map((y) => [50, y, 530, y] as const),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Service', 'Price'],
            [1, 2, 'Engine service for engines up to forty horse power', '480.00'],
            [1, 3, 'Winter storage in the hall', '1 250.00'],
            [1, 4, 'Crane', '210.00'],
          ],
        },
      ],
    ],
    [
      'a header in the middle over cells at the left, and words that are no amount under a column of amounts',
      [
        {
          texts: [
            ...rowsOf(
              {
                top: 100,
                at: [
                  [250, 'center'],
                  [520, 'center'],
                ],
                pitch: 22,
              },
              [['Service', 'Price']],
            ),
            ...rowsOf({ top: 122, at: [60, [520, 'center']], pitch: 22 }, [
              ['Pressure wash', '12.00'],
              ['Crane', '240.00'],
              ['Survey', 'by agreement'],
            ]),
          ],
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Service', 'Price'],
            [1, 2, 'Pressure wash', '12.00'],
            [1, 3, 'Crane', '240.00'],
            [1, 4, 'Survey', 'by agreement'],
          ],
        },
      ],
    ],
    [
      'prices that stand behind their names in the same line of text',
      [
        {
          texts: rowsOf({ top: 100, at: [60] }, [
            ['Snatch block: 64.00 EUR'],
            ['Shackle for 8 mm chain: 3.20 EUR'],
            ['Swivel: 18.00 EUR'],
          ]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Snatch block', '64.00 EUR'],
            [1, 2, 'Shackle for 8 mm chain', '3.20 EUR'],
            [1, 3, 'Swivel', '18.00 EUR'],
          ],
        },
      ],
    ],
    [
      'a row that the end of the page cuts in two',
      [
        {
          texts: rowsOf({ top: 780, at: [60, 160, [520, 'right']], pitch: 18 }, [
            ['Code', 'Article', 'Price'],
            ['B7', 'Blue line, sold', '4.40'],
          ]),
          lines: [
            ...grid([50, 150, 400, 530], [766, 786]),
            ...[50, 150, 400, 530].map((x) => [x, 786, x, 806] as const),
          ],
        },
        {
          texts: rowsOf({ top: 60, at: [60, 160, [520, 'right']], pitch: 22 }, [
            ['', 'by the metre', ''],
            ['B8', 'Red line', '4.60'],
          ]),
          lines: [
            ...grid([50, 150, 400, 530], [68, 90]),
            ...[50, 150, 400, 530].map((x) => [x, 46, x, 68] as const),
          ],
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Code', 'Article', 'Price'],
            [1, 2, 'B7', 'Blue line, sold by the metre', '4.40'],
            [2, 2, 'B8', 'Red line', '4.60'],
          ],
        },
      ],
    ],
    [
      'a sheet that was printed on two pages beside each other',
      [
        {
          texts: [
            { x: 300, y: 60, text: 'Packages of the yard and everything that they include' },
            ...rowsOf({ top: 115, at: [60, 320], pitch: 26 }, [
              ['Service', 'Basic'],
              ['Price', '150.00'],
              ['Hull', 'yes'],
              ['Engine', 'no'],
            ]),
          ],
          lines: grid([50, 300, 590], [100, 126, 152, 178, 204]),
        },
        {
          texts: [
            { x: -40, y: 60, text: 'everything that they include' },
            ...rowsOf({ top: 115, at: [80], pitch: 26 }, [['Full'], ['300.00'], ['yes'], ['yes']]),
          ],
          lines: grid([5, 290], [100, 126, 152, 178, 204]),
        },
      ],
      [
        {
          sheet: 'Page 1',
          rows: [
            [1, 1, 'Packages of the yard and everything that they include'],
            [1, 2, 'Service', 'Basic', 'Full'],
            [1, 3, 'Price', '150.00', '300.00'],
            [1, 4, 'Hull', 'yes', 'yes'],
            [1, 5, 'Engine', 'no', 'yes'],
          ],
        },
      ],
    ],
  ])('keep %s', async (_what, pages, tables) => {
    expect(await tablesIn(pdfOf(...pages))).toEqual(tables);
  });

  it('keeps the columns of a report in a monospaced font', async () => {
    const document = new PdfKit({ size: 'A4', compress: false });
    document.font('Courier').fontSize(9);
    document.text('ITEM        DESCRIPTION               QTY     PRICE', 40, 60, { lineBreak: false });
    document.text('1001        Shackle 8 mm              100      3.20', 40, 74, { lineBreak: false });
    document.text('1002        Bow shackle 10 mm          40      5.75', 40, 88, { lineBreak: false });
    document.end();
    expect(await tablesIn(await buffer(document))).toEqual([
      {
        sheet: 'Page 1',
        rows: [
          [1, 1, 'ITEM', 'DESCRIPTION', 'QTY', 'PRICE'],
          [1, 2, '1001', 'Shackle 8 mm', '100', '3.20'],
          [1, 3, '1002', 'Bow shackle 10 mm', '40', '5.75'],
        ],
      },
    ]);
  });

  it('contains no letters that a font does not map', async () => {
    const texts = rowsOf({ top: 100, at: [60, [400, 'right']] }, [
      ['Rope 4–6 mm', '2,15'],
      ['Cleat 4–6 mm', '3,15'],
      ['Block 4–6 mm', '4,15'],
    ]);
    // The font of these pages has a separate sign for a dash between figures.
    const tables = await tablesIn(pdfOf({ texts }));
    expect(JSON.stringify(tables)).toContain('Rope 4 6 mm');
  });

  it('keeps the position of a letter that a font does not map: its neighbours are one cell', async () => {
    const texts = rowsOf({ top: 100, at: [60, [390, 'center'], [520, 'right']], size: 9 }, [
      ['Name', 'Pack', 'Price'],
      ['Lamp oil', '6 x 250 ml', '1490'],
      ['Teak oil', '12 x 330 ml', '159'],
      ['Polish', '24 x 500 ml', '1065'],
    ]);
    // The font of these pages has a separate sign for an x between figures.
    const tables = await tablesIn(pdfOf({ texts }));
    expect(JSON.stringify(tables)).toContain('"Lamp oil","6 250 ml","1490"');
  });

  it('is refused without tables', async () => {
    const letter = rowsOf({ top: 100, at: [60] }, [
      ['Dear Madam,'],
      ['thank you for your letter of 3 May.'],
      ['Yours'],
    ]);
    expect(await tablesIn(pdfOf({ texts: letter }))).toBe('FILE_NOT_A_LIST');
    expect(await tablesIn(pdfOf({ texts: [] }))).toBe('FILE_NOT_A_LIST');
  });

  it('is refused with a password, and if it is truncated', async () => {
    const locked = new PdfKit({ userPassword: 'secret', pdfVersion: '1.7' });
    locked.text('Article  Price').end();
    expect(await tablesIn(await buffer(locked))).toBe('FILE_PROTECTED');
    expect(await tablesIn(Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog'))).toBe('FILE_UNREADABLE');
  });
});
