import type { Kysely, Transaction } from 'kysely';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { commissionMinor, lineTaxMinor } from '../../../../src/lib/trade-sums.ts';
import {
  findPlacement,
  nearestSlots,
  occupy,
  vacate,
  type WantedTime,
} from '../../modules/availability/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { TimeProposal } from '../../platform/db/booking-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BookingParts } from '../../modules/bookings/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findOwners } from '../stock.repository.ts';
import { pick } from '../chances.ts';
import { inHours } from '../instants.ts';
import { chooseWork, type ChosenWork } from './choose-work.ts';
import { courseOf, type Course } from './course.ts';
import { planBookings, type PlannedBooking } from './plan.ts';
import { findBuyers, findOffers, findPorts, insertYachts, isBooked } from './seed.repository.ts';
import { storeBookings, type MadeBooking } from './store-bookings.ts';
import { noteFor } from './words.ts';
import { berthIn, demoYachts } from './yachts.ts';

type Trx = Transaction<Database>;

interface SeedParts extends Pick<BookingParts, 'ids' | 'queueMail' | 'publicUrl'> {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** For vendors without their own rate. */
  readonly commissionBps: number;
}

const demoCrew = 'crew@example.com';
const adminEmail = 'admin@example.com';
/** The demo provider first, as in the plan. */
const providerEmails = [
  'provider@example.com',
  'katya.abela@market.example.com',
  'milena.castell@market.example.com',
  'luca.bellini@market.example.com',
] as const;

/**
 * Fills a demo market without bookings with a year of past and some future ones: rows as the modules would have written
 * them, in one transaction, and the mails of those that await an answer. Returns how many were created. Needs the
 * companies of `stockDemo`.
 */
export const seedBookings = (parts: SeedParts): Promise<number> =>
  inTransaction(parts.db, async (trx) => {
    if (await isBooked(trx)) return 0;
    const [offers, ports] = [await findOffers(trx, providerEmails), await findPorts(trx)];
    const buyers = await findBuyers(trx, demoCrew, 2 * demoYachts.length);
    const [admin] = await findOwners(trx, [adminEmail]);
    if (admin === undefined || buyers[0]?.email !== demoCrew || buyers.length < 2) return 0;
    const now = parts.clock.now();
    const yachtIds = await insertYachts(parts.ids, trx, buyers, now);
    const made: MadeBooking[] = [];
    for (const planned of planBookings({ buyers: buyers.length })) {
      const own = offers.filter(({ email }) => email === providerEmails[planned.provider]);
      const buyer = buyers[planned.buyer];
      const chosen = chooseWork(planned, own, ports);
      if (chosen === null || buyer === undefined) continue;
      const booking = await makeBooking(parts, trx, {
        planned,
        ...chosen,
        buyerId: buyer.id,
        yachtId: yachtIds[planned.buyer % yachtIds.length] ?? null,
        now,
      });
      if (booking !== null) made.push(booking);
    }
    await storeBookings(parts, trx, made, admin.userId);
    return made.length;
  });

interface Making extends ChosenWork {
  readonly planned: PlannedBooking;
  readonly buyerId: string;
  readonly yachtId: string | null;
  readonly now: Date;
}

const hasTakenPlace = ({ outcome }: PlannedBooking): boolean =>
  !['confirmed', 'requested', 'time_proposed', 'proposed_by_provider', 'proposed_by_crew'].includes(outcome);
const isOffTheCalendar = ({ status }: Course): boolean =>
  ['declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider'].includes(status);

const isAskedToMove = ({ status }: Course): boolean =>
  status === 'time_proposed' || status === 'reschedule_proposed';

/** Finds a time that was free at the time of the request, and occupies it; null if there is none. */
async function makeBooking(parts: SeedParts, trx: Trx, making: Making): Promise<MadeBooking | null> {
  const { planned, offer, placeKind, port, quantity, tax, buyerId, yachtId, now } = making;
  const { outcome, inDays, askedInDays, chance } = planned;
  const askedAt = inHours(now, 24 * askedInDays);
  const wanted = { serviceId: offer.id, placeKind, port, quantity, startsAt: inHours(now, 24 * inDays) };
  const fits = ({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }) => {
    if (outcome === 'in_progress')
      return startsAt < now && inHours(endsAt, businessTerms.completionHours - 1) > now;
    return hasTakenPlace(planned) ? inHours(endsAt, 24) < now : startsAt > inHours(now, 12);
  };
  const slots = (await nearestSlots(trx, wanted, { now: askedAt, atMost: 9 })).filter(fits);
  const startsAt = pick(slots, chance[2])?.startsAt;
  const placed = startsAt && (await findPlacement(trx, { ...wanted, startsAt }, { now: askedAt }));
  if (!placed?.ok) return null;
  const { endsAt, timeZone, wholeDays, teams } = placed.value;
  const team = pick(teams, chance[1]);
  if (startsAt === undefined || team === undefined) return null;
  const id = parts.ids.newId();
  const policy = offer.cancellationPolicy;
  const course = courseOf({ outcome, askedAt, startsAt, endsAt, policy, now, chance: chance[3] });
  if (!isOffTheCalendar(course)) {
    const { teamId, blockedFrom: from, blockedUntil: until } = team;
    await occupy(trx, { teamId, kind: 'booking', sourceId: id, from, until });
  }
  const yacht = demoYachts[planned.buyer % demoYachts.length] ?? demoYachts[0];
  const words = Math.floor(chance[3] * 12);
  const subtotalMinor = offer.priceMinor * quantity;
  const taxMinor = lineTaxMinor(subtotalMinor, tax.rateBps);
  const commissionBps = offer.commissionBps ?? parts.commissionBps;
  const proposal = await proposalOf(trx, { id, course, wanted: { ...wanted, startsAt }, now });
  if (isAskedToMove(course) && proposal === null) {
    await vacate(trx, id);
    return null;
  }
  return {
    course,
    row: {
      ...team,
      id,
      buyerId,
      providerId: offer.providerId,
      serviceId: offer.id,
      status: course.status,
      startsAt,
      endsAt,
      timeZone,
      wholeDays,
      serviceName: offer.name,
      pricedPer: offer.pricedPer,
      unit: offer.unit,
      quantity,
      unitPriceMinor: offer.priceMinor,
      currency: offer.currency,
      taxBps: tax.rateBps,
      taxCategory: tax.category,
      taxReason: tax.category === 'S' ? null : tax.reason,
      subtotalMinor,
      taxMinor,
      totalMinor: subtotalMinor + taxMinor,
      cancellationPolicy: policy,
      commissionBps,
      commissionMinor: commissionMinor(subtotalMinor, commissionBps),
      placeKind,
      port,
      yachtId: placeKind === 'remote' ? null : yachtId,
      yachtName: placeKind === 'remote' ? null : yacht.name,
      berth: placeKind === 'berth' && port !== null ? berthIn(port, planned.buyer) : null,
      contact: yacht.contact,
      latestUsefulOn: null,
      note: noteFor(offer.name, words),
      answer: course.answer,
      dispute: course.dispute && JSON.stringify(course.dispute),
      proposal: proposal && JSON.stringify(proposal),
      expiresAt: inHours(askedAt, businessTerms.payMinutes / 60),
      requestedAt: course.requestedAt,
      answerBy: course.answerBy,
      decidedAt: course.decidedAt,
      noShowAt: course.noShowAt,
      completedAt: course.completedAt,
      settledAt: course.money.capturedAt,
      bookingKey: id,
      bodySha256: 'of the demo',
      createdAt: askedAt,
      updatedAt: course.steps.at(-1)?.at ?? askedAt,
    },
  };
}

/** A proposed time, occupied in addition to the booked one; null for bookings without a proposal. */
async function proposalOf(
  trx: Trx,
  {
    id,
    course,
    wanted,
    now,
  }: { readonly id: string; readonly course: Course; readonly wanted: WantedTime; readonly now: Date },
): Promise<TimeProposal | null> {
  const asked = course.steps.find(({ command }) => command === 'propose_time');
  if (asked === undefined || asked.by === 'system') return null;
  const other = { ...wanted, startsAt: inHours(wanted.startsAt, 24) };
  const slots = await nearestSlots(trx, other, { now, movedSourceId: id });
  const startsAt = slots
    .map((slot) => slot.startsAt)
    .find((at) => at.getTime() !== wanted.startsAt.getTime());
  const placed = startsAt && (await findPlacement(trx, { ...other, startsAt }, { now, movedSourceId: id }));
  const team = placed?.ok === true ? placed.value.teams[0] : undefined;
  if (!placed?.ok || team === undefined) return null;
  const { teamId, blockedFrom: from, blockedUntil: until } = team;
  await occupy(trx, { teamId, kind: 'proposal', sourceId: id, from, until });
  return {
    teamId,
    startsAt: placed.value.startsAt.toISOString(),
    endsAt: placed.value.endsAt.toISOString(),
    blockedFrom: from.toISOString(),
    blockedUntil: until.toISOString(),
    by: asked.by,
    message: asked.note,
    expiresAt: inHours(asked.at, businessTerms.changeHours).toISOString(),
  };
}
