import { useState } from 'react';
import { FileDrop, SelectField, TabButtons, TextField } from '../../../../ui/index.ts';
import {
  FormDialog,
  requiredText,
  SubmissionForm,
  useFields,
  type Fields,
  type Submission,
} from '../../../forms/index.ts';
import { teamOptions, type SubscribeInput } from '../schedule-queries.ts';
import type { Team } from '../schedule.types.ts';
import styles from './panels.module.css';

interface OutsideDialogProps {
  readonly teams: readonly Team[];
  readonly subscription: Submission;
  readonly upload: Submission;
  readonly onClose: () => void;
  readonly onSubscribe: (input: SubscribeInput) => void;
  readonly onUpload: (input: { readonly name: string; readonly file: File }) => void;
}

interface OutsideValues {
  name: string;
  address: string;
  /** '' for all teams. */
  teamId: string;
  file: File | null;
}

interface WayProps extends OutsideDialogProps {
  /** The values of both methods, so that switching between them loses nothing. */
  readonly fields: Fields<OutsideValues>;
}

/** The maximum length in the contract. */
const nameMax = 80;
const fileMaxBytes = 5_242_880;

/** Adds an external calendar by its address or as a file. Mount it only while it is open. */
export function OutsideDialog(props: OutsideDialogProps) {
  const { subscription, upload, onClose } = props;
  const [way, setWay] = useState<'address' | 'file'>('address');
  const fields = useFields<OutsideValues>({ name: '', address: '', teamId: '', file: null });
  return (
    <FormDialog
      busy={subscription.busy || upload.busy}
      unsaved="this calendar"
      onClose={onClose}
      title="Add another calendar"
      description="Times that are busy there can’t be booked here. We keep only when you are busy, no titles or people."
    >
      {(close) => (
        <>
          <div className={styles.ways}>
            <TabButtons
              label="How"
              tabs={[
                { value: 'address', text: 'By address', count: null },
                { value: 'file', text: 'From a file', count: null },
              ]}
              chosen={way}
              onChoose={setWay}
            />
          </div>
          {way === 'address' ? (
            <AddressForm {...props} fields={fields} onClose={close} />
          ) : (
            <FileForm {...props} fields={fields} onClose={close} />
          )}
        </>
      )}
    </FormDialog>
  );
}

function AddressForm({ fields, teams, subscription, onClose, onSubscribe }: WayProps) {
  return (
    <SubmissionForm
      name="Follow a calendar"
      fields={fields}
      submission={subscription}
      onSubmit={({ name, address, teamId }) =>
        onSubscribe({
          name: name.trim(),
          address: address.trim().replace(/^webcal:/i, 'https:'),
          teamId: teamId === '' ? null : teamId,
        })
      }
      submit="Follow the calendar"
      onLeave={onClose}
    >
      <TextField
        label="Name"
        hint="For example: Yard planning"
        {...fields.field('name', requiredText('Name the calendar.', nameMax))}
      />
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        hint="The secret iCal address, which ends in .ics. In Google Calendar it is under Settings, “Secret address in iCal format”. We read it every 15 minutes."
        {...fields.field('address', {
          validate: (text) =>
            /^(?:https?|webcal):\/\/[^\s/]+\.[^\s]+$/i.test(text.trim()) ||
            'Enter an address like https://calendars.example.com/yard.ics.',
        })}
      />
      {teams.length > 1 ? (
        <SelectField label="Whose busy times" options={teamOptions(teams)} {...fields.field('teamId')} />
      ) : null}
    </SubmissionForm>
  );
}

function FileForm({ fields, upload, onClose, onUpload }: WayProps) {
  const file = fields.watch('file');
  const isTooLarge = file !== null && file.size > fileMaxBytes;
  return (
    <SubmissionForm
      name="Upload a calendar"
      fields={fields}
      submission={upload}
      onSubmit={({ name, file: chosen }) => {
        if (chosen !== null && !isTooLarge) onUpload({ name: name.trim(), file: chosen });
      }}
      submit={file === null || isTooLarge ? null : 'Upload the calendar'}
      onLeave={onClose}
    >
      <TextField
        label="Name"
        hint="For example: Yard planning"
        {...fields.field('name', requiredText('Name the calendar.', nameMax))}
      />
      <FileDrop
        label="Drop a calendar file here"
        hint="An iCalendar file (.ics), up to 5 MB. A file is read once: it isn’t kept up to date."
        accept=".ics,text/calendar"
        {...(isTooLarge && { error: 'The file is larger than 5 MB.' })}
        onChoose={(chosen) => fields.setValue('file', chosen, { shouldDirty: true })}
      />
      {file === null ? null : <p className={styles.quiet}>{file.name}</p>}
    </SubmissionForm>
  );
}
