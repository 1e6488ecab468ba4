import { expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

const read = async (text: string) => {
  const file = await readFile(Buffer.from(text), () => undefined);
  if (!file.ok) throw new Error(file.error.code);
  const offers: Offer[] = [];
  const told: [number, number][] = [];
  const understood = understand(file.value, 'inventory', {
    offer: (offer) => offers.push(offer),
    tell: (rows, of) => told.push([rows, of]),
  });
  if (!understood.ok) throw new Error(understood.error.code);
  return { offers, told, understood: understood.value };
};

it('cuts a text that is too long, and says so', async () => {
  const { offers } = await read(`Item,Description,Price\n${'a'.repeat(400)},${'bb '.repeat(15_000)},1\n`);
  const [offer] = offers;
  expect([
    offer?.name?.length,
    offer?.description?.length,
    offer?.issues.map(({ code, field }) => [code, field]),
  ]).toEqual([
    300,
    10_000,
    [
      ['TEXT_CUT', 'name'],
      ['TEXT_CUT', 'description'],
    ],
  ]);
});

it('names the first 500 rows that are no offers, and counts all', async () => {
  const { understood } = await read(`Item,Price,Stock\nCleat,1,2\n${'Total,9,9\n'.repeat(700)}`);
  expect([understood.rowsRead, understood.leftOut.length, understood.leftOutCount]).toEqual([1, 500, 700]);
});

it('tells how many rows of how many are done', async () => {
  const { told } = await read(`Item,Price\n${'Cleat,1\n'.repeat(2_500)}`);
  expect(told).toEqual([
    [1_000, 2_500],
    [2_000, 2_500],
  ]);
});

it('tells of every column what it is, or why it is not used', async () => {
  const { understood } = await read('Code,Item,Weight,Price,Xyz,Tags\nA1,Cleat,2.5,12.00,q,\n');
  expect(understood.columns.map(({ letter, field, reason }) => [letter, field, reason])).toEqual([
    ['A', 'sku', 'header says code'],
    ['B', 'name', 'header says name'],
    ['C', null, 'header says a measure, which is not used'],
    ['D', 'price', 'header says price'],
    ['E', null, 'not understood'],
    ['F', null, 'empty'],
  ]);
});
