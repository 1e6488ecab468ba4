import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type Money = Schemas['Money'];
export type Slot = Schemas['Slot'];
export type Slots = Schemas['Slots'];
export type Booking = Schemas['Booking'];
export type BookingRow = Schemas['BookingRow'];
export type BookingStatus = Schemas['BookingStatus'];
export type BookingTab = Schemas['BookingTab'];
export type BookingCounts = Schemas['BookingCounts'];
export type BookingAction = Schemas['BookingAction'];
export type BookingActRequest = Schemas['BookingActRequest'];
export type BookingDispute = Schemas['BookingDispute'];
export type BookingPlace = Schemas['BookingPlace'];
export type BookingFile = Schemas['BookingFile'];
export type BookingTimelineEntry = Schemas['BookingTimelineEntry'];
export type Cancellation = Schemas['Cancellation'];
export type PlaceKind = Schemas['PlaceKind'];
export type Supplement = Schemas['Supplement'];
export type SupplementStatus = Schemas['SupplementStatus'];
export type SupplementAction = Schemas['SupplementAction'];

/** The role of the reader of a booking: what a provider has to answer, its buyer waits for. */
export type BookingReader = 'buyer' | 'provider' | 'admin';
