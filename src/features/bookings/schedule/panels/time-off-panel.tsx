import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, Panel } from '../../../../ui/index.ts';
import { errorText, type ApiMutation } from '../../../server-data/index.ts';
import { periodText } from '../../shared/index.ts';
import { teamName } from '../grid/entry-texts.ts';
import { wallTime } from '../grid/wall-clock.ts';
import type { Schedule, TimeOff } from '../schedule.types.ts';
import styles from './panels.module.css';

interface TimeOffPanelProps {
  readonly schedule: Pick<Schedule, 'timeOff' | 'teams' | 'timeZone'>;
  readonly removal: Pick<ApiMutation<TimeOff>, 'run' | 'busy' | 'failure' | 'clear'>;
  readonly onAdd: () => void;
}

/** When a time off is; one from midnight to midnight in whole days. */
function timeOffText({ startsAt, endsAt }: TimeOff, zone: string): string {
  const wholeDays = wallTime(startsAt, zone).minute === 0 && wallTime(endsAt, zone).minute === 0;
  return periodText({ startsAt, endsAt, wholeDays }, zone);
}

/** Time off that is not over yet, to add to and to remove. */
export function TimeOffPanel({ schedule, removal, onAdd }: TimeOffPanelProps) {
  const { timeOff, teams, timeZone } = schedule;
  const [asked, setAsked] = useState<TimeOff | null>(null);
  return (
    <Panel
      title="Time off"
      action={
        <Button variant="surface" color="gray" highContrast onClick={onAdd}>
          <CalendarOff size={16} aria-hidden /> Add time off
        </Button>
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
              <Button
                variant="surface"
                color="red"
                aria-label={`Remove time off ${timeOffText(one, timeZone)}`}
                onClick={() => {
                  removal.clear();
                  setAsked(one);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked === null ? '' : `Remove time off ${timeOffText(asked, timeZone)}?`}
        confirm="Remove time off"
        destructive
        busy={removal.busy}
        onConfirm={() => {
          if (asked)
            void removal.run(asked).then((done) => {
              if (done) setAsked(null);
            });
        }}
      >
        The time can be booked again.
        {removal.failure === null ? null : (
          <strong role="alert"> Not removed. {errorText(removal.failure, 'pressed')}</strong>
        )}
      </ConfirmDialog>
    </Panel>
  );
}
