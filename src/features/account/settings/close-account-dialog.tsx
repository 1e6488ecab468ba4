import { Dialog, PasswordField } from '../../../ui/index.ts';
import { passwordRule, SubmissionForm, useFields, type Places } from '../../forms/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import styles from './settings.module.css';

interface CloseValues {
  password: string;
}

const places: Places<CloseValues> = {
  labels: { password: 'Password' },
  codes: { PASSWORD_WRONG: 'password' },
};

interface CloseAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  email: string;
  submission: ApiMutation<string>;
}

/** Explains what closing the account does, and asks for the password. */
export function CloseAccountDialog({ open, onOpenChange, email, submission }: CloseAccountDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!submission.busy) onOpenChange(next);
      }}
      title={`Close the account of ${email}?`}
      description="This cannot be undone."
    >
      <CloseForm submission={submission} onKeep={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CloseForm({ submission, onKeep }: { submission: ApiMutation<string>; onKeep: () => void }) {
  const fields = useFields<CloseValues>({ password: '' });
  return (
    <SubmissionForm
      name="Close account"
      fields={fields}
      submission={submission}
      places={places}
      onSubmit={({ password }) => submission.run(password)}
      submit="Close account"
      isDestructive
      onLeave={onKeep}
      leave="Cancel"
    >
      <ul className={styles.consequences}>
        <li>Your name, picture, phone, documents and settings are removed.</li>
        <li>You are signed out everywhere, and the address is free for a new account.</li>
        <li>Orders and bookings stay on record without your name.</li>
      </ul>
      <PasswordField
        label="Enter your password to confirm"
        autoComplete="current-password"
        {...fields.field('password', passwordRule)}
      />
    </SubmissionForm>
  );
}
