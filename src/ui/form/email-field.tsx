import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

interface EmailFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'spellCheck'> {
  /** Default "Email". */
  readonly label?: TextFieldProps['label'];
  /** `username` where one signs in with it, `email` where it is one's own, `off` where it is somebody else's. */
  readonly autoComplete: 'username' | 'email' | 'off';
}

/** One email address, which no keyboard capitalises or corrects. Takes react-hook-form's `register(...)` as it is. */
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
