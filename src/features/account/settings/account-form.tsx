import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { SettingsChange, User } from '../../../api/index.ts';
import { Button, EmailField, SelectField, TextField } from '../../../ui/index.ts';
import { PersonNameFields, phoneRule, SubmissionForm, useFields, type Places } from '../../forms/index.ts';
import { settingsText } from './settings-text.ts';
import type { ApiMutation } from '../../server-data/index.ts';
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
  /** The browser's time zone. */
  deviceZone: string;
  submission: ApiMutation<SettingsChange>;
  onDirty: (isDirty: boolean) => void;
  /** How the address is changed. */
  emailChange: ReactNode;
}

export function AccountForm({ user, deviceZone, submission, onDirty, emailChange }: AccountFormProps) {
  const fields = useFields<AccountValues>(valuesOf(user));
  const zone = useWatch({ control: fields.control, name: 'timeZone' });
  const zones = useMemo(() => timeZoneOptions(user.timeZone, deviceZone), [user.timeZone, deviceZone]);
  useReportDirty(fields.formState.isDirty, onDirty);
  return (
    <SubmissionForm
      name="Account"
      fields={fields}
      submission={submission}
      places={places}
      textOf={settingsText}
      onSubmit={async (values) => {
        // What is typed while the answer is pending is kept, and counts as unsaved.
        if (await submission.run(changeOf(values))) fields.reset(values, { keepValues: true });
      }}
      submit="Save"
    >
      <PersonNameFields firstName="firstName" lastName="lastName" fields={fields} />
      <EmailField autoComplete="username" value={user.email} readOnly hint="You sign in with it." />
      {emailChange}
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        optional
        hint="With the country code. Only people you have an order or booking with can see it."
        {...fields.field('phone', phoneRule)}
      />
      <div className={styles.zone}>
        <SelectField label="Time zone" options={zones} {...fields.field('timeZone')} />
        {zone === deviceZone ? null : (
          <Button
            type="button"
            variant="ghost"
            onClick={() => fields.setValue('timeZone', deviceZone, { shouldDirty: true })}
          >
            Use this device’s: {deviceZone.replaceAll('_', ' ')}
          </Button>
        )}
      </div>
    </SubmissionForm>
  );
}
