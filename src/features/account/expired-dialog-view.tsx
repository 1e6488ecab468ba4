import { useState } from 'react';
import { Button, Dialog, EmailField, OverlayTheme, PasswordField, QuietButton } from '../../ui/index.ts';
import { SubmissionForm, useFields } from '../forms/index.ts';
import { SecondFactorForm, type SecondFactorFormProps } from './second-factor/second-factor-form.tsx';
import type { Failure } from '../server-data/index.ts';
import styles from './expired-dialog.module.css';

interface ExpiredDialogViewProps {
  /** Whose session ended; null when the browser never learnt it. */
  email: string | null;
  busy: boolean;
  slow: boolean;
  failure: Failure | null;
  /** What is asked for after the password; its `kinds` are null before. */
  secondFactor: Pick<SecondFactorFormProps, 'onCode' | 'onPasskey' | 'onBack'> & {
    kinds: SecondFactorFormProps['kinds'] | null;
  };
  onSignIn: (credentials: { email: string; password: string }) => void;
  onSignOut: () => void;
  onCancel: () => void;
}

/** Asks to sign in again over the screen, which stays as it is. Closed, it waits at the foot of the page. */
export function ExpiredDialogView(props: ExpiredDialogViewProps) {
  const { busy, slow, failure, secondFactor, onCancel } = props;
  const { kinds, ...proof } = secondFactor;
  const [open, setOpen] = useState(true);
  // Read before the password field takes the focus. The dialog may be set aside in between: its own opener is then gone.
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
        description="You were away for a while, or signed out on another device. What’s on this screen is kept."
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

/** Taken away while the second factor is asked for: whoever comes back types the password anew. */
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
      <EmailField autoComplete="username" readOnly={email !== null} {...fields.field('email')} />
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
