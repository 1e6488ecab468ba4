import { expect, it } from 'vitest';
import { changeSentences } from './settings-texts.ts';

const switches = { takesOrders: true, takesBookings: true, takesApplications: true };
const before = { commissionBasisPoints: 1000, answerHours: 48, switches };

it('says what a change means, and nothing where nothing is changed', () => {
  const after = {
    commissionBasisPoints: 1250,
    answerHours: 36,
    switches: { ...switches, takesBookings: false },
  };
  expect(changeSentences(before, after)).toEqual([
    expect.stringContaining('The commission changes from 10% to 12.5%. It applies to new sales.'),
    'Vendors have 36 hours to answer new orders and bookings, instead of 48. Those already waiting keep their deadline.',
    'Nobody can book a time.',
  ]);
  expect(changeSentences(after, { ...before, commissionBasisPoints: 1250, answerHours: 36 })).toEqual([
    'Times can be booked again.',
  ]);
  expect(changeSentences(before, before)).toEqual([]);
});
