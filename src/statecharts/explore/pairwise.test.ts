import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPairs } from './pairwise.ts';

const pairs = (atoms: readonly string[]) =>
  atoms.flatMap((one, index) => atoms.slice(index + 1).map((other) => `${one} ${other}`));

describe('coverPairs', () => {
  it('keeps every state that stands alone, in its order', () => {
    const alone = [{ atoms: ['a'] }, { atoms: ['b'] }];
    expect(coverPairs(alone)).toEqual(alone);
  });

  it('shows every pair that any candidate shows, with few of them', () => {
    const regions = fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
    );
    fc.assert(
      fc.property(regions, ([one, two, three]) => {
        const all = Array.from({ length: one * two * three }, (_, index) => ({
          atoms: [
            `a${index % one}`,
            `b${Math.floor(index / one) % two}`,
            `c${Math.floor(index / (one * two))}`,
          ],
        }));
        const chosen = coverPairs(all);
        expect(new Set(chosen.flatMap(({ atoms }) => pairs(atoms)))).toEqual(
          new Set(all.flatMap(({ atoms }) => pairs(atoms))),
        );
        expect(chosen).toEqual(all.filter((candidate) => chosen.includes(candidate)));
        if (all.length > 30) expect(chosen.length).toBeLessThan(all.length / 1.5);
      }),
    );
  });
});
