import { failureDetailsOf, failureOf } from '../kit/index.ts';
import type { BookingFailure, Slot, SlotPrice } from './booking.types.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const detailsOf = (error: unknown): Readonly<Record<string, unknown>> =>
  isRecord(error) && isRecord(error.details) ? error.details : {};

const isSlot = (value: unknown): value is Slot =>
  isRecord(value) && typeof value.startsAt === 'string' && typeof value.endsAt === 'string';

const isMoney = (value: unknown): boolean =>
  isRecord(value) && typeof value.amountMinor === 'number' && typeof value.currency === 'string';

/** A failure as its screen shows it, with the free times that the server named instead. */
export function bookingFailureOf(error: unknown): BookingFailure {
  const { retryAfterSeconds, fields } = failureDetailsOf(error);
  const { nearestSlots } = detailsOf(error);
  return {
    ...failureOf(error),
    retryAfterSeconds,
    fields,
    nearestSlots: Array.isArray(nearestSlots)
      ? nearestSlots.filter(isSlot).map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
      : [],
  };
}

/** The price that a refusal names; null where it names none. */
export function priceIn(error: unknown): SlotPrice | null {
  const { price } = detailsOf(error);
  return isRecord(price) && [price.unitPrice, price.subtotal, price.tax, price.total].every(isMoney)
    ? // Each of its amounts was checked.
      (price as SlotPrice)
    : null;
}
