import { Money } from '../../../ui/index.ts';
import type { Money as MoneyValue } from './order.types.ts';
import styles from './total-with-refund.module.css';

interface TotalWithRefundProps {
  readonly total: MoneyValue;
  readonly refunded: MoneyValue;
}

/** In a list: what an order comes to, with what was refunded of it. */
export const TotalWithRefund = ({ total, refunded }: TotalWithRefundProps) => (
  <span className={styles.total}>
    <Money {...total} />
    {refunded.amountMinor > 0 ? (
      <span className={styles.refunded}>
        <Money {...refunded} /> refunded
      </span>
    ) : null}
  </span>
);
