import type { BillTo } from '../../../../src/lib/bill-to.ts';
import type { YachtPersonRole, YachtRole } from '../../platform/db/approval-tables.ts';

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
  /** What the reader is for it. */
  readonly role: YachtRole;
  /** The reader's, in minor units; null: none. */
  readonly spendingLimitMinor: number | null;
  /** Whom its owner lets buy for it, in their order; for the owner alone. */
  readonly people: readonly YachtPerson[];
  readonly version: number;
}

/** Named by the address of their crew account, which need not be there yet. */
export interface YachtPerson {
  readonly email: string;
  readonly role: YachtPersonRole;
  /** What they may order in 24 hours without an approval, in minor units of the market's currency; null: no limit, as for every approver. */
  readonly spendingLimitMinor: number | null;
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
