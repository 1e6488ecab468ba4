import { expect, test } from 'vitest';
import { creditedItems } from './document.service.ts';
import { exampleInvoice, exampleLine, standard } from './testing/example-invoices.ts';

const reduced = { ...standard, rateBps: 1000 };
const delivery = { name: 'To the berth', shares: [{ ...standard, netMinor: 1240, taxMinor: 260 }] };
const invoice = exampleInvoice(
  [
    exampleLine(standard),
    exampleLine(standard, { name: 'Shackle', quantity: 1 }),
    exampleLine(reduced, { name: 'Water', quantity: 2 }),
  ],
  { delivery },
);
const of = (...quantities: readonly number[]) =>
  quantities.map((quantity) => ({ name: '', quantity, before: 0 }));

test('a credit note of another amount names the returned items, or the items whose price was reduced, by rate', () => {
  const items = (amountMinor: number, returned: ReturnType<typeof of>, goodsMinor: number | null = null) =>
    [standard, reduced].map((rate) => creditedItems(invoice, { amountMinor, goodsMinor, returned }, rate));
  expect(items(5000, of(2, 0, 1))).toEqual(['2 × Fender F6', '1 × Water']);
  expect(items(5000, [])).toEqual([
    'Part of the price of: 3 × Fender F6, 1 × Shackle, delivery',
    'Part of the price of: 2 × Water',
  ]);
  expect(items(5000, [], 5000)).toEqual([
    'Part of the price of: 3 × Fender F6, 1 × Shackle',
    'Part of the price of: 2 × Water',
  ]);
  expect([items(1500, [], 0)[0], items(700, [], 0)[0]]).toEqual([
    'Delivery',
    'Part of the price of: delivery',
  ]);
});
