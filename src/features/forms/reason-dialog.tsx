import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Dialog, TextAreaField } from '../../ui/index.ts';
import { atMost, counterText, requiredText, type Rule } from './field-rules.ts';
import { SubmissionForm, type Submission, type SubmissionFormProps } from './submission-form.tsx';
import { useFields } from './use-fields.ts';

/** The contract's most for a reason, where it says nothing else. */
export const reasonMaxLength = 1_000;

/** How a reason is judged wherever one is asked for: something is said, in what the server takes. */
export const reasonRule = (missing = 'Please give a reason.', most = reasonMaxLength): Rule =>
  requiredText(missing, most);

interface ReasonValues {
  reason: string;
}

interface ReasonFormProps extends Pick<
  SubmissionFormProps<ReasonValues>,
  'name' | 'submission' | 'isDestructive' | 'onLeave' | 'leave' | 'textOf'
> {
  /** What is asked: "Why can't you deliver?" */
  readonly label: string;
  /** Who reads the answer. */
  readonly hint: string;
  /** What is shown when nothing was typed. */
  readonly missing?: string;
  /** Nothing has to be typed: the reason is then empty. */
  readonly optional?: boolean;
  /** In characters. */
  readonly most?: number;
  /** What was typed before, after a failure for example. */
  readonly typed?: string;
  /** Where it opens in place of the button that was pressed. */
  readonly autoFocus?: boolean;
  /** The button that sends it. */
  readonly submit: ReactNode;
  /** Gets the reason without the spaces around it. */
  readonly onReason: (reason: string) => unknown;
}

/** Asks for a reason, inside a page or a dialog of one's own. */
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
  /** Names what it is about: "Cancel order 1042?" */
  readonly title: string;
  /** What will happen: who hears of it, what it costs, whether it can be undone. */
  readonly consequence: string;
  readonly submission: Submission;
  readonly size?: 'small' | 'medium';
  readonly onClose: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}

/**
 * The one dialog that asks for a reason before something is done. What was typed stays over a failure; while the answer is awaited it cannot be left.
 * Mount it while it is open.
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
