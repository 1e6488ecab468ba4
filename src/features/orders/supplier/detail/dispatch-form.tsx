import { TextField } from '../../../../ui/index.ts';
import { atMost, SubmissionForm, useFields } from '../../../forms/index.ts';
import type { ActFormProps } from './act-form.types.ts';

/** Says that it is on its way, and how it can be followed. */
export function DispatchForm({ submission, textOf, onClose, onAct }: ActFormProps) {
  const fields = useFields({ tracking: '' });
  return (
    <SubmissionForm
      name="Mark as dispatched"
      fields={fields}
      submission={submission}
      textOf={textOf}
      onSubmit={({ tracking }) =>
        onAct({ action: 'dispatch', ...(tracking.trim() !== '' && { tracking: tracking.trim() }) })
      }
      submit="Mark as dispatched"
      onLeave={onClose}
    >
      <TextField
        label="Tracking"
        optional
        hint="Carrier and tracking number, or who delivers it. The crew sees this."
        {...fields.field('tracking', atMost(200))}
      />
    </SubmissionForm>
  );
}
