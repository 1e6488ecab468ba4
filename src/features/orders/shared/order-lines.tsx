import { Money } from '../../../ui/index.ts';
import type { Money as MoneyValue, OrderLine } from './order.types.ts';
import styles from './order-lines.module.css';
import { unitAfter } from '../../../lib/quantity-text.ts';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** Names the table: "What Xarxa Chandlery sends". */
  readonly label: string;
  /** What the price beside today’s is called. */
  readonly before?: 'ordered' | 'asked';
}

/** The lines of a sub-order: what, how many, at which price; what was not accepted is said beside what was ordered. Below, why there is no tax. */
export function OrderLines({ lines, label, before = 'ordered' }: OrderLinesProps) {
  const taxReasons = [...new Set(lines.flatMap(({ taxReason }) => taxReason ?? []))];
  return (
    <>
      <table className={styles.lines} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <LineName line={line} />
              </th>
              <td data-label="Quantity">
                <Quantity line={line} />
              </td>
              <td data-label="Price">
                <Amount ordered={line.unitPrice} now={line.accepted?.unitPrice ?? null} before={before} />
              </td>
              <td data-label="Total">
                <Amount ordered={line.lineTotal} now={line.accepted?.lineTotal ?? null} before={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {taxReasons.map((reason) => (
        <p key={reason} className={styles.taxReason}>
          {reason}
        </p>
      ))}
    </>
  );
}

/** A line's name with variant, number and what is sent in its place. */
function LineName({ line: { name, variant, sku, substitute } }: { line: OrderLine }) {
  const more = [variant, sku].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.name}>{name}</span>
      {more === '' ? null : <span className={styles.quiet}>{more}</span>}
      {substitute === null ? null : <span className={styles.substitute}>Instead: {substitute}</span>}
    </>
  );
}

/** The current amount, with what was ordered below it where that differs. */
interface AmountProps {
  readonly ordered: MoneyValue;
  readonly now: MoneyValue | null;
  readonly before: string;
}

function Amount({ ordered, now, before }: AmountProps) {
  if (now === null || now.amountMinor === ordered.amountMinor) return <Money {...ordered} />;
  return (
    <>
      <Money {...now} />
      <span className={styles.before}>
        {before} <Money {...ordered} />
      </span>
    </>
  );
}

function Quantity({ line: { quantity, accepted, unit } }: { line: OrderLine }) {
  if (accepted === null || accepted.quantity === quantity)
    return (
      <>
        {quantity.toLocaleString('en-GB')}
        <span className={styles.unit}>{unitAfter(quantity, unit)}</span>
      </>
    );
  if (accepted.quantity === 0)
    return (
      <>
        <span className={styles.less}>None of {quantity.toLocaleString('en-GB')}</span>
        <span className={styles.unit}>{unitAfter(quantity, unit)}</span>
      </>
    );
  return (
    <>
      <span className={styles.less}>
        {accepted.quantity.toLocaleString('en-GB')} of {quantity.toLocaleString('en-GB')}
      </span>
      <span className={styles.unit}>{unitAfter(quantity, unit)}</span>
      <span className={styles.before}>{(quantity - accepted.quantity).toLocaleString('en-GB')} missing</span>
    </>
  );
}
