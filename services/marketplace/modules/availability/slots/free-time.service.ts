import type { AvailabilityParts } from '../availability.parts.ts';
import type { Period } from './busy.domain.ts';
import { freeMinutesOf } from './free-time.domain.ts';
import { readBusy } from './occupancy.repository.ts';
import { hoursOf, zoneOf } from './offer.domain.ts';
import { findSchedule, portsOf } from '../schedule/schedule.repository.ts';
import { findTeams } from '../schedule/teams.repository.ts';
import { openHoursOn } from '../schedule/working-hours.domain.ts';
import { dateOf, zoneClock } from '../zone-clock.domain.ts';

/** Dates in the provider's time zone, YYYY-MM-DD; `begins` and `ends` are the bounds of the two days. */
interface FreeTime {
  readonly today: string;
  readonly tomorrow: string;
  readonly begins: Date;
  readonly ends: Date;
  /** Of all teams in the next seven days; null without working hours. */
  readonly freeMinutes: number | null;
}

const daysAhead = 7;

/** A provider's today and tomorrow, and how much of the week's working time is free. */
export async function freeTime({ db, clock }: AvailabilityParts, providerId: string): Promise<FreeTime> {
  const now = clock.now().getTime();
  const [ports, schedule, teams] = await Promise.all([
    portsOf(db, providerId),
    findSchedule(db, providerId),
    findTeams(db, providerId),
  ]);
  const zone = zoneClock(zoneOf(ports));
  const day = zone.dayAt(now);
  const days = {
    today: dateOf(day),
    tomorrow: dateOf(day + 1),
    begins: new Date(zone.startOf(day)),
    ends: new Date(zone.startOf(day + 2)),
  };
  if (schedule === null || schedule.hours.every((intervals) => intervals.length === 0))
    return { ...days, freeMinutes: null };
  const until = zone.startOf(day + daysAhead);
  const hours = hoursOf(schedule);
  const open = Array.from({ length: daysAhead }, (_, after) => openHoursOn(hours, zone, day + after))
    .flat()
    .filter((each) => each.until > now)
    .map((each): Period => [Math.max(each.from, now), each.until]);
  const teamIds = teams.map(({ id }) => id);
  const busy = await readBusy(db, teamIds, { from: now, until, movedSourceId: null });
  const free = teamIds.map((id) => freeMinutesOf(open, busy.get(id) ?? []));
  return { ...days, freeMinutes: free.reduce((sum, each) => sum + each, 0) };
}
