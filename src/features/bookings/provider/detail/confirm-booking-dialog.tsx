import { Dialog, formatMoney, SelectField } from '../../../../ui/index.ts';
import { SubmissionForm, useFields } from '../../../forms/index.ts';
import { PeriodTime } from '../../shared/index.ts';
import type { BookingActionDialogProps } from './booking-action-dialog.types.ts';

/** Confirms a booking, with a choice of team if several are free. */
export function ConfirmBookingDialog(props: Omit<BookingActionDialogProps, 'action'>) {
  const { booking, freeTeams, submission, onClose, onAction, returnFocusTo } = props;
  const { number, total, share, teamId, wholeDays, timeZone, place, startsAt, endsAt } = booking;
  const fields = useFields({ teamId: teamId ?? '' });
  const teams = freeTeams ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      title={`Confirm ${number}`}
      description={
        <>
          <PeriodTime
            startsAt={startsAt}
            endsAt={endsAt}
            wholeDays={wholeDays}
            timeZone={timeZone}
            port={place.port}
          />
          . The buyer pays {formatMoney(total)} now
          {share === null ? '' : `; you receive ${formatMoney(share)} after completion`}.
        </>
      }
      returnFocusTo={returnFocusTo}
    >
      <SubmissionForm
        name="Confirm the booking"
        fields={fields}
        submission={submission}
        onSubmit={({ teamId: chosen }) =>
          onAction({ action: 'confirm', ...(chosen !== '' && chosen !== teamId && { teamId: chosen }) })
        }
        submit="Confirm the booking"
        onLeave={onClose}
      >
        {teams.length > 1 ? (
          <SelectField
            label="Team"
            hint="Only teams that are free at this time."
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            {...fields.field('teamId')}
          />
        ) : null}
      </SubmissionForm>
    </Dialog>
  );
}
