import { expect, it } from 'vitest';
import { cancelledToCrewMail, cancelledToProviderMail, noShowReportedMail } from './ending.mails.ts';
import { confirmedMail } from './request.mails.ts';
import { settledToCrewMail } from './dispute.mails.ts';
import type { MailedBooking } from '../people.repository.ts';

const buyer = { userId: 'mara', email: 'mara@example.com', firstName: 'Mara' };
const provider = { userId: 'ines', email: 'ines@example.com', firstName: 'Inés' };

const booking: MailedBooking = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  number: 'B-10001',
  status: 'confirmed',
  serviceName: 'Food safety level 2',
  startsAt: new Date('2027-01-14T08:00:00.000Z'),
  endsAt: new Date('2027-01-14T12:00:00.000Z'),
  timeZone: 'Europe/Madrid',
  wholeDays: false,
  proposal: null,
  dispute: null,
  noShowAt: null,
  placeKind: 'yard',
  portName: 'Palma',
  berth: null,
  yachtName: 'Halcyon Tide',
  contact: null,
  poNumber: null,
  costCentre: null,
  note: null,
  currency: 'EUR',
  totalMinor: 16_940,
  commissionMinor: 1400,
  version: 1,
  buyerName: 'Mara Lindqvist',
  providerName: 'Harbour Medical & Training',
  buyer,
  colleagues: [],
};
const data = { booking, publicUrl: 'https://quayside.example', note: null };

it('a confirmation names the date with its year, and the place if the buyer comes to the provider', () => {
  expect(confirmedMail(buyer, data).text).toContain(
    'Harbour Medical & Training has confirmed Food safety level 2 on Thursday 14 January 2027 at 09:00 CET, at the yard in Palma.',
  );
});

it('a cancellation by an admin tells each side of the refund in its own words', () => {
  const said = 'Quayside cancelled Food safety level 2 on Thursday 14 January 2027 at 09:00 CET.';
  expect(cancelledToCrewMail(buyer, data).text).toContain(`${said} You get back everything you paid.`);
  expect(cancelledToProviderMail(provider, data).text).toContain(
    `${said} The buyer gets back everything they paid.`,
  );
});

it('a reported no-show tells the crew until when they can disagree, and what follows otherwise', () => {
  const reported = { ...booking, noShowAt: new Date('2027-01-14T08:40:00.000Z') };
  expect(noShowReportedMail(buyer, { ...data, booking: reported }).text).toContain(
    'If that isn’t right, please say so by Saturday 16 January 2027 at 09:40 CET. Otherwise, what you paid is not refunded.',
  );
});

it('the notification of a decision states the refund and the reason', () => {
  const note = 'A third of it was not done.\n€121.00 goes back to the buyer.';
  expect(settledToCrewMail(buyer, { ...data, note }).notification?.detail).toBe(
    'The problem with Food safety level 2 on Thursday 14 January 2027 at 09:00 CET is resolved, and the booking is complete. “A third of it was not done.\n€121.00 goes back to the buyer.”',
  );
  expect(confirmedMail(buyer, data).notification?.detail).toMatch(/ at the yard in Palma\.$/u);
});
