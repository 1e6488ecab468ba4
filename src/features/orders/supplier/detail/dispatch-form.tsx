import { trackingLink, trackingLinkRule } from '../../../../lib/tracking-link.ts';
import { TextField } from '../../../../ui/index.ts';
import { atMost, SubmissionForm, useFields } from '../../../forms/index.ts';
import type { SubOrderActionFormProps } from './act-form.types.ts';

/** Reports that the goods are on their way, with their tracking details. */
export function DispatchForm({ submission, textOf, onClose, onAction }: SubOrderActionFormProps) {
  const fields = useFields({ tracking: '', trackingUrl: '' });
  return (
    <SubmissionForm
      name="Mark as dispatched"
      fields={fields}
      submission={submission}
      textOf={textOf}
      onSubmit={({ tracking, trackingUrl }) =>
        onAction({
          action: 'dispatch',
          ...(tracking.trim() !== '' && { tracking: tracking.trim() }),
          ...(trackingUrl.trim() !== '' && { trackingUrl: trackingUrl.trim() }),
        })
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
      <TextField
        label="Tracking link"
        optional
        hint="The carrier’s page on which the crew can follow it."
        type="url"
        placeholder="https://"
        {...fields.field('trackingUrl', {
          validate: (text) => text.trim() === '' || trackingLink(text) !== null || trackingLinkRule,
        })}
      />
    </SubmissionForm>
  );
}
