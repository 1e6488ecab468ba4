import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  formatMoney,
  QuietButton,
  RadioCardsField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../ui/index.ts';
import {
  counterText,
  MoneyField,
  PhotosToSend,
  reasonMaxLength,
  requiredText,
  atMost,
  SubmissionDialog,
  useFields,
  wholeNumberRule,
  type Rule,
} from '../../forms/index.ts';
import { useRequestReturn } from './return-queries.ts';
import { chosenItems, comesBackText, postageText, reasonLabels } from './return-texts.ts';
import { returnErrorText } from './return-error-text.ts';
import { linesWanted, requestOf, type RequestValues } from './return-request.ts';
import { returnAmount } from './return-form-dialog.tsx';
import type { Returnable, ReturnReason } from './return.types.ts';
import styles from './returns.module.css';

interface RequestReturnDialogProps {
  readonly kind: RequestValues['kind'];
  readonly subOrderId: string;
  /** Number of the sub-order. */
  readonly number: string;
  readonly returnable: Returnable;
  readonly returnFocusTo: () => HTMLElement | null;
  readonly onClose: () => void;
}

const mostPhotos = 20;

// The record has exactly one entry per reason.
const reasonOptions = (Object.keys(reasonLabels) as readonly ReturnReason[]).map((value) => ({
  value,
  label: reasonLabels[value],
}));

/**
 * A buyer requests a return: what goes back, why, and what they want for it, with photos. Mount it only while it is
 * open.
 */
export function RequestReturnDialog(props: RequestReturnDialogProps) {
  const { kind, subOrderId, number, returnable, returnFocusTo, onClose } = props;
  const { lines, most } = returnable;
  const isWithdrawal = kind === 'withdrawal';
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<ReadonlySet<File>>(new Set());
  const request = useRequestReturn(subOrderId, {
    onDone: onClose,
    onSent: (photo) => setSent((all) => new Set(all).add(photo)),
  });
  const fields = useFields<RequestValues>({
    kind,
    // A withdrawal is usually for everything, and a single item leaves nothing to choose.
    quantities: lines.map(({ quantity }) =>
      isWithdrawal || (lines.length === 1 && quantity === 1) ? String(quantity) : '0',
    ),
    reason: '',
    wanted: 'refund',
    amount: '',
    note: '',
  });
  const wanted = useWatch({ control: fields.control, name: 'wanted' });
  const note = useWatch({ control: fields.control, name: 'note' });
  const quantities = useWatch({ control: fields.control, name: 'quantities' });
  const reason = useWatch({ control: fields.control, name: 'reason' });
  const chosen = chosenItems(returnable, quantities);
  const { rule, ...asked } = returnAmount(chosen.count === 0 ? most : chosen.sum);
  const title = isWithdrawal ? `Withdraw from contract: ${number}` : `Return something from ${number}`;
  // One item with a quantity is enough; if there is none, the message appears once, at the first item.
  const quantityRule = (name: string, left: number, isFirst: boolean): Rule => ({
    validate: (typed) => {
      const judged = wholeNumberRule(name, 0, left).validate(typed);
      if (judged !== true) return judged;
      if (!isFirst || linesWanted(returnable, fields.getValues()).length > 0) return true;
      return lines.length === 1
        ? `Enter how many of ${name} you’re returning.`
        : 'Enter how many you’re returning, of at least one item.';
    },
  });
  return (
    <SubmissionDialog
      title={title}
      description={
        isWithdrawal
          ? 'As a private buyer you don’t need a reason, and the supplier can’t refuse. The delivery is refunded too if everything goes back.'
          : 'Say what is wrong. The supplier answers: it accepts, offers another amount, or rejects with a reason.'
      }
      unsaved="your return"
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      fields={fields}
      submission={request}
      textOf={returnErrorText}
      submit={isWithdrawal ? 'Confirm withdrawal' : 'Ask for the return'}
      onSubmit={(values) =>
        request.run({
          request: requestOf(returnable, values),
          photos: isWithdrawal ? [] : photos.filter((photo) => !sent.has(photo)),
        })
      }
    >
      {lines.length > 1 ? (
        <QuietButton
          type="button"
          className={styles.everything}
          onClick={() => {
            for (const [place, { quantity }] of lines.entries())
              fields.setValue(`quantities.${place}`, String(quantity), { shouldDirty: true });
          }}
        >
          {isWithdrawal ? 'Withdraw from everything' : 'Return everything'}
        </QuietButton>
      ) : null}
      <div className={styles.lines}>
        {lines.map(({ lineId, name, quantity, unit }, place) => (
          <TextField
            key={lineId}
            label={`How many of ${name}?`}
            hint={`Of ${quantity.toLocaleString('en-GB')}, ${formatMoney(unit)} each with tax.`}
            inputMode="numeric"
            {...fields.field(`quantities.${place}`, {
              ...quantityRule(name, quantity, place === 0),
              ...(place > 0 && { deps: 'quantities.0' as const }),
            })}
          />
        ))}
      </div>
      <p className={styles.total} role="status">
        {comesBackText(returnable, quantities)}
      </p>
      {isWithdrawal ? (
        <p className={styles.postage}>{postageText(null)}</p>
      ) : (
        <>
          <SelectField
            label="What is wrong?"
            placeholder="Choose a reason"
            options={reasonOptions}
            {...fields.field('reason', requiredText('Choose a reason.', 40))}
          />
          <RadioCardsField
            label="What do you want?"
            options={[
              { value: 'refund', label: 'Send it back', description: 'For what you paid.' },
              { value: 'price_reduction', label: 'Keep it', description: 'For part of the money.' },
            ]}
            {...fields.field('wanted')}
          />
          {wanted === 'refund' && reason !== '' ? (
            <p className={styles.postage}>{postageText(reason)}</p>
          ) : null}
          {wanted === 'price_reduction' ? (
            <MoneyField label="Amount that goes back to you" {...asked} {...fields.field('amount', rule)} />
          ) : null}
        </>
      )}
      <TextAreaField
        label={isWithdrawal ? 'Message' : 'What happened?'}
        optional={isWithdrawal}
        rows={3}
        counter={counterText(note, reasonMaxLength)}
        {...fields.field(
          'note',
          isWithdrawal ? atMost(reasonMaxLength) : requiredText('Describe what is wrong.', reasonMaxLength),
        )}
      />
      {isWithdrawal ? null : (
        <PhotosToSend
          label="Photos of the problem"
          photos={photos}
          sent={sent}
          room={mostPhotos - photos.length}
          busy={request.busy}
          onChange={setPhotos}
        />
      )}
    </SubmissionDialog>
  );
}
