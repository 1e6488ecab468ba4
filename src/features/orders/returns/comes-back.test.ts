import { euro } from '../../../api/testing/values.ts';
import { describe, expect, it } from 'vitest';
import { chosenItems } from './chosen-items.ts';
import { deliveryBackText, stillToComeText, sumBackText } from './comes-back-texts.ts';
import { returnable, requestedReturn } from './testing/example-returns.ts';
import type { Returnable } from './return.types.ts';

const summed = (quantities: string[], change: Partial<Returnable> = {}) => {
  const { lines, delivery, lessBefore, sum } = chosenItems({ ...returnable, ...change }, quantities);
  return {
    lines: lines.map(({ quantity, name, amount }) => [quantity, name, amount.amountMinor]),
    delivery: delivery?.amountMinor,
    lessBefore: lessBefore?.amountMinor,
    sum: sum.amountMinor,
  };
};

describe('what goes back', () => {
  it('is added up line by line to the cent, with the delivery once everything is chosen', () => {
    // 89.50 × 0.21 = 18.795, half a cent up 18.80; two: 37.59. 3.72 × 0.21 = 0.7812; two: 1.5624; six: 4.6872.
    expect([summed(['1', '2']), summed(['2', '6'])]).toEqual([
      {
        lines: [
          [1, 'Fender F4', 10_830],
          [2, 'Shackle, galvanised', 900],
        ],
        sum: 11_730,
      },
      {
        lines: [
          [2, 'Fender F4', 21_659],
          [6, 'Shackle, galvanised', 2701],
        ],
        delivery: 1500,
        sum: 25_860,
      },
    ]);
  });

  it('counts the tax of what is in returns already, of which the rounding is a part', () => {
    const [fender, shackle] = returnable.lines;
    if (fender === undefined || shackle === undefined) throw new Error('there are two lines');
    const lines = [{ ...fender, quantity: 1, quantityInReturns: 1 }, shackle];
    // The second fender: 216.59 - 108.30.
    expect(summed(['1', '0'], { lines })).toEqual({ lines: [[1, 'Fender F4', 10_829]], sum: 10_829 });
  });

  it('is no more than is left, and names how much of it was paid back before', () => {
    const most = euro(20_000);
    expect(summed(['2', '6'], { most })).toMatchObject({ lessBefore: -5860, sum: 20_000 });
    expect(summed(['1', '0'], { most })).toMatchObject({ sum: 10_830 });
  });

  it('is without the delivery where some of the order is kept, and says so', () => {
    const kept: Partial<Returnable> = { delivery: null, most: euro(24_360) };
    expect(summed(['2', '6'], kept)).toMatchObject({ sum: 24_360 });
    const textOf = (change: Partial<Returnable>, quantities: string[]) => {
      const shown = { ...returnable, ...change };
      return deliveryBackText(shown, chosenItems(shown, quantities));
    };
    expect([
      textOf(kept, ['2', '6']),
      textOf({}, ['1', '0']),
      textOf({}, ['2', '6']),
      textOf({ delivery: euro(0) }, ['1', '0']),
    ]).toEqual([
      'The delivery isn’t refunded, because you keep some of this order.',
      'The delivery, €15.00, is refunded with the last item.',
      null,
      null,
    ]);
  });

  it.each([
    [['0', '0'], 'withdrawal', 'Nothing is chosen yet.'],
    [['', 'x'], 'withdrawal', 'Nothing is chosen yet.'],
    [['3', '2'], 'withdrawal', 'There is no amount yet: a quantity is too high.'],
    [['1', '0'], 'withdrawal', '€108.30 goes back to you once they have arrived.'],
    [['1', '0'], 'refund', 'You ask for €108.30 back.'],
    [['1', '0'], 'price_reduction', 'At most €108.30 can go back for what you keep.'],
  ] as const)('is said of %j, for a %s: %s', (quantities, wish, text) => {
    expect(sumBackText(chosenItems(returnable, quantities), wish)).toBe(text);
  });
});

it('names what is decided of another return and not paid back yet', () => {
  const decided = {
    at: '2026-11-22T09:00:00.000Z',
    command: 'decide',
    status: 'accepted',
    by: 'admin',
    note: 'Both.',
  } as const;
  const accepted = { ...requestedReturn, status: 'accepted', agreed: euro(4000) } as const;
  expect([
    stillToComeText(requestedReturn),
    stillToComeText(accepted),
    stillToComeText({ ...accepted, history: [...requestedReturn.history, decided] }),
  ]).toEqual([
    null,
    '€40.00 for 1 × Fender F4 is still to be paid back, once the goods have arrived.',
    '€40.00 for 1 × Fender F4 is still to be paid back, once the goods have arrived, as Quayside decided.',
  ]);
});
