import { FeedsPanel } from '../calendar/feeds-panel.tsx';
import type { Day } from '../calendar/calendar-days.ts';
import type { Edited } from './edited.types.ts';
import { HoursPanel, RulesPanel, TeamsPanel } from './panels/hours-panel.tsx';
import { OutsidePanel } from './panels/outside-panel.tsx';
import { TimeOffPanel } from './panels/time-off-panel.tsx';
import { newTimeOff, timeOffValues } from './panels/time-off-values.ts';
import { UsedBy } from '../../vendor-role/index.ts';
import { useOutsideCalendars, useRemoveOutsideCalendar } from './schedule-queries.ts';
import type { Schedule } from './schedule.types.ts';
import styles from './schedule-screen.module.css';

interface SchedulePartsProps {
  readonly schedule: Schedule;
  readonly onEdit: (edited: Edited) => void;
  /** The chosen day. */
  readonly day: Day;
}

/** Hours, rules, teams, time off and calendars as panels, each with an edit dialog. */
export function ScheduleParts({ schedule, onEdit, day }: SchedulePartsProps) {
  const outside = useOutsideCalendars();
  const removal = useRemoveOutsideCalendar(() => undefined);
  const edit = (part: 'hours' | 'rules' | 'teams' | 'outside') => () => onEdit({ part });
  return (
    <div className={styles.parts}>
      <UsedBy least="editor">
        <HoursPanel schedule={schedule} onEdit={edit('hours')} />
        <TimeOffPanel
          schedule={schedule}
          onAdd={() =>
            onEdit({
              part: 'time off',
              begun: newTimeOff({ day, teamId: null, minutes: null }),
              was: null,
            })
          }
          onOpen={(was) => onEdit({ part: 'time off', begun: timeOffValues(was, schedule.timeZone), was })}
        />
        <RulesPanel schedule={schedule} onEdit={edit('rules')} />
        <TeamsPanel schedule={schedule} onEdit={edit('teams')} />
        <OutsidePanel read={outside} teams={schedule.teams} removal={removal} onAdd={edit('outside')} />
      </UsedBy>
      <FeedsPanel />
    </div>
  );
}
