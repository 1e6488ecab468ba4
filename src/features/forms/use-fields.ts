import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { keepTyped } from './keep-typed.ts';

export type Fields<V extends FieldValues> = UseFormReturn<V> & {
  /** The props of a field of src/ui: `<TextField label="Name" {...field('name', nameRule('Enter your name.'))} />`. */
  readonly field: ReturnType<typeof fieldOf<V>>;
};

const fieldOf =
  <V extends FieldValues>({ register, getFieldState, formState }: UseFormReturn<V>) =>
  <N extends FieldPath<V>>(name: N, rules?: RegisterOptions<V, N>) => ({
    ...register(name, rules),
    error: getFieldState(name, formState).error?.message,
  });

interface FieldsOptions {
  /** The page is HTML before its code has loaded: input from before hydration is kept. */
  readonly isServerRendered?: boolean;
  /** Errors stay until the form is submitted again; by default each change is checked after the first submit. */
  readonly isJudgedWhenSent?: boolean;
}

/** The fields of a form by name, with their default values. */
export function useFields<V extends FieldValues>(
  defaultValues: DefaultValues<V>,
  { isServerRendered = false, isJudgedWhenSent = false }: FieldsOptions = {},
): Fields<V> {
  const form = useForm<V>({
    // After a failed submit the summary takes the focus, not the first field.
    shouldFocusError: false,
    reValidateMode: isJudgedWhenSent ? 'onSubmit' : 'onChange',
    defaultValues,
  });
  const register = isServerRendered ? keepTyped(form.register, form.setValue) : form.register;
  return { ...form, register, field: fieldOf({ ...form, register }) };
}
