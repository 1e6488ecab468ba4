import { answer, asForm, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache, type QueryKey } from '../../server-data/index.ts';
import type { Day } from '../calendar/calendar-days.ts';
import type {
  Schedule,
  ScheduleGiven,
  ServiceSchedule,
  ServiceScheduleGiven,
  Team,
} from './schedule.types.ts';

const scheduleKey = ['schedule', 'own'] as const;
/** What is computed from a schedule. */
const fromSchedule: readonly QueryKey[] = [['calendar'], ['slots'], ['schedule']];

/** The own working hours and rules of booking. */
export const useSchedule = () =>
  useApiQuery({
    key: scheduleKey,
    read: ({ client, signal }) => dataOf(client.GET('/vendor/schedule', { signal })),
  });

/** What is on from one day to another, on the clock of the provider's first port. */
export const useProviderCalendar = (from: Day, until: Day) =>
  useApiQuery({
    key: ['calendar', 'provider', from, until],
    keepPrevious: true,
    read: ({ client, signal }) =>
      dataOf(client.GET('/vendor/calendar', { params: { query: { from, until } }, signal })),
  });

/** Replaces hours and rules, on the version that was shown (contract: setSchedule, CHANGED_ELSEWHERE). */
export function useSaveSchedule(onDone: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, { version, given }: { version: number; given: ScheduleGiven }) =>
      answer(
        client.PUT('/vendor/schedule', {
          params: { header: { 'If-Match': String(version) } },
          body: given,
          signal,
        }),
      ),
    onDone: ({ data }) => {
      cache.setQueryData<Schedule>(scheduleKey, data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: fromSchedule,
  });
}

const serviceScheduleKey = (serviceId: string) => ['schedule', 'service', serviceId];

/** What a service has of its own (contract: getServiceSchedule). */
export const useServiceSchedule = (serviceId: string) =>
  useApiQuery({
    key: serviceScheduleKey(serviceId),
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/vendor/schedule/services/{serviceId}', { params: { path: { serviceId } }, signal }),
      ),
  });

/** Gives a service hours, rules or teams of its own, on the version that was shown (contract: setServiceSchedule). */
export function useSaveServiceSchedule(serviceId: string, onDone: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, { version, given }: { version: number; given: ServiceScheduleGiven }) =>
      answer(
        client.PUT('/vendor/schedule/services/{serviceId}', {
          params: { path: { serviceId }, header: { 'If-Match': String(version) } },
          body: given,
          signal,
        }),
      ),
    onDone: ({ data }) => {
      cache.setQueryData<ServiceSchedule>(serviceScheduleKey(serviceId), data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: fromSchedule,
  });
}

/** Of a schedule what can be replaced. */
export const givenOf = (schedule: Schedule): ScheduleGiven => ({
  hours: schedule.hours,
  exceptions: schedule.exceptions,
  noticeHours: schedule.noticeHours,
  horizonDays: schedule.horizonDays,
  bufferBeforeMinutes: schedule.bufferBeforeMinutes,
  bufferAfterMinutes: schedule.bufferAfterMinutes,
  travel: schedule.travel,
});

/** Whether anything can be booked at all. */
export const hasHours = ({ hours, exceptions }: Schedule): boolean =>
  hours.some(({ intervals }) => intervals.length > 0) ||
  exceptions.some(({ intervals }) => intervals.length > 0);

export type TeamInput = { readonly id?: string; readonly name: string };

/** Names the teams (contract: setTeams). */
export function useSaveTeams(onDone: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, items: readonly TeamInput[]) =>
      answer(client.PUT('/vendor/teams', { body: { items: [...items] }, signal })),
    onDone: ({ data }) => {
      cache.setQueryData<Schedule>(scheduleKey, data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: fromSchedule,
  });
}

/** Calendars from elsewhere, whose busy times hide slots. */
export const useOutsideCalendars = () =>
  useApiQuery({
    key: ['schedule', 'outside'],
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/vendor/outside-calendars', { signal }))).items,
  });

export interface SubscribeInput {
  readonly name: string;
  readonly address: string;
  readonly teamId: string | null;
}

/** Follows a calendar by its address (contract: subscribeCalendar). */
export const useSubscribe = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, body: SubscribeInput) =>
      answer(client.POST('/vendor/outside-calendars', { body, signal })),
    onDone,
    success: ({ message }) => message,
    invalidates: fromSchedule,
  });

/** Takes busy times from a file (contract: uploadCalendar; `name` goes before `file`). */
export const useUploadCalendar = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, { name, file }: { name: string; file: File }) =>
      answer(
        client.POST('/vendor/outside-calendars/file', {
          ...asForm({ name, file }),
          signal,
        }),
      ),
    onDone,
    success: ({ message }) => message,
    invalidates: fromSchedule,
  });

/** Stops following a calendar (contract: removeOutsideCalendar). */
export const useRemoveOutsideCalendar = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, { id: calendarId }: { readonly id: string }) =>
      answer(
        client.DELETE('/vendor/outside-calendars/{calendarId}', { params: { path: { calendarId } }, signal }),
      ),
    onDone,
    success: ({ message }) => message,
    invalidates: fromSchedule,
  });

export const teamOptions = (teams: readonly Team[]) => [
  { value: '', label: 'All teams' },
  ...teams.map(({ id, name }) => ({ value: id, label: name })),
];
