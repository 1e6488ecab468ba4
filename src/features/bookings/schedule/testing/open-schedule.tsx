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

/** The address of the example's week. */
export const week = '?date=2026-12-03';

/** Sets the viewport, since jsdom has no width. Undone by `vi.unstubAllGlobals`. */
export const openOn = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** Renders the calendar; the fake server has the example unless the test sets other answers. */
export const openSchedule = (query: string, answers: Answers = {}) =>
  renderScreen(<ScheduleScreen />, { ...usual, ...answers }, { path, at: `${path}${query}` });
