import { Money } from '../../../ui/index.ts';
import type { Money as MoneyValue } from './order.types.ts';
import styles from './total-with-refund.module.css';

interface TotalWithRefundProps {
  readonly total: MoneyValue;
  readonly refunded: MoneyValue;
}

/** An order's total in a list, with the refunded amount. */
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
