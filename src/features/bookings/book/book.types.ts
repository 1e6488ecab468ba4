import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { components } from '../../../api/index.ts';
import type { BillTo, BookingEvent, bookingMachine } from '../../../machines/booking/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';

type Schemas = components['schemas'];

export type ServiceCard = Schemas['ServiceCard'];
export type Slots = Schemas['Slots'];
export type HeldTime = Schemas['BookingRow'];
export type Yacht = Schemas['Yacht'];
type Port = Schemas['Port'];

/** What a view reads of the machine's snapshot. */
export type BookingSnapshot = Pick<
  SnapshotFrom<typeof bookingMachine>,
  'machine' | '_nodes' | 'context' | 'matches' | 'hasTag'
>;

type Failed = ApiQuery<unknown>['failed'];

/** The services to choose from, as they are searched. */
export interface ServiceSearch {
  readonly query: string;
  readonly port: string;
  readonly onSearch: (query: string) => void;
  readonly onPort: (port: string) => void;
  /** Undefined while they are read for the first time. */
  readonly found: { readonly items: readonly ServiceCard[]; readonly total: number } | undefined;
  readonly failed: Failed;
}

/** The free times of the chosen work. */
export interface SlotsRead {
  /** Undefined while they are read, and while the place is not chosen. */
  readonly slots: Slots | undefined;
  /** The start of the time that is chosen, or that was before it was lost. */
  readonly near: string | null;
  readonly failed: Failed;
  readonly isFetching: boolean;
  /** The first day of another month: 2026-12-01. */
  readonly onMonth: (from: string) => void;
}

/** The props of every step: the machine's snapshot, where to send events, and what is read beside it. */
export interface StepProps {
  readonly snapshot: BookingSnapshot;
  readonly send: (event: BookingEvent) => void;
  readonly search: ServiceSearch;
  readonly slots: SlotsRead;
  /** Other times that are held and not paid yet. */
  readonly held: readonly HeldTime[];
  readonly yachts: readonly Yacht[];
  readonly ports: readonly Port[];
  /** The key under which this is held once. */
  readonly holdKey: () => string;
  /** Adds a yacht in a dialog; null where that is not possible. */
  readonly onAddYacht: (() => void) | null;
  /** Remembers for which business a yacht is booked for. */
  readonly onRemember: (yacht: Yacht, billTo: BillTo) => void;
  /** The files of the held booking, to look at and add to; null where there are none. */
  readonly files: ReactNode;
}
