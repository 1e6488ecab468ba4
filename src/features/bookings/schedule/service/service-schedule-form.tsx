import { CheckboxField, SelectField, TextField } from '../../../../ui/index.ts';
import {
  SubmissionForm,
  useFields,
  type Fields,
  type Submission,
  wholeNumberRule,
} from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { WeekFields } from '../panels/hours-fields.tsx';
import type { HoursValues } from '../panels/hours-form.types.ts';
import panelStyles from '../panels/panels.module.css';
import { savedOverTexts } from '../schedule-texts.ts';
import type { Schedule, ServiceSchedule, ServiceScheduleGiven } from '../schedule.types.ts';
import styles from './service-schedule.module.css';
import {
  ruleNames,
  rules,
  serviceGiven,
  serviceValues,
  type RuleName,
  type ServiceValues,
} from './service-values.ts';

interface ServiceScheduleFormProps {
  /** The settings of all services. */
  readonly schedule: Schedule;
  readonly own: ServiceSchedule;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onSave: (input: ServiceScheduleGiven) => void;
}

/** Hours, rules and teams of one service: each the shared setting or its own. */
export function ServiceScheduleForm(props: ServiceScheduleFormProps) {
  const { schedule, own, submission, onClose, onSave } = props;
  const fields = useFields<ServiceValues>(serviceValues(schedule, own));
  return (
    <SubmissionForm
      name="Hours and teams"
      fields={fields}
      submission={submission}
      textOf={(failure) => errorText(failure, 'typed', savedOverTexts)}
      onSubmit={(values) => onSave(serviceGiven(values))}
      submit="Save"
      onLeave={onClose}
    >
      <SelectField
        label="Working hours"
        options={[
          { value: 'shared', label: 'As for all services' },
          { value: 'own', label: 'Only for this service' },
        ]}
        {...fields.field('hours', {
          validate: (choice, { week }) =>
            choice === 'shared' ||
            week.some(({ intervals }) => intervals.length > 0) ||
            'Working hours: open at least one day, or choose “As for all services”.',
        })}
      />
      {fields.watch('hours') === 'own' ? (
        // The form library does not accept a form with more fields here, although all fields of a week exist.
        <WeekFields fields={fields as unknown as Fields<HoursValues>} />
      ) : null}
      {ruleNames.map((name) => (
        <RuleFields key={name} name={name} shared={schedule[name]} fields={fields} />
      ))}
      {schedule.teams.length > 1 ? (
        <fieldset className={styles.teams}>
          <legend>Teams that do it</legend>
          <p className={panelStyles.quiet}>
            {fields.watch('teamIds').length === 0 ? 'Any team.' : 'Only the selected teams.'}
          </p>
          {schedule.teams.map(({ id, name }) => (
            <CheckboxField key={id} label={name} value={id} {...fields.register('teamIds')} />
          ))}
        </fieldset>
      ) : null}
    </SubmissionForm>
  );
}

interface RuleFieldsProps {
  readonly name: RuleName;
  /** The value for all services. */
  readonly shared: number;
  readonly fields: Fields<ServiceValues>;
}

function RuleFields({ name, shared, fields }: RuleFieldsProps) {
  const { label, unit, least, most } = rules[name];
  return (
    <div className={panelStyles.pair}>
      <SelectField
        label={label}
        options={[
          { value: 'shared', label: `As for all services (${shared} ${unit})` },
          { value: 'own', label: 'Only for this service' },
        ]}
        {...fields.field(`rules.${name}.choice`)}
      />
      {fields.watch(`rules.${name}.choice`) === 'own' ? (
        <TextField
          label={`${label}, this service`}
          inputMode="numeric"
          after={<span className={panelStyles.unit}>{unit}</span>}
          {...fields.field(`rules.${name}.own`, wholeNumberRule(label, least, most))}
        />
      ) : null}
    </div>
  );
}
