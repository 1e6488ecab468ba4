import { useForm, useWatch } from 'react-hook-form';
import { formatMoney, Form, listFieldErrors, TextAreaField, TextField } from '../../../ui/index.ts';
import { reasonRules, StepButtons, type SubOrder } from '../../order-parts/index.ts';
import type { ActFormProps } from './act-form.types.ts';
import styles from './act-dialog.module.css';
import { NewTotal } from './confirm-form.tsx';
import { asOrdered, sumsWith } from './preview-sums.ts';
import { priceMinorOf, promisedLinesOf, quantityOf, typedLinesOf, type TypedLine } from './typed-lines.ts';

interface ProposeValues {
  message: string;
  readyOn: string;
  lines: TypedLine[];
}

/** The lines of a proposal, where anything about them differs from what was ordered. */
function proposedLines(subOrder: SubOrder, typed: readonly TypedLine[]) {
  const ordered = asOrdered(subOrder);
  const lines = promisedLinesOf(subOrder, typed).map((line) => ({
    ...line,
    substitute: typed.find(({ lineId }) => lineId === line.lineId)?.substitute.trim() || null,
  }));
  const differs = lines.some(({ substitute, ...line }, place) => {
    const before = ordered[place];
    const isSame = before?.quantity === line.quantity && before.unitPriceMinor === line.unitPriceMinor;
    return substitute !== null || !isSame;
  });
  return differs ? lines : null;
}

/** Proposes something else than was ordered: another day, fewer, cheaper, a substitute; never dearer. */
export function ProposeForm({ subOrder, busy, failure, onClose, onAct }: ActFormProps) {
  const { register, handleSubmit, control, setError, formState } = useForm<ProposeValues>({
    shouldFocusError: false,
    defaultValues: { message: '', readyOn: '', lines: typedLinesOf(subOrder) },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: 'lines' });
  const { totalMinor } = sumsWith(subOrder, promisedLinesOf(subOrder, typed));
  const { total } = subOrder;

  const send = ({ message, readyOn, lines: typedLines }: ProposeValues) => {
    if (totalMinor > total.amountMinor) {
      setError('lines.0.price', {
        type: 'dear',
        message: `A change may not come to more than the ${formatMoney(total)} that the buyer has agreed to.`,
      });
      return;
    }
    const lines = proposedLines(subOrder, typedLines);
    if (lines?.every(({ quantity }) => quantity === 0)) {
      setError('lines.0.quantity', {
        type: 'nothing',
        message: 'Nothing would be left: decline the order instead.',
      });
      return;
    }
    onAct({
      action: 'propose_change',
      proposal: {
        message: message.trim(),
        ...(readyOn !== '' && { readyOn }),
        ...(lines !== null && { lines }),
      },
    });
  };

  return (
    <Form
      aria-label="Propose a change"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <TextAreaField
        label="What do you propose, and why?"
        hint="The buyer reads these words, and has 24 hours to agree."
        rows={3}
        error={errors.message?.message}
        {...register('message', reasonRules('Please say what you propose.'))}
      />
      <TextField
        label="Ready on"
        optional
        type="date"
        className={styles.date}
        error={errors.readyOn?.message}
        {...register('readyOn')}
      />
      {subOrder.lines.map((line, place) => {
        const problems = errors.lines?.[place];
        const name = line.variant ? `${line.name} · ${line.variant}` : line.name;
        return (
          <fieldset key={line.id} className={styles.line}>
            <legend>{name}</legend>
            <TextField
              label="Quantity"
              inputMode="numeric"
              after={<span className={styles.unit}>of {line.quantity}</span>}
              error={problems?.quantity?.message}
              {...register(`lines.${place}.quantity`, {
                validate: (text) =>
                  quantityOf(text, line.quantity) !== null ||
                  `${line.name}: a whole number from 0 to ${line.quantity}, please.`,
              })}
            />
            <TextField
              label="Price for one"
              inputMode="decimal"
              after={<span className={styles.unit}>{line.unitPrice.currency}</span>}
              error={problems?.price?.message}
              {...register(`lines.${place}.price`, {
                validate: (text) =>
                  priceMinorOf(text, line.unitPrice.currency) !== null ||
                  `${line.name}: a price such as 89.50, please.`,
              })}
            />
            <div className={styles.wide}>
              <TextField
                label="Something else in its place"
                optional
                error={problems?.substitute?.message}
                {...register(`lines.${place}.substitute`, {
                  maxLength: { value: 200, message: `${line.name}: 200 letters for the substitute, please.` },
                })}
              />
            </div>
          </fieldset>
        );
      })}
      <NewTotal subOrder={subOrder} totalMinor={totalMinor} />
      <StepButtons busy={busy} onClose={onClose}>
        Send the proposal
      </StepButtons>
    </Form>
  );
}
