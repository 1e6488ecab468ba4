import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  ErrorState,
  Panel,
  QuietButton,
  SkeletonText,
  StatusBadge,
  When,
} from '../../../../ui/index.ts';
import { SubmissionConfirmDialog } from '../../../forms/index.ts';
import type { ApiMutation, ApiQuery } from '../../../server-data/index.ts';
import { teamName } from '../grid/entry-texts.ts';
import type { OutsideCalendar, Team } from '../schedule.types.ts';
import styles from './panels.module.css';

interface OutsidePanelProps {
  readonly read: Pick<ApiQuery<readonly OutsideCalendar[]>, 'data' | 'failed'>;
  readonly teams: readonly Team[];
  readonly removal: Pick<ApiMutation<{ readonly id: string }>, 'run' | 'busy' | 'failure' | 'clear'>;
  readonly onAdd: () => void;
}

/** External calendars: when each was read, and what was found or why it failed. */
export function OutsidePanel({ read: { data, failed }, teams, removal, onAdd }: OutsidePanelProps) {
  const [asked, setAsked] = useState<OutsideCalendar | null>(null);
  return (
    <Panel
      title="Other calendars"
      description="Times that are busy there can’t be booked here."
      action={
        <QuietButton onClick={onAdd}>
          <CalendarSync size={16} aria-hidden /> Add a calendar
        </QuietButton>
      }
    >
      {failed !== null ? (
        <ErrorState title="We couldn’t load your other calendars." {...failed} />
      ) : data === undefined ? (
        <SkeletonText lines={2} />
      ) : data.length === 0 ? (
        <p className={styles.quiet}>
          None yet. Add the calendar you already keep, so that you aren’t booked twice.
        </p>
      ) : (
        <ul className={styles.rows}>
          {data.map((one) => (
            <li key={one.id}>
              <div>
                <p>
                  {one.name} {one.failure === null ? null : <StatusBadge tone="danger">Not read</StatusBadge>}
                </p>
                <p className={styles.quiet}>
                  {one.busyCount} busy {one.busyCount === 1 ? 'time' : 'times'}, {teamName(teams, one.teamId)}
                  {one.address === null ? ', from a file' : ''}
                  {one.lastReadAt === null ? null : (
                    <>
                      , read <When at={one.lastReadAt} />
                    </>
                  )}
                </p>
                {one.failure === null ? null : <p className={styles.failure}>{one.failure}</p>}
              </div>
              <Button
                variant="surface"
                color="red"
                aria-label={`Remove ${one.name}`}
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
      <SubmissionConfirmDialog
        open={asked !== null}
        submission={removal}
        notDone="Not removed."
        onClose={() => setAsked(null)}
        title={asked === null ? '' : `Remove ${asked.name}?`}
        confirm="Remove the calendar"
        destructive
        onConfirm={() => {
          if (asked)
            void removal.run(asked).then((done) => {
              if (done) setAsked(null);
            });
        }}
      >
        Its busy times can be booked again. The other calendar itself isn’t changed.
      </SubmissionConfirmDialog>
    </Panel>
  );
}
