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
  /** All that a field of src/ui takes: `<TextField label="Name" {...field('name', nameRule('Enter your name.'))} />`. */
  readonly field: ReturnType<typeof fieldOf<V>>;
};

const fieldOf =
  <V extends FieldValues>({ register, getFieldState, formState }: UseFormReturn<V>) =>
  <N extends FieldPath<V>>(name: N, rules?: RegisterOptions<V, N>) => ({
    ...register(name, rules),
    error: getFieldState(name, formState).error?.message,
  });

interface FieldsOptions {
  /** The page is HTML before its code is there: what was typed or filled in until then is kept. */
  readonly isServerRendered?: boolean;
  /** What is wrong stays until the form is sent again; otherwise each change of a field is judged once one has tried. */
  readonly isJudgedWhenSent?: boolean;
}

/** The fields of a form, by name, with what they begin with. */
export function useFields<V extends FieldValues>(
  defaultValues: DefaultValues<V>,
  { isServerRendered = false, isJudgedWhenSent = false }: FieldsOptions = {},
): Fields<V> {
  const form = useForm<V>({
    // The summary on top takes the focus after a failed submit, not the first field.
    shouldFocusError: false,
    reValidateMode: isJudgedWhenSent ? 'onSubmit' : 'onChange',
    defaultValues,
  });
  const register = isServerRendered ? keepTyped(form.register, form.setValue) : form.register;
  return { ...form, register, field: fieldOf({ ...form, register }) };
}
