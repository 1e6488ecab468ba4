import { expect, it } from 'vitest';
import { newTable } from '../reading/table.ts';
import { understand } from './list.ts';

type Cells = readonly (readonly string[])[];

const list: Cells = [
  ['Product', 'Price'],
  ...['Rope', 'Cleat', 'Shackle', 'Block', 'Buoy', 'Fender', 'Anchor', 'Chain', 'Winch'].map(
    (name, at) => [name, `${at + 1}5.00`] as const,
  ),
];

/** The names of the offers of a workbook, and why each of its sheets is used or not. */
function readWorkbook(sheets: readonly Cells[]) {
  const tables = sheets.map((rows, at) =>
    newTable({
      sheet: `Sheet ${at + 1}`,
      page: null,
      rows: rows.map((cells, place) => ({ line: place + 1, cells })),
    }),
  );
  const names: (string | null)[] = [];
  const file = { format: 'xlsx', encoding: null, separator: null, tables, issues: [] } as const;
  const read = understand(file, 'inventory', {
    offer: ({ name }) => names.push(name),
    tell: () => undefined,
  });
  return { names, used: read.ok ? read.value.sheets.map(({ isUsed, reason }) => [isUsed, reason]) : [] };
}

it.each([
  ['with names of programs', ['Name', 'Price'], ['delivery_min', '15.00'], ['free_from', '300.00']],
  ['with a title for settings', ['Parameter', 'Price'], ['Delivery', '15.00'], ['Free from', '300.00']],
  ['that sums up the list', ['Row Labels', 'Price'], ['Deck', '120.00'], ['Rigging', '85.00']],
])('does not offer what a sheet %s has beside a list', (_, ...sheet) => {
  const { names, used } = readWorkbook([list, sheet]);
  expect(names).toEqual(list.slice(1).map(([name]) => name));
  expect(used[1]).toEqual([false, 'settings, or a summary of a list']);
});

it('reads the only list of a workbook whatever its names look like', () => {
  const { names } = readWorkbook([[list[0] ?? [], ['iron_sword', '15.00'], ['oak_plank', '2.00']]]);
  expect(names).toEqual(['iron_sword', 'oak_plank']);
});
