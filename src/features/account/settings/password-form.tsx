import { PasswordField } from '../../../ui/index.ts';
import { NewPasswordField, passwordRule, SubmissionForm, useFields, type Places } from '../../forms/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
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
  /** The account's address, for password managers. */
  email: string;
  submission: ApiMutation<PasswordChange>;
  onDirty: (isDirty: boolean) => void;
}

export function PasswordForm({ email, submission, onDirty }: PasswordFormProps) {
  const fields = useFields<PasswordChange>({ currentPassword: '', newPassword: '' });
  useReportDirty(fields.formState.isDirty, onDirty);
  return (
    <SubmissionForm
      name="Password"
      fields={fields}
      submission={submission}
      places={places}
      onSubmit={async (change) => {
        if (await submission.run(change)) fields.reset();
      }}
      submit="Change password"
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...fields.field('currentPassword', passwordRule)}
      />
      <NewPasswordField label="New password" name="newPassword" fields={fields} />
    </SubmissionForm>
  );
}
