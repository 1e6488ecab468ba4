import { useWatch } from 'react-hook-form';
import {
  CheckboxField,
  Dialog,
  Notice,
  SelectField,
  SkeletonText,
  TextAreaField,
} from '../../../../ui/index.ts';
import { atMost, reasonMaxLength, SubmissionForm, useFields } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { PeriodTime } from '../../shared/index.ts';
import { teamTakenText } from '../proposal-texts.ts';
import type { BookingActionDialogProps } from './booking-action-dialog.types.ts';
import type { FreeTeam } from './booking-queries.ts';

/** Assigns another team at the same time; the buyer does not have to agree. */
export function AssignTeamDialog(props: Omit<BookingActionDialogProps, 'action'>) {
  const { booking, freeTeams, submission, onClose, returnFocusTo } = props;
  const { number, teamId, teamName, wholeDays, timeZone, place, startsAt, endsAt } = booking;
  const others = freeTeams?.filter(({ id }) => id !== teamId) ?? null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      title={`Assign another team to ${number}`}
      description={
        <>
          <PeriodTime
            startsAt={startsAt}
            endsAt={endsAt}
            wholeDays={wholeDays}
            timeZone={timeZone}
            port={place.port}
          />
          {teamName === null ? '' : `, now with ${teamName}`}. Time and price stay the same.
        </>
      }
      returnFocusTo={returnFocusTo}
    >
      {others === null ? (
        <SkeletonText lines={2} label="Looking for free teams" />
      ) : others.length === 0 ? (
        <Notice tone="info" title="No other team is free at this time.">
          Propose another time instead, or change the other team’s bookings first.
        </Notice>
      ) : (
        <TeamForm {...props} others={others} />
      )}
    </Dialog>
  );
}

interface TeamFormProps extends Pick<BookingActionDialogProps, 'submission' | 'onAction' | 'onClose'> {
  readonly others: readonly FreeTeam[];
}

function TeamForm({ others, submission, onAction, onClose }: TeamFormProps) {
  const fields = useFields({
    teamId: others.length === 1 ? (others[0]?.id ?? '') : '',
    notifiesBuyer: false,
    note: '',
  });
  const notifiesBuyer = useWatch({ control: fields.control, name: 'notifiesBuyer' });
  return (
    <SubmissionForm
      name="Assign another team"
      fields={fields}
      submission={submission}
      textOf={(failure) =>
        errorText(failure, 'typed', {
          SLOT_TAKEN: teamTakenText,
        })
      }
      onSubmit={({ teamId, note }) =>
        onAction({
          action: 'assign_team',
          teamId,
          ...(notifiesBuyer && { notifiesBuyer, note: note.trim() || null }),
        })
      }
      submit="Assign this team"
      onLeave={onClose}
    >
      <SelectField
        label="Team"
        hint="Only teams that are free at this time."
        placeholder="Choose a team"
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        {...fields.field('teamId', { required: 'Choose a team.' })}
      />
      <CheckboxField
        label="Tell the crew that another team is coming"
        hint="Crews don’t see your teams’ names."
        {...fields.field('notifiesBuyer')}
      />
      {notifiesBuyer ? (
        <TextAreaField
          label="Message to the crew"
          hint="For example, who comes instead."
          optional
          rows={3}
          {...fields.field('note', atMost(reasonMaxLength))}
        />
      ) : null}
    </SubmissionForm>
  );
}
