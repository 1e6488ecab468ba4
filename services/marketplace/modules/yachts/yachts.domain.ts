import type { BillTo } from '../../../../src/lib/bill-to.ts';
import type { YachtPersonRole, YachtRole } from '../../platform/db/approval-tables.ts';

/** A yacht as seen by those who work on it; `port` is a slug. */
export interface Yacht {
  readonly id: string;
  readonly name: string;
  readonly port: string | null;
  readonly berth: string | null;
  /** The business for which it was last bought, if that was to be stored. */
  readonly billTo: BillTo | null;
  /** In order. */
  readonly places: readonly YachtPlace[];
  /** The reader's role for it. */
  readonly role: YachtRole;
  /** The reader's limit, in minor units; null: none. */
  readonly spendingLimitMinor: number | null;
  /** Everyone who may buy for it, in order; only for its owner. */
  readonly people: readonly YachtPerson[];
  readonly version: number;
}

/** Identified by the address of a crew account, which need not exist yet. */
export interface YachtPerson {
  readonly email: string;
  readonly role: YachtPersonRole;
  /**
   * What they may order within 24 hours without an approval, in minor units of the market's currency; null: no limit,
   * as for every approver.
   */
  readonly spendingLimitMinor: number | null;
}

/** A saved berth or address; `port` is a slug. */
export interface YachtPlace {
  readonly name: string;
  readonly port: string;
  /** Either this or the other. */
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

/** The maximum number of yachts per user. */
export const yachtsMost = 20;
