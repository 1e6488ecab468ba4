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
} from '../calendar/calendar-days.ts';
import { useIsNarrow } from '../calendar/use-is-narrow.ts';

type ScheduleViewName = 'day' | 'week' | 'month';

export const scheduleViewLabels: Readonly<Record<ScheduleViewName, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

const isView = (text: string | null): text is ScheduleViewName =>
  text !== null && Object.hasOwn(scheduleViewLabels, text);

/** The days that a view shows, the first and the last; those of a month are whole weeks. */
export function daysShown(view: ScheduleViewName, date: Day): { readonly first: Day; readonly last: Day } {
  if (view === 'day') return { first: date, last: date };
  const days = view === 'week' ? weekOf(date) : weeksOfMonth(date).flat();
  return { first: days[0] ?? date, last: days.at(-1) ?? date };
}

/** The day to which one goes by "Next" (1) and "Previous" (-1). */
export function pageOf(view: ScheduleViewName, date: Day, step: 1 | -1): Day {
  if (view === 'month') return firstOfMonth(plusMonths(date, step));
  return plusDays(date, step * (view === 'week' ? 7 : 1));
}

export interface ScheduleAddress {
  readonly view: ScheduleViewName;
  readonly date: Day;
  /** The team that is shown alone; null: all of them. */
  readonly teamId: string | null;
  /** Replaces the entry in the browser's history where it is a day or a team of what is shown. */
  readonly go: (
    change: Readonly<{
      view?: ScheduleViewName;
      /** The view is the one that the calendar opens in from now on. */
      isKept?: true;
      date?: Day;
      teamId?: string | null;
    }>,
  ) => void;
}

const keptViewKey = 'calendar-view';

/** Storage may be forbidden: then the choice lasts as long as the address. */
function keptView(): ScheduleViewName | null {
  try {
    const kept = localStorage.getItem(keptViewKey);
    return isView(kept) ? kept : null;
  } catch {
    return null;
  }
}

function keepView(view: ScheduleViewName): void {
  try {
    localStorage.setItem(keptViewKey, view);
  } catch {
    // See `keptView`.
  }
}

/**
 * View, day and team as the address keeps them (`?view=day&date=2026-12-03&team=…`). Where it names no view it is the one that was
 * chosen last in this browser, and before that the week, or on a phone, where seven days are too narrow to read, the day. Where it names no
 * day it is today, in whatever view.
 */
export function useScheduleAddress(today: Day): ScheduleAddress {
  const [params, setParams] = useSearchParams();
  const isNarrow = useIsNarrow();
  const asked = params.get('view');
  const day = params.get('date') ?? '';
  const view = isView(asked) ? asked : (keptView() ?? (isNarrow ? 'day' : 'week'));
  const date = isDay(day) ? day : today;
  const teamId = params.get('team');
  const go = useCallback<ScheduleAddress['go']>(
    (change) => {
      if (change.view !== undefined && change.isKept) keepView(change.view);
      setParams(
        (all) => {
          const next = new URLSearchParams(all);
          if (change.view !== undefined) next.set('view', change.view);
          if (change.date !== undefined) next.set('date', change.date);
          if (change.teamId === null) next.delete('team');
          else if (change.teamId !== undefined) next.set('team', change.teamId);
          return next;
        },
        { replace: change.view === undefined, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return useMemo(() => ({ view, date, teamId, go }), [view, date, teamId, go]);
}
