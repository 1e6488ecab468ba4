import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { SettingsChange, User } from '../../../api/index.ts';
import {
  Button,
  Form,
  FormActions,
  listFieldErrors,
  SelectField,
  SubmitButton,
  TextField,
} from '../../../ui/index.ts';
import { nameRule, phoneRule } from '../form/field-rules.ts';
import { settingsWordsOf } from '../form/form-failure.ts';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
import { timeZoneOptions } from './time-zones.ts';
import { useReportDirty } from './use-report-dirty.ts';
import styles from './settings.module.css';

interface AccountValues {
  firstName: string;
  lastName: string;
  phone: string;
  timeZone: string;
}

const places: Places<AccountValues> = {
  labels: { firstName: 'First name', lastName: 'Last name', phone: 'Phone', timeZone: 'Time zone' },
};

const valuesOf = ({ firstName, lastName, phone, timeZone }: User): AccountValues => ({
  firstName,
  lastName,
  phone: phone ?? '',
  timeZone,
});

const changeOf = ({ firstName, lastName, phone, timeZone }: AccountValues): SettingsChange => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim() || null,
  timeZone,
});

interface AccountFormProps {
  user: User;
  /** What the browser says about where the person is. */
  deviceZone: string;
  submission: Submission<SettingsChange>;
  onDirty: (isDirty: boolean) => void;
}

export function AccountForm({ user, deviceZone, submission, onDirty }: AccountFormProps) {
  const { busy, slow, failure, run, cancel } = submission;
  const { register, handleSubmit, setError, setValue, reset, control, formState } = useForm<AccountValues>({
    shouldFocusError: false,
    defaultValues: valuesOf(user),
  });
  const { errors, isDirty } = formState;
  const zone = useWatch({ control, name: 'timeZone' });
  const zones = useMemo(() => timeZoneOptions(user.timeZone, deviceZone), [user.timeZone, deviceZone]);
  useServerProblems(failure, setError, places);
  useReportDirty(isDirty, onDirty);

  const save = handleSubmit(async (values) => {
    // What is typed while the answer is awaited stays, and counts as unsaved.
    if (await run(changeOf(values))) reset(values, { keepValues: true });
  });

  return (
    <Form
      aria-label="Account"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure && !isPlaced(failure, places) ? settingsWordsOf(failure) : null}
      onSubmit={(event) => void save(event)}
    >
      <div className={styles.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', nameRule('Enter your first name.'))}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', nameRule('Enter your last name.'))}
        />
      </div>
      <TextField
        label="E-mail"
        type="email"
        value={user.email}
        readOnly
        hint="Your sign-in name; it stays with the account."
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        optional
        hint="With the country code. Shown to those you have an order or a booking with."
        error={errors.phone?.message}
        {...register('phone', phoneRule)}
      />
      <div className={styles.zone}>
        <SelectField
          label="Time zone"
          options={zones}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
        {zone === deviceZone ? null : (
          <Button
            type="button"
            variant="ghost"
            onClick={() => setValue('timeZone', deviceZone, { shouldDirty: true })}
          >
            Use this device’s: {deviceZone.replaceAll('_', ' ')}
          </Button>
        )}
      </div>
      <WaitNotice slow={slow} onCancel={cancel} />
      <FormActions>
        <SubmitButton busy={busy}>Save</SubmitButton>
      </FormActions>
    </Form>
  );
}
