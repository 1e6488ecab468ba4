import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditedGroups, itemsOfCredit, returnedGroups } from './credit.domain.ts';
import type { TaxGroup } from './invoices.domain.ts';
import { exampleInvoice, exampleLine } from './testing/example-invoices.ts';

const gross = (groups: readonly TaxGroup[]) =>
  groups.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);

/** Net and tax by rate, of several documents together. */
const byRate = (groups: readonly TaxGroup[]) =>
  Object.fromEntries(
    [...Map.groupBy(groups, ({ rateBps }) => rateBps)].map(([rate, alike]) => [
      rate,
      [
        alike.reduce((sum, { netMinor }) => sum + netMinor, 0),
        alike.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
      ],
    ]),
  );

const group = fc.record({
  category: fc.constant<TaxGroup['category']>('S'),
  rateBps: fc.constant(0),
  reason: fc.constant(null),
  netMinor: fc.integer({ min: 0, max: 500_000 }),
  taxMinor: fc.integer({ min: 0, max: 100_000 }),
});

/** Credits parts of what is left one after the other; the last one takes everything. */
function creditAll(
  invoiced: readonly TaxGroup[],
  steps: readonly { readonly share: number; readonly items: readonly TaxGroup[] }[],
): readonly TaxGroup[] {
  let leftMinor = gross(invoiced);
  let credited: readonly TaxGroup[] = [];
  for (const { share, items } of [...steps, { share: 1000, items: [] }]) {
    const amountMinor = Math.ceil((leftMinor * share) / 1000);
    if (amountMinor === 0) break;
    const isAllThatIsLeft = amountMinor === leftMinor;
    const groups = creditedGroups(invoiced, credited, items, { amountMinor, isAllThatIsLeft });
    expect(gross(groups)).toBe(amountMinor);
    expect(groups.every(({ netMinor, taxMinor }) => netMinor >= 0 && taxMinor >= 0)).toBe(true);
    credited = [...credited, ...groups];
    leftMinor -= amountMinor;
  }
  return credited;
}

test('credit notes of any amounts, for any items, take exactly what was refunded from an invoice, and all of it in the end', () => {
  const step = fc.record({
    share: fc.integer({ min: 1, max: 1000 }),
    items: fc
      .array(group, { maxLength: 4 })
      .map((made) => made.map((one, at) => ({ ...one, rateBps: at * 500 }))),
  });
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(step, { maxLength: 6 }),
      (made, steps) => {
        const invoiced = made.map((one, index) => ({ ...one, rateBps: index * 500 }));
        const credited = creditAll(invoiced, steps);
        const all = invoiced.filter((one) => gross([one]) > 0);
        expect(byRate(credited)).toEqual(byRate(all));
      },
    ),
  );
});

const rates = [2100, 1000, 400, 0] as const;
const line = fc.record({
  unitPriceMinor: fc.integer({ min: 1, max: 99_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  rateBps: fc.constantFrom(...rates),
});
/** An invoice with lines at mixed rates, without delivery. */
const invoiceOf = (lines: readonly { unitPriceMinor: number; quantity: number; rateBps: number }[]) =>
  exampleInvoice(
    lines.map(({ rateBps, ...sold }) => exampleLine({ category: 'S', rateBps, reason: null }, sold)),
    { delivery: null },
  );

describe('what is returned', () => {
  test('is credited with the net and tax of the items themselves, whatever the rates of the others', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 5 }), fc.nat(4), (lines, at) => {
        const invoice = invoiceOf(lines);
        const place = at % lines.length;
        const returned = lines.map(({ quantity }, index) => ({
          quantity: index === place ? quantity : 0,
          before: 0,
        }));
        const items = returnedGroups(invoice, returned);
        const only = invoice.lines[place];
        if (only === undefined) throw new Error('the line is there');
        const amountMinor = only.netMinor + only.taxMinor;
        const groups = creditedGroups(invoice.groups, [], items, { amountMinor, isAllThatIsLeft: false });
        expect(byRate(groups)).toEqual({ [only.rateBps]: [only.netMinor, only.taxMinor] });
        expect(itemsOfCredit(invoice, { amountMinor, returned }, groups)).toEqual({
          lines: [only],
          delivery: null,
        });
      }),
    );
  });

  test('one by one results in the rates of the invoice, with the exact tax of each line', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 4 }), (lines) => {
        const invoice = invoiceOf(lines);
        let credited: readonly TaxGroup[] = [];
        const before = lines.map(() => 0);
        for (const [place, { quantity }] of lines.entries())
          for (let count = 0; count < quantity; count += 1) {
            const returned = lines.map((_line, index) => ({
              quantity: index === place ? 1 : 0,
              before: before[index] ?? 0,
            }));
            const items = returnedGroups(invoice, returned);
            const amountMinor = gross(items);
            const isAllThatIsLeft = gross(credited) + amountMinor === invoice.totalMinor;
            const groups = creditedGroups(invoice.groups, credited, items, { amountMinor, isAllThatIsLeft });
            expect(byRate(groups)).toEqual(byRate(items));
            credited = [...credited, ...groups];
            before[place] = (before[place] ?? 0) + 1;
          }
        expect(byRate(credited)).toEqual(byRate(invoice.groups));
      }),
    );
  });

  test('at a reduced price is credited at its own rate', () => {
    const invoice = invoiceOf([
      { unitPriceMinor: 10_000, quantity: 1, rateBps: 2100 },
      { unitPriceMinor: 10_000, quantity: 1, rateBps: 1000 },
    ]);
    const items = returnedGroups(invoice, [
      { quantity: 0, before: 0 },
      { quantity: 1, before: 0 },
    ]);
    const half = creditedGroups(invoice.groups, [], items, { amountMinor: 5500, isAllThatIsLeft: false });
    expect(byRate(half)).toEqual({ 1000: [5000, 500] });
    // An admin refunds more than the item cost: the difference comes from the other items.
    const more = creditedGroups(invoice.groups, [], items, { amountMinor: 12_210, isAllThatIsLeft: false });
    expect(byRate(more)).toEqual({ 2100: [1000, 210], 1000: [10_000, 1000] });
  });

  test('of another amount has the tax that its rate makes, not that of the rounded items', () => {
    // 21 % of 91.80 is 19.278, rounded to 19.28; 80.00 contains 13.884.
    const invoice = invoiceOf([{ unitPriceMinor: 9180, quantity: 1, rateBps: 2100 }]);
    const part = creditedGroups(invoice.groups, [], [], { amountMinor: 8000, isAllThatIsLeft: false });
    expect(byRate(part)).toEqual({ 2100: [6612, 1388] });
  });

  test('has a line for each item, and none if another amount is refunded', () => {
    const invoice = invoiceOf([
      { unitPriceMinor: 13_400, quantity: 2, rateBps: 2100 },
      { unitPriceMinor: 3290, quantity: 3, rateBps: 2100 },
    ]);
    const returned = [
      { quantity: 1, before: 1 },
      { quantity: 2, before: 0 },
    ];
    const items = returnedGroups(invoice, returned);
    const linesFor = (amountMinor: number) => {
      const groups = creditedGroups(invoice.groups, [], items, { amountMinor, isAllThatIsLeft: false });
      return itemsOfCredit(invoice, { amountMinor, returned }, groups)?.lines.map(
        ({ quantity, unitPrice, netMinor, taxMinor }) => [quantity, unitPrice, netMinor, taxMinor],
      );
    };
    expect(linesFor(gross(items))).toEqual([
      [1, '134.00', 13_400, 2814],
      [2, '32.90', 6580, 1382],
    ]);
    expect(linesFor(gross(items) - 100)).toBeUndefined();
  });

  test('includes the delivery if nothing else is left', () => {
    const standard = { category: 'S', rateBps: 2100, reason: null } as const;
    const invoice = exampleInvoice([exampleLine(standard)], {
      delivery: { name: 'To the berth', shares: [{ ...standard, netMinor: 1240, taxMinor: 260 }] },
    });
    // 3 × 89.50 = 268.50 and 56.39; for the last piece: 89.50, and 56.39 less 37.59 for two.
    expect(byRate(returnedGroups(invoice, [{ quantity: 1, before: 1 }]))).toEqual({ 2100: [8950, 1879] });
    expect(byRate(returnedGroups(invoice, [{ quantity: 1, before: 2 }]))).toEqual({ 2100: [10_190, 2140] });
  });
});

test('no more is credited than was invoiced', () => {
  const invoiced = [{ category: 'S', rateBps: 2100, reason: null, netMinor: 100, taxMinor: 21 }] as const;
  expect(() => creditedGroups(invoiced, [], [], { amountMinor: 122, isAllThatIsLeft: false })).toThrow(
    'no more is credited than was invoiced',
  );
});
