import { useState } from 'react';
import { QuietButton, TextField } from '../../../../ui/index.ts';
import { atMost, FormDialog, SubmissionForm, useFields } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { fullDayText, type Day } from '../../calendar/calendar-days.ts';
import { givenOf } from '../schedule-queries.ts';
import { savedOverTexts } from '../schedule-texts.ts';
import { dayHours } from './day-hours-values.ts';
import type { EditDialogProps } from './hours-dialog.tsx';
import { hoursGiven, noteMax, type HoursValues } from './hours-form.types.ts';
import { IntervalFields } from './interval-fields.tsx';

interface DayHoursDialogProps extends EditDialogProps {
  readonly day: Day;
}

/** Edits the hours of a single day. Mount it only while it is open. */
export function DayHoursDialog({ schedule, day, submission, onClose, onSave }: DayHoursDialogProps) {
  const [begun] = useState(() => ({ ...dayHours(schedule, day), version: schedule.version }));
  const { index, isOwn, version } = begun;
  const fields = useFields<HoursValues>(begun.values);
  const name = fullDayText(day);
  const save = (values: HoursValues) => onSave({ ...givenOf(schedule), ...hoursGiven(values) }, version);
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="the hours of this day"
      onClose={onClose}
      title={`Hours on ${name}`}
      description="Only for this day. Your weekly hours stay as they are."
    >
      {(close) => (
        <SubmissionForm
          name={`Hours on ${name}`}
          fields={fields}
          submission={submission}
          textOf={(failure) => errorText(failure, 'typed', savedOverTexts)}
          onSubmit={save}
          submit="Save the hours"
          onLeave={close}
        >
          <IntervalFields
            fields={fields}
            control={fields.control}
            of={`exceptions.${index}`}
            dayName={name}
          />
          <TextField label="Note" optional {...fields.field(`exceptions.${index}.note`, atMost(noteMax))} />
          {isOwn ? (
            <div>
              <QuietButton
                type="button"
                disabled={submission.busy}
                onClick={() =>
                  save({
                    ...begun.values,
                    exceptions: begun.values.exceptions.filter(({ on }) => on !== day),
                  })
                }
              >
                Use the weekly hours
              </QuietButton>
            </div>
          ) : null}
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
