import { vi } from 'vitest';
import { schedule } from '../../../../api/testing/schedule.ts';
import { ok, renderScreen, type Answers } from '../../../testing/render-screen.tsx';
import { ScheduleScreen } from '../schedule-screen.tsx';
import { calendar } from './example-calendar.ts';

const path = '/service-provider/calendar';
const usual: Answers = {
  'GET /vendor/schedule': () => ok(schedule),
  'GET /vendor/calendar': () => ok(calendar),
  'GET /vendor/outside-calendars': () => ok({ items: [] }),
  'GET /calendar-feeds': () => ok({ items: [] }),
  'GET /vendor': () => ok({ ports: ['palma', 'ibiza'] }),
};

/** The week of the example. */
export const week = '?date=2026-12-03';

/** The test's DOM has no width. Undone by `vi.unstubAllGlobals`. */
export const openOn = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** The calendar's screen over a server that has the example, and answers otherwise as the test sets. */
export const openSchedule = (query: string, answers: Answers = {}) =>
  renderScreen(<ScheduleScreen />, { ...usual, ...answers }, { path, at: `${path}${query}` });
