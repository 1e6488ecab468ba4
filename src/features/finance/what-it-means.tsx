import { Panel } from '../../ui/index.ts';
import styles from './money.module.css';
import { businessTerms, countInWords } from '../../lib/business-terms.ts';

/** Says what the words of the ledger mean to a vendor. */
export const WhatItMeans = () => (
  <Panel title="What these words mean">
    <dl className={styles.explained}>
      <div>
        <dt>Payment</dt>
        <dd>
          The buyer’s card is charged once, when every supplier in the order has answered, and only for what
          was confirmed.
        </dd>
      </div>
      <div>
        <dt>Commission</dt>
        <dd>
          The marketplace’s share of the goods you confirmed, excluding tax and delivery. The rate is fixed
          when the order is placed.
        </dd>
      </div>
      <div>
        <dt>Transfer</dt>
        <dd>
          Your share: the payment minus the commission. It’s sent to your payment account when the crew
          confirms receipt, or {countInWords(businessTerms.receiptDays)} days after delivery.
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
