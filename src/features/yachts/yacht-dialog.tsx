import type { components } from '../../api/index.ts';
import { Dialog, SelectField, TextField } from '../../ui/index.ts';
import { requiredText, SubmissionForm, useFields, type Submission } from '../forms/index.ts';
import type { YachtGiven } from './use-yachts.ts';

/** Contract: YachtGiven. */
const maxLength = 120;

interface YachtDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly ports: readonly components['schemas']['MarketPort'][];
  readonly submission: Submission;
  readonly onAdd: (yacht: YachtGiven) => void;
}

/** Adds a yacht without leaving the page. What was typed stays over a failure. */
export function YachtDialog({ open, onOpenChange, ports, submission, onAdd }: YachtDialogProps) {
  const fields = useFields({ name: '', port: '', berth: '' });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a yacht"
      description="You can choose this yacht for every order from now on. Suppliers see its name and berth."
      size="small"
    >
      <SubmissionForm
        name="Add a yacht"
        fields={fields}
        submission={submission}
        onSubmit={({ name, port, berth }) =>
          onAdd({
            name: name.trim(),
            port: port === '' ? null : port,
            berth: berth.trim() === '' ? null : berth.trim(),
          })
        }
        submit="Add yacht"
        onLeave={() => onOpenChange(false)}
        leave="Cancel"
      >
        <TextField
          label="Name"
          maxLength={maxLength}
          autoComplete="off"
          {...fields.field('name', requiredText('Enter the yacht’s name.', maxLength))}
        />
        <SelectField
          label="Port"
          optional
          placeholder="Choose a port"
          options={ports.map(({ slug, name: words }) => ({ value: slug, label: words }))}
          {...fields.field('port')}
        />
        <TextField
          label="Berth"
          optional
          maxLength={maxLength}
          autoComplete="off"
          {...fields.field('berth')}
        />
      </SubmissionForm>
    </Dialog>
  );
}
