import type { DrawnPage } from './drawn-pages.ts';

/** An offer of a drawn list, known because the list was drawn from it. */
interface DrawnOffer {
  readonly name: string;
  readonly variant?: string;
  readonly price: number;
}

export interface DrawnList {
  readonly pages: readonly DrawnPage[];
  readonly offers: readonly DrawnOffer[];
  readonly currency: string;
}

/** The formats and words of a list in one language. */
export interface Tongue {
  readonly code: string;
  readonly currency: string;
  readonly money: (amount: number) => string;
  readonly plain: (amount: number) => string;
  readonly heads: { readonly code: string; readonly name: string; readonly price: string };
  readonly sections: readonly string[];
  readonly names: readonly string[];
  readonly longNames: readonly (readonly [first: string, second: string])[];
  readonly told: readonly string[];
  readonly sizes: readonly string[];
  readonly seasons: readonly [high: string, low: string];
  readonly pieces: string;
  readonly from: string;
}

/** Pseudo-random numbers that are the same on each run. */
export function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export interface Drawing {
  readonly tongue: Tongue;
  readonly lot: (below: number) => number;
}

export const priceOf = (lot: Drawing['lot']): number => 3 + lot(180) + ([0, 0.5, 0.9, 0.95][lot(4)] ?? 0);

export const title = (text: string) => ({ x: 60, y: 60, text, size: 18 });
export const codeOf = (at: number, lot: Drawing['lot']) => `${'ABCD'[at % 4]}${100 + at * 7 + lot(5)}`;
