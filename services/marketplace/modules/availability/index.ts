import { bindTo } from '../../platform/bind-to.ts';
import type { AvailabilityParts } from './availability.parts.ts';
import { readProviderCalendar } from './calendar.service.ts';
import { freeTime } from './slots/free-time.service.ts';
import { getSchedule, setSchedule } from './schedule/schedule.service.ts';
import { getServiceSchedule, setServiceSchedule } from './schedule/service-schedule.service.ts';
import { listSlots } from './slots/slot-list.service.ts';
import { setTeams } from './schedule/teams.service.ts';
import { addTimeOff, changeTimeOff, removeTimeOff } from './schedule/time-off.service.ts';

export { farDate } from './availability.parts.ts';
export { isFarDate } from './zone-clock.domain.ts';
export { occupy, occupyTimeOff, vacate } from './slots/occupancy.repository.ts';
export { nextFreeTimes } from './slots/next-free.service.ts';
export { findPlacement, nearestSlots, type Placement, type WantedTime } from './placement.service.ts';
export type { Schedule, ServiceSchedule, TimeOff } from './schedule/schedule.domain.ts';
export type { ScheduleView } from './schedule/schedule.service.ts';
export { waitsFor, type WaitsFor } from './waits-for.domain.ts';
export type { BookingAtTime } from './schedule/time-off.repository.ts';

/** The module's public interface: providers' schedules and their free times. */
export function createAvailability(parts: AvailabilityParts) {
  const bind = bindTo(parts);
  return {
    getSchedule: bind(getSchedule),
    setSchedule: bind(setSchedule),
    getServiceSchedule: bind(getServiceSchedule),
    setServiceSchedule: bind(setServiceSchedule),
    setTeams: bind(setTeams),
    addTimeOff: bind(addTimeOff),
    changeTimeOff: bind(changeTimeOff),
    removeTimeOff: bind(removeTimeOff),
    readProviderCalendar: bind(readProviderCalendar),
    freeTime: bind(freeTime),
    listSlots: bind(listSlots),
  } as const;
}

export type Availability = ReturnType<typeof createAvailability>;
