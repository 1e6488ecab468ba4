import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  RegisterOptions,
  UseFormRegister,
  UseFormSetValue,
} from 'react-hook-form';

/**
 * A `register` that keeps what was typed, or filled in by the browser, while the page was HTML only: react-hook-form would put its default there when
 * it takes the field over.
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
      // A text field's value is text: the forms that use this have no others.
      setValue(name, typed as FieldPathValue<V, N>, { shouldDirty: true });
    };
    return { ...field, ref };
  };
}
