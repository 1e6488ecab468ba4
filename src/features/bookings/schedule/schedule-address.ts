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

/** The first and the last day of a view; a month's are whole weeks. */
export function daysShown(view: ScheduleViewName, date: Day): { readonly first: Day; readonly last: Day } {
  if (view === 'day') return { first: date, last: date };
  const days = view === 'week' ? weekOf(date) : weeksOfMonth(date).flat();
  return { first: days[0] ?? date, last: days.at(-1) ?? date };
}

/** The chosen day after "Next" (1) or "Previous" (-1). */
export function pageOf(view: ScheduleViewName, date: Day, step: 1 | -1): Day {
  if (view === 'month') return firstOfMonth(plusMonths(date, step));
  return plusDays(date, step * (view === 'week' ? 7 : 1));
}

export interface ScheduleAddress {
  readonly view: ScheduleViewName;
  readonly date: Day;
  /** The only team shown; null: all teams. */
  readonly teamId: string | null;
  /** Changes the address; replaces the history entry if only the day or the team within the page changes. */
  readonly go: (
    change: Readonly<{
      view?: ScheduleViewName;
      /** Saves the view as this browser's default. */
      isKept?: true;
      date?: Day;
      teamId?: string | null;
    }>,
  ) => void;
}

const keptViewKey = 'calendar-view';

/** The saved view. If storage is forbidden, the choice lasts as long as the address. */
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
    // Storage is forbidden: see `keptView`.
  }
}

/**
 * View, day and team in the address (`?view=day&date=2026-12-03&team=…`). Without a view it is the one last chosen in
 * this browser; by default the week, or the day on a phone, where seven days are too narrow to read. Without a day it
 * is today.
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
