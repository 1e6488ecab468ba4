import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Session } from '../account/index.ts';
import { invalid, type AvailabilityParts, type Invalid } from './availability.parts.ts';
import { hoursProblems } from './schedule-problems.domain.ts';
import { weekOf, type ServiceSchedule, type ServiceScheduleGiven } from './schedule.domain.ts';
import { findServiceSchedule, isServiceOf, saveServiceSchedule } from './schedule.repository.ts';
import { lockOwnProvider } from './schedule.service.ts';

type Unknown = { readonly code: 'NOT_FOUND' };

/** What a service has of its own (contract: getServiceSchedule); another's is as unknown as none. */
export async function getServiceSchedule(
  { db }: AvailabilityParts,
  session: Session,
  serviceId: string,
): Promise<Result<ServiceSchedule, Unknown>> {
  const found = await findServiceSchedule(db, session.userId, serviceId);
  return found === null ? refuse({ code: 'NOT_FOUND' }) : ok(found);
}

/** Gives a service hours, rules or teams of its own (contract: setServiceSchedule). Idempotent. */
export async function setServiceSchedule(
  parts: AvailabilityParts,
  session: Session,
  serviceId: string,
  given: ServiceScheduleGiven,
): Promise<Result<ServiceSchedule, Unknown | Invalid>> {
  const { db, clock, ids } = parts;
  return inTransaction(db, async (trx): Promise<Result<ServiceSchedule, Unknown | Invalid>> => {
    const { providerId, teams } = await lockOwnProvider(trx, parts, session);
    if (!(await isServiceOf(trx, providerId, serviceId))) return refuse({ code: 'NOT_FOUND' });
    const { hours, teamIds, noticeHours, horizonDays, bufferBeforeMinutes, bufferAfterMinutes } = given;
    const problems = [
      ...(hours === null ? [] : hoursProblems(hours)),
      ...teamIds.flatMap((teamId, index) =>
        teams.some(({ id }) => id === teamId)
          ? []
          : [{ field: `teamIds/${index}`, message: 'You don’t have this team any more.', rule: 'team' }],
      ),
    ];
    if (problems.length > 0) return refuse(invalid(problems));
    const saved: ServiceSchedule = {
      serviceId,
      hours: hours === null ? null : weekOf(hours),
      noticeHours,
      horizonDays,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      teamIds: teams.map(({ id }) => id).filter((id) => teamIds.includes(id)),
    };
    await saveServiceSchedule(trx, { id: ids.newId(), providerId, now: clock.now() }, saved);
    return ok(saved);
  });
}
