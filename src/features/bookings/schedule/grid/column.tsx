import type { ComponentProps } from 'react';
import { fullDayText } from '../../calendar/calendar-days.ts';
import type { Team } from '../schedule.types.ts';
import type { Block, GridColumn, Stretch } from './day-layout.ts';
import { EntryBlock, placeOf } from './entry-block.tsx';
import { teamName } from './entry-texts.ts';
import type { GridEdits } from './grid-edits.types.ts';
import styles from './time-grid.module.css';
import { clockOf, wallTime } from './wall-clock.ts';

interface ColumnProps {
  readonly column: GridColumn;
  readonly hours: Stretch;
  readonly open: readonly Stretch[];
  readonly blocks: readonly Block[];
  readonly teams: readonly Team[];
  readonly zone: string;
  readonly nowMs: number;
  readonly edits: GridEdits | null;
  readonly instructionsId: string;
  /** The key of the block that is being moved. */
  readonly movingKey: string | null;
  /** Where that block would go in this column. */
  readonly ghost: Stretch | null;
  /** The handlers for drawing in this column. */
  readonly handlers: ComponentProps<'section'> | null;
  /** The handlers of a block that can be moved. */
  readonly handlersOf: (block: Block) => ComponentProps<'a'> | null;
}

/** Opens the settings that an entry's travel and buffers come from: those of its service. */
const bandsEdit = ({ entry: { serviceId, title } }: Block, { onService }: GridEdits): (() => void) | null =>
  serviceId === null ? null : () => onService({ id: serviceId, name: title });

/** A day or a team: its open hours, its entries, the target of a move, and the current time. */
export function Column(props: ColumnProps) {
  const { column, hours, open, blocks, teams, zone, nowMs, edits, ghost, handlers } = props;
  const now = wallTime(nowMs, zone);
  return (
    <section
      aria-label={`${column.title}, ${fullDayText(column.day)}`}
      className={styles.column}
      {...handlers}
    >
      {open.map((stretch) => (
        <div key={stretch.from} className={styles.open} style={placeOf(stretch, hours)} />
      ))}
      {blocks.map((block) => (
        <EntryBlock
          key={block.key}
          block={block}
          hours={hours}
          zone={zone}
          teams={teams}
          namesTeam={teams.length > 1 && column.teamId === null}
          isMoving={props.movingKey === block.key}
          handlers={props.handlersOf(block)}
          instructionsId={props.instructionsId}
          onOpen={block.entry.timeOffId === null ? null : (edits?.openTimeOff(block.entry.timeOffId) ?? null)}
          onHours={edits && bandsEdit(block, edits)}
        />
      ))}
      {ghost === null ? null : (
        <div className={styles.ghost} style={placeOf(ghost, hours)} aria-hidden>
          {clockOf(ghost.from)}–{clockOf(ghost.until)}
          {column.teamId === null ? null : ` · ${teamName(teams, column.teamId)}`}
        </div>
      )}
      {now.day === column.day && now.minute >= hours.from && now.minute <= hours.until ? (
        <div
          className={styles.now}
          style={placeOf({ from: now.minute, until: now.minute }, hours)}
          aria-hidden
        />
      ) : null}
    </section>
  );
}
