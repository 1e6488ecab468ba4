import { failureDetailsOf, failureOf } from '../kit/index.ts';
import type { BookingFailure, Slot } from './booking.types.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const detailsOf = (error: unknown): Readonly<Record<string, unknown>> =>
  isRecord(error) && isRecord(error.details) ? error.details : {};

const isSlot = (value: unknown): value is Slot =>
  isRecord(value) && typeof value.startsAt === 'string' && typeof value.endsAt === 'string';

/** A failure as its screen shows it, with the alternative free times that the server returned. */
export function bookingFailureOf(error: unknown): BookingFailure {
  const { retryAfterSeconds, fields, missing } = failureDetailsOf(error);
  const { nearestSlots } = detailsOf(error);
  return {
    ...failureOf(error),
    retryAfterSeconds,
    fields,
    missing,
    nearestSlots: Array.isArray(nearestSlots)
      ? nearestSlots.filter(isSlot).map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
      : [],
  };
}

/** Whether the server refuses the billing details: the VAT ID, or missing data for the tax. */
export function isBillingRefused(error: unknown): boolean {
  const { code } = failureOf(error);
  const { fields } = failureDetailsOf(error);
  return (
    code === 'TAX_UNDECIDED' ||
    (code === 'VALIDATION' && fields.length > 0 && fields.every(({ field }) => field.startsWith('billTo')))
  );
}
