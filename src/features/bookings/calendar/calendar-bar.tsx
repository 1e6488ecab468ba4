import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton, TabButtons } from '../../../ui/index.ts';
import { pageOf, viewNames, type CalendarAddress, type CalendarView } from './calendar-address.ts';
import { monthText, shortDayText, weekText, type Day } from './calendar-days.ts';
import styles from './calendar.module.css';

interface CalendarBarProps {
  readonly address: CalendarAddress;
  readonly today: Day;
  /** The views that there are to choose from; none is offered where there is one. */
  readonly views: readonly CalendarView[];
  /** Further choices: a port. */
  readonly children?: ReactNode;
}

const titleOf = ({ view, date }: CalendarAddress): string =>
  view === 'month' ? monthText(date) : view === 'week' ? weekText(date) : `From ${shortDayText(date)}`;

const named: Readonly<Record<CalendarView, string>> = { month: 'month', week: 'week', agenda: 'days' };

/** What a calendar shows, with the way to what comes before and after and to the other views. */
export function CalendarBar({ address, today, views, children }: CalendarBarProps) {
  const { view, date, onPage, onView } = address;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <IconButton
          variant="surface"
          color="gray"
          highContrast
          aria-label={`Previous ${named[view]}`}
          onClick={() => onPage(pageOf(view, date, -1))}
        >
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <IconButton
          variant="surface"
          color="gray"
          highContrast
          aria-label={`Next ${named[view]}`}
          onClick={() => onPage(pageOf(view, date, 1))}
        >
          <ChevronRight size={18} aria-hidden />
        </IconButton>
        <Button
          variant="surface"
          color="gray"
          highContrast
          disabled={date === today}
          onClick={() => onPage(today)}
        >
          Today
        </Button>
        <h2 className={styles.barTitle} aria-live="polite">
          {titleOf(address)}
        </h2>
      </div>
      <div className={styles.choices}>
        {children}
        {views.length < 2 ? null : (
          <TabButtons
            label="View"
            tabs={views.map((value) => ({ value, text: viewNames[value], count: null }))}
            chosen={view}
            onChoose={onView}
          />
        )}
      </div>
    </div>
  );
}
