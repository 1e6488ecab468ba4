import type { ComponentProps } from 'react';
import { ProposeTimeDialog as Dialog } from '../shared/propose-time-dialog.tsx';
import { movedCancellationText } from './cancellation-text.ts';

type ProposeTimeDialogProps = Omit<ComponentProps<typeof Dialog>, 'description' | 'message' | 'meaningOf'>;

/** Proposes another free time to the provider. The booked time stays until the provider agrees. */
export function ProposeTimeDialog(props: ProposeTimeDialogProps) {
  const { booking } = props;
  return (
    <Dialog
      {...props}
      description={`${booking.provider.name} is asked. The booked time stays until it’s agreed, and the price doesn’t change.`}
      message={{
        label: 'Message',
        hint: `Why you’d like to move it. ${booking.provider.name} will see this.`,
      }}
      meaningOf={(startsAt) => movedCancellationText(booking, startsAt)}
    />
  );
}
