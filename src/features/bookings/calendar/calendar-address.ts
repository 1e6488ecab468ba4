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

/** An agenda begins on the chosen day and looks so far. */
const agendaDays = 31;

/** The days that a view shows, the first and the last; those of a month are whole weeks. */
export function daysShown(view: CalendarView, date: Day): { readonly first: Day; readonly last: Day } {
  if (view === 'agenda') return { first: date, last: plusDays(date, agendaDays - 1) };
  const days = view === 'week' ? weekOf(date) : weeksOfMonth(date).flat();
  return { first: days[0] ?? date, last: days.at(-1) ?? date };
}

/** The day to which one goes by "Next" (1) and "Previous" (-1). */
export function pageOf(view: CalendarView, date: Day, step: 1 | -1): Day {
  if (view === 'month') return firstOfMonth(plusMonths(date, step));
  return plusDays(date, step * (view === 'week' ? 7 : agendaDays));
}

export interface CalendarAddress {
  readonly view: CalendarView;
  readonly date: Day;
  readonly onView: (view: CalendarView) => void;
  /** A day of what is shown: no step of its own in the browser's history. */
  readonly onDate: (date: Day) => void;
  /** Another page of the calendar. */
  readonly onPage: (date: Day) => void;
}

/** View and day as the address keeps them (`?view=week&date=2026-12-03`): a month and today where it says nothing sensible. */
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
