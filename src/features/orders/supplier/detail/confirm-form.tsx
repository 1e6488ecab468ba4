import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMoney, RadioCardsField, TextField } from '../../../../ui/index.ts';
import { SubmissionForm, useFields } from '../../../forms/index.ts';
import { unitText, type SubOrder } from '../../shared/index.ts';
import styles from './act-dialog.module.css';
import type { ActFormProps } from './act-form.types.ts';
import { sumsWith } from './preview-sums.ts';
import type { ActInput } from './sub-order-queries.ts';
import { promisedLinesOf, quantityOf, typedLinesOf, type TypedLine } from './typed-lines.ts';

interface ConfirmValues {
  extent: 'all' | 'part';
  lines: TypedLine[];
  readyOn: string;
}

/** What the form gives. */
type Confirmation = ActInput & { readonly action: 'confirm' };

interface ConfirmFormProps extends Omit<ActFormProps, 'onClose' | 'onAct'> {
  /** What was given before. */
  readonly given?: Pick<Confirmation, 'lines' | 'readyOn'>;
  /** The way out, in a dialog. */
  readonly onClose?: () => void;
  /** The other answers, on a page. */
  readonly otherwise?: ReactNode;
  readonly onAct: (input: Confirmation) => void;
}

/** Confirms all of a sub-order or part of it, with what it then comes to. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { subOrder, submission, textOf, given, otherwise, onClose, onAct } = props;
  const fields = useFields<ConfirmValues>({
    extent: given?.lines ? 'part' : 'all',
    lines: typedLinesOf(subOrder, given?.lines),
    readyOn: given?.readyOn ?? '',
  });
  const { field, register, control, setError } = fields;
  const extent = useWatch({ control, name: 'extent' });
  const typed = useWatch({ control, name: 'lines' });
  const isPart = extent === 'part';
  const sums = sumsWith(subOrder, isPart ? promisedLinesOf(subOrder, typed) : []);
  const { currency } = subOrder.total;

  const send = ({ extent: chosen, lines, readyOn }: ConfirmValues) => {
    const promised = promisedLinesOf(subOrder, lines);
    if (chosen === 'part' && promised.every(({ quantity }) => quantity === 0)) {
      setError('lines.0.quantity', {
        type: 'nothing',
        message: 'To send nothing, decline the order.',
      });
      return;
    }
    onAct({
      action: 'confirm',
      ...(chosen === 'part' && { lines: promised.map(({ lineId, quantity }) => ({ lineId, quantity })) }),
      ...(readyOn !== '' && { readyOn }),
    });
  };

  return (
    <SubmissionForm
      name="Confirm the order"
      fields={fields}
      submission={submission}
      textOf={textOf}
      onSubmit={send}
      submit={`Confirm for ${formatMoney({ amountMinor: sums.totalMinor, currency })}`}
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
          {subOrder.lines.map((line, place) => (
            <TextField
              key={line.id}
              label={line.variant ? `${line.name} · ${line.variant}` : line.name}
              inputMode="numeric"
              after={
                <span className={styles.unit}>
                  of {line.quantity}
                  {unitText(line.unit)}
                </span>
              }
              {...field(`lines.${place}.quantity`, {
                validate: (text) =>
                  quantityOf(text, line.quantity) !== null ||
                  `${line.name}: enter a whole number from 0 to ${line.quantity}.`,
              })}
            />
          ))}
        </fieldset>
      ) : null}
      <TextField label="Ready on" optional type="date" className={styles.date} {...field('readyOn')} />
      <NewTotal subOrder={subOrder} totalMinor={sums.totalMinor} />
    </SubmissionForm>
  );
}

/** What it would come to, beside what was ordered where that differs. */
export function NewTotal({ subOrder: { total }, totalMinor }: { subOrder: SubOrder; totalMinor: number }) {
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
