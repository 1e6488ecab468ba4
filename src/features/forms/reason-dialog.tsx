import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Dialog, TextAreaField } from '../../ui/index.ts';
import { atMost, counterText, requiredText, type Rule } from './field-rules.ts';
import { SubmissionForm, type Submission, type SubmissionFormProps } from './submission-form.tsx';
import { useFields } from './use-fields.ts';

/** The usual maximum length of a reason in the contract. */
export const reasonMaxLength = 1_000;

/** The rule for all reasons: required, and not too long for the server. */
export const reasonRule = (missing = 'Please give a reason.', most = reasonMaxLength): Rule =>
  requiredText(missing, most);

interface ReasonValues {
  reason: string;
}

interface ReasonFormProps extends Pick<
  SubmissionFormProps<ReasonValues>,
  'name' | 'submission' | 'isDestructive' | 'onLeave' | 'leave' | 'textOf'
> {
  /** The question: "Why can't you deliver?" */
  readonly label: string;
  /** Who reads the answer. */
  readonly hint: string;
  /** The message for an empty reason. */
  readonly missing?: string;
  /** The reason may be empty. */
  readonly optional?: boolean;
  /** In characters. */
  readonly most?: number;
  /** The default value, for example after a failure. */
  readonly typed?: string;
  /** Set if the form replaces the button that was pressed. */
  readonly autoFocus?: boolean;
  /** The content of the submit button. */
  readonly submit: ReactNode;
  /** Called with the trimmed reason. */
  readonly onReason: (reason: string) => unknown;
}

/** Asks for a reason, in a page or a dialog. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, hint, missing, optional = false, most = reasonMaxLength, ...open } = props;
  const { typed = '', autoFocus = false, ...rest } = open;
  const { submit, onReason, ...form } = rest;
  const fields = useFields<ReasonValues>({ reason: typed });
  const counter = counterText(useWatch({ control: fields.control, name: 'reason' }), most);
  return (
    <SubmissionForm
      {...form}
      fields={fields}
      submit={submit}
      onSubmit={(values) => onReason(values.reason.trim())}
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={most > reasonMaxLength ? 5 : 3}
        counter={counter}
        {...(optional && { optional })}
        {...(autoFocus && { autoFocus })}
        {...fields.field('reason', optional ? atMost(most) : reasonRule(missing, most))}
      />
    </SubmissionForm>
  );
}

interface ReasonDialogProps extends Omit<ReasonFormProps, 'name' | 'onLeave' | 'autoFocus'> {
  /** The title with the subject: "Cancel order 1042?" */
  readonly title: string;
  /** What will happen: who is notified, what it costs, whether it can be undone. */
  readonly consequence: string;
  readonly submission: Submission;
  readonly size?: 'small' | 'medium';
  readonly onClose: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}

/**
 * Asks for a reason before an action. What was typed is kept after a failure; the dialog cannot be closed while the
 * answer is pending. Mount it only while it is open.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, consequence, size = 'medium', onClose, returnFocusTo, ...form } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !form.submission.busy) onClose();
      }}
      title={title}
      description={consequence}
      size={size}
      {...(returnFocusTo && { returnFocusTo })}
    >
      <ReasonForm {...form} name={title} onLeave={onClose} />
    </Dialog>
  );
}
