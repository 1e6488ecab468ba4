import { useId } from 'react';
import { useForm } from 'react-hook-form';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Form,
  FormActions,
  listFieldErrors,
  SubmitButton,
  TextAreaField,
} from '../../../ui/index.ts';
import type { ApplicationDetail, Decision } from './application.types.ts';
import { nameOf } from './application-words.ts';
import styles from './application.module.css';

interface DecisionDialogProps {
  /** What is asked about; null when nothing is. */
  readonly decision: Decision | null;
  readonly detail: ApplicationDetail;
  readonly busy: boolean;
  /** Why the last try was not carried out, in a sentence. */
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onDecide: (note: string) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

interface Reasons {
  readonly title: (name: string) => string;
  readonly words: string;
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  readonly destructive?: boolean;
}

const reasons: Readonly<Record<Exclude<Decision, 'approve'>, Reasons>> = {
  ask: {
    title: (name) => `Ask ${name} for changes?`,
    words: 'Everything stays as it is. The vendor gets a mail, changes what you ask for, and sends it again.',
    label: 'What is missing or wrong',
    hint: 'The vendor reads these words.',
    confirm: 'Ask for changes',
  },
  reject: {
    title: (name) => `Reject ${name}?`,
    words: 'This is final: the application cannot be sent again. The vendor gets a mail with the reason.',
    label: 'Reason',
    hint: 'The vendor reads these words.',
    confirm: 'Reject application',
    destructive: true,
  },
  suspend: {
    title: (name) => `Suspend ${name}?`,
    words: 'Its listings disappear at once. Orders under way go on. You can end the suspension at any time.',
    label: 'Reason',
    hint: 'The vendor reads these words.',
    confirm: 'Suspend vendor',
    destructive: true,
  },
  reinstate: {
    title: (name) => `End the suspension of ${name}?`,
    words: 'Its listings come back where everything else is in place. The vendor gets a mail.',
    label: 'Reason',
    hint: 'For the history. The vendor is only told that it is over.',
    confirm: 'End suspension',
  },
};

/** Asks before a decision, naming the vendor; whatever the vendor has to understand needs words. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, detail, busy, failure, onClose, onDecide, returnFocusTo } = props;
  const name = nameOf(detail.vendor);
  if (decision === null || decision === 'approve')
    return (
      <ConfirmDialog
        open={decision === 'approve'}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={`Approve ${name}?`}
        confirm="Approve"
        busy={busy}
        returnFocusTo={returnFocusTo}
        onConfirm={() => onDecide('')}
      >
        {failure === null ? approvalWords(detail) : <span role="alert">{failure}</span>}
      </ConfirmDialog>
    );
  const { title, words } = reasons[decision];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title(name)}
      description={words}
      returnFocusTo={returnFocusTo}
    >
      <ReasonForm {...{ busy, failure, onClose, onDecide }} reasons={reasons[decision]} />
    </Dialog>
  );
}

function approvalWords({ vendor: { conditions } }: ApplicationDetail): string {
  if (conditions.onboardingComplete && conditions.canTakeCharges)
    return 'Everything else is in place: its listings go live at once. The vendor gets a mail.';
  const left = [
    ...(conditions.onboardingComplete ? [] : ['onboarding is complete']),
    ...(conditions.canTakeCharges ? [] : ['the payment account can take charges']),
  ];
  return `Its listings go live as soon as ${left.join(' and ')}. The vendor gets a mail.`;
}

interface ReasonFormProps extends Pick<DecisionDialogProps, 'busy' | 'failure' | 'onClose' | 'onDecide'> {
  readonly reasons: Reasons;
}

const mostLetters = 2000;

function ReasonForm({ reasons: asked, busy, failure, onClose, onDecide }: ReasonFormProps) {
  const id = useId();
  const { register, handleSubmit, formState } = useForm<{ note: string }>({
    shouldFocusError: false,
    defaultValues: { note: '' },
  });
  const { errors } = formState;
  return (
    <Form
      aria-label={asked.confirm}
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure}
      onSubmit={(event) => void handleSubmit(({ note }) => onDecide(note.trim()))(event)}
    >
      <TextAreaField
        id={id}
        label={asked.label}
        hint={asked.hint}
        rows={5}
        className={styles.words}
        error={errors.note?.message}
        {...register('note', {
          validate: (note) => note.trim() !== '' || 'Please say why.',
          maxLength: { value: mostLetters, message: 'Please say it in 2,000 letters.' },
        })}
      />
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
          Cancel
        </Button>
        <SubmitButton busy={busy} {...(asked.destructive ? { color: 'red' as const } : {})}>
          {asked.confirm}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
