import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../../ui/index.ts';
import { fullDayText } from '../../calendar/calendar-days.ts';
import type { ProviderCalendar } from '../schedule.types.ts';
import { ColumnHead } from './column-head.tsx';
import { blocksOf, entryKey, openOn, shownHours, type GridColumn, type Stretch } from './day-layout.ts';
import { DrawnStretch } from './drawn-stretch.tsx';
import { EntryBlock, placeOf } from './entry-block.tsx';
import { teamName } from './entry-texts.ts';
import type { GridEdits } from './grid-edits.types.ts';
import styles from './time-grid.module.css';
import { useDraw } from './use-draw.ts';
import { useMove, type Move } from './use-move.ts';
import { clockOf, dayMinutes, wallTime } from './wall-clock.ts';

interface TimeGridProps {
  readonly calendar: ProviderCalendar;
  readonly columns: readonly GridColumn[];
  /** Names it: "Week of 30 Nov". */
  readonly label: string;
  readonly busy: boolean;
  /** The column that is in sight first, where there is no room for all. */
  readonly shownFirst: number;
  readonly onPropose: (move: Move) => void;
  /** What can be changed here; null: only moves. */
  readonly edits: GridEdits | null;
}

const everyMinute = (onTick: () => void) => {
  const timer = setInterval(onTick, 60_000);
  return () => clearInterval(timer);
};
/** Whole minutes, so that a snapshot read twice is the same. The server does not know when its page is looked at. */
const useNowMs = (): number =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / 60_000) * 60_000,
    () => 0,
  );

/** As in the style sheet. */
const hourPx = 52;
const hoursPx = 52;
/** A narrower column can't be read: the grid scrolls sideways. */
const columnMinPx = 104;

const lengthOf = ({ startsAt, endsAt }: Move['entry']): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** "Fri 4 Dec, 10:00 to 14:00". */
const whereText = (column: GridColumn | undefined, { from, until }: Stretch): string =>
  `${column?.title ?? ''}, ${clockOf(from)} to ${clockOf(until)}`;

/** Days or teams side by side, hour by hour: what is on, what is open, what is blocked, and where now is. */
export function TimeGrid(props: TimeGridProps) {
  const { calendar, columns, label, busy, shownFirst, onPropose, edits } = props;
  const { entries, open, teams, timeZone } = calendar;
  const area = useRef<HTMLDivElement>(null);
  const instructionsId = useId();
  const drawInstructionsId = useId();
  useEffect(() => {
    const frame = area.current?.closest('[role="region"]');
    const column = area.current?.children[shownFirst];
    if (!frame || !(column instanceof HTMLElement) || frame.scrollWidth <= frame.clientWidth) return;
    // The hours stay beside it.
    frame.scrollLeft = column.offsetLeft - hoursPx;
  }, [shownFirst]);
  const blocks = columns.map((column) => blocksOf(entries, column, timeZone));
  const openHours = columns.map(({ day }) => openOn(open, day, timeZone));
  const hours = shownHours([...openHours.flat(), ...blocks.flat().map(({ blocked }) => blocked)]);
  const { move, handlersOf } = useMove({ columns, hours, area, onPropose });
  const { drawing, begin, columnHandlers, drawnHandlers } = useDraw({
    columns,
    hours,
    area,
    onDrawn: ({ column, from, until }) => {
      const drawn = columns[column];
      if (drawn) edits?.onAddTimeOff({ day: drawn.day, teamId: drawn.teamId, minutes: { from, until } });
    },
  });
  const now = wallTime(useNowMs(), timeZone);
  const hourMarks = Array.from(
    { length: (hours.until - hours.from) / 60 },
    (_, index) => hours.from + index * 60,
  );
  const ghost =
    move === null
      ? null
      : {
          from: move.to.startMinute,
          until: Math.min(dayMinutes, move.to.startMinute + Math.min(dayMinutes, lengthOf(move.entry))),
        };

  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      <p id={instructionsId} className={styles.unseen}>
        Press the arrow keys to move it by half an hour or a column, Enter to propose the new time, Escape to
        cancel.
      </p>
      <p id={drawInstructionsId} className={styles.unseen}>
        Press the arrow keys to move it, Shift and an arrow key to change its length, Enter to add time off,
        Escape to cancel.
      </p>
      <VisuallyHidden>
        <p role="status">
          {move !== null && ghost !== null
            ? `${move.entry.title}: ${whereText(columns[move.to.column], ghost)}. Enter proposes, Escape cancels.`
            : drawing === null
              ? ''
              : `Time off: ${whereText(columns[drawing.column], drawing)}. Enter continues, Escape cancels.`}
        </p>
      </VisuallyHidden>
      <div style={{ minWidth: hoursPx + columns.length * columnMinPx }}>
        <div
          className={styles.heads}
          style={{ gridTemplateColumns: `${hoursPx}px repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          <span className={styles.corner} aria-hidden />
          {columns.map((column, index) => (
            <ColumnHead
              key={column.key}
              column={column}
              edits={edits}
              onDraw={() => begin(index, openHours[index]?.[0]?.from ?? hours.from + 60)}
            />
          ))}
        </div>
        <div className={styles.body} style={{ height: hourMarks.length * hourPx }}>
          <div className={styles.hours} aria-hidden>
            {hourMarks.map((minute) => (
              <span key={minute} style={placeOf({ from: minute, until: minute }, hours)}>
                {clockOf(minute)}
              </span>
            ))}
          </div>
          <div
            ref={area}
            className={styles.columns}
            style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
          >
            {columns.map((column, index) => (
              <section
                key={column.key}
                aria-label={`${column.title}, ${fullDayText(column.day)}`}
                className={styles.column}
                {...(edits && columnHandlers(index))}
              >
                {openHours[index]?.map((stretch) => (
                  <div key={stretch.from} className={styles.open} style={placeOf(stretch, hours)} />
                ))}
                {blocks[index]?.map((block) => (
                  <EntryBlock
                    key={block.key}
                    block={block}
                    hours={hours}
                    zone={timeZone}
                    teams={teams}
                    namesTeam={teams.length > 1 && column.teamId === null}
                    isMoving={move !== null && entryKey(move.entry) === block.key}
                    handlers={
                      block.entry.mayMove
                        ? handlersOf(block.entry, { column: index, startMinute: block.work.from })
                        : null
                    }
                    instructionsId={instructionsId}
                    onOpen={
                      block.entry.timeOffId === null
                        ? null
                        : (edits?.openTimeOff(block.entry.timeOffId) ?? null)
                    }
                    onRules={edits?.onRules ?? null}
                  />
                ))}
                {move !== null && ghost !== null && move.to.column === index ? (
                  <div className={styles.ghost} style={placeOf(ghost, hours)} aria-hidden>
                    {clockOf(ghost.from)}–{clockOf(ghost.until)}
                    {column.teamId === null ? null : ` · ${teamName(teams, column.teamId)}`}
                  </div>
                ) : null}
                {now.day === column.day && now.minute >= hours.from && now.minute <= hours.until ? (
                  <div
                    className={styles.now}
                    style={placeOf({ from: now.minute, until: now.minute }, hours)}
                    aria-hidden
                  />
                ) : null}
              </section>
            ))}
            {drawing === null ? null : (
              <DrawnStretch
                drawing={drawing}
                handlers={drawnHandlers}
                hours={hours}
                columnCount={columns.length}
                instructionsId={drawInstructionsId}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
