import { useForm } from 'react-hook-form';

import {
  Divider,
  Form,
  FormActions,
  listFieldErrors,
  Notice,
  PasswordField,
  SubmitButton,
  TextField,
} from '../../../ui/index.ts';
import { DemoAccounts } from '../demo/demo-accounts.tsx';
import { Entrance } from '../entrance.tsx';
import { emailRule, passwordRule } from '../form/field-rules.ts';
import { keepTyped } from '../form/keep-typed.ts';
import { RouteLink } from '../form/route-link.tsx';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import { useSecondsLeft, waitWords } from '../form/use-seconds-left.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
import { wordsOf, type FormFailure } from '../form/form-failure.ts';
import type { DemoAccount } from '../queries.ts';

interface Credentials {
  email: string;
  password: string;
}

const places: Places<Credentials> = { labels: { email: 'E-mail', password: 'Password' } };

interface SignInViewProps {
  busy: boolean;
  slow: boolean;
  failure: FormFailure | null;
  notice: string | null;
  /** The person was sent here from a page that needs a session. */
  cameFrom: boolean;
  demoAccounts: readonly DemoAccount[];
  onSignIn: (credentials: Credentials) => void;
  onCancel: () => void;
}

export function SignInView({
  busy,
  slow,
  failure,
  notice,
  cameFrom,
  demoAccounts,
  onSignIn,
  onCancel,
}: SignInViewProps) {
  const {
    register: takeOver,
    setValue,
    handleSubmit,
    setError,
    formState,
  } = useForm<Credentials>({
    shouldFocusError: false,
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const register = keepTyped(takeOver, setValue);
  useServerProblems(failure, setError, places);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);
  const waited = failure?.code === 'TOO_MANY_REQUESTS' && secondsLeft === 0;
  const words = failure && !isPlaced(failure, places) ? wordsOf(failure) : null;

  return (
    <Entrance
      title="Sign in"
      lead={cameFrom ? 'Please sign in to go on. You come back to where you were.' : 'Good to have you back.'}
      more={
        <>
          <span>New on the quay?</span>
          <RouteLink to="/get-started" keepFrom>
            Create an account
          </RouteLink>
        </>
      }
    >
      {notice && !failure ? (
        <Notice tone="success" live>
          {notice}
        </Notice>
      ) : null}
      <Form
        aria-label="Sign in"
        busy={busy}
        errors={listFieldErrors(errors)}
        failure={waited ? 'You can try again now.' : words}
        onSubmit={(event) =>
          void handleSubmit(({ email, password }) => onSignIn({ email: email.trim(), password }))(event)
        }
      >
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', emailRule)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aside={<RouteLink to="/forgot-password">Forgotten it?</RouteLink>}
          error={errors.password?.message}
          {...register('password', passwordRule)}
        />
        <WaitNotice slow={slow} onCancel={onCancel} />
        <FormActions>
          <SubmitButton busy={busy} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? `Try again ${waitWords(secondsLeft)}` : 'Sign in'}
          </SubmitButton>
        </FormActions>
      </Form>
      {demoAccounts.length > 0 ? (
        <>
          <Divider>or look around the demo as</Divider>
          <DemoAccounts accounts={demoAccounts} busy={busy} onChoose={onSignIn} />
        </>
      ) : null}
    </Entrance>
  );
}
