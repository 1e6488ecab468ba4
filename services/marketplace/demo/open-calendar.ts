import { ownVendorId, type Session } from '../modules/account/index.ts';
import { done } from './done.ts';
import type { StockParts } from './stock-parts.ts';
import type { DemoVendor } from './vendor-list.ts';

type Parts = Pick<StockParts, 'availability' | 'catalogue'>;

/**
 * Sets a provider's working hours and teams, and the fields of its services that no price list has; does nothing for a
 * supplier.
 */
export async function openCalendar(
  { availability, catalogue }: Parts,
  session: Session,
  { schedule, services }: DemoVendor,
): Promise<void> {
  if (schedule === undefined) return;
  const { hours, travel, teams, ...rules } = schedule;
  const given = {
    ...rules,
    horizonDays: 90,
    exceptions: [],
    travel: Object.entries(travel).map(([port, minutes]) => ({ port, minutes })),
    hours: hours.map((intervals, at) => ({
      weekday: at + 1,
      intervals: intervals.map(([from, until]) => ({ from, until })),
    })),
  };
  const { teams: before } = done(await availability.setSchedule(session, '0', given));
  // The first team exists already: it gets the first name.
  const named = teams.map((name, at) => ({ ...(before[at] && { id: before[at].id }), name }));
  done(await availability.setTeams(session, named));

  const { items } = done(await catalogue.listServices(ownVendorId(session), { limit: 100 }));
  for (const { id, name, version } of items) {
    const service = services.find((line) => line.name === name);
    if (service === undefined) continue;
    const { durationUnits = null, placeKinds, included, cancellationPolicy, leadTimeHours } = service;
    const change = { durationUnits, placeKinds, included, cancellationPolicy, leadTimeHours };
    done(await catalogue.updateService(ownVendorId(session), { id, ifMatch: String(version) }, change));
  }
}
