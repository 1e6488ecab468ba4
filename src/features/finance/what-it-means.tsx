import { Panel } from '../../ui/index.ts';
import styles from './money.module.css';

/** Says what the words of the ledger mean to a vendor. */
export const WhatItMeans = () => (
  <Panel title="What these words mean">
    <dl className={styles.explained}>
      <div>
        <dt>Payment</dt>
        <dd>
          The buyer’s card is charged once, when every supplier of the order has answered, for what was
          confirmed.
        </dd>
      </div>
      <div>
        <dt>Commission</dt>
        <dd>
          The market’s share of the goods you confirmed, without tax and delivery. The rate is fixed when the
          order is placed and never changes for it.
        </dd>
      </div>
      <div>
        <dt>Transfer</dt>
        <dd>
          Your share, the payment without the commission. It is sent to your payment account when the crew
          confirms receipt, or seven days after delivery.
        </dd>
      </div>
      <div>
        <dt>Refund and transfer taken back</dt>
        <dd>
          When a buyer gets money back, the commission on it is given back too. If your share was sent
          already, that part of it is taken back.
        </dd>
      </div>
    </dl>
  </Panel>
);
