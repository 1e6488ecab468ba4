import type { Readable } from 'node:stream';
import { dayMs } from '../../../../src/lib/durations.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { isPublicWebAddress } from '../../../../src/lib/public-web-address.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';
import { ownVendorId, type Member } from '../account/index.ts';
import { readBusyTimes } from './busy-times.reader.ts';
import { type CalendarParts, type Db } from './calendars.parts.ts';
import {
  deleteOutsideCalendar,
  findDueCalendars,
  findOutsideCalendar,
  findOutsideCalendars,
  hasTeam,
  insertOutsideCalendar,
  saveReading,
  zoneOfProvider,
  type OutsideCalendar,
} from './outside.repository.ts';

export type { OutsideCalendar } from './outside.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Every five minutes: plans the reading of each due calendar. */
    read_due_calendars: NightlyJob;
    /** Reads one external calendar. */
    read_outside_calendar: { readonly calendarId: string };
  }
}

const everyMs = 15 * 60_000;
/** How far ahead external calendars are read. */
const aheadMs = 366 * dayMs;
const calendarsMax = 20;
/** Form fields are not validated by the contract’s schema. */
const nameMax = 80;

type Unreadable = { readonly code: 'CALENDAR_UNREADABLE'; readonly message: string };

/** Contract: listOutsideCalendars. */
export const listOutsideCalendars = ({ db }: CalendarParts, session: Member) =>
  findOutsideCalendars(db, ownVendorId(session));

/** Contract: subscribeCalendar. Reads it at once, so that a wrong address is refused immediately. */
export async function subscribeCalendar(
  parts: CalendarParts,
  session: Member,
  given: { readonly name: string; readonly address: string; readonly teamId?: string | null | undefined },
): Promise<Result<OutsideCalendar, Unreadable | Invalid>> {
  const { db, clock } = parts;
  const providerId = ownVendorId(session);
  const teamId = given.teamId ?? null;
  const problem = await problemOf(db, providerId, given.name, teamId);
  if (problem !== null) return refuse(problem);
  if (!isPublicWebAddress(given.address))
    return refuse(invalid('address', 'Enter an address that starts with https:// and is public.', 'format'));
  const fetched = await parts.fetchPublic(given.address, { etag: null, lastModified: null });
  if (!fetched.ok) return refuse({ code: 'CALENDAR_UNREADABLE', message: fetched.error });
  const { text, etag, lastModified } = fetched.value;
  const busy = await readBusyTimes(text ?? '', await windowOf(parts, providerId));
  if (!busy.ok) return refuse({ code: 'CALENDAR_UNREADABLE', message: busy.error });
  const calendar = { name: cleanLine(given.name), address: given.address, teamId };
  return ok(
    await keep(parts, providerId, calendar, {
      at: clock.now(),
      failure: null,
      etag,
      lastModified,
      busy: busy.value,
    }),
  );
}

const bytesMax = 5 * 1024 * 1024;

/** Contract: uploadCalendar. */
export async function uploadCalendar(
  parts: CalendarParts,
  session: Member,
  { name, file }: { readonly name: string; readonly file: Readable },
): Promise<Result<OutsideCalendar, Unreadable | Invalid>> {
  const providerId = ownVendorId(session);
  const problem = await problemOf(parts.db, providerId, name, null);
  if (problem !== null) {
    file.destroy();
    return refuse(problem);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    invariant(bytes <= bytesMax, 'the adapter ends an upload that is too long');
    chunks.push(chunk);
  }
  const busy = await readBusyTimes(Buffer.concat(chunks).toString('utf8'), await windowOf(parts, providerId));
  if (!busy.ok) return refuse({ code: 'CALENDAR_UNREADABLE', message: busy.error });
  const calendar = { name: cleanLine(name), address: null, teamId: null };
  return ok(
    await keep(parts, providerId, calendar, { at: parts.clock.now(), failure: null, busy: busy.value }),
  );
}

/** Contract: removeOutsideCalendar. */
export const removeOutsideCalendar = async (
  { db }: CalendarParts,
  session: Member,
  calendarId: string,
): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> =>
  (await deleteOutsideCalendar(db, ownVendorId(session), calendarId))
    ? ok(null)
    : refuse({ code: 'NOT_FOUND' });

async function problemOf(
  db: Db,
  providerId: string,
  name: string,
  teamId: string | null,
): Promise<Invalid | null> {
  const plain = cleanLine(name);
  if (plain === '') return invalid('name', 'Give the calendar a name.', 'required');
  if (plain.length > nameMax) return invalid('name', `At most ${nameMax} characters.`, 'maxLength');
  if (teamId !== null && !(await hasTeam(db, providerId, teamId)))
    return invalid('teamId', 'Choose one of your teams.', 'unknown');
  const others = await findOutsideCalendars(db, providerId);
  return others.length >= calendarsMax
    ? invalid('name', `At most ${calendarsMax} calendars can be followed.`, 'maximum')
    : null;
}

const windowOf = async ({ db, clock }: Pick<CalendarParts, 'db' | 'clock'>, providerId: string) => {
  const now = clock.now().getTime();
  return {
    from: new Date(now - dayMs),
    until: new Date(now + aheadMs),
    timeZone: await zoneOfProvider(db, providerId),
  };
};

const keep = (
  { db, clock, ids }: CalendarParts,
  providerId: string,
  calendar: { readonly name: string; readonly address: string | null; readonly teamId: string | null },
  reading: Parameters<typeof saveReading>[2],
): Promise<OutsideCalendar> =>
  inTransaction(db, async (trx) => {
    const id = ids.newId();
    await insertOutsideCalendar(trx, { ...calendar, id, providerId, createdAt: clock.now() });
    await saveReading(trx, id, reading);
    const kept = await findOutsideCalendar(trx, id);
    invariant(kept, 'a calendar that was written is found');
    return kept;
  });

/** Reads a subscribed calendar again; if that fails it keeps its busy times and stores the reason. */
const readOutsideCalendar =
  (parts: CalendarParts): Task<'read_outside_calendar'> =>
  async ({ calendarId }) => {
    const { db, clock } = parts;
    const calendar = await findOutsideCalendar(db, calendarId);
    if (calendar === null || calendar.address === null) return;
    const { address, etag, lastModified, providerId } = calendar;
    const fetched = await parts.fetchPublic(address, { etag, lastModified });
    const save = (reading: Parameters<typeof saveReading>[2]) =>
      inTransaction(db, (trx) => saveReading(trx, calendarId, reading));
    const at = clock.now();
    if (!fetched.ok) return save({ at, failure: fetched.error });
    const { text, etag: newEtag, lastModified: newLastModified } = fetched.value;
    // Not modified.
    if (text === null) return save({ at, failure: null });
    // Before the transaction, because parsing may take long and would block a database connection.
    const busy = await readBusyTimes(text, await windowOf(parts, providerId));
    return busy.ok
      ? save({ at, failure: null, etag: newEtag, lastModified: newLastModified, busy: busy.value })
      : save({ at, failure: busy.error });
  };

/** The module's jobs, for the worker. */
export const calendarTasks = (parts: CalendarParts) => ({
  read_due_calendars: (async () => {
    const before = new Date(parts.clock.now().getTime() - everyMs);
    await inTransaction(parts.db, async (trx) => {
      for (const calendarId of await findDueCalendars(trx, before))
        await enqueue(
          trx,
          'read_outside_calendar',
          { calendarId },
          { jobKey: `read_outside_calendar:${calendarId}`, maxAttempts: 3 },
        );
    });
  }) satisfies Task<'read_due_calendars'>,
  read_outside_calendar: readOutsideCalendar(parts),
});
