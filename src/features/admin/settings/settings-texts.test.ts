import { expect, it } from 'vitest';
import { changeSentences } from './settings-texts.ts';

const switches = { takesOrders: true, takesBookings: true, takesApplications: true };
const before = {
  commissionBasisPoints: 1000,
  announcedCommission: null,
  vendorsConcerned: 10,
  answerHours: 48,
  switches,
  version: 1,
  changed: null,
};
const now = new Date('2026-11-30T19:53:00Z');

it('says what a change means, and nothing where nothing is changed', () => {
  const after = {
    commissionBasisPoints: 1250,
    answerHours: 36,
    switches: { ...switches, takesBookings: false },
  };
  expect(changeSentences(before, after, now)).toEqual([
    'The commission rises from 10% to 12.5% on Wed 16 Dec: vendors need 15 days’ notice by law, and can leave before. 10 vendors with the market’s rate, those who have applied included, are told now, in the app and by email. Earlier sales keep their commission, and vendors with their own rate keep it.',
    'Vendors have 36 hours to answer new orders and bookings, instead of 48. Those already waiting keep their deadline.',
    'Nobody can book a time.',
  ]);
  expect(changeSentences({ ...before, ...after }, { ...after, switches }, now)).toEqual([
    'Times can be booked again.',
  ]);
  expect(changeSentences(before, before, now)).toEqual([]);
});

it('says that a lower commission counts at once, and what happens to one that was announced', () => {
  const announcedCommission = { basisPoints: 1250, from: '2026-12-16T00:00:00.000Z' };
  const to = (commissionBasisPoints: number, vendorsConcerned = 1) =>
    changeSentences(
      { ...before, announcedCommission, vendorsConcerned },
      { ...before, commissionBasisPoints },
      now,
    );
  const off = 'What was announced, 12.5% from Wed 16 Dec, is taken back.';
  expect(to(900)).toEqual([
    `The commission changes from 10% to 9% at once. ${off} One vendor with the market’s rate is told now, in the app and by email. Earlier sales keep their commission, and vendors with their own rate keep it.`,
  ]);
  expect(to(1000, 0)).toEqual([
    `The commission stays 10%. ${off} No vendor sells at the market’s rate yet, so nobody is told.`,
  ]);
  expect(to(1250)).toEqual([]);
});
