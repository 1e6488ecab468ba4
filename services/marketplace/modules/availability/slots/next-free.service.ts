import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { freeTeams, type BusyTeams } from './busy.domain.ts';
import { readBusy } from './occupancy.repository.ts';
import { offeredWork, usualPlace, type Offer } from './offer.domain.ts';
import { findOffers } from './offer.repository.ts';
import { slotFinder, slotsBetween, type Slot, type SlotFinder } from './slots.domain.ts';
import { dayOf } from '../zone-clock.domain.ts';

type Db = Kysely<Database>;

/** The number of days that are searched together: most services have a free time within the first range. */
const stretches = [4, 21, 90, 400] as const;

/** The search for the first free time of one service, between two days. */
interface Sought {
  readonly offer: Offer;
  readonly finder: SlotFinder;
  readonly from: number;
  readonly until: number;
}

interface Looked {
  readonly one: Sought;
  readonly slots: readonly Slot[];
}

/** By service: one query for all, and a further one for those without a free time in the first range. */
export async function firstFree(
  db: Db,
  sought: readonly Sought[],
  movedSourceId: string | null = null,
): Promise<ReadonlyMap<string, Slot>> {
  const found = new Map<string, Slot>();
  let left = sought;
  let done = 0;
  for (const days of stretches) {
    const looked = left.map((one) => ({
      one,
      slots: slotsBetween(one.finder, one.from + done, Math.min(one.until, one.from + days - 1)),
    }));
    const busy = await busyWith(db, looked, movedSourceId);
    for (const { one, slots } of looked) {
      const free = slots.find((slot) => freeTeams(one.offer.teamIds, busy, slot).length > 0);
      if (free !== undefined) found.set(one.offer.serviceId, free);
    }
    left = left.filter(({ offer, from, until }) => !found.has(offer.serviceId) && from + days <= until);
    if (left.length === 0) break;
    done = days;
  }
  return found;
}

async function busyWith(db: Db, looked: readonly Looked[], movedSourceId: string | null): Promise<BusyTeams> {
  const teamIds = new Set<string>();
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  for (const { one, slots } of looked) {
    if (slots.length === 0) continue;
    for (const id of one.offer.teamIds) teamIds.add(id);
    for (const { blockedFrom, blockedUntil } of slots) {
      from = Math.min(from, blockedFrom);
      until = Math.max(until, blockedUntil);
    }
  }
  return teamIds.size === 0 ? new Map() : readBusy(db, [...teamIds], { from, until, movedSourceId });
}

/**
 * The next free slot of each service, in one of the ports or at its default place; `within` (YYYY-MM-DD in the
 * port's time zone): only from the first to the last of these days. Services without a slot are left out. Few queries for all of them together.
 */
export async function nextFreeTimes(
  db: Db,
  serviceIds: readonly string[],
  {
    now,
    ports = [],
    within = null,
  }: {
    now: Date;
    ports?: readonly string[];
    within?: { readonly from: string; readonly until: string } | null;
  },
): Promise<ReadonlyMap<string, { readonly startsAt: Date; readonly timeZone: string }>> {
  if (serviceIds.length === 0) return new Map();
  const offers = await findOffers(db, serviceIds);
  const sought = [...offers.values()].flatMap((offer): readonly Sought[] => {
    const place = offer.isActive ? usualPlace(offer, ports) : null;
    const offered = place && offeredWork(offer, { ...place, quantity: 1 });
    if (!offered?.ok) return [];
    const finder = slotFinder(offered.value.rules, offered.value.work, now);
    const { firstDay, lastDay } = finder;
    if (within === null) return [{ offer, finder, from: firstDay, until: lastDay }];
    return [{ offer, finder, from: Math.max(dayOf(within.from), firstDay), until: dayOf(within.until) }];
  });
  const zones = new Map(sought.map(({ offer, finder }) => [offer.serviceId, finder.timeZone]));
  const found = await firstFree(db, sought);
  return new Map(
    [...found].map(([id, { startsAt }]) => [
      id,
      { startsAt: new Date(startsAt), timeZone: zones.get(id) ?? 'UTC' },
    ]),
  );
}
