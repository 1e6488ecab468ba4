import { CalendarOff, Pencil } from 'lucide-react';
import { Panel, QuietButton } from '../../../../ui/index.ts';
import { periodText } from '../../shared/index.ts';
import { teamName } from '../grid/entry-texts.ts';
import { wallTime } from '../grid/wall-clock.ts';
import type { Schedule, TimeOff } from '../schedule.types.ts';
import styles from './panels.module.css';

interface TimeOffPanelProps {
  readonly schedule: Pick<Schedule, 'timeOff' | 'teams' | 'timeZone'>;
  readonly onAdd: () => void;
  /** Opens existing time off, to change or remove it. */
  readonly onOpen: (timeOff: TimeOff) => void;
}

/** The period of time off; in whole days if it is from midnight to midnight. */
export function timeOffText({ startsAt, endsAt }: TimeOff, zone: string): string {
  const wholeDays = wallTime(startsAt, zone).minute === 0 && wallTime(endsAt, zone).minute === 0;
  return periodText({ startsAt, endsAt, wholeDays }, zone);
}

/** Current and future time off, with buttons to add and change it. */
export function TimeOffPanel({ schedule, onAdd, onOpen }: TimeOffPanelProps) {
  const { timeOff, teams, timeZone } = schedule;
  return (
    <Panel
      title="Time off"
      action={
        <QuietButton onClick={onAdd}>
          <CalendarOff size={16} aria-hidden /> Add time off
        </QuietButton>
      }
    >
      {timeOff.length === 0 ? (
        <p className={styles.quiet}>None planned. Add holidays, so that nobody books you then.</p>
      ) : (
        <ul className={styles.rows}>
          {timeOff.map((one) => (
            <li key={one.id}>
              <div>
                <p>{timeOffText(one, timeZone)}</p>
                <p className={styles.quiet}>
                  {[teamName(teams, one.teamId), one.note].filter(Boolean).join(' · ')}
                </p>
              </div>
              <QuietButton
                aria-label={`Change time off ${timeOffText(one, timeZone)}`}
                onClick={() => onOpen(one)}
              >
                <Pencil size={16} aria-hidden /> Change
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
