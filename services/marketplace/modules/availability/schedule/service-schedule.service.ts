import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { versionOf } from '../../../platform/if-match.ts';
import { invalidFields, type Invalid } from '../../../platform/refusals.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import type { AvailabilityParts } from '../availability.parts.ts';
import { hoursProblems } from './schedule-problems.domain.ts';
import { weekOf, type ServiceSchedule, type ServiceScheduleGiven } from './schedule.domain.ts';
import { findServiceSchedule, saveServiceSchedule } from './schedule.repository.ts';
import { lockOwnProvider } from './schedule.service.ts';

type Unknown = { readonly code: 'NOT_FOUND' };
type Refusal = Unknown | Invalid | { readonly code: 'CHANGED_ELSEWHERE' };

/**
 * A service's own schedule (contract: getServiceSchedule); another provider's service answers 404, as if it did not
 * exist.
 */
export async function getServiceSchedule(
  { db }: AvailabilityParts,
  session: Session,
  serviceId: string,
): Promise<Result<ServiceSchedule, Unknown>> {
  const found = await findServiceSchedule(db, ownVendorId(session), serviceId);
  return found === null ? refuse({ code: 'NOT_FOUND' }) : ok(found);
}

/** Sets a service's own hours, rules or teams (contract: setServiceSchedule). */
export async function setServiceSchedule(
  parts: AvailabilityParts,
  session: Session,
  { serviceId, ifMatch }: { readonly serviceId: string; readonly ifMatch: string },
  given: ServiceScheduleGiven,
): Promise<Result<ServiceSchedule, Refusal>> {
  const { db, clock, ids } = parts;
  return inTransaction(db, async (trx): Promise<Result<ServiceSchedule, Refusal>> => {
    const { providerId, teams } = await lockOwnProvider(trx, parts, session);
    // Read under the lock of the provider: of two changes based on one version the later finds another here.
    const before = await findServiceSchedule(trx, providerId, serviceId);
    if (before === null) return refuse({ code: 'NOT_FOUND' });
    if (versionOf(ifMatch) !== before.version) return refuse({ code: 'CHANGED_ELSEWHERE' });
    const { hours, teamIds, noticeHours, horizonDays, bufferBeforeMinutes, bufferAfterMinutes } = given;
    const problems = [
      ...(hours === null ? [] : hoursProblems(hours)),
      ...teamIds.flatMap((teamId, index) =>
        teams.some(({ id }) => id === teamId)
          ? []
          : [{ field: `teamIds/${index}`, message: 'You don’t have this team any more.', rule: 'team' }],
      ),
    ];
    if (problems.length > 0) return refuse(invalidFields(problems));
    const saved: ServiceSchedule = {
      serviceId,
      hours: hours === null ? null : weekOf(hours),
      noticeHours,
      horizonDays,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      teamIds: teams.map(({ id }) => id).filter((id) => teamIds.includes(id)),
      version: before.version + 1,
    };
    await saveServiceSchedule(trx, { id: ids.newId(), providerId, now: clock.now() }, saved);
    return ok(saved);
  });
}
