import type { DeliveryDays } from '../../../lib/delivery-reach.ts';
import { formatWhen } from '../../../ui/index.ts';
import type { CartSupplier, Port } from '../cart.types.ts';

/** The chosen delivery of one supplier's lines. */
export interface ChosenDelivery {
  readonly supplier: string;
  /** Null if none is chosen, or if the supplier doesn't say how long it takes. */
  readonly days: DeliveryDays | null;
  /** The IANA zone of its port; null if unknown. */
  readonly timeZone: string | null;
}

/** The chosen delivery of a supplier; `cartPort` applies where it isn't delivered to another address. */
export function chosenDelivery(
  { supplier, deliveryMethods, deliveryMethodId, elsewhere }: CartSupplier,
  cartPort: string | null,
  ports: readonly Port[],
): ChosenDelivery {
  const port = elsewhere?.port ?? cartPort;
  return {
    supplier: supplier.name,
    days: deliveryMethods.find(({ id }) => id === deliveryMethodId)?.days ?? null,
    timeZone: ports.find(({ slug }) => slug === port)?.timeZone ?? null,
  };
}

/** The zone in which a day begins last, so that an unknown zone never makes a delivery look later than it is. */
const lastZone = 'Etc/GMT+12';

/**
 * The first day (`2026-11-27`) on which the delivery can come, if it is confirmed today, where that is after the latest
 * useful date; null where the date can be met, where there is none (null or empty) or it is past, and where the days are
 * unknown.
 */
export const earliestTooLate = (
  { days, timeZone }: ChosenDelivery,
  latestUsefulOn: string | null,
  now: Date,
): string | null => (days === null ? null : dayTooLate(days.from, latestUsefulOn, timeZone, now));

/**
 * The last day on which the delivery can come, if the supplier takes all its hours to confirm it, where that is after
 * the latest useful date; null otherwise.
 */
export const latestTooLate = (
  { days, timeZone }: ChosenDelivery,
  latestUsefulOn: string | null,
  answerHours: number,
  now: Date,
): string | null =>
  days === null ? null : dayTooLate(Math.ceil(answerHours / 24) + days.to, latestUsefulOn, timeZone, now);

function dayTooLate(
  daysFromNow: number,
  latestUsefulOn: string | null,
  timeZone: string | null,
  now: Date,
): string | null {
  if (!latestUsefulOn) return null;
  const today = now.toLocaleDateString('sv-SE', { timeZone: timeZone ?? lastZone });
  // A date in the past is refused at its field.
  if (latestUsefulOn < today) return null;
  const at = new Date(`${today}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + daysFromNow);
  const day = at.toISOString().slice(0, 10);
  return day > latestUsefulOn ? day : null;
}

/** A calendar day (`2026-11-27`) as "Fri 27 Nov". */
export const calendarDayText = (day: string): string =>
  formatWhen(new Date(`${day}T12:00:00Z`), 'UTC', 'day');
