import { useState } from 'react';
import { Button, Dialog, EmailField, OverlayTheme, PasswordField, QuietButton } from '../../ui/index.ts';
import { SubmissionForm, useFields } from '../forms/index.ts';
import { SecondFactorForm, type SecondFactorFormProps } from './second-factor/second-factor-form.tsx';
import type { Failure } from '../server-data/index.ts';
import styles from './expired-dialog.module.css';

interface ExpiredDialogViewProps {
  /** The user's address; null if the browser never knew it. */
  email: string | null;
  busy: boolean;
  slow: boolean;
  failure: Failure | null;
  /** The second factor after the password; its `kinds` are null before. */
  secondFactor: Pick<SecondFactorFormProps, 'onCode' | 'onPasskey' | 'onBack'> & {
    kinds: SecondFactorFormProps['kinds'] | null;
  };
  onSignIn: (credentials: { email: string; password: string }) => void;
  onSignOut: () => void;
  onCancel: () => void;
}

/**
 * Asks the user to sign in again above the current screen, which stays as it is. Closed, it waits at the bottom of the
 * page.
 */
export function ExpiredDialogView(props: ExpiredDialogViewProps) {
  const { busy, slow, failure, secondFactor, onCancel } = props;
  const { kinds, ...proof } = secondFactor;
  const [open, setOpen] = useState(true);
  // Read before the password field takes the focus. If the dialog is closed in between, its opener no longer exists.
  const [before] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );

  if (!open) {
    return (
      <div className={styles.bar} role="status">
        <span>You’re signed out. What’s on this screen is kept.</span>
        <Button onClick={() => setOpen(true)}>Sign in again</Button>
      </div>
    );
  }
  return (
    <OverlayTheme>
      <Dialog
        open
        onOpenChange={setOpen}
        size="small"
        returnFocusTo={() => before}
        title={kinds === null ? 'Please sign in again' : 'Confirm it’s you'}
        description="Your session has ended. What’s on this screen is kept."
      >
        {kinds === null ? (
          <PasswordAgainForm {...props} />
        ) : (
          <SecondFactorForm
            kinds={kinds}
            {...proof}
            busy={busy}
            slow={slow}
            failure={failure}
            onCancel={onCancel}
            back="Back"
          />
        )}
      </Dialog>
    </OverlayTheme>
  );
}

/** Unmounted while the second factor is asked for, so that going back means typing the password again. */
function PasswordAgainForm(props: ExpiredDialogViewProps) {
  const { email, busy, slow, failure, onSignIn, onSignOut, onCancel } = props;
  const fields = useFields({ email: email ?? '', password: '' });
  return (
    <SubmissionForm
      name="Sign in again"
      fields={fields}
      submission={{ busy, slow, failure, cancel: onCancel }}
      onSubmit={(typed) => onSignIn({ email: typed.email.trim(), password: typed.password })}
      submit="Sign in"
      otherwise={
        <QuietButton type="button" size="3" disabled={busy} onClick={onSignOut}>
          Sign out instead
        </QuietButton>
      }
    >
      <EmailField
        autoComplete="username"
        {...(email !== null && {
          readOnly: true,
          // Over another dialog, the focus is given to the first field that Tab reaches.
          tabIndex: -1,
        })}
        {...fields.field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== null}
        {...fields.field('password', {
          validate: (password, typed) =>
            (typed.email.trim() !== '' && password !== '') || 'Enter your email address and password.',
        })}
      />
    </SubmissionForm>
  );
}
