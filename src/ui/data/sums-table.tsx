import type { ReactNode } from 'react';
import { Money, type MoneyAmount } from '../text/money.tsx';
import styles from './sums-table.module.css';

interface Sums {
  readonly subtotal: MoneyAmount;
  readonly tax: MoneyAmount;
  /** With the tax that is in it. Left out where nothing is delivered: for services. */
  readonly delivery?: MoneyAmount;
  readonly total: MoneyAmount;
}

/** What was agreed later, on top of what was ordered: extra work. */
interface AddedSums {
  /** What the total of the order is then called: "Agreed price". */
  readonly agreedName: string;
  /** Each with its tax. */
  readonly lines: readonly { readonly key: string; readonly name: ReactNode; readonly amount: MoneyAmount }[];
  /** All of it together. */
  readonly total: MoneyAmount;
}

/** What an order comes to, as ordered. */
interface SumsTableProps extends Sums {
  /** Distinguishes several tables on one page: "Totals for Xarxa Chandlery". */
  readonly label?: string;
  /**
   * The current sums; what was ordered is shown next to them where the two differ. Left out where nothing is ordered
   * yet.
   */
  readonly due?: Sums;
  /** What they are called then: “As proposed”. */
  readonly dueName?: string;
  /** What `subtotal` is for, where it is not goods. */
  readonly subtotalName?: string;
  /** "Tax (21%)". */
  readonly taxName?: string;
  /** "To your berth": shown next to the delivery. */
  readonly deliveryName?: string | null;
  /** Left out where nothing was. */
  readonly added?: AddedSums;
  /** What was charged. */
  readonly charged?: MoneyAmount | null;
  readonly refunded?: MoneyAmount | null;
  readonly afterRefunds?: MoneyAmount | null;
  /** The market's share; for vendors and admins alone. */
  readonly commission?: MoneyAmount | null;
  /** What the supplier gets, and what that is called: "Comes to you". */
  readonly share?: MoneyAmount | null;
  readonly shareName?: string;
}

/** What an order comes to as the server counts it: goods or work, tax, delivery and total, then what became of it. */
export function SumsTable(props: SumsTableProps) {
  const { due = props, total, deliveryName, refunded = null, afterRefunds = null, label = 'Totals' } = props;
  const { commission = null, share = null, shareName } = props;
  const { subtotalName = 'Goods', taxName = 'Tax', charged = null, added } = props;
  const isOther = due.total.amountMinor !== total.amountMinor;
  const hasRefund = refunded !== null && refunded.amountMinor > 0;
  const before = (ordered: MoneyAmount | undefined) => (isOther ? (ordered ?? null) : null);
  const more = { isWide: isOther };
  return (
    <table className={styles.sums} aria-label={label}>
      {isOther ? (
        <thead>
          <tr>
            <td />
            <th scope="col">Ordered</th>
            <th scope="col">{props.dueName ?? 'Now'}</th>
          </tr>
        </thead>
      ) : null}
      <tbody>
        <Row name={subtotalName} amount={due.subtotal} ordered={before(props.subtotal)} />
        <Row name={taxName} amount={due.tax} ordered={before(props.tax)} />
        {due.delivery === undefined ? null : (
          <Row
            name={deliveryName ? `Delivery, tax included · ${deliveryName}` : 'Delivery, tax included'}
            amount={due.delivery}
            ordered={before(props.delivery)}
          />
        )}
        <Row name={added?.agreedName ?? 'Total'} amount={due.total} ordered={before(total)} strong />
        {added?.lines.map(({ key, name, amount }) => (
          <Row key={key} name={name} amount={amount} {...more} />
        ))}
        {added === undefined ? null : <Row name="Total" amount={added.total} strong {...more} />}
        {charged === null ? null : <Row name="Paid" amount={charged} {...more} />}
        {hasRefund ? <Row name="Refunded" amount={negative(refunded)} {...more} /> : null}
        {hasRefund && afterRefunds !== null ? (
          <Row name="After refunds" amount={afterRefunds} strong {...more} />
        ) : null}
        {commission === null ? null : <Row name="Commission" amount={negative(commission)} {...more} />}
        {share === null || shareName === undefined ? null : (
          <Row name={shareName} amount={share} strong {...more} />
        )}
      </tbody>
    </table>
  );
}

/** Shown as what goes off; the amount itself is the server's. */
const negative = ({ amountMinor, currency }: MoneyAmount): MoneyAmount => ({
  // Not `-amountMinor`: of nothing that would be "-€0.00".
  amountMinor: 0 - amountMinor,
  currency,
});

interface RowProps {
  readonly name: ReactNode;
  readonly amount: MoneyAmount;
  /** Beside it; null: it is the same. */
  readonly ordered?: MoneyAmount | null;
  readonly strong?: boolean;
  /** Leaves the column of what was ordered empty. */
  readonly isWide?: boolean;
}

function Row({ name, amount, ordered = null, strong = false, isWide = false }: RowProps) {
  return (
    <tr data-strong={strong}>
      <th scope="row">{name}</th>
      {ordered === null ? (
        isWide ? (
          <td />
        ) : null
      ) : (
        <td className={styles.ordered}>
          <Money {...ordered} />
        </td>
      )}
      <td>
        <Money {...amount} />
      </td>
    </tr>
  );
}
