import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderAnswerContext, OrderAnswerEvent } from '../../../machines/order-answer/index.ts';
import {
  Button,
  Form,
  FormActions,
  listFieldErrors,
  SubmitButton,
  TextAreaField,
} from '../../../ui/index.ts';
import { wordsOf } from '../../account/index.ts';
import { reasonRules } from '../../order-parts/index.ts';

interface DeclineFormProps {
  readonly context: OrderAnswerContext;
  readonly busy: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
  readonly children: ReactNode;
}

/** Declines with a reason; what was typed is there again after a failure. */
export function DeclineForm({ context: { answer, failure }, busy, send, children }: DeclineFormProps) {
  const { register, handleSubmit, formState } = useForm<{ note: string }>({
    shouldFocusError: false,
    defaultValues: { note: answer?.action === 'decline' ? answer.note : '' },
  });
  const { errors } = formState;
  return (
    <Form
      aria-label="Decline the order"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure === null ? null : wordsOf(failure)}
      onSubmit={(event) => void handleSubmit(({ note }) => send({ type: 'DECLINE.REQUESTED', note }))(event)}
    >
      <TextAreaField
        label="Why can you not deliver?"
        hint="The buyer reads these words."
        rows={3}
        autoFocus
        error={errors.note?.message}
        {...register('note', reasonRules())}
      />
      {children}
      <FormActions>
        <SubmitButton busy={busy} color="red">
          Decline the order
        </SubmitButton>
        <Button
          type="button"
          size="3"
          variant="surface"
          color="gray"
          highContrast
          disabled={busy}
          onClick={() => send({ type: 'DECLINE.ABANDONED' })}
        >
          Back
        </Button>
      </FormActions>
    </Form>
  );
}
