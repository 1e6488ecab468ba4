import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid, invalidFields, type FieldRefusal, type Invalid } from '../../../platform/refusals.ts';
import type { Session } from '../../account/index.ts';
import type { AvailabilityParts } from '../availability.parts.ts';
import { occupy } from '../slots/occupancy.repository.ts';
import type { Team } from './schedule.domain.ts';
import { lockOwnProvider, viewSchedule, type ScheduleView } from './schedule.service.ts';
import { archiveTeams, lockBusyTeams, saveTeam, servicesOfOnly } from './teams.repository.ts';
import { findTimeOff } from './time-off.repository.ts';

interface TeamGiven {
  readonly id?: string;
  readonly name: string;
}

type TeamsRefusal = Invalid | { readonly code: 'NOT_ALLOWED_NOW'; readonly teams: readonly string[] };

function teamsProblems(
  given: readonly TeamGiven[],
  names: readonly string[],
  before: readonly Team[],
): readonly FieldRefusal[] {
  const ids = given.map(({ id }) => id);
  return given.flatMap(({ id }, index): readonly FieldRefusal[] => {
    const name = names[index] ?? '';
    if (name === '')
      return [{ field: `items/${index}/name`, message: 'This must not be empty.', rule: 'minLength' }];
    if ([...name].length > 80)
      return [{ field: `items/${index}/name`, message: 'This is too long.', rule: 'maxLength' }];
    const isNamed = (other: string) => other.toLowerCase() === name.toLowerCase();
    if (names.findIndex(isNamed) < index)
      return [{ field: `items/${index}/name`, message: 'Another team has this name.', rule: 'unique' }];
    if (id === undefined) return [];
    if (!before.some((team) => team.id === id))
      return [{ field: `items/${index}/id`, message: 'You don’t have this team any more.', rule: 'team' }];
    return ids.indexOf(id) < index
      ? [{ field: `items/${index}/id`, message: 'This team is listed twice.', rule: 'unique' }]
      : [];
  });
}

/**
 * Sets the teams that can work in parallel (contract: setTeams). A new team gets the time off of all teams; a team with
 * bookings cannot be removed.
 */
export async function setTeams(
  parts: AvailabilityParts,
  session: Session,
  given: readonly TeamGiven[],
): Promise<Result<ScheduleView, TeamsRefusal>> {
  const { db, clock, ids } = parts;
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Result<ScheduleView, TeamsRefusal>> => {
    const { providerId, teams: before } = await lockOwnProvider(trx, parts, session);
    const names = given.map(({ name }) => cleanLine(name));
    const problems = teamsProblems(given, names, before);
    if (problems.length > 0) return refuse(invalidFields(problems));

    const removed = before.filter((team) => !given.some(({ id }) => id === team.id));
    const removedIds = removed.map(({ id }) => id);
    const busy = await lockBusyTeams(trx, { providerId, teamIds: removedIds, now });
    const kept = removed.filter(({ id }) => busy.has(id)).map(({ name }) => name);
    if (kept.length > 0) return refuse({ code: 'NOT_ALLOWED_NOW', teams: kept });
    const [service] = await servicesOfOnly(trx, providerId, removedIds);
    if (service !== undefined) {
      const message = `Nobody else does “${service}”. Give it another team first.`;
      return refuse(invalid('items', message, 'team'));
    }
    await archiveTeams(trx, removedIds, now);

    const ofAll = (await findTimeOff(trx, providerId, { after: now })).filter(
      ({ teamId }) => teamId === null,
    );
    for (const [index, { id = ids.newId() }] of given.entries()) {
      await saveTeam(trx, { providerId, now }, { id, name: names[index] ?? '', position: index + 1 });
      if (before.some((team) => team.id === id)) continue;
      for (const { id: sourceId, startsAt: from, endsAt: until } of ofAll)
        await occupy(trx, { teamId: id, kind: 'time_off', sourceId, from, until });
    }
    return ok(await viewSchedule(trx, providerId, now));
  });
}
