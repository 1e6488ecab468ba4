import { expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { understand } from './list.ts';

/** The name of each offer with what the list says of its sale. */
async function salesOf(list: string): Promise<readonly (readonly [string | null, string | null])[]> {
  const file = await readFile(Buffer.from(list), () => undefined);
  if (!file.ok) throw new Error(file.error.code);
  const sales: [string | null, string | null][] = [];
  understand(file.value, 'inventory', {
    offer: ({ name, notSold }) => sales.push([name, notSold ?? null]),
    tell: () => undefined,
  });
  return sales;
}

it.each([
  ['Published', 'TRUE', 'FALSE'],
  ['Status', 'active', 'draft'],
  ['Aktiv', 'ja', 'nein'],
  ['Visible', '1', '0'],
])('a row whose column “%s” says %s is sold, and one that says %s is not', async (header, on, off) => {
  expect(
    await salesOf(
      `Item,${header},Price\nBow roller,${on},89.00\nAnchor locker lid,${off},140.00\nFairlead,${on},32.50\n`,
    ),
  ).toEqual([
    ['Bow roller', null],
    ['Anchor locker lid', `${header}: ${off}`],
    ['Fairlead', null],
  ]);
});

it('a row marked as discontinued is not sold', async () => {
  expect(
    await salesOf(
      'Artículo;Observaciones;Precio\nCabo 12 mm;;18,50\nSellador negro;DESCATALOGADO;9,20\nGrillete;entrega en 3 días;6,40\n',
    ),
  ).toEqual([
    ['Cabo 12 mm', null],
    ['Sellador negro', 'DESCATALOGADO'],
    ['Grillete', null],
  ]);
});

it('a column of discontinued items names those that are', async () => {
  expect(
    await salesOf('Item,Discontinued,Price\nCleat,no,12.00\nWinch handle,yes,48.00\nBlock,no,31.00\n'),
  ).toEqual([
    ['Cleat', null],
    ['Winch handle', 'Discontinued: yes'],
    ['Block', null],
  ]);
});

it('a column that says no in every row says nothing about the sale', async () => {
  expect(await salesOf('Item,Published,Price\nCleat,FALSE,12.00\nBlock,FALSE,31.00\n')).toEqual([
    ['Cleat', null],
    ['Block', null],
  ]);
});

it.each([
  'fuori prod.',
  'Out of production',
  'hors production',
  'nicht mehr hergestellt',
  'niet meer in productie',
])('what says “%s” in a note is not sold', async (note) => {
  expect(await salesOf(`Item;Price;Notes\nCleat;12.00;\nBlock;31.00;${note}\nBuoy;9.00;\n`)).toEqual([
    ['Cleat', null],
    ['Block', note],
    ['Buoy', null],
  ]);
});
