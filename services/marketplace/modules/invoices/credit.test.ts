import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedGroups } from './credit.domain.ts';
import type { TaxGroup } from './invoices.domain.ts';

const group = fc.record({
  category: fc.constant<TaxGroup['category']>('S'),
  rateBps: fc.constant(0),
  reason: fc.constant(null),
  netMinor: fc.integer({ min: 0, max: 500_000 }),
  taxMinor: fc.integer({ min: 0, max: 100_000 }),
});

test('credit notes of any sizes take from an invoice exactly what was paid back, and all of it in the end', () => {
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 6 }),
      (made, shares) => {
        const invoiced = made.map((one, index) => ({ ...one, rateBps: index * 500 }));
        const gross = (groups: readonly TaxGroup[]) =>
          groups.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
        const totalMinor = gross(invoiced);
        let leftMinor = totalMinor;
        let credited: readonly TaxGroup[] = [];
        for (const share of [...shares, 1000]) {
          const amountMinor = Math.ceil((leftMinor * share) / 1000);
          if (amountMinor === 0) break;
          const groups = creditedGroups(invoiced, credited, {
            amountMinor,
            isAllThatIsLeft: amountMinor === leftMinor,
          });
          expect(gross(groups)).toBe(amountMinor);
          expect(groups.every(({ netMinor, taxMinor }) => netMinor >= 0 && taxMinor >= 0)).toBe(true);
          credited = [...credited, ...groups];
          leftMinor -= amountMinor;
        }
        for (const one of invoiced) {
          const alike = credited.filter(({ rateBps }) => rateBps === one.rateBps);
          const sum = (pick: (of: TaxGroup) => number) => alike.reduce((total, of) => total + pick(of), 0);
          expect([sum((of) => of.netMinor), sum((of) => of.taxMinor)]).toEqual([one.netMinor, one.taxMinor]);
        }
      },
    ),
  );
});

test('no more is credited than was invoiced', () => {
  const invoiced = [{ category: 'S', rateBps: 2100, reason: null, netMinor: 100, taxMinor: 21 }] as const;
  expect(() => creditedGroups(invoiced, [], { amountMinor: 122, isAllThatIsLeft: false })).toThrow(
    'no more is credited than was invoiced',
  );
});
