import { hoursOrDays } from '../../../lib/hours-or-days.ts';
import { RadioCardsField, TextField } from '../../../ui/index.ts';
import { useServiceNotice } from '../../bookings/index.ts';
import { FormDialog, SubmissionForm, useFields } from '../../forms/index.ts';
import { useRowSave } from '../editing/use-row-save.ts';
import type { RowDialogProps } from '../list/listings-list.tsx';
import { readLeadTime } from '../typed/typed-lead-time.ts';
import { policyOptions } from './cancellation-policies.ts';
import type { Service } from './service-kind.ts';

interface TermsValues {
  leadTime: string;
  cancellationPolicy: Service['cancellationPolicy'];
}

/** The earliest booking: the longer of the service's lead time and the general notice applies. */
function bookableText(leadTime: string, noticeHours: number | undefined): string {
  const typed = readLeadTime(leadTime);
  if ('problem' in typed || noticeHours === undefined)
    return 'The longer of this and the notice in your booking rules applies.';
  const isLonger = typed.value >= noticeHours;
  const hours = Math.max(typed.value, noticeHours);
  if (hours === 0) return 'It can be booked up to its start.';
  const counts = hoursOrDays(hours);
  return isLonger
    ? `It has to be booked at least ${counts} before its start.`
    : `Your booking rules ask for longer: it has to be booked at least ${counts} before its start.`;
}

/** Edits a service's lead time and its cancellation policy. */
export function BookingTermsDialog(props: RowDialogProps<Service>) {
  const { item, onClose } = props;
  const { submission, save } = useRowSave(props);
  const notice = useServiceNotice(item.id);
  const fields = useFields<TermsValues>({
    leadTime: hoursOrDays(item.leadTimeHours),
    cancellationPolicy: item.cancellationPolicy,
  });
  const leadTime = fields.watch('leadTime');
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="these booking terms"
      onClose={onClose}
      size="large"
      title={`Booking terms of ${item.name}`}
      description="They apply to new bookings. Existing bookings keep their terms."
    >
      {(close) => (
        <SubmissionForm
          name="Booking terms"
          fields={fields}
          submission={submission}
          onSubmit={(values) => {
            const read = readLeadTime(values.leadTime);
            if ('problem' in read) return undefined;
            return save({ leadTimeHours: read.value, cancellationPolicy: values.cancellationPolicy });
          }}
          submit="Save the terms"
          onLeave={close}
          leave="Cancel"
        >
          <TextField
            label="Lead time"
            hint={bookableText(leadTime, notice)}
            autoComplete="off"
            {...fields.field('leadTime', {
              validate: (text) => {
                const read = readLeadTime(text);
                return 'problem' in read ? read.problem : true;
              },
            })}
          />
          <RadioCardsField
            label="Cancellation by the customer"
            columns={3}
            options={policyOptions}
            {...fields.field('cancellationPolicy')}
          />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
