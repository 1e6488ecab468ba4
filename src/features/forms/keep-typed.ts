import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  RegisterOptions,
  UseFormRegister,
  UseFormSetValue,
} from 'react-hook-form';

/**
 * A `register` that keeps what was typed or autofilled before hydration, which react-hook-form would replace by its
 * default value.
 */
export function keepTyped<V extends FieldValues>(
  register: UseFormRegister<V>,
  setValue: UseFormSetValue<V>,
): UseFormRegister<V> {
  return <N extends FieldPath<V>>(name: N, rules?: RegisterOptions<V, N>) => {
    const field = register(name, rules);
    const ref = (element: HTMLInputElement | null): void => {
      const typed = element?.value ?? '';
      field.ref(element);
      if (element?.type === 'radio' || typed === '' || element?.value !== '') return;
      // A text field's value is a string; the forms that use this have no other fields.
      setValue(name, typed as FieldPathValue<V, N>, { shouldDirty: true });
    };
    return { ...field, ref };
  };
}
