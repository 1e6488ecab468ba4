import { useWatch, type Control, type FieldValues, type Path, type UseFormRegister } from 'react-hook-form';
import { PasswordField } from '../../../ui/index.ts';
import { newPasswordRule } from './field-rules.ts';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps<T extends FieldValues> {
  label: string;
  name: Path<T>;
  control: Control<T>;
  register: UseFormRegister<T>;
  error?: string | undefined;
}

/** A password being chosen: its length is counted while it is typed. */
export function NewPasswordField<T extends FieldValues>({
  label,
  name,
  control,
  register,
  error,
}: NewPasswordFieldProps<T>) {
  const value: unknown = useWatch({ control, name });
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      strength={passwordStrength(typeof value === 'string' ? value : '')}
      {...(error ? { error } : {})}
      {...register(name, newPasswordRule)}
    />
  );
}
