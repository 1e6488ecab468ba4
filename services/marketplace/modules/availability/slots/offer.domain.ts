import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import {
  daysFor,
  minutesFor,
  quantityMax,
  type ServiceDuration,
} from '../../../../../src/lib/service-duration.ts';
import type { HoursException, PlaceKind, WeekHours } from '../../../platform/db/booking-tables.ts';
import type { SlotRules, Work } from './slots.domain.ts';
import type { WorkingHours } from '../schedule/working-hours.domain.ts';

/** A service as it can be booked: with its own rules, or the provider's. */
export interface Offer {
  readonly serviceId: string;
  /** Whether the service and its provider are active. */
  readonly isActive: boolean;
  /** Whether the provider may still do earlier bookings: paused, but not suspended or closed. */
  readonly isKept: boolean;
  readonly duration: ServiceDuration;
  readonly placeKinds: readonly PlaceKind[];
  readonly leadTimeHours: number;
  readonly priceMinor: number;
  readonly currency: string;
  readonly taxBps: number | null;
  readonly hours: WeekHours | null;
  readonly exceptions: readonly HoursException[];
  /** Travel minutes by port. */
  readonly travel: Readonly<Record<string, number>>;
  readonly noticeHours: number;
  readonly horizonDays: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** Sorted by name. */
  readonly ports: readonly { readonly slug: string; readonly timeZone: string; readonly country: string }[];
  /** ISO 3166-1 alpha-2; null until the provider has stated it. */
  readonly sellerCountry: string | null;
  readonly sellerVatNumber: string | null;
  /** The teams that do it, preferred ones first. */
  readonly teamIds: readonly string[];
}

/** The place and the quantity. */
export interface WantedWork {
  readonly placeKind: PlaceKind;
  readonly port: string | null;
  readonly quantity: number;
}

/** `rules` and `work` determine its slots there. */
interface OfferedWork {
  readonly rules: SlotRules;
  readonly work: Work;
}

export const hoursOf = ({ hours, exceptions }: Pick<Offer, 'hours' | 'exceptions'>): WorkingHours => ({
  week: hours ?? [],
  exceptions: new Map(exceptions.map(({ on, intervals }) => [on, intervals])),
});

/** The time zone of remote work: that of the first port by name. */
export const zoneOf = (ports: readonly { readonly timeZone: string }[]): string =>
  ports[0]?.timeZone ?? 'UTC';

/** The part of the wanted work that is not offered. */
export type NotOffered = 'place' | 'port' | 'quantity';

/** The work as it is offered at that place. */
export function offeredWork(
  offer: Offer,
  { placeKind, port, quantity }: WantedWork,
): Result<OfferedWork, NotOffered> {
  const { duration, placeKinds, ports } = offer;
  if (!placeKinds.includes(placeKind)) return refuse('place');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > quantityMax(duration))
    return refuse('quantity');
  const served = ports.find(({ slug }) => slug === port);
  if (placeKind === 'remote' ? port !== null : served === undefined) return refuse('port');
  const travelMinutes = served === undefined ? 0 : (offer.travel[served.slug] ?? 0);
  return ok({
    rules: {
      timeZone: served?.timeZone ?? zoneOf(ports),
      hours: hoursOf(offer),
      noticeHours: Math.max(offer.noticeHours, offer.leadTimeHours),
      horizonDays: offer.horizonDays,
      beforeMinutes: offer.bufferBeforeMinutes + travelMinutes,
      afterMinutes: offer.bufferAfterMinutes,
    },
    work: { minutes: minutesFor(duration, quantity), days: daysFor(duration, quantity) },
  });
}

/** The default place of a service: the first of its ports, or remote. */
export function usualPlace(offer: Offer, ports: readonly string[] = []): Omit<WantedWork, 'quantity'> | null {
  const placeKind = offer.placeKinds.find((kind) => kind !== 'remote');
  const found = ports.length === 0 ? offer.ports[0] : offer.ports.find(({ slug }) => ports.includes(slug));
  if (placeKind !== undefined && found !== undefined) return { placeKind, port: found.slug };
  return offer.placeKinds.includes('remote') ? { placeKind: 'remote', port: null } : null;
}

/** The duration of a quantity, in minutes; for work by the day, that of all days together. */
export const minutesOf = ({ duration }: Offer, { minutes, days }: Work): number =>
  days === null ? minutes : duration.durationMinutes * days;
