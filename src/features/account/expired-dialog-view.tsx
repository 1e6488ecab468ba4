import { useState } from 'react';
import {
  Button,
  Dialog,
  Form,
  FormActions,
  OverlayTheme,
  PasswordField,
  SubmitButton,
  TextField,
} from '../../ui/index.ts';
import { wordsOf, type FormFailure } from './form/form-failure.ts';
import { useSecondsLeft, waitWords } from './form/use-seconds-left.ts';
import { WaitNotice } from './form/wait-notice.tsx';
import styles from './expired-dialog.module.css';

interface ExpiredDialogViewProps {
  /** Whose session ended; null when the browser never learnt it. */
  email: string | null;
  busy: boolean;
  slow: boolean;
  failure: FormFailure | null;
  onSignIn: (credentials: { email: string; password: string }) => void;
  onSignOut: () => void;
  onCancel: () => void;
}

/** Asks to sign in again over the screen, which stays as it is. Closed, it waits at the foot of the page. */
export function ExpiredDialogView(props: ExpiredDialogViewProps) {
  const { email, busy, slow, failure, onSignIn, onSignOut, onCancel } = props;
  const [open, setOpen] = useState(true);
  // Read before the password field takes the focus. The dialog may be set aside in between: its own opener is then gone.
  const [before] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [missing, setMissing] = useState(false);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);
  const address = email ?? typed.email.trim();

  if (!open) {
    return (
      <div className={styles.bar} role="status">
        <span>You are signed out. What is on this screen is kept.</span>
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
        title="Please sign in again"
        description="You were away for a while, or signed out elsewhere. What is on this screen is kept."
      >
        <Form
          aria-label="Sign in again"
          busy={busy}
          errors={missing ? [{ name: 'password', message: 'Enter your e-mail address and password.' }] : []}
          failure={failure ? wordsOf(failure) : null}
          onSubmit={(event) => {
            event.preventDefault();
            const incomplete = address === '' || typed.password === '';
            setMissing(incomplete);
            if (!incomplete) onSignIn({ email: address, password: typed.password });
          }}
        >
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            readOnly={email !== null}
            value={email ?? typed.email}
            onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            autoFocus={email !== null}
            value={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
          />
          <WaitNotice slow={slow} onCancel={onCancel} />
          <FormActions>
            <SubmitButton busy={busy} disabled={secondsLeft > 0}>
              {secondsLeft > 0 ? `Try again ${waitWords(secondsLeft)}` : 'Sign in'}
            </SubmitButton>
            <Button
              type="button"
              size="3"
              variant="surface"
              color="gray"
              highContrast
              disabled={busy}
              onClick={onSignOut}
            >
              Sign out instead
            </Button>
          </FormActions>
        </Form>
      </Dialog>
    </OverlayTheme>
  );
}
