import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { IconButton, QuietButton, TextField } from '../../../../ui/index.ts';
import {
  FormDialog,
  requiredText,
  SubmissionForm,
  useFields,
  type Submission,
} from '../../../forms/index.ts';
import type { TeamInput } from '../schedule-queries.ts';
import type { Team } from '../schedule.types.ts';
import styles from './panels.module.css';

interface TeamsDialogProps {
  readonly teams: readonly Team[];
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onSave: (teams: readonly TeamInput[]) => void;
}

/** The maximum in the contract. */
const mostTeams = 20;
const nameMax = 80;

/** Edits the teams that can work at the same time. Mount it only while it is open. */
export function TeamsDialog({ teams, submission, onClose, onSave }: TeamsDialogProps) {
  const fields = useFields<{ teams: { teamId: string; name: string }[] }>({
    teams: teams.map(({ id, name }) => ({ teamId: id, name })),
  });
  const { fields: rows, append, remove } = useFieldArray({ control: fields.control, name: 'teams' });
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="your teams"
      onClose={onClose}
      title="Teams"
      description="Each team can have one booking at a time: two technicians, a crane. A team with open bookings can’t be removed."
    >
      {(close) => (
        <SubmissionForm
          name="Teams"
          fields={fields}
          submission={submission}
          onSubmit={({ teams: typed }) =>
            onSave(
              typed.map(({ teamId, name }) => ({ ...(teamId !== '' && { id: teamId }), name: name.trim() })),
            )
          }
          submit="Save the teams"
          onLeave={close}
        >
          {rows.map((row, index) => (
            <div key={row.id} className={styles.teamRow}>
              <TextField
                label={`Team ${index + 1}`}
                {...fields.field(`teams.${index}.name`, requiredText('Name the team.', nameMax))}
              />
              {rows.length > 1 ? (
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Remove team ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              ) : null}
            </div>
          ))}
          {rows.length < mostTeams ? (
            <QuietButton type="button" onClick={() => append({ teamId: '', name: '' })}>
              <Plus size={16} aria-hidden /> Add a team
            </QuietButton>
          ) : null}
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
