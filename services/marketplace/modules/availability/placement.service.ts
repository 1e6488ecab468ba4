import type { Kysely } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../../platform/db/schema.ts';
import { freeTeams } from './slots/busy.domain.ts';
import { readBusy, teamOfSource } from './slots/occupancy.repository.ts';
import { offeredWork, type Offer, type WantedWork } from './slots/offer.domain.ts';
import { findOffers } from './slots/offer.repository.ts';
import { slotFinder, slotsBetween, type Slot, type SlotFinder } from './slots/slots.domain.ts';

type Db = Kysely<Database>;

export interface WantedTime extends WantedWork {
  readonly serviceId: string;
  readonly startsAt: Date;
}

/** `teams` are the free ones, preferred first, at least one. */
export interface Placement {
  readonly timeZone: string;
  readonly wholeDays: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly teams: readonly {
    readonly teamId: string;
    readonly blockedFrom: Date;
    readonly blockedUntil: Date;
  }[];
}

interface PlacementOptions {
  readonly now: Date;
  /** A booking to be moved: its own periods count as free, and its team is preferred. */
  readonly movedSourceId?: string | null;
}

/** A new booking requires an offer on the market; an earlier one can be moved as long as its provider may work. */
export const canBeBooked = (offer: Offer, movedSourceId: string | null): boolean =>
  movedSourceId === null ? offer.isActive : offer.isKept;

interface Search {
  readonly offer: Offer;
  readonly finder: SlotFinder;
}

async function searchFor(db: Db, wanted: WantedTime, options: PlacementOptions): Promise<Search | null> {
  // A leap second, which the contract's schema allows.
  if (Number.isNaN(wanted.startsAt.getTime())) return null;
  const offer = (await findOffers(db, [wanted.serviceId])).get(wanted.serviceId);
  if (offer === undefined || !canBeBooked(offer, options.movedSourceId ?? null)) return null;
  const offered = offeredWork(offer, wanted);
  if (!offered.ok) return null;
  const { rules, work } = offered.value;
  return { offer, finder: slotFinder(rules, work, options.now) };
}

/**
 * Whether work can begin then, and which teams are free. SLOT_NOT_OFFERED: past, off the half hour, outside working
 * hours, notice or horizon, at a skipped local time, or the wrong port, place or quantity; SLOT_TAKEN: offered, but no
 * team is free. `teamId`: only this team is considered.
 */
export async function findPlacement(
  db: Db,
  wanted: WantedTime,
  options: PlacementOptions & { readonly teamId?: string | null },
): Promise<Result<Placement, { readonly code: 'SLOT_NOT_OFFERED' | 'SLOT_TAKEN' }>> {
  const search = await searchFor(db, wanted, options);
  if (search === null) return refuse({ code: 'SLOT_NOT_OFFERED' });
  const { offer, finder } = search;
  const { teamId = null, movedSourceId = null } = options;
  if (teamId !== null && !offer.teamIds.includes(teamId)) return refuse({ code: 'SLOT_NOT_OFFERED' });
  const startsAt = wanted.startsAt.getTime();
  const slot = finder.slotsOn(finder.dayNear(startsAt)).find((one) => one.startsAt === startsAt);
  if (slot === undefined) return refuse({ code: 'SLOT_NOT_OFFERED' });
  const candidates = teamId === null ? offer.teamIds : [teamId];
  const within = { from: slot.blockedFrom, until: slot.blockedUntil, movedSourceId };
  const free = freeTeams(candidates, await readBusy(db, candidates, within), slot);
  if (free.length === 0) return refuse({ code: 'SLOT_TAKEN' });
  const before = movedSourceId === null ? null : await teamOfSource(db, movedSourceId);
  const preferred = [...free.filter((id) => id === before), ...free.filter((id) => id !== before)];
  return ok({
    timeZone: finder.timeZone,
    wholeDays: finder.wholeDays,
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
    teams: preferred.map((id) => ({
      teamId: id,
      blockedFrom: new Date(slot.blockedFrom),
      blockedUntil: new Date(slot.blockedUntil),
    })),
  });
}

/** The slots of several days with a free team, sorted. */
export async function freeSlots(
  db: Db,
  { offer, finder }: Pick<Search, 'offer' | 'finder'>,
  { from, until, movedSourceId }: { from: number; until: number; movedSourceId: string | null },
): Promise<readonly Slot[]> {
  const slots = slotsBetween(finder, from, until);
  const [first] = slots;
  if (first === undefined || offer.teamIds.length === 0) return [];
  const busy = await readBusy(db, offer.teamIds, {
    from: first.blockedFrom,
    until: Math.max(...slots.map(({ blockedUntil }) => blockedUntil)),
    movedSourceId,
  });
  return slots.filter((slot) => freeTeams(offer.teamIds, busy, slot).length > 0);
}

/** This many days before and after the wanted one are searched first, then the whole horizon. */
const nearDays = 7;

/** The free slots nearest to a wanted time, sorted; empty if the work is not offered at all. */
export async function nearestSlots(
  db: Db,
  wanted: WantedTime,
  options: PlacementOptions & { readonly atMost?: number },
): Promise<readonly { readonly startsAt: Date; readonly endsAt: Date }[]> {
  const search = await searchFor(db, wanted, options);
  if (search === null) return [];
  const { movedSourceId = null, atMost = 5 } = options;
  const { finder } = search;
  const wantedAt = wanted.startsAt.getTime();
  const middle = finder.dayNear(wantedAt);
  let free = await freeSlots(db, search, {
    from: middle - nearDays,
    until: middle + nearDays,
    movedSourceId,
  });
  if (free.length < atMost)
    free = await freeSlots(db, search, { from: finder.firstDay, until: finder.lastDay, movedSourceId });
  return free
    .toSorted((a, b) => Math.abs(a.startsAt - wantedAt) - Math.abs(b.startsAt - wantedAt))
    .slice(0, atMost)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
}
