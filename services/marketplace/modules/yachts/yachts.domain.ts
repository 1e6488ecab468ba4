import type { BillTo } from '../../../../src/lib/bill-to.ts';

/** A yacht as those see it who work on it; `port` is a slug. */
export interface Yacht {
  readonly id: string;
  readonly name: string;
  readonly port: string | null;
  readonly berth: string | null;
  /** The business for which it was bought last, where that was to be remembered. */
  readonly billTo: BillTo | null;
  /** In their order. */
  readonly places: readonly YachtPlace[];
  readonly version: number;
}

/** A saved berth or address; `port` is a slug. */
export interface YachtPlace {
  readonly name: string;
  readonly port: string;
  /** One of the two. */
  readonly berth: string | null;
  readonly address: string | null;
}

/** Undefined fields are empty or stay unchanged; null clears one. */
export interface YachtInput {
  readonly name: string;
  readonly port?: string | null | undefined;
  readonly berth?: string | null | undefined;
  readonly billTo?: BillTo | null | undefined;
}

/** On how many yachts a person can work. */
export const yachtsMost = 20;
