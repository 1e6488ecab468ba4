import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { busyTimesOf } from './busy-times.domain.ts';
import { feedText, invitationText, type CalendarEvent } from './ics.domain.ts';

const event: CalendarEvent = {
  bookingId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  version: 3,
  startsAt: new Date('2026-12-03T08:00:00Z'),
  endsAt: new Date('2026-12-03T12:00:00Z'),
  title: 'Diesel engine service; both, “engines”',
  location: 'Berth B-12, Palma',
  details: 'MY Halcyon\nContact: Jo',
  url: 'https://quayside.example.com/crew/bookings/completed/details?booking=1',
  state: 'confirmed',
  at: new Date('2026-11-25T09:00:00Z'),
};

/** Parses with another library than the one that writes. */
const readBack = (text: string) => {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const read = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: root.getFirstPropertyValue('method'),
    uid: read.uid,
    sequence: read.sequence,
    summary: read.summary,
    location: read.location,
    description: read.description,
    from: read.startDate.toJSDate().toISOString(),
    until: read.endDate.toJSDate().toISOString(),
    status: read.component.getFirstPropertyValue('status'),
    guest: read.attendees[0]?.getFirstValue() ?? null,
  };
};

it.each([
  ['confirmed', 'REQUEST', 'CONFIRMED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
] as const)(
  'writes an invitation of what is %s that others read as it was meant',
  (state, method, status) => {
    const text = invitationText(
      { ...event, state },
      { guest: 'marina.soler@example.com', organizer: 'bookings@quayside.example.com' },
    );
    expect(readBack(text)).toEqual({
      method,
      uid: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f@bookings.quayside',
      sequence: 3,
      summary: 'Diesel engine service; both, “engines”',
      location: 'Berth B-12, Palma',
      description: 'MY Halcyon\nContact: Jo',
      from: '2026-12-03T08:00:00.000Z',
      until: '2026-12-03T12:00:00.000Z',
      status,
      guest: 'MAILTO:marina.soler@example.com',
    });
  },
);

it('writes a feed whose events do not count as busy times when they are imported', () => {
  const text = feedText('Quayside bookings', [event]);
  expect(readBack(text)).toMatchObject({ method: null, sequence: 3 });
  const window = {
    from: new Date('2026-11-01T00:00:00Z'),
    until: new Date('2027-11-01T00:00:00Z'),
    timeZone: 'UTC',
  };
  expect(busyTimesOf(text, window)).toEqual({ ok: true, value: [] });
});
