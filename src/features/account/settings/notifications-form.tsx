import { useForm } from 'react-hook-form';
import type { SettingsChange, User } from '../../../api/index.ts';
import { CheckboxField, Form, FormActions, SubmitButton } from '../../../ui/index.ts';
import { settingsWordsOf } from '../form/form-failure.ts';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
import { useReportDirty } from './use-report-dirty.ts';

type Choices = User['notifications'];

const choices: readonly { name: keyof Choices; label: string; hint: string }[] = [
  { name: 'ordersByEmail', label: 'Orders', hint: 'Confirmed, changed, sent, delivered.' },
  { name: 'bookingsByEmail', label: 'Bookings and quotes', hint: 'Requests, answers, moved dates.' },
  { name: 'documentsByEmail', label: 'Papers', hint: '90, 30 and 7 days before one runs out.' },
  { name: 'newsByEmail', label: 'News from Quayside', hint: 'Now and then, never more than once a month.' },
];

interface NotificationsFormProps {
  chosen: Choices;
  submission: Submission<SettingsChange>;
  onDirty: (isDirty: boolean) => void;
}

/** What is also sent by e-mail; the list in the app always shows all. */
export function NotificationsForm({ chosen, submission, onDirty }: NotificationsFormProps) {
  const { busy, slow, failure, run, cancel } = submission;
  const { register, handleSubmit, reset, formState } = useForm<Choices>({ defaultValues: chosen });
  useReportDirty(formState.isDirty, onDirty);
  const save = handleSubmit(async (notifications) => {
    if (await run({ notifications })) reset(notifications, { keepValues: true });
  });
  return (
    <Form
      aria-label="E-mails"
      busy={busy}
      failure={failure ? settingsWordsOf(failure) : null}
      onSubmit={(event) => void save(event)}
    >
      {choices.map(({ name, label, hint }) => (
        <CheckboxField key={name} label={label} hint={hint} {...register(name)} />
      ))}
      <WaitNotice slow={slow} onCancel={cancel} />
      <FormActions>
        <SubmitButton busy={busy}>Save</SubmitButton>
      </FormActions>
    </Form>
  );
}
