import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedOrder, movedKeys, movesOf, type Orders } from './merge-flows-order.ts';

const list = (text: string): string[] => [...text];
const nobody = (): boolean => false;
const merged = (base: string, mine: string, theirs: string, wins: 'mine' | 'theirs' = 'mine'): string =>
  mergedOrder(
    { base: list(base), mine: list(mine), theirs: list(theirs) },
    {
      // A key that one side removed is removed.
      present: new Set(
        list(mine + theirs).filter(
          (key) => (mine.includes(key) && theirs.includes(key)) || !base.includes(key),
        ),
      ),
      wins,
      isFixed: nobody,
    },
  ).join('');

describe('the order of two', () => {
  it.each([
    ['a move of each', 'abcdef', 'cabdef', 'abcdfe', 'cabdfe'],
    ['both moved the same alike', 'abcd', 'cabd', 'cabd', 'cabd'],
    ['both moved the same alike, and something came between', 'abcd', 'cabd', 'cxabd', 'cxabd'],
    ['mine came in beside its neighbour, which they moved', 'abcd', 'abcxd', 'cabd', 'cxabd'],
    ['mine goes with what stays, not with what they moved', 'abcde', 'abdce', 'bacde', 'badce'],
    ['each took out one', 'abcd', 'abd', 'acd', 'ad'],
    ['mine went behind what they took out', 'abcd', 'acbd', 'abd', 'abd'],
    ['both added at the same place', 'ab', 'axb', 'ayb', 'axyb'],
    ['mine came in first', 'abc', 'xabc', 'acb', 'xacb'],
    ['mine came in before what I moved', 'abc', 'xcab', 'abc', 'xcab'],
  ])('has %s', (_, base, mine, theirs, both) => {
    expect(merged(base, mine, theirs)).toBe(both);
  });

  it('is that of the one who wins where both moved the same in different ways', () => {
    expect(merged('abcde', 'cabde', 'abdec')).toBe('cabde');
    expect(merged('abcde', 'cabde', 'abdec', 'theirs')).toBe('abdec');
    expect(merged('abcd', 'bacd', 'acdb')).toBe('bacd');
    expect(merged('abcd', 'bacd', 'acdb', 'theirs')).toBe('acdb');
    expect(merged('abc', 'bac', 'acb')).toBe('bac');
    expect(merged('abc', 'bac', 'acb', 'theirs')).toBe('acb');
  });

  it('takes what is fixed for what the others moved around', () => {
    expect(movedKeys(list('ab'), list('ba'), (key) => key === 'a')).toEqual(new Set(['b']));
    expect(movedKeys(list('ab'), list('ba'), (key) => key === 'b')).toEqual(new Set(['a']));
  });
});

const base = list('abcdefgh');
const shuffled = fc.shuffledSubarray(base, { minLength: base.length, maxLength: base.length });

it('is mine but for what they moved, and theirs but for what I moved, whatever was moved', () => {
  fc.assert(
    fc.property(shuffled, shuffled, (mine, theirs) => {
      const orders: Orders = { base, mine, theirs };
      const order = mergedOrder(orders, { present: new Set(base), wins: 'mine', isFixed: nobody });
      const moves = movesOf(orders, nobody);
      const isTheirs = (key: string): boolean => moves.theirs.has(key);
      const isMine = (key: string): boolean => moves.mine.has(key);
      expect(order.toSorted()).toEqual(base);
      expect(order.filter((key) => !isTheirs(key))).toEqual(mine.filter((key) => !isTheirs(key)));
      expect(order.filter((key) => !isMine(key))).toEqual(theirs.filter((key) => !isMine(key)));
    }),
    { numRuns: 1000 },
  );
});
