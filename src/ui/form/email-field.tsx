import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

interface EmailFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'spellCheck'> {
  /** Default "Email". */
  readonly label?: TextFieldProps['label'];
  /** `username` if the user signs in with it, `email` if it is their own, `off` if it is another person's. */
  readonly autoComplete: 'username' | 'email' | 'off';
}

/**
 * One email address, which no keyboard capitalises or corrects. Accepts react-hook-form's `register(...)` unchanged.
 */
export const EmailField = ({ label = 'Email', ...field }: EmailFieldProps) => (
  <TextField
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
    label={label}
  />
);
