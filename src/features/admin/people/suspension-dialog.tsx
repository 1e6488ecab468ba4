import { ReasonDialog, type Submission } from '../../forms/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import type { Person, SuspensionCommand } from './person.types.ts';

/** The maximum length in the contract (decidePersonStatus). */
const reasonMaxLength = 2_000;

const decisionErrorText = (failure: Failure): string =>
  errorText(failure, 'typed', {
    NOT_ALLOWED_NOW:
      'Someone else has decided this in the meantime. The page behind this dialog shows the current state.',
  });

const consequenceOf = ({ vendor }: Person): string =>
  [
    'They are signed out everywhere immediately and can’t sign in, so they can’t order or book.',
    'Open orders and bookings continue.',
    ...(vendor === null ? [] : [`${vendor.name} stays as it is: suspend it on the page of its application.`]),
    'They get an email with the reason. You can end it at any time.',
  ].join(' ');

interface SuspensionDialogProps {
  readonly person: Person;
  readonly command: SuspensionCommand;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onDecide: (reason: string) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Asks why an account is suspended, or why that ends. Mount it only while it is open. */
export function SuspensionDialog({ person, command, onDecide, ...dialog }: SuspensionDialogProps) {
  const isSuspending = command === 'suspend';
  return (
    <ReasonDialog
      {...dialog}
      title={isSuspending ? `Suspend ${person.name}?` : `End the suspension of ${person.name}?`}
      consequence={
        isSuspending
          ? consequenceOf(person)
          : 'They can sign in again with the password they had. They get an email.'
      }
      label="Reason"
      hint={
        isSuspending
          ? 'Required. They will see this.'
          : 'Required, for the record. They are only notified that the suspension has ended.'
      }
      most={reasonMaxLength}
      submit={isSuspending ? 'Suspend account' : 'End suspension'}
      isDestructive={isSuspending}
      textOf={decisionErrorText}
      onReason={onDecide}
    />
  );
}
