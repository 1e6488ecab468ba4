import { describe, expect, it } from 'vitest';
import { historyText, cityAndCountry, sizeOf } from './application-texts.ts';
import { tramuntanaLive } from './testing/example-applications.ts';

describe('the history', () => {
  it('tells an approval that makes live in two lines', () => {
    expect(tramuntanaLive.history.map(historyText)).toEqual([
      'Teo Ferrer sent the application',
      'Ada Marsh started reviewing the application',
      'Ada Marsh approved the application',
      'The listings are live',
    ]);
  });

  it.each([
    ['vendor', 'approve', 'approved', 'Ada Marsh', null],
    [
      'vendor',
      'charges_disabled',
      'restricted',
      null,
      'The payment provider disabled charges: listings are hidden',
    ],
    ['vendor', 'onboarding_completed', 'active', 'Teo Ferrer', 'Onboarding was completed: listings are live'],
    ['vendor', 'suspend', 'suspended', null, 'Someone suspended the vendor'],
    ['application', 'company_changed', 'approved', 'Teo Ferrer', 'Teo Ferrer changed company details'],
  ] as const)('tells %s %s to %s by %s as %s', (process, command, to, by, words) => {
    const entry = { process, command, from: 'x', to, by, note: null, at: '2026-11-20T08:30:00.000Z' };
    expect(historyText(entry)).toBe(words);
  });
});

it.each([
  [{ city: 'Palma', country: 'ES' }, 'Palma, Spain'],
  [{ city: null, country: 'FR' }, 'France'],
  [{ city: 'Gibraltar', country: 'GI' }, 'Gibraltar'],
  [{ city: null, country: null }, null],
])('the place of %j is %s', (vendor, place) => {
  expect(cityAndCountry(vendor)).toBe(place);
});

it.each([
  [1, '1 kB'],
  [88_211, '88 kB'],
  [1_420_000, '1.4 MB'],
  [10_485_760, '10.5 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
