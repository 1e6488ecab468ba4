import type { components } from '../../api/index.ts';
import { Dialog, SelectField, TextField } from '../../ui/index.ts';
import { requiredText, SubmissionForm, useFields, type Submission } from '../forms/index.ts';
import type { Yacht, YachtGiven } from './use-yachts.ts';

/** The maximum length in the contract (YachtGiven). */
const maxLength = 120;

interface YachtDialogProps {
  /** The yacht to change; omitted for a new one. */
  readonly yacht?: Pick<Yacht, 'name' | 'port' | 'berth'>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly ports: readonly components['schemas']['MarketPort'][];
  readonly submission: Submission;
  readonly onSave: (yacht: YachtGiven) => void;
}

/** Adds or changes a yacht without leaving the page; keeps what was typed after a failure. */
export function YachtDialog({ yacht, open, onOpenChange, ports, submission, onSave }: YachtDialogProps) {
  const fields = useFields({
    name: yacht?.name ?? '',
    port: yacht?.port ?? '',
    berth: yacht?.berth ?? '',
  });
  const title = yacht ? `Change ${yacht.name}` : 'Add a yacht';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={
        yacht
          ? 'Your next orders start with this port and berth. Orders already placed stay as they are.'
          : 'You can choose this yacht for every order from now on. Suppliers see its name and berth.'
      }
      size="small"
    >
      <SubmissionForm
        name={title}
        fields={fields}
        submission={submission}
        onSubmit={({ name, port, berth }) =>
          onSave({
            name: name.trim(),
            port: port === '' ? null : port,
            berth: berth.trim() === '' ? null : berth.trim(),
          })
        }
        submit={yacht ? 'Save' : 'Add yacht'}
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
