import { refusal } from '../../../http-adapter/index.ts';
import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type {
  Availability,
  BookingAtTime,
  Schedule,
  ScheduleView,
  ServiceSchedule,
  TimeOff,
} from '../../modules/availability/index.ts';
import { done, refused, type AllHandlers } from './answers.ts';

type ScheduleHandlers = Pick<
  AllHandlers,
  | 'getSchedule'
  | 'setSchedule'
  | 'getServiceSchedule'
  | 'setServiceSchedule'
  | 'setTeams'
  | 'addTimeOff'
  | 'changeTimeOff'
  | 'removeTimeOff'
  | 'readProviderCalendar'
  | 'listSlots'
>;
type Schemas = components['schemas'];

const intervalsOf = (intervals: Schedule['hours'][number]): Schemas['Interval'][] =>
  intervals.map(([from, until]) => ({ from, until }));

const daysOf = (week: Schedule['hours']): Schemas['WeekDay'][] =>
  week.map((intervals, index) => ({ weekday: index + 1, intervals: intervalsOf(intervals) }));

const timeOffGiven = ({ teamId, startsAt, endsAt, note = null }: Schemas['TimeOffGiven']) => ({
  teamId,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  note,
});

const blocked = 'Saved. This time can’t be booked any more.';
const blockedAround = 'Saved. No new bookings can be made then. Your bookings are unchanged.';

/** With the conflicting bookings. */
const occupied = ({ code, bookings }: { code: 'PERIOD_OCCUPIED'; bookings: readonly BookingAtTime[] }) =>
  refusal(code, {
    details: {
      bookings: bookings.map(({ number, ...booking }) => ({
        ...booking,
        ...slotOf(booking),
        number: `B-${number}`,
      })),
    },
  });

const timeOffOf = ({ id, teamId, startsAt, endsAt, note }: TimeOff): Schemas['TimeOff'] => ({
  id,
  teamId,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  note,
});

const scheduleOf = ({
  hours,
  exceptions,
  travel,
  teams,
  timeOff,
  ...rules
}: ScheduleView): Schemas['Schedule'] => ({
  ...rules,
  hours: daysOf(hours),
  exceptions: exceptions.map(({ on, intervals, note }) => ({ on, intervals: intervalsOf(intervals), note })),
  travel: Object.entries(travel).map(([port, minutes]) => ({ port, minutes })),
  teams: [...teams],
  timeOff: timeOff.map(timeOffOf),
});

const serviceScheduleOf = ({ hours, teamIds, ...rules }: ServiceSchedule): Schemas['ServiceSchedule'] => ({
  ...rules,
  hours: hours === null ? null : daysOf(hours),
  teamIds: [...teamIds],
});

const slotOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Schemas['Slot'] => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const notOffered = {
  place: 'This service is not done there.',
  port: 'This service is not offered in that port.',
  quantity: 'This service can’t be booked in this quantity.',
} as const;

/** Operations of tag "Schedule" about providers' hours, and the free times of a service. */
export const scheduleHandlers = (availability: Availability): ScheduleHandlers => ({
  async getSchedule({ session }) {
    const data = scheduleOf(await availability.getSchedule(session));
    return { status: 200, body: { status: true, data } };
  },

  async setSchedule({ session, headers, body }) {
    const set = await availability.setSchedule(session, headers['if-match'], body);
    if (!set.ok) return refused(set.error);
    return { status: 200, body: { status: true, message: 'Saved.', data: scheduleOf(set.value) } };
  },

  async getServiceSchedule({ session, params }) {
    const found = await availability.getServiceSchedule(session, params.serviceId);
    if (!found.ok) return refused(found.error);
    return { status: 200, body: { status: true, data: serviceScheduleOf(found.value) } };
  },

  async setServiceSchedule({ session, params, headers, body }) {
    const on = { serviceId: params.serviceId, ifMatch: headers['if-match'] };
    const set = await availability.setServiceSchedule(session, on, body);
    if (!set.ok) return refused(set.error);
    return { status: 200, body: { status: true, message: 'Saved.', data: serviceScheduleOf(set.value) } };
  },

  async setTeams({ session, body }) {
    const set = await availability.setTeams(session, body.items);
    if (set.ok)
      return { status: 200, body: { status: true, message: 'Saved.', data: scheduleOf(set.value) } };
    if (set.error.code === 'VALIDATION') return refused(set.error);
    const names = set.error.teams.map((name) => `“${name}”`).join(', ');
    return refused(set.error, `There are bookings for ${names}. Move them to another team first.`);
  },

  async addTimeOff({ session, body }) {
    const { aroundBookings = false } = body;
    const added = await availability.addTimeOff(session, { ...timeOffGiven(body), aroundBookings });
    if (added.ok)
      return {
        status: 201,
        body: {
          status: true,
          message: aroundBookings ? blockedAround : blocked,
          data: timeOffOf(added.value),
        },
      };
    return added.error.code === 'PERIOD_OCCUPIED' ? occupied(added.error) : refused(added.error);
  },

  async changeTimeOff({ session, params, body }) {
    const changed = await availability.changeTimeOff(session, params.timeOffId, timeOffGiven(body));
    if (changed.ok)
      return { status: 200, body: { status: true, message: blocked, data: timeOffOf(changed.value) } };
    return changed.error.code === 'PERIOD_OCCUPIED' ? occupied(changed.error) : refused(changed.error);
  },

  async removeTimeOff({ session, params }) {
    const removed = await availability.removeTimeOff(session, params.timeOffId);
    return removed.ok ? done('The time can be booked again.') : refused(removed.error);
  },

  async readProviderCalendar({ session, query }) {
    const read = await availability.readProviderCalendar(session, query);
    if (!read.ok) return refused(read.error);
    const { timeZone, teams, open, entries } = read.value;
    const data = {
      timeZone,
      teams: [...teams],
      open: open.map(slotOf),
      entries: entries.map((entry) => ({
        ...entry,
        ...slotOf(entry),
        blockedFrom: entry.blockedFrom.toISOString(),
        blockedUntil: entry.blockedUntil.toISOString(),
      })),
    };
    return { status: 200, body: { status: true, data } };
  },

  async listSlots({ params, query }) {
    const { quantity = 1, days = 31, ...wanted } = query;
    const listed = await availability.listSlots(params.serviceId, { ...wanted, quantity, days });
    if (!listed.ok) {
      const { error } = listed;
      return error.code === 'SLOT_NOT_OFFERED'
        ? refused({ code: error.code }, notOffered[error.what])
        : refused(error);
    }
    const { currency, unitPriceMinor, sums, days: found, nextStartsAt, ...rest } = listed.value;
    const money = (amountMinor: number) => ({ amountMinor, currency });
    const data = {
      ...rest,
      price: {
        unitPrice: money(unitPriceMinor),
        subtotal: money(sums.subtotalMinor),
        tax: money(sums.taxMinor),
        total: money(sums.totalMinor),
      },
      days: found.map(({ date, slots }) => ({ date, slots: slots.map(slotOf) })),
      nextStartsAt: nextStartsAt?.toISOString() ?? null,
    };
    return { status: 200, body: { status: true, data } };
  },
});
