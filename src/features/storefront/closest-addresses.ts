import { lettersApart } from '../../lib/letters-apart.ts';

export interface KnownAddress {
  readonly path: string;
  readonly title: string;
}

const MAX_SUGGESTIONS = 3;
/** As a share of the longer address: above this, a similarity is coincidental. */
const MAX_DIFFERENCE = 0.45;

/** The typed text without differences that do not matter. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '')
    .replaceAll(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');

/**
 * 0 for equal addresses, 1 for nothing in common. An address that contains the other one, or has the same last segment,
 * counts as close.
 */
function difference(typed: string, known: string): number {
  const far = lettersApart(typed, known) / Math.max(typed.length, known.length, 1);
  const tails = [typed, known].map((path) => path.split('/').at(-1) ?? '');
  const sameTail = tails[0] !== '' && tails[0] === tails[1];
  const holds = known.length > 3 && (typed.includes(known) || (typed.length > 3 && known.includes(typed)));
  return sameTail || holds ? far / 2 : far;
}

/** Up to three known addresses most similar to the typed one, closest first; empty if none is similar. */
export function closestAddresses(typedPath: string, known: readonly KnownAddress[]): KnownAddress[] {
  const typed = plain(typedPath);
  return known
    .map((address) => ({ address, apart: difference(typed, plain(address.path)) }))
    .filter(({ address, apart }) => address.path !== '/' && apart <= MAX_DIFFERENCE)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ address }) => address);
}
