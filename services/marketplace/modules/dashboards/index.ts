import type { Member } from '../account/index.ts';
import type { Availability } from '../availability/index.ts';
import { adminDashboard, askToReadAgain, settleMail, takenBy, takeException } from './admin.service.ts';
import { crewDashboard } from './crew.service.ts';
import type { DashboardParts } from './dashboards.parts.ts';
import { createHealthWatch } from './health-watch.ts';
import { providerDashboard, supplierDashboard } from './vendor.service.ts';

export type {
  DashboardBooking,
  DashboardOrder,
  FirstOf,
  Readiness,
  Sales,
  Task,
} from './dashboards.domain.ts';

interface Reader extends Member {
  readonly userId: string;
}

export type { MarketException } from './exceptions.domain.ts';

/** The module's public interface: each user's tasks and figures, in one response. */
export function createDashboards(parts: DashboardParts, availability: Pick<Availability, 'freeTime'>) {
  const health = createHealthWatch(parts.clock);
  return {
    crewDashboard: (reader: Reader) => crewDashboard(parts, reader),
    supplierDashboard: (reader: Reader) => supplierDashboard(parts, reader),
    adminDashboard: (reader: Reader) => adminDashboard(parts, health, reader),
    takenBy: (reader: Reader, of: Parameters<typeof takenBy>[2]) => takenBy(parts, reader, of),
    takeException: (reader: Reader, given: Parameters<typeof takeException>[2]) =>
      takeException(parts, reader, given),
    askToReadAgain: (reader: Reader, importId: string) => askToReadAgain(parts, reader, importId),
    settleMail: (reader: Reader, given: Parameters<typeof settleMail>[2]) => settleMail(parts, reader, given),
    providerDashboard: (reader: Reader) => providerDashboard(parts, availability.freeTime, reader),
    /** The parts of the market whose health the admins' dashboard shows; empty until they are set. */
    watchParts: health.watch,
  } as const;
}

export type Dashboards = ReturnType<typeof createDashboards>;
