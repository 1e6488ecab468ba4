import type { ReactNode } from 'react';
import { Money } from '../../ui/index.ts';
import type { Money as Amount } from './order.types.ts';
import styles from './sums-table.module.css';

export interface SumsTableProps {
  /** Tells several on one page apart: "Sums of Xarxa Chandlery". */
  readonly label?: string;
  readonly subtotal: Amount;
  readonly tax: Amount;
  readonly delivery: Amount;
  readonly total: Amount;
  /** "To your berth": stands beside the delivery. */
  readonly deliveryName?: string | null;
  /** What the sub-order comes to since the supplier answered; null or left out: as ordered. */
  readonly acceptedTotal?: Amount | null;
  readonly refunded?: Amount | null;
  /** The market's share; for vendors and admins alone. */
  readonly commission?: Amount | null;
  /** "Comes to you" for the vendor's own screens; the total without commission and refunds is shown under this name. */
  readonly shareName?: string;
}

/** What an order comes to: goods, tax, delivery and total, then what became of it. */
export function SumsTable(props: SumsTableProps) {
  const { subtotal, tax, delivery, total, deliveryName, acceptedTotal = null, refunded = null } = props;
  const { commission = null, shareName, label = 'Sums' } = props;
  const isLess = acceptedTotal !== null && acceptedTotal.amountMinor !== total.amountMinor;
  const hasRefund = refunded !== null && refunded.amountMinor > 0;
  const due = acceptedTotal ?? total;
  return (
    <table className={styles.sums} aria-label={label}>
      <tbody>
        <Row name="Goods" amount={subtotal} />
        <Row name="Tax" amount={tax} />
        <Row name={deliveryName ? `Delivery · ${deliveryName}` : 'Delivery'} amount={delivery} />
        <Row name={isLess ? 'Total as ordered' : 'Total'} amount={total} strong={!isLess} />
        {isLess ? <Row name="Total accepted" amount={acceptedTotal} strong /> : null}
        {hasRefund ? <Row name="Refunded" amount={negative(refunded)} /> : null}
        {commission === null ? null : <Row name="Commission" amount={negative(commission)} />}
        {commission === null || shareName === undefined || hasRefund ? null : (
          <Row name={shareName} amount={minus(due, commission)} strong />
        )}
      </tbody>
    </table>
  );
}

const minus = (one: Amount, other: Amount): Amount => ({
  ...one,
  amountMinor: one.amountMinor - other.amountMinor,
});

const negative = ({ amountMinor, currency }: Amount): Amount => ({
  // Not `-amountMinor`: of nothing that would be "-€0.00".
  amountMinor: 0 - amountMinor,
  currency,
});

function Row({ name, amount, strong = false }: { name: ReactNode; amount: Amount; strong?: boolean }) {
  return (
    <tr data-strong={strong}>
      <th scope="row">{name}</th>
      <td>
        <Money {...amount} />
      </td>
    </tr>
  );
}
