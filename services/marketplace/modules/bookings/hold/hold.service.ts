import { invariant } from '../../../../../src/lib/invariant.ts';
import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { commissionMinor } from '../../../../../src/lib/trade-sums.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { publishLiveEvent } from '../../../platform/live/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { Session } from '../../account/index.ts';
import { findPlacement, nearestSlots, occupy, type Placement } from '../../availability/index.ts';
import { marketCommission } from '../../market-settings/index.ts';
import { untaxedBecause } from '../../tax/index.ts';
import { insertBookingHistory } from '../reading/booking-history.repository.ts';
import { insertBooking, insertPayment } from '../booking.repository.ts';
import { after, payWithinMs, type Attribution } from '../bookings.domain.ts';
import type { BookingParts, Trx } from '../bookings.parts.ts';
import type { Refusals } from '../bookings.refusals.ts';
import { checkWanted, sha256Of, type WantedBooking } from './hold.domain.ts';
import { chargeFor, type Charge } from './price.service.ts';
import { wantedOf, type BookingGiven } from './wanted-booking.domain.ts';
import {
  findByKey,
  findSoldService,
  findYachtName,
  heldUntil,
  holdOpenAccount,
  lockBookingKey,
  type HeldBooking,
  type SoldService,
} from './offer.repository.ts';

type HoldRefusal = Refusals<
  | 'VALIDATION'
  | 'SLOT_TAKEN'
  | 'SLOT_NOT_OFFERED'
  | 'PRICE_CHANGED'
  | 'LISTING_NOT_AVAILABLE'
  | 'TAX_UNDECIDED'
  | 'KEY_USED_OTHERWISE'
  | 'TOO_MANY_REQUESTS'
>;

/** The maximum number of unpaid bookings per buyer, because each keeps its time from all others. */
const maxUnpaid = businessTerms.heldTimes;

/**
 * Reserves a time until it is paid (contract: createBooking). The same `key` with the same body returns the same
 * booking, also for simultaneous requests; of several requests for one time, as many succeed as there are free teams.
 */
export async function createBooking(
  parts: BookingParts,
  { userId }: Pick<Session, 'userId'>,
  key: string,
  given: BookingGiven,
): Promise<Result<HeldBooking, HoldRefusal>> {
  const now = parts.clock.now();
  const wanted = wantedOf(given);
  const bodySha256 = sha256Of(wanted);
  const held = await inTransaction(parts.db, async (trx): Promise<Result<HeldBooking, HoldRefusal>> => {
    if (!(await holdOpenAccount(trx, userId))) return refuse({ code: 'LISTING_NOT_AVAILABLE' });
    // Requests with the same key wait here: the second finds the booking of the first.
    await lockBookingKey(trx, userId, key);
    const earlier = await findByKey(trx, userId, key);
    if (earlier !== null) {
      const { bodySha256: earlierSha256, ...booking } = earlier;
      return earlierSha256 === bodySha256 ? ok(booking) : refuse({ code: 'KEY_USED_OTHERWISE' });
    }
    const ends = await heldUntil(trx, userId);
    const [soonest = now] = ends;
    if (ends.length >= maxUnpaid)
      return refuse({
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: Math.max(1, Math.ceil((soonest.getTime() - now.getTime()) / 1000)),
      });
    const offer = await judge(parts, trx, userId, wanted, now);
    if (!offer.ok) return offer;
    return hold(parts, trx, { userId, key, bodySha256, wanted, offer: offer.value, now });
  });
  // Searched after the failure, so that times occupied meanwhile are seen and nothing is locked during the search.
  if (!held.ok && (held.error.code === 'SLOT_TAKEN' || held.error.code === 'SLOT_NOT_OFFERED'))
    return refuse({ ...held.error, nearestSlots: await nearestSlots(parts.db, wanted, { now }) });
  return held;
}

interface Offer {
  readonly service: SoldService;
  readonly placement: Placement;
  readonly charge: Charge;
  readonly yachtName: string | null;
}

async function judge(
  parts: BookingParts,
  trx: Trx,
  userId: string,
  wanted: WantedBooking,
  now: Date,
): Promise<Result<Offer, HoldRefusal>> {
  const { currency } = parts;
  const service = await findSoldService(trx, wanted.serviceId);
  if (service === null) return refuse({ code: 'LISTING_NOT_AVAILABLE' });
  const placed = await findPlacement(trx, wanted, { now });
  if (!placed.ok) return refuse({ ...placed.error, nearestSlots: [] });
  const placement = placed.value;
  const checked = checkWanted(wanted, service, { now, timeZone: placement.timeZone });
  if (!checked.ok) return checked;
  const yachtName = wanted.yachtId === null ? null : await findYachtName(trx, wanted.yachtId, userId);
  if (wanted.yachtId !== null && yachtName === null)
    return refuse(invalid('yachtId', 'Choose a yacht of yours.', 'unknown'));
  const charged = await chargeFor(parts, trx, service, wanted, now);
  if (!charged.ok) return charged;
  const { sums } = charged.value;
  const { expectedTotal } = wanted;
  // A lower price needs no new agreement: a business under reverse charge, or a price reduction.
  if (
    service.currency !== currency ||
    expectedTotal.currency !== currency ||
    expectedTotal.amountMinor < sums.totalMinor
  )
    return refuse({
      code: 'PRICE_CHANGED',
      price: { ...sums, unitPriceMinor: service.priceMinor, currency: service.currency },
    });
  return ok({ service, placement, charge: charged.value, yachtName });
}

async function hold(
  { ids, currency, commissionBps: configuredBps, vatChecks }: BookingParts,
  trx: Trx,
  {
    userId,
    key,
    bodySha256,
    wanted,
    offer: { service, placement, charge, yachtName },
    now,
  }: {
    readonly userId: string;
    readonly key: string;
    readonly bodySha256: string;
    readonly wanted: WantedBooking;
    readonly offer: Offer;
    readonly now: Date;
  },
): Promise<Result<HeldBooking, HoldRefusal>> {
  const id = ids.newId();
  const team = await firstFree(trx, id, placement);
  if (team === null) return refuse({ code: 'SLOT_TAKEN', nearestSlots: [] });
  const { startsAt, endsAt, timeZone, wholeDays } = placement;
  const { billTo, tax, sums } = charge;
  invariant(sums.totalMinor > 0, 'a booking costs something');
  const commissionBps = service.commissionBps ?? (await marketCommission(trx, configuredBps, now));
  const expiresAt = after(now, payWithinMs);
  const { expectedTotal: _expected, ...asked } = wanted;
  const number = await insertBooking(trx, {
    ...asked,
    ...team,
    ...sums,
    id,
    buyerId: userId,
    providerId: service.providerId,
    status: 'held',
    startsAt,
    endsAt,
    timeZone,
    wholeDays,
    serviceName: service.name,
    pricedPer: service.pricedPer,
    unit: service.unit,
    unitPriceMinor: service.priceMinor,
    currency,
    taxBps: tax.rateBps,
    taxCategory: tax.category,
    taxReason: untaxedBecause(tax),
    billTo: billTo && JSON.stringify(billTo),
    vatCheckId: billTo?.vatId ? ((await vatChecks?.ask(trx, billTo.vatId, now)) ?? null) : null,
    cancellationPolicy: service.cancellationPolicy,
    commissionBps,
    commissionMinor: commissionMinor(sums.subtotalMinor, commissionBps),
    yachtName,
    expiresAt,
    bookingKey: key,
    bodySha256,
    createdAt: now,
    updatedAt: now,
  });
  await insertPayment(
    trx,
    { id: ids.newId(), purchaseId: id, saleId: id, amountMinor: sums.totalMinor, currency },
    now,
  );
  const attribution: Attribution = { by: 'crew_member', actorId: userId, note: null, at: now };
  const step = { command: 'hold', from: 'free', to: 'held' };
  await insertBookingHistory(trx, ids.newId, { bookingId: id, supplementId: null, attribution }, step);
  await publishLiveEvent(trx, { about: { bookingId: id }, audience: [userId, service.providerId], at: now });
  return ok({ bookingId: id, number, expiresAt, totalMinor: sums.totalMinor, currency });
}

/** Occupies the time of the first free team; null if none is free any more. */
async function firstFree(trx: Trx, bookingId: string, { teams }: Placement) {
  for (const team of teams) {
    const { teamId, blockedFrom: from, blockedUntil: until } = team;
    if (await occupy(trx, { teamId, kind: 'booking', sourceId: bookingId, from, until })) return team;
  }
  return null;
}
