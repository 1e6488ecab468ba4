import { describe, expect, it } from 'vitest';
import { company, details } from '../../../machines/booking/testing/examples.ts';
import { emptyDraft } from '../../../machines/booking/index.ts';
import {
  forgetHoldKey,
  holdKeyFor,
  saveDraft,
  readDraft,
  settleDraft,
  type DraftStorage,
} from './draft-store.ts';

function memory(first: Readonly<Record<string, string>> = {}): DraftStorage {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const typed = { serviceId: 'service-1', details, billTo: company, settled: ['details' as const] };

describe('what was typed', () => {
  it('is there again for the same service', () => {
    const storage = memory();
    saveDraft(storage, typed);
    expect(readDraft(storage, 'service-1')).toEqual({ details, billTo: company, settled: ['details'] });
  });

  it('gives another service what is true of the yacht alone', () => {
    const storage = memory();
    saveDraft(storage, typed);
    expect(readDraft(storage, 'service-2')).toEqual({
      details: { ...details, latestUsefulOn: null, note: null, poNumber: null },
      billTo: company,
      settled: [],
    });
  });

  it('gives another booking of the same all but the order number once it is paid, and asks for each step again', () => {
    const storage = memory();
    saveDraft(storage, typed);
    settleDraft(storage);
    expect(readDraft(storage, 'service-1')).toEqual({
      details: { ...details, poNumber: null },
      billTo: company,
      settled: [],
    });
  });

  it.each(['', '[]', '{"details":7,"billTo":{"status":"king"},"settled":"all"}', 'no json'])(
    'is nothing where the storage holds %j',
    (text) => {
      expect(readDraft(memory({ 'quayside:booking-draft': text }), null)).toEqual({
        details: emptyDraft.details,
        billTo: null,
        settled: [],
      });
    },
  );

  it('is no reason to fail where the browser has no room for it', () => {
    const full: DraftStorage = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => saveDraft(full, typed)).not.toThrow();
  });
});

describe('the key of a hold', () => {
  it('is the same for the same wish, and another for another or after it is over', () => {
    const storage = memory();
    let count = 0;
    const newKey = () => `key-${(count += 1)}`;
    const keyFor = (wish: unknown) => holdKeyFor(storage, wish, newKey);
    expect([keyFor({ at: 1 }), keyFor({ at: 1 }), keyFor({ at: 2 })]).toEqual(['key-1', 'key-1', 'key-2']);
    forgetHoldKey(storage);
    expect(keyFor({ at: 2 })).toBe('key-3');
  });
});
