import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { businessTerms } from '../../../../lib/business-terms.ts';
import { incompleteChoice, type IfIncomplete } from '../../../../lib/delivery-place.ts';
import { expectedDay } from '../../../../lib/expected-day.ts';
import { unitAfter } from '../../../../lib/quantity-text.ts';
import { formatMoney, RadioCardsField, TextField } from '../../../../ui/index.ts';
import { SubmissionForm, useFields } from '../../../forms/index.ts';
import type { SubOrder } from '../../shared/index.ts';
import styles from './sub-order-action-dialog.module.css';
import type { SubOrderActionFormProps } from './act-form.types.ts';
import { ExpectedField } from './expected-field.tsx';
import { sumsWith } from './preview-sums.ts';
import type { ActInput } from './sub-order-queries.ts';
import { promisedLinesOf, quantityOf, typedLinesOf, type TypedLine } from './typed-lines.ts';

interface ConfirmValues {
  extent: 'all' | 'part';
  lines: TypedLine[];
  readyOn: string;
}

/** The input that the form collects. */
type Confirmation = ActInput & { readonly action: 'confirm' };

interface ConfirmFormProps extends Omit<SubOrderActionFormProps, 'onClose' | 'onAction'> {
  /** The input of an earlier try. */
  readonly given?: Pick<Confirmation, 'lines' | 'readyOn'>;
  /** Closes the dialog, if the form is in one. */
  readonly onClose?: () => void;
  /** The other answers, if the form is on a page. */
  readonly otherwise?: ReactNode;
  readonly onAction: (input: Confirmation) => void;
}

/** Confirms all or part of a sub-order and shows the resulting total. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { subOrder, place, submission, textOf, given, otherwise, onClose, onAction } = props;
  const [expected] = useState(() => expectedDay(subOrder, new Date()));
  const fields = useFields<ConfirmValues>({
    extent: given?.lines ? 'part' : 'all',
    lines: typedLinesOf(subOrder, given?.lines),
    readyOn: given?.readyOn ?? expected,
  });
  const { field, register, control, setError } = fields;
  const extent = useWatch({ control, name: 'extent' });
  const typed = useWatch({ control, name: 'lines' });
  const day = useWatch({ control, name: 'readyOn' });
  const isPart = extent === 'part';
  const sums = sumsWith(subOrder, isPart ? promisedLinesOf(subOrder, typed) : []);
  const { currency } = subOrder.total;
  const total = formatMoney({ amountMinor: sums.totalMinor, currency });
  const isShort =
    isPart &&
    promisedLinesOf(subOrder, typed).some(
      ({ quantity }, at) => quantity < (subOrder.lines[at]?.quantity ?? 0),
    );
  const outcome = isShort ? shortOutcomes[incompleteChoice(place.ifIncomplete)] : whole;

  const send = ({ extent: chosen, lines, readyOn }: ConfirmValues) => {
    const promised = promisedLinesOf(subOrder, lines);
    if (chosen === 'part' && promised.every(({ quantity }) => quantity === 0)) {
      setError('lines.0.quantity', {
        type: 'nothing',
        message: 'To send nothing, decline the order.',
      });
      return;
    }
    onAction({
      action: 'confirm',
      ...(chosen === 'part' && { lines: promised.map(({ lineId, quantity }) => ({ lineId, quantity })) }),
      readyOn,
    });
  };

  return (
    <SubmissionForm
      name="Confirm the order"
      fields={fields}
      submission={submission}
      textOf={textOf}
      onSubmit={send}
      submit={outcome.submit(total)}
      isDestructive={outcome.isEnd}
      otherwise={otherwise}
      {...(onClose && { onLeave: onClose })}
    >
      <RadioCardsField
        label="What can you send?"
        options={[
          { value: 'all', label: 'All of it' },
          { value: 'part', label: 'Part of it' },
        ]}
        {...register('extent')}
      />
      {isPart ? (
        <fieldset className={styles.lines}>
          <legend>How many of each can you send?</legend>
          {subOrder.lines.map((line, at) => (
            <TextField
              key={line.id}
              label={line.variant ? `${line.name} · ${line.variant}` : line.name}
              inputMode="numeric"
              after={
                <span className={styles.unit}>
                  of {line.quantity}
                  {unitAfter(line.quantity, line.unit)}
                </span>
              }
              {...field(`lines.${at}.quantity`, {
                validate: (text) =>
                  quantityOf(text, line.quantity) !== null ||
                  `${line.name}: enter a whole number from 0 to ${line.quantity}.`,
              })}
            />
          ))}
        </fieldset>
      ) : null}
      {isPart ? (
        <p className={styles.choice}>{shortOutcomes[incompleteChoice(place.ifIncomplete)].text}</p>
      ) : null}
      <ExpectedField subOrder={subOrder} place={place} field={field} day={day} />
      <NewTotal subOrder={subOrder} totalMinor={sums.totalMinor} />
    </SubmissionForm>
  );
}

/** The consequence of a confirmation. */
interface Outcome {
  readonly text: string;
  readonly submit: (total: string) => string;
  readonly isEnd: boolean;
}

const whole: Outcome = { text: '', submit: (total) => `Confirm for ${total}`, isEnd: false };

/** The consequence of a partial confirmation, depending on what the buyer wants in that case. */
const shortOutcomes: Readonly<Record<IfIncomplete, Outcome>> = {
  ask: {
    text: `The buyer wants to be asked if anything is missing, and has ${businessTerms.changeHours} hours to agree.`,
    submit: (total) => `Ask the buyer to agree to ${total}`,
    isEnd: false,
  },
  send: { ...whole, text: 'The buyer takes what there is.' },
  cancel: {
    text: 'The buyer needs everything. If anything is missing, the order is declined.',
    submit: () => 'Decline the order',
    isEnd: true,
  },
};

/** The resulting total, next to the ordered one where that differs. */
function NewTotal({ subOrder: { total }, totalMinor }: { subOrder: SubOrder; totalMinor: number }) {
  const { currency } = total;
  const isOther = totalMinor !== total.amountMinor;
  return (
    <p className={styles.total} aria-live="polite">
      {isOther ? 'The new total is ' : 'The total is '}
      <strong>{formatMoney({ amountMinor: totalMinor, currency })}</strong> with tax and delivery
      {isOther ? `; the order was for ${formatMoney(total)}.` : '.'}
    </p>
  );
}
