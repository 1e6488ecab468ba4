import { useForm } from 'react-hook-form';
import { Form, listFieldErrors, TextField } from '../../../ui/index.ts';
import { StepButtons } from '../../order-parts/index.ts';
import type { ActFormProps } from './act-form.types.ts';

/** Says that it is on its way, and how it can be followed. */
export function DispatchForm({ busy, failure, onClose, onAct }: ActFormProps) {
  const { register, handleSubmit, formState } = useForm<{ tracking: string }>({
    shouldFocusError: false,
    defaultValues: { tracking: '' },
  });
  const { errors } = formState;
  return (
    <Form
      aria-label="Mark as dispatched"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure}
      onSubmit={(event) =>
        void handleSubmit(({ tracking }) =>
          onAct({ action: 'dispatch', ...(tracking.trim() !== '' && { tracking: tracking.trim() }) }),
        )(event)
      }
    >
      <TextField
        label="Tracking"
        optional
        hint="Carrier and number, or who brings it: the crew sees this."
        error={errors.tracking?.message}
        {...register('tracking', { maxLength: { value: 200, message: '200 letters, please.' } })}
      />
      <StepButtons busy={busy} onClose={onClose}>
        Mark as dispatched
      </StepButtons>
    </Form>
  );
}
