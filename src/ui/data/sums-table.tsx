import type { ReactNode } from 'react';
import { formatMoney, type MoneyAmount } from '../text/money.tsx';
import { SumsRow as Row } from './sums-row.tsx';
import styles from './sums-table.module.css';

interface Sums {
  readonly subtotal: MoneyAmount;
  readonly tax: MoneyAmount;
  /** Includes its tax. Absent if nothing is delivered: for services. */
  readonly delivery?: MoneyAmount;
  readonly total: MoneyAmount;
}

/** Sums agreed later, in addition to the order: extra work. */
interface AddedSums {
  /** The label of the order's total if there are added sums: "Agreed price". */
  readonly agreedName: string;
  /** Each amount includes its tax. */
  readonly lines: readonly { readonly key: string; readonly name: ReactNode; readonly amount: MoneyAmount }[];
  /** The order and the added sums together. */
  readonly total: MoneyAmount;
}

/** The sums of an order, as ordered. */
interface SumsTableProps extends Sums {
  /** Distinguishes several tables on one page: "Totals for Xarxa Chandlery". */
  readonly label?: string;
  /**
   * The current sums; the ordered sums are shown next to them if the two differ. Absent if nothing has been ordered
   * yet.
   */
  readonly due?: Sums;
  /** The label of the current sums if they differ: “As proposed”. */
  readonly dueName?: string;
  /** The label of `subtotal` if it is not for goods. */
  readonly subtotalName?: string;
  /** "Tax (21%)". */
  readonly taxName?: string;
  /** "To your berth": shown next to the delivery. */
  readonly deliveryName?: string | null;
  /** Absent if nothing was added. */
  readonly added?: AddedSums;
  /** The VAT that the invoice has, of what is due; absent if nothing is delivered. */
  readonly vat?: { readonly total: MoneyAmount; readonly ofDelivery: MoneyAmount };
  /** What it is the sum of, where there are several: in a delivery whose goods are untaxed there is no tax either. */
  readonly parts?: readonly Pick<Sums, 'tax' | 'delivery'>[];
  /** The amount charged. */
  readonly charged?: MoneyAmount | null;
  readonly refunded?: MoneyAmount | null;
  readonly afterRefunds?: MoneyAmount | null;
  /** The VAT in it, by the credit notes; null while that is not known. */
  readonly vatAfterRefunds?: MoneyAmount | null;
  /** The market's commission; only for vendors and admins. */
  readonly commission?: MoneyAmount | null;
  /** The supplier's amount, and its label: "Comes to you". */
  readonly share?: MoneyAmount | null;
  readonly shareName?: string;
}

/**
 * The sums of an order as calculated by the server: goods or work, tax, delivery and total, then charges and refunds.
 */
export function SumsTable(props: SumsTableProps) {
  const { due = props, total, deliveryName, refunded = null, afterRefunds = null, label = 'Totals' } = props;
  const { commission = null, share = null, shareName, vatAfterRefunds = null } = props;
  const { subtotalName = 'Goods', charged = null, added, vat } = props;
  // Delivery is taxed at the rates of the goods, and its price includes that tax.
  const isTaxed = due.tax.amountMinor !== 0 || props.tax.amountMinor !== 0;
  const isDelivered = [due, props].some(({ delivery }) => (delivery?.amountMinor ?? 0) > 0);
  const hasUntaxedDelivery = (props.parts ?? []).some(
    ({ tax, delivery }) => tax.amountMinor === 0 && (delivery?.amountMinor ?? 0) > 0,
  );
  const isTaxedDelivery = isTaxed && isDelivered && !hasUntaxedDelivery;
  const { taxName = isTaxed && isDelivered ? 'Tax on the goods' : 'Tax' } = props;
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
            name={[isTaxedDelivery ? 'Delivery, tax included' : 'Delivery', deliveryName]
              .filter(Boolean)
              .join(' · ')}
            amount={due.delivery}
            ordered={before(props.delivery)}
          />
        )}
        <Row name={added?.agreedName ?? 'Total'} amount={due.total} ordered={before(total)} strong />
        {vat === undefined || vat.ofDelivery.amountMinor === 0 ? null : (
          // The invoice names the tax of goods and delivery as one sum.
          <Row
            name={`VAT in all${hasRefund ? ' before the refund' : ''}, ${formatMoney(vat.ofDelivery)} of it in the delivery`}
            amount={vat.total}
            isWide={isOther}
          />
        )}
        {added?.lines.map(({ key, name, amount }) => (
          <Row key={key} name={name} amount={amount} {...more} />
        ))}
        {added === undefined ? null : <Row name="Total" amount={added.total} strong {...more} />}
        {charged === null ? null : <Row name="Paid" amount={charged} {...more} />}
        {hasRefund ? <Row name="Refunded" amount={negative(refunded)} {...more} /> : null}
        {hasRefund && afterRefunds !== null ? (
          <Row name="After refunds" amount={afterRefunds} strong {...more} />
        ) : null}
        {hasRefund && isTaxed && vatAfterRefunds !== null ? (
          <Row name="VAT that remains, by the credit notes" amount={vatAfterRefunds} {...more} />
        ) : null}
        {commission === null ? null : <Row name="Commission" amount={negative(commission)} {...more} />}
        {share === null || shareName === undefined ? null : (
          <Row name={shareName} amount={share} strong {...more} />
        )}
      </tbody>
    </table>
  );
}

/** The amount with a minus sign, for a deduction; the amount itself comes from the server. */
const negative = ({ amountMinor, currency }: MoneyAmount): MoneyAmount => ({
  // Not `-amountMinor`, which would show zero as "-€0.00".
  amountMinor: 0 - amountMinor,
  currency,
});
