import { useVendor } from '../../vendor-role/index.ts';
import type { Edited } from './edited.types.ts';
import { DayHoursDialog } from './panels/day-hours-dialog.tsx';
import { HoursDialog } from './panels/hours-dialog.tsx';
import { OutsideDialog } from './panels/outside-dialog.tsx';
import { RulesDialog } from './panels/rules-dialog.tsx';
import { TeamsDialog } from './panels/teams-dialog.tsx';
import { useSaveSchedule, useSaveTeams, useSubscribe, useUploadCalendar } from './schedule-queries.ts';
import type { Schedule, ScheduleGiven } from './schedule.types.ts';
import { ServiceScheduleDialog } from './service/lazy-service-schedule.ts';
import { AddTimeOff, ChangeTimeOff } from './time-off-editing.tsx';

interface DialogProps {
  readonly schedule: Schedule;
  readonly onClose: () => void;
}

interface ScheduleDialogProps extends DialogProps {
  readonly edited: Edited;
  /** Where the focus goes if the pressed element has disappeared. */
  readonly returnFocusTo: () => HTMLElement | null;
}

/** The dialog of the edited part. Mount it only while it is open, so that it does not show an earlier failure. */
export function ScheduleDialog({ edited, returnFocusTo, ...props }: ScheduleDialogProps) {
  switch (edited.part) {
    case 'hours':
    case 'rules':
    case 'day hours':
      return <HoursAndRules {...props} edited={edited} />;
    case 'service':
      return <ServiceScheduleDialog service={edited.service} onClose={props.onClose} />;
    case 'teams':
      return <Teams {...props} />;
    case 'outside':
      return <Outside {...props} />;
    case 'time off':
      return edited.was === null ? (
        <AddTimeOff {...props} begun={edited.begun} />
      ) : (
        <ChangeTimeOff {...props} begun={edited.begun} was={edited.was} returnFocusTo={returnFocusTo} />
      );
  }
}

interface HoursAndRulesProps extends DialogProps {
  readonly edited: Extract<Edited, { part: 'hours' | 'rules' | 'teams' | 'outside' | 'day hours' }>;
}

function HoursAndRules({ schedule, edited, onClose }: HoursAndRulesProps) {
  const vendor = useVendor();
  const saving = useSaveSchedule(onClose);
  const shared = {
    schedule,
    submission: saving,
    onClose,
    onSave: (given: ScheduleGiven, begunOn: number) =>
      // Pressed again after the message that another user has changed the schedule: saves over their version.
      void saving.run({
        version: saving.failure?.code === 'CHANGED_ELSEWHERE' ? schedule.version : begunOn,
        given,
      }),
  };
  if (edited.part === 'day hours') return <DayHoursDialog {...shared} day={edited.day} />;
  if (edited.part === 'hours') return <HoursDialog {...shared} />;
  return vendor.data ? <RulesDialog {...shared} ports={vendor.data.ports} /> : null;
}

function Teams({ schedule, onClose }: DialogProps) {
  const saving = useSaveTeams(onClose);
  return (
    <TeamsDialog
      teams={schedule.teams}
      submission={saving}
      onClose={onClose}
      onSave={(items) => void saving.run(items)}
    />
  );
}

function Outside({ schedule, onClose }: DialogProps) {
  const subscription = useSubscribe(onClose);
  const upload = useUploadCalendar(onClose);
  return (
    <OutsideDialog
      teams={schedule.teams}
      subscription={subscription}
      upload={upload}
      onClose={onClose}
      onSubscribe={(input) => void subscription.run(input)}
      onUpload={(input) => void upload.run(input)}
    />
  );
}
