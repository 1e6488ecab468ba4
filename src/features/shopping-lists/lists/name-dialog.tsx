import { TextField } from '../../../ui/index.ts';
import { requiredText, SubmissionDialog, useFields, type Submission } from '../../forms/index.ts';

/** The maximum length in the contract (ShoppingListNaming). */
const maxLength = 80;

interface NameDialogProps {
  readonly title: string;
  readonly submit: string;
  /** The current name. */
  readonly name?: string;
  /** The names of the other lists. */
  readonly taken: readonly string[];
  readonly submission: Submission;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Asks for a list's name, which has to be unique. Mount it only while it is open. */
export function NameDialog({
  title,
  submit,
  name = '',
  taken,
  submission,
  onName,
  onClose,
}: NameDialogProps) {
  const fields = useFields({ name });
  const required = requiredText('Enter a name.', maxLength);
  const rule = {
    validate: (typed: string) =>
      taken.some((other) => plain(other) === plain(typed))
        ? 'You already have a list with this name.'
        : required.validate(typed),
  };
  return (
    <SubmissionDialog
      title={title}
      size="small"
      unsaved="the name of the list"
      onClose={onClose}
      fields={fields}
      submission={submission}
      places={{ labels: { name: 'Name' } }}
      onSubmit={(typed) => onName(typed.name.trim())}
      submit={submit}
      leave="Cancel"
    >
      <TextField
        label="Name"
        hint="For example: Spring refit, or Engine service"
        maxLength={maxLength}
        autoComplete="off"
        autoFocus
        {...fields.field('name', rule)}
      />
    </SubmissionDialog>
  );
}
