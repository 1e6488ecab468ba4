import { useEffect, useId, useRef, useState } from 'react';
import type { ProviderCalendar } from '../schedule.types.ts';
import { ColumnHead } from './column-head.tsx';
import { Column } from './column.tsx';
import {
  blocksOf,
  entryKey,
  firstFree,
  firstInSight,
  openOn,
  shownHours,
  type GridColumn,
  type Stretch,
} from './day-layout.ts';
import { DrawnStretch } from './drawn-stretch.tsx';
import { placeOf } from './entry-block.tsx';
import type { GridEdits } from './grid-edits.types.ts';
import { GridWords } from './grid-words.tsx';
import styles from './time-grid.module.css';
import { useDraw } from './use-draw.ts';
import { useMove, type Move } from './use-move.ts';
import { useNowMs } from './use-now-ms.ts';
import { clockOf, dayMinutes } from './wall-clock.ts';

interface TimeGridProps {
  readonly calendar: ProviderCalendar;
  readonly columns: readonly GridColumn[];
  /** Its accessible name: "Week of 30 Nov". */
  readonly label: string;
  readonly busy: boolean;
  /** The column that is scrolled into view, if not all fit. */
  readonly shownFirst: number;
  readonly onPropose: (move: Move) => void;
  /** What can be changed; null: only moving is possible. */
  readonly edits: GridEdits | null;
}

/** As in the style sheet. */
const hourPx = 52;
const hoursPx = 52;
/** Narrower columns are unreadable, so the grid scrolls sideways. */
const columnMinPx = 116;

const lengthOf = ({ startsAt, endsAt }: Move['entry']): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** The target of a move; null if nothing is moved. */
const ghostOf = (move: Move | null): Stretch | null =>
  move && {
    from: move.to.startMinute,
    until: Math.min(dayMinutes, move.to.startMinute + Math.min(dayMinutes, lengthOf(move.entry))),
  };

/** Days or teams as columns of hours: entries, open and blocked hours, and the current time. */
export function TimeGrid(props: TimeGridProps) {
  const { calendar, columns, label, busy, shownFirst, onPropose, edits } = props;
  const { entries, open, teams, timeZone } = calendar;
  const area = useRef<HTMLDivElement>(null);
  const instructionsId = useId();
  const drawInstructionsId = useId();
  const openHours = columns.map(({ day }) => openOn(open, day, timeZone));
  const blocks = columns.map((column, index) =>
    blocksOf(entries, column, timeZone, open.length === 0 ? null : (openHours[index] ?? [])),
  );
  const hours = shownHours([...openHours.flat(), ...blocks.flat().map(({ blocked }) => blocked)]);
  const firstMinute = Math.min(
    firstInSight(openHours.flat(), blocks.flat()),
    // No open hours and no entries.
    hours.until,
  );
  const topPx = Math.max(0, ((firstMinute - hours.from) / 60 - 0.5) * hourPx);
  const [openedAtPx] = useState(topPx);
  useEffect(() => {
    const frame = area.current?.closest('[role="region"]');
    const column = area.current?.children[shownFirst];
    if (!frame || !(column instanceof HTMLElement)) return;
    frame.scrollTop = openedAtPx;
    if (frame.scrollWidth <= frame.clientWidth) return;
    // The offset among the columns; the column of hours does not scroll.
    frame.scrollLeft = column.offsetLeft;
  }, [shownFirst, openedAtPx]);
  const { move, handlersOf } = useMove({ columns, hours, area, onPropose });
  const { drawing, begin, columnHandlers, drawnHandlers } = useDraw({
    columns,
    hours,
    occupied: blocks.map((ofColumn) => ofColumn.map(({ blocked }) => blocked)),
    area,
    onDrawn: ({ column, from, until }) => {
      const drawn = columns[column];
      if (drawn) edits?.onAddTimeOff({ day: drawn.day, teamId: drawn.teamId, minutes: { from, until } });
    },
  });
  const nowMs = useNowMs();
  const hourMarks = Array.from(
    { length: (hours.until - hours.from) / 60 },
    (_, index) => hours.from + index * 60,
  );
  const ghost = ghostOf(move);

  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      <GridWords
        instructionsId={instructionsId}
        drawInstructionsId={drawInstructionsId}
        columns={columns}
        move={move}
        ghost={ghost}
        drawing={drawing}
      />
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
              onDraw={() =>
                begin(index, firstFree(openHours[index] ?? [], blocks[index] ?? []) ?? hours.from + 60)
              }
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
              <Column
                key={column.key}
                column={column}
                hours={hours}
                open={openHours[index] ?? []}
                blocks={blocks[index] ?? []}
                teams={teams}
                zone={timeZone}
                nowMs={nowMs}
                edits={edits}
                instructionsId={instructionsId}
                movingKey={move === null ? null : entryKey(move.entry)}
                ghost={move?.to.column === index ? ghost : null}
                handlers={edits && columnHandlers(index)}
                handlersOf={({ entry, work }) =>
                  entry.mayMove ? handlersOf(entry, { column: index, startMinute: work.from }) : null
                }
              />
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
