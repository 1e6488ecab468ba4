import { createHash } from 'node:crypto';
import { placeProblems } from '../../../../../src/lib/delivery-place.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { quantityMax } from '../../../../../src/lib/service-duration.ts';
import { lineTaxMinor, sumsOf } from '../../../../../src/lib/trade-sums.ts';
import { invalid } from '../../../platform/refusals.ts';
import { type BillTo, type PlaceKind, type PricedPer } from '../bookings.domain.ts';
import type { Refusals } from '../bookings.refusals.ts';

/** A buyer's request, ready to be validated. Dates as YYYY-MM-DD. */
export interface WantedBooking {
  readonly serviceId: string;
  readonly placeKind: PlaceKind;
  readonly port: string | null;
  readonly quantity: number;
  readonly startsAt: Date;
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
  readonly yachtId: string | null;
  readonly berth: string | null;
  readonly contact: string | null;
  readonly latestUsefulOn: string | null;
  readonly note: string | null;
  readonly billTo: BillTo | null;
  readonly poNumber: string | null;
  readonly costCentre: string | null;
}

export const sha256Of = (wanted: object): string =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/**
 * The problems of a request that do not depend on free times: the quantity, and a place without the details needed to
 * find it.
 */
export function checkWanted(
  wanted: WantedBooking,
  { pricedPer }: { readonly pricedPer: PricedPer },
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Result<null, Refusals<'VALIDATION'>> {
  const { placeKind, port, berth, yachtId, quantity, latestUsefulOn, startsAt } = wanted;
  const most = quantityMax({ pricedPer });
  if (quantity > most)
    return refuse(
      invalid(
        'quantity',
        most === 1 ? 'One visit is booked at a time.' : `At most ${most} can be booked.`,
        'maximum',
      ),
    );
  const problems = placeProblems(
    { port, berth, yachtId, arrivesFrom: startsAt, arrivesUntil: null, latestUsefulOn },
    { kinds: [placeKind === 'berth' ? 'berth' : 'collection'], now, timeZone },
  );
  const [problem] = problems;
  if (problem === undefined) return ok(null);
  const message =
    problem.field === 'latestUsefulOn' && problem.rule === 'order'
      ? 'This is before the time that you chose.'
      : problem.message;
  return refuse(invalid(problem.field, message, problem.rule));
}

/** The sums of a booking, in minor units. */
export function bookingSums(unitPriceMinor: number, quantity: number, taxBps: number) {
  const { subtotalMinor, taxMinor, totalMinor } = sumsOf([{ unitPriceMinor, quantity, taxBps }], 0);
  return { subtotalMinor, taxMinor, totalMinor };
}

/** The sums of a supplement, in minor units; its amount is before tax. */
export function supplementSums(amountMinor: number, taxBps: number) {
  const taxMinor = lineTaxMinor(amountMinor, taxBps);
  return { subtotalMinor: amountMinor, taxMinor, totalMinor: amountMinor + taxMinor };
}
