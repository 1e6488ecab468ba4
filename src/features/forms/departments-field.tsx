import { CheckboxField } from '../../ui/index.ts';
import styles from './departments-field.module.css';

/** In the order of the site. */
export const departmentChoices = [
  { value: 'captain', label: 'Captain' },
  { value: 'crew', label: 'Crew' },
  { value: 'exterior', label: 'Exterior' },
  { value: 'interior', label: 'Interior' },
  { value: 'chef-galley', label: 'Chef & galley' },
  { value: 'engineering', label: 'Engineering' },
] as const;

interface DepartmentsFieldProps {
  /** "exterior, crew": slugs; unknown ones are shown too. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The departments in which buyers find it, as checkboxes. */
export function DepartmentsField({ value, onChange }: DepartmentsFieldProps) {
  const chosen = value.split(', ').filter((part) => part !== '');
  const known = departmentChoices.map((choice) => choice.value);
  const strange = chosen.filter((part) => known.every((each) => each !== part));
  const toggle = (slug: string, isIn: boolean) =>
    onChange(known.filter((each) => (each === slug ? isIn : chosen.includes(each))).join(', '));
  return (
    <fieldset className={styles.departments}>
      <legend>Departments</legend>
      {strange.length > 0 ? (
        <p className={styles.strange}>We don’t have a department called “{strange.join(', ')}”.</p>
      ) : null}
      {chosen.length > 0 ? null : (
        <p role="status" className={styles.none}>
          In no department: crew find it only by searching, not by browsing.
        </p>
      )}
      {departmentChoices.map((choice) => (
        <CheckboxField
          key={choice.value}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
