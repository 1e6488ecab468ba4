import { cleanLine, cleanText } from '../../../platform/clean-text.ts';
import type { BillTo, PlaceKind } from '../bookings.domain.ts';
import type { WantedBooking } from './hold.domain.ts';

/** A buyer's request (contract: BookingGiven). Dates as YYYY-MM-DD. */
export interface BookingGiven {
  readonly serviceId: string;
  readonly placeKind: PlaceKind;
  readonly port: string | null;
  readonly quantity: number;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
  readonly yachtId?: string | null | undefined;
  readonly berth?: string | null | undefined;
  readonly contact?: string | null | undefined;
  readonly latestUsefulOn?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly billTo?: BillTo | null | undefined;
  readonly poNumber?: string | null | undefined;
  readonly costCentre?: string | null | undefined;
}

/** The request with cleaned texts. */
export const wantedOf = (given: BookingGiven): WantedBooking => ({
  serviceId: given.serviceId,
  placeKind: given.placeKind,
  port: given.placeKind === 'remote' ? null : given.port,
  quantity: given.quantity,
  startsAt: new Date(given.startsAt),
  expectedTotal: given.expectedTotal,
  yachtId: given.yachtId ?? null,
  berth: cleanLine(given.berth ?? '') || null,
  contact: cleanLine(given.contact ?? '') || null,
  latestUsefulOn: given.latestUsefulOn ?? null,
  note: cleanText(given.note ?? '') || null,
  billTo: given.billTo ?? null,
  poNumber: cleanLine(given.poNumber ?? '') || null,
  costCentre: cleanLine(given.costCentre ?? '') || null,
});
