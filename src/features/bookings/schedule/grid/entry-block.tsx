import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../../ui/index.ts';
import { providerBookingPath } from '../../provider/booking-path.ts';
import type { Team } from '../schedule.types.ts';
import type { Block, Stretch } from './day-layout.ts';
import { entryLabel, entryState, teamName } from './entry-texts.ts';
import styles from './time-grid.module.css';
import { clockOf } from './wall-clock.ts';

interface EntryBlockProps {
  readonly block: Block;
  readonly hours: Stretch;
  readonly zone: string;
  readonly teams: readonly Team[];
  /** Names the team, where its column does not. */
  readonly namesTeam: boolean;
  readonly isMoving: boolean;
  /** Given, the entry can be moved. */
  readonly handlers: ComponentProps<'a'> | null;
  readonly instructionsId: string;
}

/** Where a stretch of the day is in the grid. */
export const placeOf = ({ from, until }: Stretch, hours: Stretch) => {
  const all = hours.until - hours.from;
  const start = Math.max(from, hours.from);
  const end = Math.min(until, hours.until);
  return {
    top: `${((start - hours.from) / all) * 100}%`,
    height: `${(Math.max(0, end - start) / all) * 100}%`,
  };
};

/** An entry in its column: the work with its words, and hatched around it what travel and buffers block. */
export function EntryBlock(props: EntryBlockProps) {
  const { block, hours, zone, teams, namesTeam, isMoving, handlers, instructionsId } = props;
  const { entry, work, blocked, lane, lanes } = block;
  const { kind, bookingId, title, detail, teamId } = entry;
  const { label, tone } = entryState(entry);
  const lead = { left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` };
  const isShort = work.until - work.from <= 60;
  const more = (
    <>
      {detail === null ? null : <span className={styles.entryDetail}>{detail}</span>}
      <span className={styles.entryDetail}>
        {namesTeam ? `${teamName(teams, teamId)} · ` : ''}
        {label}
      </span>
    </>
  );
  const words = (
    <>
      <span className={styles.entryTime}>
        {clockOf(work.from)}–{clockOf(work.until)}
      </span>{' '}
      <span className={styles.entryTitle}>{title}</span>{' '}
      {isShort ? <VisuallyHidden>{more}</VisuallyHidden> : more}
    </>
  );
  const shared = {
    className: styles.entry,
    style: { ...placeOf(work, hours), ...lead },
    'data-kind': kind,
    'data-tone': tone,
    'data-moving': isMoving,
    title: entryLabel(entry, zone, teams),
  };
  return (
    <>
      {blocked.from < work.from || blocked.until > work.until ? (
        <div
          className={styles.blocked}
          style={{ ...placeOf(blocked, hours), ...lead }}
          title="Travel and buffer: nothing else can be booked then"
        />
      ) : null}
      {work.until === work.from ? null : bookingId === null ? (
        <div {...shared}>{words}</div>
      ) : (
        <Link
          {...shared}
          to={providerBookingPath(bookingId)}
          {...(handlers && { ...handlers, 'aria-describedby': instructionsId, 'data-movable': true })}
        >
          {words}
        </Link>
      )}
    </>
  );
}
