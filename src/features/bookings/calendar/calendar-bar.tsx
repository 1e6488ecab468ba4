import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, QuietButton, TabButtons } from '../../../ui/index.ts';
import styles from './calendar-bar.module.css';

interface CalendarBarProps<View extends string> {
  /** The period: "November 2026". */
  readonly title: string;
  /** The time zone, after the title. */
  readonly clock?: string | null;
  /** Label of the paging buttons: "Next month". */
  readonly noun: string;
  /** Whether today is already chosen. */
  readonly isToday: boolean;
  readonly onPage: (step: 1 | -1) => void;
  readonly onToday: () => void;
  /** The views to choose from; no choice is shown for a single one. */
  readonly views: readonly View[];
  readonly names: Readonly<Record<View, string>>;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** More filters: a port, a team. */
  readonly children?: ReactNode;
}

const steps = [
  [-1, 'Previous', ChevronLeft],
  [1, 'Next', ChevronRight],
] as const;

/** The title of a calendar, with its paging buttons and its views. */
export function CalendarBar<View extends string>(props: CalendarBarProps<View>) {
  const { title, clock = null, noun, isToday, onPage, onToday, views, names, view, onView, children } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        {steps.map(([step, word, Icon]) => (
          <IconButton
            key={step}
            variant="surface"
            color="gray"
            highContrast
            aria-label={`${word} ${noun}`}
            onClick={() => onPage(step)}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
        <QuietButton disabled={isToday} onClick={onToday}>
          Today
        </QuietButton>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        {clock === null ? null : <span className={styles.clock}>{clock}</span>}
      </div>
      <div className={styles.choices}>
        {children}
        {views.length < 2 ? null : (
          <TabButtons
            label="View"
            tabs={views.map((value) => ({ value, text: names[value], count: null }))}
            chosen={view}
            onChoose={onView}
          />
        )}
      </div>
    </div>
  );
}
