import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { expectedDay } from '../../../../lib/expected-day.ts';
import { TextAreaField } from '../../../../ui/index.ts';
import { atMost, reasonMaxLength, SubmissionForm, useFields } from '../../../forms/index.ts';
import type { SubOrderActionFormProps } from './act-form.types.ts';
import { ExpectedField } from './expected-field.tsx';

/** Changes the expected date; the buyer gets a mail. */
export function ChangeDateForm(props: SubOrderActionFormProps) {
  const { subOrder, place, submission, textOf, onClose, onAction } = props;
  const [expected] = useState(() => expectedDay(subOrder, new Date()));
  const fields = useFields({
    readyOn: subOrder.readyOn ?? expected,
    note: '',
  });
  const day = useWatch({ control: fields.control, name: 'readyOn' });
  return (
    <SubmissionForm
      name="Change the date"
      fields={fields}
      submission={submission}
      textOf={textOf}
      onSubmit={({ readyOn, note }) =>
        onAction({ action: 'change_date', readyOn, ...(note.trim() !== '' && { note: note.trim() }) })
      }
      submit="Change the date"
      onLeave={onClose}
    >
      <ExpectedField subOrder={subOrder} place={place} field={fields.field} day={day} />
      <TextAreaField
        label="Message to the buyer"
        optional
        rows={3}
        {...fields.field('note', atMost(reasonMaxLength))}
      />
    </SubmissionForm>
  );
}
