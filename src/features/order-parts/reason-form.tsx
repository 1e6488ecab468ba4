import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Form, FormActions, listFieldErrors, SubmitButton, TextAreaField } from '../../ui/index.ts';

/** How a reason is judged in every form that asks for one: something is said, in what the server takes. */
export const reasonRules = (missing = 'Please say why.') => ({
  validate: (text: string) => text.trim() !== '' || missing,
  maxLength: { value: 1000, message: 'Please say it in 1,000 letters.' },
});

interface StepButtonsProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

/** The ways out of a step: back without it, and the step itself in its own words. */
export function StepButtons({ busy, onClose, isDestructive = false, children }: StepButtonsProps) {
  return (
    <FormActions align="end">
      <Button
        type="button"
        size="3"
        variant="surface"
        color="gray"
        highContrast
        disabled={busy}
        onClick={onClose}
      >
        Back
      </Button>
      <SubmitButton busy={busy} {...(isDestructive && { color: 'red' as const })}>
        {children}
      </SubmitButton>
    </FormActions>
  );
}

export interface ReasonFormProps extends Omit<StepButtonsProps, 'children'> {
  /** Names the form. */
  readonly name: string;
  /** What is asked: "Why do you cancel it?", and who reads the answer. */
  readonly label: string;
  readonly hint: string;
  /** What is said when nothing was. */
  readonly missing?: string;
  /** The button that takes the step. */
  readonly step: string;
  /** Why the last try was not carried out, in a sentence; what was typed stays. */
  readonly failure: string | null;
  readonly onReason: (reason: string) => void;
}

/** A step that needs a reason and nothing else. */
export function ReasonForm(props: ReasonFormProps) {
  const { name, label, hint, missing, step, busy, failure, onClose, onReason, isDestructive } = props;
  const { register, handleSubmit, formState } = useForm<{ reason: string }>({
    shouldFocusError: false,
    defaultValues: { reason: '' },
  });
  const { errors } = formState;
  return (
    <Form
      aria-label={name}
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure}
      onSubmit={(event) => void handleSubmit(({ reason }) => onReason(reason.trim()))(event)}
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={3}
        error={errors.reason?.message}
        {...register('reason', reasonRules(missing))}
      />
      <StepButtons busy={busy} onClose={onClose} {...(isDestructive && { isDestructive })}>
        {step}
      </StepButtons>
    </Form>
  );
}
