import { useForm } from 'react-hook-form';
import {
  Button,
  Dialog,
  Form,
  FormActions,
  listFieldErrors,
  PasswordField,
  SubmitButton,
} from '../../../ui/index.ts';
import { passwordRule } from '../form/field-rules.ts';
import { wordsOf } from '../form/form-failure.ts';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
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
  submission: Submission<string>;
}

/** Says what closing does, and asks for the password. */
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

function CloseForm({ submission, onKeep }: { submission: Submission<string>; onKeep: () => void }) {
  const { busy, slow, failure, run, cancel } = submission;
  const { register, handleSubmit, setError, formState } = useForm<CloseValues>({
    shouldFocusError: false,
    defaultValues: { password: '' },
  });
  const { errors } = formState;
  useServerProblems(failure, setError, places);
  return (
    <Form
      aria-label="Close account"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure && !isPlaced(failure, places) ? wordsOf(failure) : null}
      onSubmit={(event) => void handleSubmit(async ({ password }) => void (await run(password)))(event)}
    >
      <ul className={styles.consequences}>
        <li>Your name, picture, phone, papers and settings are removed.</li>
        <li>You are signed out everywhere, and the address is free for a new account.</li>
        <li>Orders and bookings stay with those who need them, without your name.</li>
      </ul>
      <PasswordField
        label="Your password, to be sure it is you"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', passwordRule)}
      />
      <WaitNotice slow={slow} onCancel={cancel} />
      <FormActions align="end">
        <Button
          type="button"
          size="3"
          variant="surface"
          color="gray"
          highContrast
          disabled={busy}
          onClick={onKeep}
        >
          Cancel
        </Button>
        <SubmitButton busy={busy} color="red">
          Close account
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
