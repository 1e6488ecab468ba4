import { lettersApart } from './letters-apart.ts';

const fewestOfMisspelt = 5;

/** One letter is added, missing or changed, or two are swapped; the first is the same, and there are at least five. */
export function isMisspelt(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < fewestOfMisspelt || one[0] !== other[0]) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  const isTurned = [...one].sort().join('') === [...other].sort().join('');
  return lettersApart(one, other) <= (isTurned ? 2 : 1);
}
