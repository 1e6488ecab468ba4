import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { CrewProfile, User } from '../../../api/index.ts';
import { Panel, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { atMost, lengthOf, SubmissionForm, useFields, type Places } from '../../forms/index.ts';
import { settingsText } from '../settings/settings-text.ts';
import type { ApiMutation } from '../../server-data/index.ts';
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
  submission: ApiMutation<CrewProfile>;
  onLicenceRemoved: (licence: LicenceValues, undo: () => void) => void;
}

export function CrewProfileView({ user, submission, onLicenceRemoved }: CrewProfileViewProps) {
  const fields = useFields<ProfileValues>(valuesOfProfile(user.crewProfile));
  const { register, reset, getValues, control, formState } = fields;
  const about = useWatch({ control, name: 'about' });
  const countries = useMemo(() => countryOptions(), []);
  return (
    <SubmissionForm
      name="Profile"
      fields={fields}
      submission={submission}
      places={places}
      textOf={settingsText}
      onSubmit={async (values) => {
        if (await submission.run(profileOf(values))) reset(values, { keepValues: true });
      }}
      submit="Save profile"
      unsaved="your profile"
    >
      <Panel title="On board">
        <div className={styles.pair}>
          <TextField
            label="Position"
            optional
            list="crew-positions"
            {...fields.field('position', atMost(80))}
          />
          <datalist id="crew-positions">
            {positions.map((position) => (
              <option key={position} value={position} />
            ))}
          </datalist>
          <TextField label="Yacht" optional {...fields.field('yachtName', atMost(120))} />
          <SelectField
            label="Nationality"
            optional
            placeholder="Choose a country"
            options={countries}
            {...fields.field('nationality')}
          />
        </div>
      </Panel>
      <Panel title="About you">
        <TextAreaField
          label="A few lines"
          optional
          rows={5}
          hint={`What a captain would want to know. ${lengthOf(about)} of ${ABOUT_MAX_LENGTH} characters.`}
          {...fields.field('about', atMost(ABOUT_MAX_LENGTH))}
        />
      </Panel>
      <Panel title="Licences" description="The licences you hold, and until when each is valid.">
        <LicencesField
          control={control}
          register={register}
          errors={formState.errors}
          getValues={getValues}
          onRemoved={onLicenceRemoved}
        />
      </Panel>
    </SubmissionForm>
  );
}
