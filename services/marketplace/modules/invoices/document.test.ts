import { expect, test } from 'vitest';
import { creditedItems } from './document.service.ts';
import { exampleInvoice, exampleLine, standard } from './testing/example-invoices.ts';

const delivery = { name: 'To the berth', shares: [{ ...standard, netMinor: 1240, taxMinor: 260 }] };
const invoice = exampleInvoice(
  [exampleLine(standard), exampleLine(standard, { name: 'Shackle', quantity: 1 })],
  { delivery },
);
const { totalMinor } = invoice;

test('a credit note names what was returned, all that was invoiced, or what a part of the price was given back for', () => {
  const returned = [{ name: 'Fender F6', quantity: 2 }];
  expect(creditedItems(invoice, { amountMinor: 5000, returned })).toBe('2 × Fender F6');
  expect(creditedItems(invoice, { amountMinor: totalMinor, returned })).toBe(
    '3 × Fender F6, 1 × Shackle, delivery',
  );
  expect(creditedItems(invoice, { amountMinor: 5000, returned: [] })).toBe(
    'Part of the price of: 3 × Fender F6, 1 × Shackle, delivery',
  );
});
