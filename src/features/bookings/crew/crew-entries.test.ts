import { describe, expect, it } from 'vitest';
import { crewEntries, crewSummary, type CrewCalendarEntry } from './crew-entries.ts';

const booking: CrewCalendarEntry = {
  kind: 'booking',
  id: 'b1',
  title: 'Radar survey',
  detail: 'Lord Howe Electronics',
  status: 'confirmed',
  waitsFor: null,
  startsAt: '2026-11-25T22:00:00.000Z',
  endsAt: '2026-11-26T13:00:00.000Z',
  on: null,
  timeZone: 'Australia/Lord_Howe',
};
const delivery: CrewCalendarEntry = {
  ...booking,
  kind: 'delivery',
  id: 'o1',
  title: 'Delivery of Q-10017',
  status: 'dispatched',
  startsAt: null,
  endsAt: null,
  on: '2026-11-26',
  timeZone: null,
};

describe('an entry of the calendar', () => {
  it('is on the days that its port has, and does not reach the day that begins as it ends', () => {
    // From 09:00 to midnight on Lord Howe, which is eleven hours ahead of UTC.
    const [entry] = crewEntries([booking]);
    expect([entry?.first, entry?.last, entry?.time?.clock]).toEqual([
      '2026-11-26',
      '2026-11-26',
      'Lord Howe time',
    ]);
  });

  it('leads to its booking or its order, in the words of its state', () => {
    expect(
      crewEntries([booking, delivery]).map(({ href, state, title }) => [href, state.label, title]),
    ).toEqual([
      ['/crew/bookings/completed/details?booking=b1', 'Confirmed', 'Radar survey'],
      ['/crew/orders-management/o1', 'On its way', 'Delivery of Q-10017'],
    ]);
  });

  it('says who asks to move it', () => {
    const moved: CrewCalendarEntry = { ...booking, status: 'reschedule_proposed' };
    const labels = (['buyer', 'provider'] as const).map(
      (waitsFor) => crewEntries([{ ...moved, waitsFor }])[0]?.state.label,
    );
    expect(labels).toEqual(['Provider asks to move it', 'You asked to move it']);
  });

  it('says that a delivery is expected, until it is there', () => {
    const entries = ['dispatched', 'ready_for_collection', 'delivered'].map((status) => ({
      ...delivery,
      status,
    }));
    expect(crewEntries(entries).map(({ untimed }) => untimed)).toEqual([
      'Expected',
      'To be collected',
      'Received',
    ]);
  });

  it('has a state of its own name where only a newer server knows it', () => {
    const [entry] = crewEntries([{ ...booking, status: 'under_review' }]);
    expect(entry?.state).toEqual({ label: 'under review', tone: 'neutral' });
  });

  it('is on no day without a time or a date', () => {
    expect(crewEntries([{ ...delivery, on: null }])).toEqual([]);
  });
});

it('counts bookings and deliveries apart', () => {
  const entries = crewEntries([booking, delivery, { ...delivery, id: 'o2' }]);
  expect(crewSummary(entries)).toBe('1 booking, 2 deliveries');
  expect(crewSummary(entries.slice(0, 1))).toBe('1 booking');
});
