import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  firstOfMonth,
  isDay,
  plusDays,
  plusMonths,
  weekOf,
  weeksOfMonth,
  type Day,
} from './calendar-days.ts';

export type CalendarView = 'month' | 'week' | 'agenda';

export const viewNames: Readonly<Record<CalendarView, string>> = {
  month: 'Month',
  week: 'Week',
  agenda: 'Agenda',
};

const isView = (text: string | null): text is CalendarView => text !== null && Object.hasOwn(viewNames, text);

/** The number of days in an agenda, from the chosen one. */
const agendaDays = 31;

/** The first and the last day of a view; a month's are whole weeks. */
export function daysShown(view: CalendarView, date: Day): { readonly first: Day; readonly last: Day } {
  if (view === 'agenda') return { first: date, last: plusDays(date, agendaDays - 1) };
  const days = view === 'week' ? weekOf(date) : weeksOfMonth(date).flat();
  return { first: days[0] ?? date, last: days.at(-1) ?? date };
}

/** The chosen day after "Next" (1) or "Previous" (-1). */
export function pageOf(view: CalendarView, date: Day, step: 1 | -1): Day {
  if (view === 'month') return firstOfMonth(plusMonths(date, step));
  return plusDays(date, step * (view === 'week' ? 7 : agendaDays));
}

export interface CalendarAddress {
  readonly view: CalendarView;
  readonly date: Day;
  readonly onView: (view: CalendarView) => void;
  /** Chooses a visible day; replaces the history entry. */
  readonly onDate: (date: Day) => void;
  /** Goes to another page of the calendar. */
  readonly onPage: (date: Day) => void;
}

/** View and day in the address (`?view=week&date=2026-12-03`); month and today if they are missing or invalid. */
export function useCalendarAddress(today: Day): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const asked = params.get('view');
  const day = params.get('date') ?? '';
  const view = isView(asked) ? asked : 'month';
  const date = isDay(day) ? day : today;
  const set = useCallback(
    (name: 'view' | 'date', value: string, replace: boolean) =>
      setParams(
        (all) => {
          const next = new URLSearchParams(all);
          next.set(name, value);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return useMemo(
    () => ({
      view,
      date,
      onView: (next) => set('view', next, false),
      onDate: (next) => set('date', next, true),
      onPage: (next) => set('date', next, false),
    }),
    [view, date, set],
  );
}
