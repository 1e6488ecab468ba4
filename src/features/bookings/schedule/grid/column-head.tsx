import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { DropdownMenu } from '../../../../ui/index.ts';
import { fullDayText } from '../../calendar/calendar-days.ts';
import type { GridColumn } from './day-layout.ts';
import type { GridEdits } from './grid-edits.types.ts';
import styles from './time-grid.module.css';

interface ColumnHeadProps {
  readonly column: GridColumn;
  /** Null if nothing can be changed. */
  readonly edits: GridEdits | null;
  /** Starts drawing time off in the column. */
  readonly onDraw: () => void;
}

/** The heading of a column, with a menu of what can be changed on its day. */
export function ColumnHead({ column, edits, onDraw }: ColumnHeadProps) {
  const { day, title, isToday, isPast } = column;
  return (
    <h3 className={styles.head} data-today={isToday} title={fullDayText(day)}>
      {edits === null || isPast ? title : <DayMenu column={column} edits={edits} onDraw={onDraw} />}
    </h3>
  );
}

function DayMenu({ column, edits, onDraw }: ColumnHeadProps & { readonly edits: GridEdits }) {
  const { day, teamId, title } = column;
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  /** Run after the menu has closed, so that a dialog returns the focus to the heading. */
  const choose = (run: () => void) => () => {
    chosen.current = run;
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button type="button" ref={trigger} className={styles.headButton}>
          <span>{title}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="center"
        onCloseAutoFocus={(event) => {
          const run = chosen.current;
          if (!run) return;
          chosen.current = null;
          event.preventDefault();
          trigger.current?.focus();
          run();
        }}
      >
        <DropdownMenu.Label>{fullDayText(day)}</DropdownMenu.Label>
        <DropdownMenu.Item onSelect={choose(() => edits.onAddTimeOff({ day, teamId, minutes: null }))}>
          Add time off
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={choose(onDraw)}>Draw time off in the calendar</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={choose(() => edits.onDayHours(day))}>
          Change this day’s hours
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={choose(edits.onHours)}>Change weekly hours</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
