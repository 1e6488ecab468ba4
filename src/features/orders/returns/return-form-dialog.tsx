import type { FieldValues } from 'react-hook-form';
import { formatMoney } from '../../../ui/index.ts';
import { moneyRule, SubmissionDialog, type SubmissionDialogProps } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnErrorText } from './return-error-text.ts';
import { linesText } from './return-texts.ts';
import type { Return } from './return.types.ts';

/** The amount that is refunded, including tax. The hint and the rule of its field give the same limit. */
export const returnAmount = (
  most: Return['most'],
  wrong = `Enter an amount of up to ${formatMoney(most)}.`,
) => ({
  hint: `With tax, at most ${formatMoney(most)}.`,
  currency: most.currency,
  rule: moneyRule({
    currency: most.currency,
    wrong,
    isGood: (minor) => minor > 0 && minor <= most.amountMinor,
  }),
});

interface ReturnFormDialogProps<V extends FieldValues>
  extends
    Omit<ReturnDialogProps, 'onAction'>,
    Omit<SubmissionDialogProps<V>, 'title' | 'textOf' | keyof ReturnDialogProps> {
  /** The action: "Decide". The dialog's title adds the items. */
  readonly what: string;
}

/** The dialog of one action on a return. */
export const ReturnFormDialog = <V extends FieldValues>({
  what,
  subject,
  ...dialog
}: ReturnFormDialogProps<V>) => (
  <SubmissionDialog {...dialog} title={`${what}: ${linesText(subject)}`} textOf={returnErrorText} />
);
