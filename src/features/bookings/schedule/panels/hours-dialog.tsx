import { useState } from 'react';
import { FormDialog, SubmissionForm, useFields, type Submission } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { zoneCity } from '../../shared/index.ts';
import { givenOf } from '../schedule-queries.ts';
import { savedOverTexts } from '../schedule-texts.ts';
import type { Schedule, ScheduleGiven } from '../schedule.types.ts';
import { ExceptionFields, WeekFields } from './hours-fields.tsx';
import { hoursGiven, hoursValues, type HoursValues } from './hours-form.types.ts';

export interface EditDialogProps {
  readonly schedule: Schedule;
  readonly submission: Submission;
  readonly onClose: () => void;
  /**
   * `begunOn` is the version that the form started from, so that a later reload does not let it overwrite another
   * user's change unnoticed.
   */
  readonly onSave: (input: ScheduleGiven, begunOn: number) => void;
}

/** Edits the working hours by weekday, and single days that differ. Mount it only while it is open. */
export function HoursDialog({ schedule, submission, onClose, onSave }: EditDialogProps) {
  const [begunOn] = useState(schedule.version);
  const fields = useFields<HoursValues>(hoursValues(schedule));
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="your working hours"
      onClose={onClose}
      size="large"
      title="Working hours"
      description={`Crews can book within these hours. They apply in the time zone of the port where you work; remote work is on ${zoneCity(schedule.timeZone)} time.`}
    >
      {(close) => (
        <SubmissionForm
          name="Working hours"
          fields={fields}
          submission={submission}
          textOf={(failure) => errorText(failure, 'typed', savedOverTexts)}
          onSubmit={(values) => onSave({ ...givenOf(schedule), ...hoursGiven(values) }, begunOn)}
          submit="Save the hours"
          onLeave={close}
        >
          <WeekFields fields={fields} />
          <ExceptionFields fields={fields} />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
