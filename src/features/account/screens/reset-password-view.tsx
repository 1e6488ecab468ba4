import { useForm } from 'react-hook-form';
import { EmptyDrawing, StepDrawing } from '../../../ui/drawings/index.ts';
import { Form, FormActions, listFieldErrors, Notice, SubmitButton } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { wordsOf } from '../form/form-failure.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { ButtonLink } from '../form/route-link.tsx';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import { useSecondsLeft, waitWords } from '../form/use-seconds-left.ts';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';

interface ResetPasswordValues {
  password: string;
}

const places: Places<ResetPasswordValues> = {
  labels: { password: 'Password' },
  codes: { PASSWORD_TOO_COMMON: 'password' },
};

const spentLinks = new Set(['RESET_LINK_WRONG', 'RESET_LINK_EXPIRED', 'RESET_LINK_USED']);

interface ResetPasswordViewProps {
  /** Whether the address carried a link's token at all. */
  hasToken: boolean;
  submission: Submission<string>;
  /** The server's word that the new password is in force. */
  done: string | null;
}

export function ResetPasswordView({ hasToken, submission, done }: ResetPasswordViewProps) {
  const { failure } = submission;
  if (done) {
    return (
      <Entrance title="That is done" lead={done} aside={<EmptyDrawing scene="done" />}>
        <Notice tone="info">Other devices are signed out, to be on the safe side.</Notice>
        <FormActions>
          <ButtonLink to="/login">Sign in</ButtonLink>
        </FormActions>
      </Entrance>
    );
  }
  if (failure && spentLinks.has(failure.code)) return <DeadLink words={failure.message} />;
  if (!hasToken) {
    return (
      <DeadLink words="This page opens from the link in our mail. The link seems to be cut short: copy all of it, or ask for a new one." />
    );
  }
  return <ResetForm submission={submission} />;
}

function DeadLink({ words }: { words: string }) {
  return (
    <Entrance title="This link does not work" lead={words} aside={<EmptyDrawing scene="lost" />}>
      <FormActions>
        <ButtonLink to="/forgot-password">Send a new link</ButtonLink>
        <ButtonLink to="/login" variant="surface" color="gray" highContrast>
          Sign in
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}

function ResetForm({ submission }: { submission: Submission<string> }) {
  const { busy, slow, failure, run, cancel } = submission;
  const { register, handleSubmit, setError, control, formState } = useForm<ResetPasswordValues>({
    shouldFocusError: false,
    defaultValues: { password: '' },
  });
  const { errors } = formState;
  useServerProblems(failure, setError, places);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);
  return (
    <Entrance
      title="Choose a new password"
      lead="Everything you are signed in on is signed out, and you sign in again with the new one."
      aside={
        <>
          <StepDrawing step="review" />
          <p>A short sentence is easy to remember and hard to guess.</p>
        </>
      }
    >
      <Form
        aria-label="Choose a new password"
        busy={busy}
        errors={listFieldErrors(errors)}
        failure={failure && !isPlaced(failure, places) ? wordsOf(failure) : null}
        onSubmit={(event) => void handleSubmit(async ({ password }) => void (await run(password)))(event)}
      >
        <NewPasswordField
          label="New password"
          name="password"
          control={control}
          register={register}
          error={errors.password?.message}
        />
        <WaitNotice slow={slow} onCancel={cancel} />
        <FormActions>
          <SubmitButton busy={busy} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? `Try again ${waitWords(secondsLeft)}` : 'Set the new password'}
          </SubmitButton>
        </FormActions>
      </Form>
    </Entrance>
  );
}
