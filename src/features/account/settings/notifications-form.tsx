import type { SettingsChange, User } from '../../../api/index.ts';
import { CheckboxField } from '../../../ui/index.ts';
import { settingsText } from './settings-text.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import { SubmissionForm, useFields } from '../../forms/index.ts';
import { useReportDirty } from './use-report-dirty.ts';

type Choices = User['notifications'];

const choices: readonly { name: keyof Choices; label: string; hint: string }[] = [
  { name: 'documentsByEmail', label: 'Documents', hint: '90, 30 and 7 days before one expires.' },
  { name: 'newsByEmail', label: 'News from Quayside', hint: 'Occasionally, at most once a month.' },
];

interface NotificationsFormProps {
  chosen: Choices;
  submission: ApiMutation<SettingsChange>;
  onDirty: (isDirty: boolean) => void;
}

/** Mails other than notifications. */
export function NotificationsForm({ chosen, submission, onDirty }: NotificationsFormProps) {
  const fields = useFields<Choices>(chosen);
  useReportDirty(fields.formState.isDirty, onDirty);
  return (
    <SubmissionForm
      name="Emails"
      fields={fields}
      submission={submission}
      textOf={settingsText}
      onSubmit={async (notifications) => {
        if (await submission.run({ notifications })) fields.reset(notifications, { keepValues: true });
      }}
      submit="Save"
    >
      {choices.map(({ name, label, hint }) => (
        <CheckboxField key={name} label={label} hint={hint} {...fields.register(name)} />
      ))}
    </SubmissionForm>
  );
}
