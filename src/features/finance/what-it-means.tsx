import { Panel } from '../../ui/index.ts';
import styles from './money.module.css';
import { businessTerms, countInWords } from '../../lib/business-terms.ts';

interface Meanings {
  readonly payment: string;
  readonly commission: string;
  readonly transfer: string;
}

const meanings: Readonly<Record<'supplier' | 'provider', Meanings>> = {
  supplier: {
    payment:
      'The buyer’s card is charged once, when every supplier in the order has answered, and only for what was confirmed.',
    commission:
      'The marketplace’s share of the goods you confirmed, excluding tax and delivery. The rate is fixed when the order is placed.',
    transfer: `Your share: the payment minus the commission. It’s sent to your payment account when the crew confirms receipt, or ${countInWords(businessTerms.receiptDays)} days after delivery.`,
  },
  provider: {
    payment:
      'The buyer’s card is charged when you confirm the booking. Extra work is charged when the crew accepts and pays it.',
    commission:
      'The marketplace’s share of your price, excluding tax. The rate is fixed when the booking is made.',
    transfer: `Your share: the payment minus the commission. It’s sent to your payment account when the crew confirms the work, or ${businessTerms.completionHours} hours after its end, or after you marked it done if that was earlier.`,
  },
};

/** Explains the terms of the ledger to a vendor. */
export function WhatItMeans({ reader }: { readonly reader: 'supplier' | 'provider' }) {
  const { payment, commission, transfer } = meanings[reader];
  return (
    <Panel title="What these words mean">
      <dl className={styles.explained}>
        <div>
          <dt>Payment</dt>
          <dd>{payment}</dd>
        </div>
        <div>
          <dt>Commission</dt>
          <dd>{commission}</dd>
        </div>
        <div>
          <dt>Transfer</dt>
          <dd>{transfer}</dd>
        </div>
        <div>
          <dt>Payout</dt>
          <dd>
            What Stripe then pays from your payment account to your bank. One payout can hold the transfers of
            several sales.
          </dd>
        </div>
        <div>
          <dt>Refund and transfer reversal</dt>
          <dd>
            When a buyer gets a refund, the commission on it is refunded too. If your share was already sent,
            that part of it is reversed.
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
