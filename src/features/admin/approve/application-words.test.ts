import { describe, expect, it } from 'vitest';
import { historyWords, placeOf, sizeOf } from './application-words.ts';
import { readDeskSearch, writeDeskSearch } from './desk-search.ts';
import { tramuntanaLive } from './testing/example-applications.ts';

describe('the history', () => {
  it('tells an approval that makes live in two lines', () => {
    expect(tramuntanaLive.history.map(historyWords)).toEqual([
      'Teo Ferrer sent the application',
      'Ada Marsh began to read the application',
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
      'The payment provider no longer lets it take charges: listings are hidden',
    ],
    ['vendor', 'onboarding_completed', 'active', 'Teo Ferrer', 'Onboarding was completed: listings are live'],
    ['vendor', 'suspend', 'suspended', null, 'Somebody suspended the vendor'],
    ['application', 'company_changed', 'approved', 'Teo Ferrer', 'Teo Ferrer changed what was checked'],
  ] as const)('tells %s %s to %s by %s as %s', (process, command, to, by, words) => {
    const entry = { process, command, from: 'x', to, by, note: null, at: '2026-11-20T08:30:00.000Z' };
    expect(historyWords(entry)).toBe(words);
  });
});

describe('the address', () => {
  const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

  it('is read back as it was written', () => {
    const search = { status: 'in_review', q: 'berg & sons', application: id } as const;
    expect(readDeskSearch(writeDeskSearch(search))).toEqual(search);
  });

  it('says nothing of what goes without saying', () => {
    expect(writeDeskSearch({ status: 'submitted', q: '', application: null }).toString()).toBe('');
  });

  it('is as if it were empty where it makes no sense', () => {
    const nonsense = new URLSearchParams({ status: 'sunk', application: '../../etc', q: 'x'.repeat(300) });
    expect(readDeskSearch(nonsense)).toEqual({ status: 'submitted', q: 'x'.repeat(100), application: null });
  });
});

it.each([
  [{ city: 'Palma', country: 'ES' }, 'Palma, Spain'],
  [{ city: null, country: 'FR' }, 'France'],
  [{ city: 'Gibraltar', country: 'GI' }, 'Gibraltar'],
  [{ city: null, country: null }, null],
])('the place of %j is %s', (vendor, place) => {
  expect(placeOf(vendor)).toBe(place);
});

it.each([
  [1, '1 kB'],
  [88_211, '88 kB'],
  [1_420_000, '1.4 MB'],
  [10_485_760, '10.5 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
