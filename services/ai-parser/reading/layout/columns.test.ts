import { expect, it } from 'vitest';
import { pdfOf } from '../../testing/drawn-pages.ts';
import { readFile } from '../read-file.ts';
import { textOf } from '../table.ts';

const size = 12;

/** A page as a browser prints a table: a rule below each row, and titles of two lines beside titles of one. */
async function printed(rows: readonly (readonly string[])[]): Promise<readonly (readonly string[])[]> {
  const titles = [
    { x: 20, y: 92, text: 'Item' },
    { x: 20, y: 108, text: 'no.' },
    { x: 70, y: 100, text: 'Description' },
    { x: 395, y: 100, text: 'Unit' },
    { x: 427, y: 100, text: 'Price' },
    { x: 475, y: 92, text: 'Price from' },
    { x: 475, y: 108, text: '10' },
  ];
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => ({
      x: [20, 70, 395, 465, 545][column] ?? 0,
      y: 130 + row * 20,
      text,
      align: column > 2 ? ('right' as const) : ('left' as const),
    })),
  );
  const lines = [...rows, null].map((_, row) => [15, 115 + row * 20, 550, 115 + row * 20] as const);
  const texts = [...titles, ...cells].map((text) => ({ ...text, size }));
  const file = await readFile(pdfOf({ texts, lines }), () => undefined);
  return file.ok
    ? file.value.tables.flatMap((table) => [...table.rows].map((row) => row.cells.map(textOf)))
    : [];
}

it('keeps a title of two lines above its column, and separates titles and cells that are close together', async () => {
  const rows = [
    ['NM11', 'Plate, melamine, Ø 25 cm', 'each', '7.90', '6.90'],
    ['NM12', 'Tumbler, polycarbonate', 'each', '4.20', '3.60'],
    ['NM13', 'Cutlery set, 24 pieces', 'set', '89.00', '79.00'],
    ['NM21', 'Bath towel, 70 by 140 cm', 'each', '24.50', '21.00'],
    ['NM22', 'Hand towel, 50 by 90 cm', 'each', '12.40', '10.90'],
    ['NM31', 'Duvet, 140 by 200 cm', 'each', '139.00', '125.00'],
    ['NM32', 'Pillow, 50 by 60 cm', 'each', '39.00', '34.00'],
  ];
  expect(await printed(rows)).toEqual([
    ['Item no.', 'Description', 'Unit', 'Price', 'Price from 10'],
    ...rows,
  ]);
});
