import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { components } from '../../../api/index.ts';
import type { BillTo, BookingEvent, bookingMachine, BookingPrice } from '../../../machines/booking/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';

type Schemas = components['schemas'];

export type ServiceCard = Schemas['ServiceCard'];
export type Slots = Schemas['Slots'];
export type HeldTime = Schemas['BookingRow'];
export type Yacht = Schemas['Yacht'];
type Port = Schemas['Port'];

/** The parts of the machine's snapshot that views read. */
export type BookingSnapshot = Pick<
  SnapshotFrom<typeof bookingMachine>,
  'machine' | '_nodes' | 'context' | 'matches' | 'hasTag'
>;

type Failed = ApiQuery<unknown>['failed'];

/** The services to choose from, and the search. */
export interface ServiceSearch {
  readonly query: string;
  readonly port: string;
  readonly onSearch: (query: string) => void;
  readonly onPort: (port: string) => void;
  /** Undefined during the first load. */
  readonly found: { readonly items: readonly ServiceCard[]; readonly total: number } | undefined;
  readonly failed: Failed;
}

/** The free times of the chosen service. */
export interface SlotsRead {
  /** Undefined while loading, and until a place is chosen. */
  readonly slots: Slots | undefined;
  /** The start of the chosen time, or of the one that was lost. */
  readonly near: string | null;
  readonly failed: Failed;
  readonly isFetching: boolean;
  /** Called with the first day of another month: 2026-12-01. */
  readonly onMonth: (from: string) => void;
}

/** Props of every step: the machine's snapshot, where to send events, and the data loaded next to it. */
export interface StepProps {
  readonly snapshot: BookingSnapshot;
  readonly send: (event: BookingEvent) => void;
  readonly search: ServiceSearch;
  readonly slots: SlotsRead;
  /** Other held times that are not paid yet. */
  readonly held: readonly HeldTime[];
  readonly yachts: readonly Yacht[];
  readonly ports: readonly Port[];
  /** Returns the idempotency key of the hold. */
  readonly holdKey: () => string;
  /** Adds a yacht in a dialog; null where that is not possible. */
  readonly onAddYacht: (() => void) | null;
  /** What the business of `onBusiness` pays; null while that is not known. */
  readonly businessPrice?: BookingPrice | null;
  /** Asks for the price of a business, or of none. */
  readonly onBusiness?: (business: BillTo | null) => void;
  /** Saves which business a yacht is booked for. */
  readonly onRemember: (yacht: Yacht, billTo: BillTo) => void;
  /** The files of the held booking; null if it has none. */
  readonly files: ReactNode;
}
