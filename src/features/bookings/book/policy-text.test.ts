import { expect, it } from 'vitest';
import { policyText } from './policy-text.ts';

const terms = {
  policy: 'moderate',
  startsAt: '2026-12-03T08:00:00.000Z',
  timeZone: 'Europe/Madrid',
  port: 'Palma',
  total: { amountMinor: 43_560, currency: 'EUR' },
} as const;

it('names the limit and the figure while cancelling costs nothing', () => {
  expect(policyText(terms, new Date('2026-11-25T09:00:00.000Z'))).toBe(
    'Cancel free of charge until Mon 30 Nov, 09:00 in Palma: you get €435.60 back. After that, nothing is refunded.',
  );
});

it('names the figure of both cases where the provider may confirm after the limit', () => {
  expect(policyText(terms, new Date('2026-11-28T08:00:00.000Z'))).toBe(
    'If the provider confirms before Mon 30 Nov, 09:00 in Palma, you can cancel free of charge until then and get €435.60 back. If they confirm later, nothing is refunded if you cancel: the provider keeps €435.60. Until they confirm, you can withdraw and pay nothing.',
  );
});

it('says who keeps the price once the limit has passed', () => {
  expect(policyText(terms, new Date('2026-11-30T08:00:00.000Z'))).toBe(
    'If you cancel after the provider has confirmed, nothing is refunded: the provider keeps €435.60.',
  );
});
