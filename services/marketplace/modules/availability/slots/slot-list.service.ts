import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { sumsOf, type TradeSums } from '../../../../../src/lib/trade-sums.ts';
import type { PlaceKind } from '../../../platform/db/booking-tables.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import { decideServiceTax } from '../../tax/index.ts';
import { farDate, type AvailabilityParts } from '../availability.parts.ts';
import { firstFree } from './next-free.service.ts';
import { minutesOf, offeredWork, type NotOffered, type Offer } from './offer.domain.ts';
import { findOffers, isBookingOf } from './offer.repository.ts';
import { canBeBooked, freeSlots } from '../placement.service.ts';
import { slotFinder } from './slots.domain.ts';
import { dateOf, dayOf, isFarDate } from '../zone-clock.domain.ts';

interface SlotsWanted {
  readonly placeKind?: PlaceKind | undefined;
  /** Required unless the work is remote. */
  readonly port?: string | null | undefined;
  readonly quantity: number;
  /** YYYY-MM-DD; today by default. */
  readonly from?: string | undefined;
  readonly days: number;
  /** A booking to be moved: its own period counts as free. */
  readonly bookingId?: string | undefined;
}

/** Days without a free time are left out; `until` is the last one that was checked. */
interface SlotList {
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly wholeDays: boolean;
  readonly noticeHours: number;
  readonly currency: string;
  readonly unitPriceMinor: number;
  readonly sums: TradeSums;
  readonly from: string;
  readonly until: string;
  readonly days: readonly {
    readonly date: string;
    readonly slots: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
  }[];
  readonly nextStartsAt: Date | null;
}

type SlotsRefusal =
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'SLOT_NOT_OFFERED'; readonly what: NotOffered }
  | Invalid;

/** The default place: the first that matches the port, or remote. */
const placeIn = ({ placeKinds }: Offer, hasPort: boolean): PlaceKind | null =>
  placeKinds.find((kind) => (kind === 'remote') !== hasPort) ?? (hasPort ? (placeKinds[0] ?? null) : null);

/** The free times of a service, and its price (contract: listSlots). */
export async function listSlots(
  { db, clock }: AvailabilityParts,
  serviceId: string,
  { placeKind, port = null, quantity, from, days, bookingId }: SlotsWanted,
): Promise<Result<SlotList, SlotsRefusal>> {
  const offer = (await findOffers(db, [serviceId])).get(serviceId);
  const movedSourceId =
    bookingId !== undefined && (await isBookingOf(db, bookingId, serviceId)) ? bookingId : null;
  if (offer === undefined || !canBeBooked(offer, movedSourceId)) return refuse({ code: 'NOT_FOUND' });
  if (from !== undefined && isFarDate(from)) return refuse(farDate('from'));
  const kind = placeKind ?? placeIn(offer, port !== null);
  if (kind === null || (kind !== 'remote' && port === null))
    return refuse(invalid('port', 'Please choose a port.', 'required'));
  const offered = offeredWork(offer, { placeKind: kind, port, quantity });
  if (!offered.ok) return refuse({ code: 'SLOT_NOT_OFFERED', what: offered.error });

  const { rules, work } = offered.value;
  const finder = slotFinder(rules, work, clock.now());
  const first = from === undefined ? finder.firstDay : dayOf(from);
  const last = first + days - 1;
  const free = await freeSlots(db, { offer, finder }, { from: first, until: last, movedSourceId });
  const isFromToday = first <= finder.firstDay;
  const sought = { offer, finder, from: finder.firstDay, until: finder.lastDay };
  const next =
    isFromToday && free[0] !== undefined
      ? free[0]
      : (await firstFree(db, [sought], movedSourceId)).get(serviceId);
  const { priceMinor: unitPriceMinor, currency } = offer;
  return ok({
    timeZone: rules.timeZone,
    durationMinutes: minutesOf(offer, work),
    wholeDays: finder.wholeDays,
    noticeHours: rules.noticeHours,
    currency,
    unitPriceMinor,
    sums: sumsOf([{ unitPriceMinor, quantity, taxBps: rateOf(offer, kind, port) }], 0),
    from: dateOf(first),
    until: dateOf(last),
    days: [...Map.groupBy(free, ({ day }) => day)].map(([day, slots]) => ({
      date: dateOf(day),
      slots: slots.map(({ startsAt, endsAt }) => ({
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      })),
    })),
    nextStartsAt: next === undefined ? null : new Date(next.startsAt),
  });
}

/**
 * The tax of a private person at that place, in basis points, as a booking decides it. If it can't be decided the
 * listing's rate is shown, and the booking asks for the billing details.
 */
function rateOf(
  { ports, sellerCountry, sellerVatNumber, taxBps }: Offer,
  placeKind: PlaceKind,
  port: string | null,
): number {
  const listingRateBps = taxBps ?? 0;
  const decided = decideServiceTax({
    seller: { country: sellerCountry ?? '', vatRegistered: sellerVatNumber !== null },
    billTo: null,
    placeKind,
    portCountry: ports.find(({ slug }) => slug === port)?.country ?? null,
    listingRateBps,
  });
  return decided.ok ? decided.value.rateBps : listingRateBps;
}
