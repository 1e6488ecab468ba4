import { useForm } from 'react-hook-form';
import { Form, FormActions, listFieldErrors, PasswordField, SubmitButton } from '../../../ui/index.ts';
import { passwordRule } from '../form/field-rules.ts';
import { wordsOf } from '../form/form-failure.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import { useSecondsLeft, waitWords } from '../form/use-seconds-left.ts';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
import { useReportDirty } from './use-report-dirty.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const places: Places<PasswordChange> = {
  labels: { currentPassword: 'Current password', newPassword: 'New password' },
  codes: { PASSWORD_WRONG: 'currentPassword', PASSWORD_TOO_COMMON: 'newPassword' },
};

interface PasswordFormProps {
  /** For password managers: which account this is. */
  email: string;
  submission: Submission<PasswordChange>;
  onDirty: (isDirty: boolean) => void;
}

export function PasswordForm({ email, submission, onDirty }: PasswordFormProps) {
  const { busy, slow, failure, run, cancel } = submission;
  const { register, handleSubmit, setError, reset, control, formState } = useForm<PasswordChange>({
    shouldFocusError: false,
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isDirty } = formState;
  useServerProblems(failure, setError, places);
  useReportDirty(isDirty, onDirty);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);

  const change = handleSubmit(async (values) => {
    if (await run(values)) reset();
  });

  return (
    <Form
      aria-label="Password"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure && !isPlaced(failure, places) ? wordsOf(failure) : null}
      onSubmit={(event) => void change(event)}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', passwordRule)}
      />
      <NewPasswordField
        label="New password"
        name="newPassword"
        control={control}
        register={register}
        error={errors.newPassword?.message}
      />
      <WaitNotice slow={slow} onCancel={cancel} />
      <FormActions>
        <SubmitButton busy={busy} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? `Try again ${waitWords(secondsLeft)}` : 'Change password'}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
