import type { Typed } from './typed.ts';

// Limits in the contract.
const pointsMost = 12;
const charactersMost = 120;

/** "Filters and oil; Written report". */
export const includedText = (points: readonly string[]): string => points.join('; ');

/** What a price includes: a semicolon-separated list, possibly empty. */
export function readIncluded(text: string): Typed<string[]> {
  const points = text
    .split(';')
    .map((point) => point.trim())
    .filter((point) => point !== '');
  if (points.length > pointsMost)
    return { problem: `Enter at most ${pointsMost} points, separated by semicolons.` };
  if (points.some((point) => point.length > charactersMost))
    return {
      problem: `Each point can have at most ${charactersMost} characters. Separate points with semicolons.`,
    };
  return { value: points };
}
