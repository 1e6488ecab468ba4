import { expect, it } from 'vitest';
import { expectedText } from './expected-text.ts';

const berth = {
  deliveryKind: 'berth',
  deliveryDays: { from: 1, to: 2 },
  readyOn: null,
  latestReadyOn: null,
} as const;

it('what is not agreed yet has the time it was bought with', () => {
  expect(expectedText({ ...berth, status: 'pending_confirmation' })).toEqual({
    label: 'Delivery',
    when: '1 to 2 days after it’s confirmed',
  });
  expect(expectedText({ ...berth, status: 'reserved', deliveryDays: { from: 0, to: 0 } })?.when).toBe(
    'on the day it’s confirmed',
  );
  const unsaid = { ...berth, deliveryKind: 'collection', deliveryDays: null } as const;
  expect(expectedText({ ...unsaid, status: 'change_proposed' })).toEqual({
    label: 'Ready to collect',
    when: 'on a day that is named when it’s confirmed',
  });
});

it('what was agreed has its day, and what is there or never comes has none', () => {
  expect(expectedText({ ...berth, status: 'preparing', readyOn: '2126-11-27' })?.label).toBe('Expected on');
  expect(
    expectedText({ ...berth, status: 'confirmed', readyOn: '2126-11-27', latestReadyOn: '2126-11-30' }),
  ).toEqual({ label: 'Expected between', when: 'Wed 27 Nov 2126 and Sat 30 Nov 2126' });
  expect(
    expectedText({
      ...berth,
      deliveryKind: 'collection',
      status: 'ready_for_collection',
      readyOn: '2126-11-27',
    }),
  ).toEqual({ label: 'Ready to collect since', when: 'Wed 27 Nov 2126' });
  expect(expectedText({ ...berth, status: 'delivered', readyOn: '2126-11-27' })).toBeNull();
  expect(expectedText({ ...berth, status: 'declined' })).toBeNull();
});
