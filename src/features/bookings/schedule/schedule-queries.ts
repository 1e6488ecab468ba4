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
/** Queries computed from a schedule. */
const fromSchedule: readonly QueryKey[] = [['calendar'], ['slots'], ['schedule']];

/** The provider's working hours and booking rules. */
export const useSchedule = () =>
  useApiQuery({
    key: scheduleKey,
    read: ({ client, signal }) => dataOf(client.GET('/vendor/schedule', { signal })),
  });

/** The calendar from one day to another, in the time zone of the provider's first port. */
export const useProviderCalendar = (from: Day, until: Day) =>
  useApiQuery({
    key: ['calendar', 'provider', from, until],
    keepPrevious: true,
    read: ({ client, signal }) =>
      dataOf(client.GET('/vendor/calendar', { params: { query: { from, until } }, signal })),
  });

/** Replaces hours and rules of the shown version (contract: setSchedule, CHANGED_ELSEWHERE). */
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

/** The hours, rules and teams of one service (contract: getServiceSchedule). */
export const useServiceSchedule = (serviceId: string) =>
  useApiQuery({
    key: serviceScheduleKey(serviceId),
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/vendor/schedule/services/{serviceId}', { params: { path: { serviceId } }, signal }),
      ),
  });

/** Saves the hours, rules and teams of one service for the shown version (contract: setServiceSchedule). */
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

/** The parts of a schedule that setSchedule replaces. */
export const givenOf = (schedule: Schedule): ScheduleGiven => ({
  hours: schedule.hours,
  exceptions: schedule.exceptions,
  noticeHours: schedule.noticeHours,
  horizonDays: schedule.horizonDays,
  bufferBeforeMinutes: schedule.bufferBeforeMinutes,
  bufferAfterMinutes: schedule.bufferAfterMinutes,
  travel: schedule.travel,
});

/** Whether there are any working hours. */
export const hasHours = ({ hours, exceptions }: Schedule): boolean =>
  hours.some(({ intervals }) => intervals.length > 0) ||
  exceptions.some(({ intervals }) => intervals.length > 0);

export type TeamInput = { readonly id?: string; readonly name: string };

/** Saves the teams (contract: setTeams). */
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

/** External calendars, whose busy times block slots. */
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

/** Subscribes to a calendar by its address (contract: subscribeCalendar). */
export const useSubscribe = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, body: SubscribeInput) =>
      answer(client.POST('/vendor/outside-calendars', { body, signal })),
    onDone,
    success: ({ message }) => message,
    invalidates: fromSchedule,
  });

/** Imports busy times from a file (contract: uploadCalendar; `name` has to precede `file`). */
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

/** Removes an external calendar (contract: removeOutsideCalendar). */
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
