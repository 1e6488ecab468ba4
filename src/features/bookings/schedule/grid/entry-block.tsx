import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../../ui/index.ts';
import { providerBookingPath } from '../../provider/booking-path.ts';
import type { Team } from '../schedule.types.ts';
import type { Block, Stretch } from './day-layout.ts';
import { entryLabel, entryState, teamName } from './entry-texts.ts';
import styles from './time-grid.module.css';
import { clockOf, dayMinutes } from './wall-clock.ts';

interface EntryBlockProps {
  readonly block: Block;
  readonly hours: Stretch;
  readonly zone: string;
  readonly teams: readonly Team[];
  /** Shows the team's name, if the column does not. */
  readonly namesTeam: boolean;
  readonly isMoving: boolean;
  /** Null if the entry cannot be moved. */
  readonly handlers: ComponentProps<'a'> | null;
  readonly instructionsId: string;
  /** Opens an entry that is not a booking; null if it cannot be opened. */
  readonly onOpen: (() => void) | null;
  /** Opens the hours and buffers of the entry's service; null if they cannot be changed here. */
  readonly onHours: (() => void) | null;
}

const isWholeDay = ({ from, until }: Stretch): boolean => from === 0 && until === dayMinutes;

/** The position of a period in the grid, as percentages. */
export const placeOf = ({ from, until }: Stretch, hours: Stretch) => {
  const all = hours.until - hours.from;
  const start = Math.max(from, hours.from);
  const end = Math.min(until, hours.until);
  return {
    top: `${((start - hours.from) / all) * 100}%`,
    height: `${(Math.max(0, end - start) / all) * 100}%`,
  };
};

interface BandsProps extends Pick<EntryBlockProps, 'block' | 'hours' | 'onHours'> {
  readonly lead: { readonly left: string; readonly width: string };
}

/** The travel and buffers before and after the work. */
function Bands({ block: { entry, work, blocked }, hours, lead, onHours }: BandsProps) {
  const bands = [
    { from: blocked.from, until: Math.min(work.from, blocked.until) },
    { from: Math.max(work.until, blocked.from), until: blocked.until },
  ].filter(({ from, until }) => from < until);
  // A day with only a buffer has one band instead of two.
  const shown = work.from === work.until ? [blocked] : bands;
  return shown.map((band) => {
    const place = { className: styles.blocked, style: { ...placeOf(band, hours), ...lead } };
    if (onHours === null) return <div key={band.from} {...place} title={bandTitle} />;
    const times = `${clockOf(band.from)}–${clockOf(band.until)}`;
    return (
      // The target is often too small to focus, so the note below the grid leads to the same dialog for keyboards.
      <button
        key={band.from}
        {...place}
        type="button"
        tabIndex={-1}
        title={bandTitle}
        aria-label={`${times}, travel and buffer of ${entry.title}: change hours and buffers`}
        onClick={onHours}
      />
    );
  });
}

const bandTitle = 'Travel and buffer: nothing else can be booked then';

/** An entry in its column: the work with its text, and hatched areas for travel and buffers. */
export function EntryBlock(props: EntryBlockProps) {
  const { block, hours, zone, teams, namesTeam, isMoving, handlers, instructionsId } = props;
  const { onOpen, onHours } = props;
  const { entry, work, lane, lanes } = block;
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
    <span className={styles.words}>
      <span className={styles.entryTime}>
        {kind === 'proposal' ? 'Proposed: ' : null}
        {isWholeDay(work) ? 'All day' : `${clockOf(work.from)}–${clockOf(work.until)}`}
      </span>{' '}
      <span className={styles.entryTitle}>{title}</span>{' '}
      {isShort ? <VisuallyHidden>{more}</VisuallyHidden> : more}
    </span>
  );
  const shared = {
    className: styles.entry,
    style: { ...placeOf(work, hours), ...lead },
    'data-kind': kind,
    'data-tone': tone,
    'data-moving': isMoving,
    // One line: its name comes first, its time is where it is.
    'data-line': work.until - work.from < 45,
    title: entryLabel(entry, zone, teams),
  };
  return (
    <>
      <Bands block={block} hours={hours} lead={lead} onHours={onHours} />
      {work.until === work.from ? null : bookingId === null ? (
        onOpen === null ? (
          <div {...shared}>{words}</div>
        ) : (
          <button {...shared} type="button" aria-haspopup="dialog" onClick={onOpen}>
            {words}
          </button>
        )
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
