import { lettersApart } from '../../lib/letters-apart.ts';

export interface KnownAddress {
  /** With its query, if it needs one. */
  readonly path: string;
  readonly title: string;
  /** Behind the sign-in, for the role in its first segment. */
  readonly isSignedIn?: boolean;
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

/** The fewest letters with which two last segments must begin alike to mean the same: "finance", "financial-management". */
const MIN_SHARED_START = 5;

function beginAlike(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length);
  return one === other
    ? shortest > 0
    : shortest >= MIN_SHARED_START && one.slice(0, MIN_SHARED_START) === other.slice(0, MIN_SHARED_START);
}

/**
 * 0 for equal addresses, 1 for nothing in common. An address that contains the other one, or has the same last segment
 * or one that begins alike, counts as close.
 */
function difference(typed: string, known: string): number {
  const far = lettersApart(typed, known) / Math.max(typed.length, known.length, 1);
  const lastSegment = (path: string): string => path.split('/').at(-1) ?? '';
  const sameEnd = beginAlike(lastSegment(typed), lastSegment(known));
  const holds = known.length > 3 && (typed.includes(known) || (typed.length > 3 && known.includes(typed)));
  return sameEnd || holds ? far / 2 : far;
}

/** The first segment of an address: of pages behind the sign-in it is the role. */
export const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** What people may type for a page: its path, or its title below the role, "/crew/bookings". */
const namesOf = ({ path, title, isSignedIn = false }: KnownAddress): readonly string[] => [
  path.split('?')[0] ?? path,
  ...(isSignedIn ? [`${firstPart(path)}/${title}`] : []),
];

/**
 * Up to three known addresses most similar to the typed one, closest first; only the first if it is exactly a page behind the sign-in; empty
 * if none is similar.
 */
export function closestAddresses(typedPath: string, known: readonly KnownAddress[]): KnownAddress[] {
  const typed = plain(typedPath);
  const near = known
    .map((address) => ({
      address,
      apart: Math.min(...namesOf(address).map((name) => difference(typed, plain(name)))),
    }))
    .filter(({ address, apart }) => address.path !== '/' && apart <= MAX_DIFFERENCE)
    .sort((a, b) => a.apart - b.apart);
  const isNamed = near[0]?.apart === 0 && near[0].address.isSignedIn === true;
  return near.slice(0, isNamed ? 1 : MAX_SUGGESTIONS).map(({ address }) => address);
}
