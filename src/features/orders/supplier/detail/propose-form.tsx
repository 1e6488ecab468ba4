import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMoney, QuietButton, TextAreaField, TextField } from '../../../../ui/index.ts';
import { MoneyField, moneyRule, reasonRule, SubmissionForm, useFields } from '../../../forms/index.ts';
import { ChangeTable, type SubOrder } from '../../shared/index.ts';
import type { SubOrderActionFormProps } from './act-form.types.ts';
import styles from './sub-order-action-dialog.module.css';
import type { ActInput } from './sub-order-queries.ts';
import { asOrdered, sumsWith } from './preview-sums.ts';
import { promisedLinesOf, quantityOf, typedLinesOf, type TypedLine } from './typed-lines.ts';
import { businessTerms } from '../../../../lib/business-terms.ts';
import { expectedDay } from '../../../../lib/expected-day.ts';
import { fromMinor } from '../../../../lib/money-minor.ts';
import { ExpectedField } from './expected-field.tsx';
import { SubstituteField, type ChosenSubstitute } from './substitute-field.tsx';

interface ProposeValues {
  message: string;
  readyOn: string;
  lines: TypedLine[];
}

/** The listings that were chosen as substitutes, by line. */
type Chosen = ReadonlyMap<string, ChosenSubstitute>;

/** The listing whose name the line's substitute still has. */
function listedOf(chosen: Chosen, lineId: string, substitute: string | undefined): ChosenSubstitute | null {
  const listed = chosen.get(lineId);
  return listed !== undefined && listed.text === substitute?.trim() ? listed : null;
}

/** The lines that differ from what was ordered. */
function changedLines(subOrder: SubOrder, typed: readonly TypedLine[], chosen: Chosen) {
  const ordered = asOrdered(subOrder);
  const lines = promisedLinesOf(subOrder, typed).map((line) => {
    const substitute = typed.find(({ lineId }) => lineId === line.lineId)?.substitute.trim() || null;
    const listed = listedOf(chosen, line.lineId, substitute ?? undefined);
    return { ...line, substitute, substituteInventoryId: listed?.inventoryId ?? null };
  });
  return lines.filter(({ quantity, unitPriceMinor, substitute }, index) => {
    const before = ordered[index];
    const isSame = before?.quantity === quantity && before.unitPriceMinor === unitPriceMinor;
    return substitute !== null || !isSame;
  });
}

/** What a listing costs instead of a line: not more than the price that the buyer has agreed to. */
const priceFor = ({ unitPrice }: SubOrder['lines'][number], { listedMinor }: ChosenSubstitute): number =>
  Math.min(listedMinor, unitPrice.amountMinor);

/** Says which price is charged for a listing that is dearer than what was ordered. */
function priceNote(line: SubOrder['lines'][number], listed: ChosenSubstitute | null): string | null {
  if (listed === null || listed.listedMinor <= line.unitPrice.amountMinor) return null;
  const { currency } = line.unitPrice;
  const own = formatMoney({ amountMinor: listed.listedMinor, currency });
  return `Charged is the unit price above, not your list price of ${own}: the buyer agreed to ${formatMoney(line.unitPrice)}.`;
}

type ProposalGiven = NonNullable<ActInput['proposal']>;

interface ProposeFormProps extends Omit<SubOrderActionFormProps, 'onAction'> {
  /** The input of an earlier try. */
  readonly given?: ProposalGiven;
  /** Whether substitutes are offered from the supplier's stock, which needs a signed-in supplier. */
  readonly offersStock?: boolean;
  readonly onAction: (input: { readonly action: 'propose_change'; readonly proposal: ProposalGiven }) => void;
}

/**
 * Proposes a change of the order: another date, a smaller quantity, a lower price or a substitute; never a higher
 * price.
 */
export function ProposeForm(props: ProposeFormProps) {
  const { subOrder, place, submission, textOf, given, offersStock = false, onClose, onAction } = props;
  const [expected] = useState(() => expectedDay(subOrder, new Date()));
  const fields = useFields<ProposeValues>({
    message: given?.message ?? '',
    readyOn: given?.readyOn ?? expected,
    lines: typedLinesOf(subOrder, given?.lines),
  });
  const { field, control, getValues, setError, setFocus, setValue } = fields;
  const typed = useWatch({ control, name: 'lines' });
  const readyOn = useWatch({ control, name: 'readyOn' });
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const { lines } = subOrder;
    const first = lines.length === 1 ? lines : [];
    return new Set([...first.map(({ id }) => id), ...(given?.lines ?? []).map(({ lineId }) => lineId)]);
  });
  const [chosen, setChosen] = useState<Chosen>(new Map());
  /** How many of a line can be sent: of a substitute chosen from the stock, what is there. */
  const mostOf = ({ id, quantity }: SubOrder['lines'][number], substitute: string | undefined) => {
    const listed = listedOf(chosen, id, substitute);
    return Math.min(quantity, listed?.stock ?? quantity);
  };
  // Opening a line removes its button, so the line's first field takes the focus.
  const [last, setLast] = useState<number | null>(null);
  useEffect(() => {
    if (last !== null) setFocus(`lines.${last}.quantity`);
  }, [last, setFocus]);
  const { totalMinor } = sumsWith(subOrder, promisedLinesOf(subOrder, typed));
  const { total } = subOrder;
  const { currency } = total;
  const changed = changedLines(subOrder, typed, chosen);

  const send = ({ message, lines: typedLines, ...values }: ProposeValues) => {
    const lines = changedLines(subOrder, typedLines, chosen);
    const at = subOrder.lines.findIndex(({ id }) => id === lines[0]?.lineId);
    if (totalMinor > total.amountMinor) {
      setError(`lines.${at}.price`, {
        type: 'dear',
        message: `A change can’t cost more than the ${formatMoney(total)} the buyer agreed to.`,
      });
      return;
    }
    if (promisedLinesOf(subOrder, typedLines).every(({ quantity }) => quantity === 0)) {
      setError(`lines.${at}.quantity`, {
        type: 'nothing',
        message: 'Nothing would be left. Decline the order instead.',
      });
      return;
    }
    onAction({
      action: 'propose_change',
      proposal: {
        message: message.trim(),
        readyOn: values.readyOn,
        ...(lines.length > 0 && { lines }),
      },
    });
  };

  return (
    <SubmissionForm
      name="Propose a change"
      fields={fields}
      submission={submission}
      textOf={textOf}
      onSubmit={send}
      submit="Send the proposal"
      onLeave={onClose}
    >
      <TextAreaField
        label="What do you propose, and why?"
        hint={`The buyer will see this and has ${businessTerms.changeHours} hours to agree.`}
        rows={3}
        {...field('message', reasonRule('Describe what you propose.'))}
      />
      <ExpectedField subOrder={subOrder} place={place} field={field} day={readyOn} />
      {subOrder.lines.map((line, at) => {
        const most = mostOf(line, typed[at]?.substitute);
        const name = line.variant ? `${line.name} · ${line.variant}` : line.name;
        if (!opened.has(line.id))
          return (
            <div key={line.id} className={styles.unchanged}>
              <span>
                {line.quantity.toLocaleString('en-GB')} × {name}, {formatMoney(line.unitPrice)} each
              </span>
              <QuietButton
                type="button"
                aria-label={`Change ${name}`}
                onClick={() => {
                  setOpened(new Set([...opened, line.id]));
                  setLast(at);
                }}
              >
                Change
              </QuietButton>
            </div>
          );
        return (
          <fieldset key={line.id} className={styles.line}>
            <legend>{name}</legend>
            <TextField
              label="Quantity"
              inputMode="numeric"
              after={
                <span className={styles.unit}>
                  of {line.quantity}
                  {most < line.quantity ? `, ${most} in stock` : ''}
                </span>
              }
              {...field(`lines.${at}.quantity`, {
                validate: (text) => {
                  const substitute = getValues(`lines.${at}.substitute`);
                  const left = mostOf(line, substitute);
                  if (quantityOf(text, left) !== null) return true;
                  return left < line.quantity
                    ? `${substitute}: only ${left} in stock.`
                    : `${line.name}: enter a whole number from 0 to ${line.quantity}.`;
                },
              })}
            />
            <MoneyField
              label="Unit price"
              currency={line.unitPrice.currency}
              {...field(
                `lines.${at}.price`,
                moneyRule({
                  currency: line.unitPrice.currency,
                  of: line.name,
                  wrong: 'enter a price such as 89.50.',
                }),
              )}
            />
            <SubstituteField
              line={line}
              text={typed[at]?.substitute ?? ''}
              note={priceNote(line, listedOf(chosen, line.id, typed[at]?.substitute))}
              offersStock={offersStock}
              field={field(`lines.${at}.substitute`, {
                maxLength: {
                  value: 200,
                  message: `${line.name}: use at most 200 characters for the substitute.`,
                },
              })}
              onChoose={(listed) => {
                setChosen(new Map(chosen).set(line.id, listed));
                setValue(`lines.${at}.substitute`, listed.text, { shouldDirty: true });
                setValue(`lines.${at}.price`, fromMinor(priceFor(line, listed), currency), {
                  shouldDirty: true,
                });
                const wanted = quantityOf(typed[at]?.quantity ?? '', line.quantity) ?? line.quantity;
                if (listed.stock !== null && listed.stock < wanted)
                  setValue(`lines.${at}.quantity`, String(listed.stock), { shouldDirty: true });
                setFocus(`lines.${at}.substitute`);
              }}
            />
          </fieldset>
        );
      })}
      <section aria-label="What the buyer is asked to agree to" className={styles.change}>
        <p>What the buyer is asked to agree to</p>
        <ChangeTable
          subOrder={subOrder}
          ordered="Ordered"
          change={{
            readyOn: readyOn || null,
            lines: changed.map(({ lineId, quantity, substitute, unitPriceMinor }) => ({
              lineId,
              quantity,
              substitute,
              unitPrice: { amountMinor: unitPriceMinor, currency },
            })),
            total: { amountMinor: totalMinor, currency },
          }}
        />
      </section>
    </SubmissionForm>
  );
}
