import { describe, expect, it } from 'vitest';
import { emptyDraft, type BookingDraft, type StepName } from '../../../machines/booking/index.ts';
import { addressOf, chosenIn, stepIn } from './book-address.ts';

const draft: BookingDraft = {
  ...emptyDraft,
  serviceId: 'service-1',
  placeKind: 'berth',
  port: 'palma',
  quantity: 3,
  startsAt: '2026-12-03T08:00:00.000Z',
  details: { ...emptyDraft.details, berth: 'B-12', note: 'Private.' },
};

const partsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return { pathname, params: searchParams };
};

describe('the address of a step', () => {
  it.each(['service', 'slot', 'details', 'billing', 'review'] as const)('leads back to it: %s', (step) => {
    const { pathname, params } = partsOf(addressOf(step, draft, null));
    expect(stepIn(pathname, params)).toBe(step);
  });

  it.each(['slot', 'details', 'billing', 'review'] as const)('has in it what was chosen: %s', (step) => {
    const { serviceId, placeKind, port, quantity, startsAt } = draft;
    const { params } = partsOf(addressOf(step, draft, null));
    expect(chosenIn(params)).toEqual({ serviceId, placeKind, port, quantity, startsAt });
  });

  it('says nothing of what was typed', () => {
    for (const step of ['slot', 'details', 'review'] satisfies StepName[])
      expect(addressOf(step, draft, null)).not.toMatch(/B-12|Private/);
  });

  it.each([
    ['payment', '/crew/booking/confirm-booking?booking=b-1'],
    ['answer', '/crew/booking/status?booking=b-1'],
  ] as const)('names the booking once there is one: %s', (step, address) => {
    expect(addressOf(step, draft, 'b-1')).toBe(address);
  });
});

describe('a link from elsewhere', () => {
  it.each([
    ['/crew/booking/select-service', 'service'],
    ['/crew/booking/select-service?service=service-1', null],
    ['/crew/booking/new-create-booking?service=service-1', null],
    ['/crew/booking/new-create-booking?step=nonsense', null],
  ])('%s names the step %s', (address, step) => {
    const { pathname, params } = partsOf(address);
    expect(stepIn(pathname, params)).toBe(step);
  });

  it('is read as far as it makes sense', () => {
    const params = new URLSearchParams('service=&place=moon&quantity=-2&start=tomorrow');
    expect(chosenIn(params)).toEqual({
      serviceId: null,
      placeKind: null,
      port: null,
      quantity: 1,
      startsAt: null,
    });
  });
});
