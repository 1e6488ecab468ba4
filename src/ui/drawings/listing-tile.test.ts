import { describe, expect, it } from 'vitest';

import { listingTint, TINT_COUNT } from './listing-tint.ts';

const NAMES = Array.from({ length: 400 }, (_, index) => `Impeller kit ${index}`);

describe('listingTint', () => {
  it('gives the same name the same look', () => {
    expect(listingTint('Teak cleaner 5 l')).toEqual(listingTint('Teak cleaner 5 l'));
  });

  it('ignores case, outer spaces and the Unicode form of accents', () => {
    expect(listingTint('  CRÈME for leather ')).toEqual(listingTint('cre\u0300me for leather'));
  });

  it('keeps the look of a known name, so that tiles do not change between releases', () => {
    expect(listingTint('Yachtline 14 mm')).toEqual({ tint: 4, sunX: 268, mirrored: false });
  });

  it('answers for an empty name and for one outside the Latin script', () => {
    for (const name of ['', '船灯', '⚓️']) {
      expect(listingTint(name).tint).toBeLessThan(TINT_COUNT);
    }
  });

  it('spreads names that differ in one figure over every tint, none more than twice its share', () => {
    const counts = Array.from({ length: TINT_COUNT }, () => 0);
    for (const name of NAMES) {
      const { tint } = listingTint(name);
      counts[tint] = (counts[tint] ?? 0) + 1;
    }
    const share = NAMES.length / TINT_COUNT;
    expect(counts.filter((count) => count < share / 2 || count > share * 2)).toEqual([]);
  });

  it('varies the sun and the side too, so that two tiles of one tint still differ', () => {
    const suns = new Set(NAMES.map((name) => listingTint(name).sunX));
    const sides = new Set(NAMES.map((name) => listingTint(name).mirrored));
    expect([...suns].sort((a, b) => a - b)).toEqual([52, 88, 124, 160, 196, 232, 268]);
    expect(sides.size).toBe(2);
  });
});
