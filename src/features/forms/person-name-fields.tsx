import type { FieldValues, Path } from 'react-hook-form';
import { TextField } from '../../ui/index.ts';
import { nameRule } from './field-rules.ts';
import type { Fields } from './use-fields.ts';
import styles from './person-name-fields.module.css';

interface PersonNameFieldsProps<T extends FieldValues> {
  /** The names of the two fields. */
  firstName: Path<T>;
  lastName: Path<T>;
  fields: Pick<Fields<T>, 'field'>;
}

/** First and last name, next to each other where there is room. */
export function PersonNameFields<T extends FieldValues>({
  firstName,
  lastName,
  fields,
}: PersonNameFieldsProps<T>) {
  return (
    <div className={styles.names}>
      <TextField
        label="First name"
        autoComplete="given-name"
        {...fields.field(firstName, nameRule('Enter your first name.'))}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        {...fields.field(lastName, nameRule('Enter your last name.'))}
      />
    </div>
  );
}
