import type { components } from '../../../api/index.ts';
import type { Typed } from './typed.ts';

type PlaceKind = components['schemas']['PlaceKind'];

/** Labels of the places where a provider works. */
const words: Readonly<Record<PlaceKind, string>> = {
  berth: 'at the berth',
  yard: 'at our yard',
  remote: 'remotely',
};

/** Prefixes that people type. */
const kindOf: readonly (readonly [RegExp, PlaceKind])[] = [
  [/\b(?:berth|board)\b/, 'berth'],
  [/\byard\b/, 'yard'],
  [/\bremote(?:ly)?\b/, 'remote'],
];

/** "at the berth, at our yard". */
export const placeKindsText = (kinds: readonly PlaceKind[]): string =>
  kinds.map((kind) => words[kind]).join(', ');

/** The places in a comma-separated text; duplicates count once. */
export function readPlaceKinds(text: string): Typed<PlaceKind[]> {
  const parts = text
    .toLowerCase()
    .split(/[,;]|\band\b|\bor\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const kinds = parts.map((part) => kindOf.find(([pattern]) => pattern.test(part))?.[1]);
  const known = kinds.filter((kind) => kind !== undefined);
  if (known.length === 0 || known.length < kinds.length)
    return { problem: 'Enter one or more of: at the berth, at our yard, remotely.' };
  return { value: [...new Set(known)] };
}
