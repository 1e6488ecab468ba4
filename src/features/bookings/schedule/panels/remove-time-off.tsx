import { ConfirmDialog } from '../../../../ui/index.ts';
import { errorText, type ApiMutation } from '../../../server-data/index.ts';
import type { TimeOff } from '../schedule.types.ts';
import { timeOffText } from './time-off-panel.tsx';

interface RemoveTimeOffProps {
  readonly timeOff: TimeOff;
  readonly zone: string;
  readonly open: boolean;
  readonly removal: Pick<ApiMutation<TimeOff>, 'run' | 'busy' | 'failure'>;
  readonly onClose: () => void;
}

/** Asks before time off is removed. */
export function RemoveTimeOff({ timeOff, zone, open, removal, onClose }: RemoveTimeOffProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Remove time off ${timeOffText(timeOff, zone)}?`}
      confirm="Remove time off"
      destructive
      busy={removal.busy}
      onConfirm={() => void removal.run(timeOff)}
    >
      The time can be booked again.
      {removal.failure === null ? null : (
        <strong role="alert"> Not removed. {errorText(removal.failure, 'pressed')}</strong>
      )}
    </ConfirmDialog>
  );
}
