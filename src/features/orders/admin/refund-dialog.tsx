import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fromMinor } from '../../../lib/money-minor.ts';
import { amountMinorOf } from '../../../lib/money-text.ts';
import { AmountsTable, formatMoney, RadioCardsField, TextAreaField } from '../../../ui/index.ts';
import { MoneyField, moneyRule, reasonRule, SubmissionDialog, useFields } from '../../forms/index.ts';
import { commissionGivenUp, type RefundedSale } from '../shared/index.ts';
import type { AskedAction } from './asked-action.types.ts';
import type { RefundInput } from './order-queries.ts';
import styles from './refund-dialog.module.css';

type Part = NonNullable<RefundInput['part']>;
type Sum = RefundedSale['refundable'];

interface RefundValues {
  part: Part;
  amount: string;
  reason: string;
}

interface RefundDialogProps extends AskedAction {
  /** What is refunded: a sub-order, a booking or a supplement. */
  readonly sale: RefundedSale & {
    readonly number: string;
    readonly sellerName: string;
    readonly paid: Sum;
  };
  /** What was agreed or decided of its returns and isn’t paid back yet. */
  readonly toCome?: readonly { readonly id: string; readonly items: string; readonly amount: Sum }[];
  readonly buyerName: string;
  /** The refund settles a dispute: the vendor gets the rest. */
  readonly settlesDispute?: boolean;
  /** Exactly what was reported: the amount of a dispute’s settlement, which isn’t asked for then. */
  readonly proposed?: Sum | undefined;
  readonly onRefund: (input: Omit<RefundInput, 'subOrderId'>) => void;
}

const splitText = (buyer: string, seller: string, amount: string): string =>
  `${buyer} gets back ${amount}, and ${seller} what is left of its share: the marketplace returns the commission on what is refunded. Both sides are notified of the amount and the reason. This is final.`;

/** What the vendor gets, and the market gives up, in minor units; null where the commission is unknown. */
function partsOf(sale: RefundDialogProps['sale'], refund: RefundedPart) {
  const givenUp = commissionGivenUp(sale, refund);
  if (sale.commission === null || givenUp === null) return null;
  const { refundable, commission } = sale;
  return {
    vendor: refundable.amountMinor - refund.amountMinor - (commission.amountMinor - givenUp),
    givenUp,
  };
}

interface RefundedPart {
  readonly part: Part;
  readonly amountMinor: number;
}

/**
 * Asks for an amount and refunds it from what was paid for one sale. Remount it for each refund, since it creates the
 * refund's key.
 */
export function RefundDialog(props: RefundDialogProps) {
  const { sale, buyerName, toCome = [], settlesDispute = false, proposed, onRefund, ...dialog } = props;
  const [key] = useState(() => `refund-${crypto.randomUUID()}`);
  const { number, sellerName, refundable } = sale;
  const { currency } = refundable;
  const deliveryMinor = Math.min(sale.delivery?.amountMinor ?? 0, refundable.amountMinor);
  const mostOf = (part: Part): number => (part === 'delivery' ? deliveryMinor : refundable.amountMinor);
  // What returns will pay back isn’t proposed a second time.
  const openMinor = Math.max(0, refundable.amountMinor - sumOf(toCome));
  const typedText = (part: Part): string =>
    openMinor === 0 ? '' : fromMinor(Math.min(openMinor, mostOf(part)), currency);
  const amountText = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const fields = useFields<RefundValues>({
    part: 'goods',
    amount: settlesDispute ? (proposed ? fromMinor(proposed.amountMinor, currency) : '') : typedText('goods'),
    reason: '',
  });
  const [part, amount] = useWatch({ control: fields.control, name: ['part', 'amount'] });
  const mostMinor = mostOf(part);
  const isGood = (minor: number) => minor > 0 && minor <= mostOf(fields.getValues('part'));
  const amountMinor = amountMinorOf(amount, currency);
  const wrong = `Enter an amount of up to ${amountText(mostMinor)}.`;
  const isTyped = amountMinor !== null && isGood(amountMinor);
  const parts = settlesDispute && isTyped ? partsOf(sale, { part, amountMinor }) : null;
  const asked = fields.field('part');
  const submitText = (amount: string | null): string =>
    ['Refund', amount, settlesDispute && 'and close the dispute'].filter(Boolean).join(' ');
  return (
    <SubmissionDialog
      {...dialog}
      title={
        settlesDispute
          ? `${proposed ? 'Refund what is missing' : 'Split the amount'}: ${number}`
          : `Refund ${number}`
      }
      description={
        settlesDispute
          ? splitText(buyerName, sellerName, proposed ? amountText(proposed.amountMinor) : 'the amount')
          : `Goes back to the card of ${buyerName}. The marketplace returns the commission on what is refunded, and ${sellerName} the rest. This can’t be undone and is recorded in the audit log.`
      }
      unsaved="this refund"
      fields={fields}
      submit={submitText(isTyped ? amountText(amountMinor) : null)}
      isDestructive
      onSubmit={(values) =>
        onRefund({
          amount: { amountMinor: amountMinorOf(values.amount, currency) ?? 0, currency },
          ...(values.part === 'delivery' && { part: values.part }),
          ...(settlesDispute && { settlesDispute: true }),
          reason: values.reason.trim(),
          key,
        })
      }
    >
      <WhatIsOpen sale={sale} toCome={toCome} />
      {deliveryMinor > 0 && !proposed ? (
        <RadioCardsField
          label="What is it for?"
          options={[
            {
              value: 'goods',
              label: 'The goods',
              description:
                'The delivery is included only if the amount is more than what is left of the goods.',
            },
            {
              value: 'delivery',
              label: 'The delivery',
              description: `No commission was charged on it: ${sellerName} returns all of it.`,
            },
          ]}
          {...asked}
          onChange={(event) => {
            void asked.onChange(event);
            fields.setValue('amount', typedText(fields.getValues('part')), { shouldValidate: true });
          }}
        />
      ) : null}
      {proposed ? null : (
        <MoneyField
          label="Amount"
          hint={
            part === 'delivery'
              ? `At most ${amountText(mostMinor)}: what was paid for the delivery.`
              : `At most ${amountText(mostMinor)}: the amount paid and not yet refunded.`
          }
          currency={currency}
          {...fields.field('amount', moneyRule({ currency, wrong, isGood }))}
        />
      )}
      {settlesDispute ? (
        <p className={styles.parts} aria-live="polite">
          {parts === null
            ? null
            : `${sellerName} gets about ${amountText(parts.vendor)}. Quayside gives up about ${amountText(parts.givenUp)} of its commission.`}
        </p>
      ) : null}
      <TextAreaField
        label="Reason"
        hint={`The buyer and ${sellerName} will see this.`}
        rows={3}
        {...fields.field('reason', reasonRule())}
      />
    </SubmissionDialog>
  );
}

const sumOf = (toCome: NonNullable<RefundDialogProps['toCome']>): number =>
  toCome.reduce((sum, { amount }) => sum + amount.amountMinor, 0);

/** What was paid, what went back before or will, and what is left; nothing if that is all that was paid. */
function WhatIsOpen({ sale, toCome }: Required<Pick<RefundDialogProps, 'sale' | 'toCome'>>) {
  const { paid, refundable } = sale;
  const backMinor = paid.amountMinor - refundable.amountMinor;
  if (backMinor + sumOf(toCome) === 0) return null;
  const money = (amountMinor: number): Sum => ({ ...refundable, amountMinor });
  return (
    <AmountsTable
      label="What is open"
      rows={[
        { key: 'paid', name: 'Paid', amount: paid },
        ...(backMinor > 0 ? [{ key: 'back', name: 'Refunded before', amount: money(-backMinor) }] : []),
        ...toCome.map(({ id, items, amount }) => ({
          key: id,
          name: `Return of ${items}, still to be paid back`,
          amount: money(-amount.amountMinor),
        })),
        {
          key: 'open',
          name: 'Open',
          amount: money(Math.max(0, refundable.amountMinor - sumOf(toCome))),
          strong: true,
        },
      ]}
    />
  );
}
