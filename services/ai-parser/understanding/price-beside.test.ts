import { expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

/** For each row, whether its price is reported as unlike the one beside it. */
async function unlikeIn(
  rows: readonly (readonly [list: string, trade: string])[],
): Promise<readonly boolean[]> {
  const lines = rows.map(([list, trade], at) => `AP-${at},Cleat no. ${at + 1},${list},${trade}`);
  const text = ['Code,Name,List price,Trade price', ...lines].join('\n');
  const file = await readFile(Buffer.from(text), () => undefined);
  const offers: Offer[] = [];
  if (file.ok)
    understand(file.value, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  return offers.map(({ issues }) => issues.some(({ code }) => code === 'PRICE_UNLIKE'));
}

const rows = [
  ['58.00', '41.50'],
  ['54.50', '38.90'],
  ['72.00', '51.40'],
  ['118.80', '84.00'],
  ['12.50', '8.90'],
  ['129.00', '92.00'],
] as const;

it('doubts a price many times as high as the other one suggests', async () => {
  expect(await unlikeIn([...rows, ['1049.00', '39.90']])).toEqual([...rows.map(() => false), true]);
  expect(await unlikeIn([...rows, ['1.25', '89.00']])).toEqual([...rows.map(() => false), true]);
});

it('doubts no price if the two are hardly related', async () => {
  const costs = ['3.00', '540.00', '7.20', '1.10', '88.00', '0.90'];
  const loose = rows.map(([list], at) => [list, costs[at] ?? ''] as const);
  expect(await unlikeIn(loose)).toEqual(loose.map(() => false));
});
