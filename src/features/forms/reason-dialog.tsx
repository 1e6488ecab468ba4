import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { fromMinor } from '../../lib/money-minor.ts';
import { amountMinorOf } from '../../lib/money-text.ts';
import { Dialog, TextAreaField } from '../../ui/index.ts';
import { atMost, counterText, requiredText, type Rule } from './field-rules.ts';
import { MoneyField, moneyRule } from './money-field.tsx';
import { SubmissionForm, type Submission, type SubmissionFormProps } from './submission-form.tsx';
import { useFields } from './use-fields.ts';

/** The contract's most for a reason, where it says nothing else. */
export const reasonMaxLength = 1_000;

/** How a reason is judged wherever one is asked for: something is said, in what the server takes. */
export const reasonRule = (missing = 'Please give a reason.', most = reasonMaxLength): Rule =>
  requiredText(missing, most);

/** An amount that is asked for with the reason: more than nothing, at most `mostMinor`, its initial value. */
interface AskedAmount {
  readonly label: string;
  readonly hint: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly mostMinor: number;
  /** What is shown for any other sum. */
  readonly wrong: string;
}

interface ReasonValues {
  amount: string;
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
  readonly amount?: AskedAmount;
  /** The button that sends it; it may name the sum, which is null while none that can be sent is typed. */
  readonly submit: ReactNode | ((amountMinor: number | null) => ReactNode);
  /** Gets the reason without the spaces around it, and the sum where one is asked for. */
  readonly onReason: (reason: string, amountMinor: number) => unknown;
}

/** Asks for a reason, inside a page or a dialog of one's own. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, hint, missing, optional = false, most = reasonMaxLength, ...open } = props;
  const { typed = '', autoFocus = false, ...rest } = open;
  const { amount, submit, onReason, ...form } = rest;
  const fields = useFields<ReasonValues>({
    amount: amount ? fromMinor(amount.mostMinor, amount.currency) : '',
    reason: typed,
  });
  const isGood = (minor: number) => minor > 0 && minor <= (amount?.mostMinor ?? 0);
  const minorOf = (text: string): number | null => {
    const minor = amount ? amountMinorOf(text, amount.currency) : null;
    return minor !== null && isGood(minor) ? minor : null;
  };
  const amountMinor = minorOf(useWatch({ control: fields.control, name: 'amount' }));
  const counter = counterText(useWatch({ control: fields.control, name: 'reason' }), most);
  return (
    <SubmissionForm
      {...form}
      fields={fields}
      submit={typeof submit === 'function' ? submit(amountMinor) : submit}
      onSubmit={(values) => onReason(values.reason.trim(), minorOf(values.amount) ?? 0)}
    >
      {amount ? (
        <MoneyField
          label={amount.label}
          hint={amount.hint}
          currency={amount.currency}
          {...fields.field('amount', moneyRule({ currency: amount.currency, wrong: amount.wrong, isGood }))}
        />
      ) : null}
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
