import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Form, FormActions, listFieldErrors, Notice, SubmitButton, TextField } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { emailRule } from '../form/field-rules.ts';
import { wordsOf } from '../form/form-failure.ts';
import { keepTyped } from '../form/keep-typed.ts';
import { RouteLink } from '../form/route-link.tsx';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import { useSecondsLeft, waitWords } from '../form/use-seconds-left.ts';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';

interface ForgotPasswordValues {
  email: string;
}

const places: Places<ForgotPasswordValues> = { labels: { email: 'E-mail' } };

interface ForgotPasswordViewProps {
  submission: Submission<string>;
  /** The server's answer, the same whether or not the address has an account. */
  answered: string | null;
  outbox?: ReactNode;
}

export function ForgotPasswordView({ submission, answered, outbox }: ForgotPasswordViewProps) {
  const { busy, slow, failure, run, cancel } = submission;
  const {
    register: takeOver,
    setValue,
    handleSubmit,
    setError,
    formState,
  } = useForm<ForgotPasswordValues>({
    shouldFocusError: false,
    defaultValues: { email: '' },
  });
  const { errors } = formState;
  const register = keepTyped(takeOver, setValue);
  useServerProblems(failure, setError, places);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);
  const label = answered ? 'Send it again' : 'Send the link';

  return (
    <Entrance
      title="Forgotten your password?"
      lead="Tell us your address. We send a link to choose a new one; until then the old one keeps working."
      more={
        <>
          <span>It came back to you?</span>
          <RouteLink to="/login" keepFrom>
            Sign in
          </RouteLink>
        </>
      }
    >
      {answered && !failure ? (
        <Notice tone="success" live title={answered}>
          Nothing there after a few minutes? Look in the spam folder, or try the address you signed up with.
        </Notice>
      ) : null}
      <Form
        aria-label="Forgotten password"
        busy={busy}
        errors={listFieldErrors(errors)}
        failure={failure && !isPlaced(failure, places) ? wordsOf(failure) : null}
        onSubmit={(event) => void handleSubmit(async ({ email }) => void (await run(email.trim())))(event)}
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
        <WaitNotice slow={slow} onCancel={cancel} />
        <FormActions>
          <SubmitButton busy={busy} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? `Try again ${waitWords(secondsLeft)}` : label}
          </SubmitButton>
        </FormActions>
      </Form>
      {answered ? outbox : null}
    </Entrance>
  );
}
