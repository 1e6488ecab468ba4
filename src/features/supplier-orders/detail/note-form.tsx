import { useForm } from 'react-hook-form';
import { Form, listFieldErrors, TextAreaField } from '../../../ui/index.ts';
import { ActFormButtons, type ActFormProps } from './act-form.tsx';

const words = {
  decline: {
    label: 'Why can you not deliver?',
    button: 'Decline the order',
  },
  cancel: {
    label: 'Why do you cancel it?',
    button: 'Cancel the order',
  },
} as const;

/** Declines or cancels, with a reason that the buyer reads. */
export function NoteForm(props: ActFormProps & { readonly action: keyof typeof words }) {
  const { action, busy, failure, onClose, onAct } = props;
  const { register, handleSubmit, formState } = useForm<{ note: string }>({
    shouldFocusError: false,
    defaultValues: { note: '' },
  });
  const { errors } = formState;
  return (
    <Form
      aria-label={words[action].button}
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure}
      onSubmit={(event) => void handleSubmit(({ note }) => onAct({ action, note: note.trim() }))(event)}
    >
      <TextAreaField
        label={words[action].label}
        hint="The buyer reads these words."
        error={errors.note?.message}
        {...register('note', {
          validate: (text) => text.trim() !== '' || 'Please say why.',
          maxLength: { value: 1000, message: 'Please say it in 1,000 letters.' },
        })}
      />
      <ActFormButtons busy={busy} onClose={onClose} isDestructive>
        {words[action].button}
      </ActFormButtons>
    </Form>
  );
}
