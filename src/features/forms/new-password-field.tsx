import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { PasswordField } from '../../ui/index.ts';
import { newPasswordRule } from './field-rules.ts';
import { passwordStrength } from './password-strength.ts';
import type { Fields } from './use-fields.ts';

interface NewPasswordFieldProps<T extends FieldValues> {
  label: string;
  name: Path<T>;
  fields: Pick<Fields<T>, 'control' | 'field'>;
}

/** A new password, with its length while it is typed. */
export function NewPasswordField<T extends FieldValues>({ label, name, fields }: NewPasswordFieldProps<T>) {
  const value: unknown = useWatch({ control: fields.control, name });
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      strength={passwordStrength(typeof value === 'string' ? value : '')}
      {...fields.field(name, newPasswordRule)}
    />
  );
}
