import { lettersApart } from '../../lib/letters-apart.ts';

export interface KnownAddress {
  readonly path: string;
  readonly title: string;
}

const MAX_SUGGESTIONS = 3;
/** Of the longer of the two: beyond this, a likeness is chance. */
const MAX_DIFFERENCE = 0.45;

/** What the user typed, without variations that mean nothing. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '')
    .replaceAll(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');

/** 0 for the same, 1 for nothing in common. One that holds the other whole, or shares its last segment, counts as near. */
function difference(typed: string, known: string): number {
  const far = lettersApart(typed, known) / Math.max(typed.length, known.length, 1);
  const tails = [typed, known].map((path) => path.split('/').at(-1) ?? '');
  const sameTail = tails[0] !== '' && tails[0] === tails[1];
  const holds = known.length > 3 && (typed.includes(known) || (typed.length > 3 && known.includes(typed)));
  return sameTail || holds ? far / 2 : far;
}

/** Up to three known addresses most similar to the typed one, nearest first; none when nothing is similar. */
export function closestAddresses(typedPath: string, known: readonly KnownAddress[]): KnownAddress[] {
  const typed = plain(typedPath);
  return known
    .map((address) => ({ address, apart: difference(typed, plain(address.path)) }))
    .filter(({ address, apart }) => address.path !== '/' && apart <= MAX_DIFFERENCE)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ address }) => address);
}
