import { SubmissionConfirmDialog } from '../../../forms/index.ts';
import type { ApiMutation } from '../../../server-data/index.ts';
import type { TimeOff } from '../schedule.types.ts';
import { timeOffText } from './time-off-panel.tsx';

interface RemoveTimeOffProps {
  readonly timeOff: TimeOff;
  readonly zone: string;
  readonly open: boolean;
  readonly removal: Pick<ApiMutation<TimeOff>, 'run' | 'busy' | 'failure'>;
  readonly onClose: () => void;
}

/** Asks for confirmation before time off is removed. */
export function RemoveTimeOff({ timeOff, zone, open, removal, onClose }: RemoveTimeOffProps) {
  return (
    <SubmissionConfirmDialog
      open={open}
      submission={removal}
      notDone="Not removed."
      onClose={onClose}
      title={`Remove time off ${timeOffText(timeOff, zone)}?`}
      confirm="Remove time off"
      destructive
      onConfirm={() => void removal.run(timeOff)}
    >
      The time can be booked again.
    </SubmissionConfirmDialog>
  );
}
