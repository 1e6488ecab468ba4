import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CrewProfile, User } from '../../../api/index.ts';
import {
  Form,
  FormActions,
  listFieldErrors,
  Panel,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '../../../ui/index.ts';
import { atMost, lengthOf } from '../form/field-rules.ts';
import { settingsWordsOf } from '../form/form-failure.ts';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
import { countryOptions } from '../profile/countries.ts';
import { LicencesField } from '../profile/licences-field.tsx';
import {
  profileOf,
  valuesOfProfile,
  type LicenceValues,
  type ProfileValues,
} from '../profile/profile-values.ts';
import styles from '../profile/profile.module.css';

const ABOUT_MAX_LENGTH = 2_000;

const positions = [
  'Captain',
  'Chief officer',
  'Bosun',
  'Deckhand',
  'Chief engineer',
  'Second engineer',
  'Electro-technical officer',
  'Chief stewardess',
  'Steward',
  'Stewardess',
  'Purser',
  'Chef',
  'Sous chef',
];

const places: Places<ProfileValues> = {
  labels: {
    position: 'Position',
    yachtName: 'Yacht',
    nationality: 'Nationality',
    about: 'About you',
    name: 'Licence name',
    number: 'Licence number',
    expiresOn: 'Expiry date',
  },
};

interface CrewProfileViewProps {
  user: Pick<User, 'crewProfile'>;
  submission: Submission<CrewProfile>;
  onLicenceRemoved: (licence: LicenceValues, undo: () => void) => void;
}

export function CrewProfileView({ user, submission, onLicenceRemoved }: CrewProfileViewProps) {
  const { busy, slow, failure, run, cancel } = submission;
  const { register, handleSubmit, setError, reset, getValues, control, formState } = useForm<ProfileValues>({
    shouldFocusError: false,
    defaultValues: valuesOfProfile(user.crewProfile),
  });
  const { errors, isDirty } = formState;
  const about = useWatch({ control, name: 'about' });
  const countries = useMemo(() => countryOptions(), []);
  useServerProblems(failure, setError, places);

  const save = handleSubmit(async (values) => {
    if (await run(profileOf(values))) reset(values, { keepValues: true });
  });

  return (
    <Form
      aria-label="Profile"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure && !isPlaced(failure, places) ? settingsWordsOf(failure) : null}
      onSubmit={(event) => void save(event)}
    >
      <Panel title="On board">
        <div className={styles.pair}>
          <TextField
            label="Position"
            optional
            list="crew-positions"
            error={errors.position?.message}
            {...register('position', atMost(80))}
          />
          <datalist id="crew-positions">
            {positions.map((position) => (
              <option key={position} value={position} />
            ))}
          </datalist>
          <TextField
            label="Yacht"
            optional
            error={errors.yachtName?.message}
            {...register('yachtName', atMost(120))}
          />
          <SelectField
            label="Nationality"
            optional
            placeholder="Choose a country"
            options={countries}
            error={errors.nationality?.message}
            {...register('nationality')}
          />
        </div>
      </Panel>
      <Panel title="About you">
        <TextAreaField
          label="A few lines"
          optional
          rows={5}
          hint={`What a captain would want to know. ${lengthOf(about)} of ${ABOUT_MAX_LENGTH} characters.`}
          error={errors.about?.message}
          {...register('about', atMost(ABOUT_MAX_LENGTH))}
        />
      </Panel>
      <Panel title="Licences" description="What you hold. The papers themselves live under Papers.">
        <LicencesField
          control={control}
          register={register}
          errors={errors}
          getValues={getValues}
          onRemoved={onLicenceRemoved}
        />
      </Panel>
      <WaitNotice slow={slow} onCancel={cancel} />
      <FormActions>
        <SubmitButton busy={busy}>Save profile</SubmitButton>
      </FormActions>
      <UnsavedGuard when={isDirty} what="your profile" />
    </Form>
  );
}
