import { Money } from '../../ui/index.ts';
import type { OrderLine } from './order.types.ts';
import styles from './order-lines.module.css';

export interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** Names the table: "What Xarxa Chandlery sends". */
  readonly label: string;
}

/** The lines of a sub-order: what, how many, at which price; what was not accepted is said beside what was ordered. */
export function OrderLines({ lines, label }: OrderLinesProps) {
  return (
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
              <Money {...line.unitPrice} />
            </td>
            <td data-label="Total">
              <Money {...line.lineTotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line's name with variant, number and what is sent in its place. */
export function LineName({ line: { name, variant, sku, substitute } }: { line: OrderLine }) {
  const more = [variant, sku].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.name}>{name}</span>
      {more === '' ? null : <span className={styles.quiet}>{more}</span>}
      {substitute === null ? null : <span className={styles.substitute}>Instead: {substitute}</span>}
    </>
  );
}

function Quantity({ line: { quantity, acceptedQuantity, unit } }: { line: OrderLine }) {
  const unitWords = unit === null ? '' : ` ${unit}`;
  if (acceptedQuantity === null || acceptedQuantity === quantity)
    return (
      <>
        {quantity.toLocaleString('en-GB')}
        <span className={styles.unit}>{unitWords}</span>
      </>
    );
  return (
    <>
      <span className={styles.less}>
        {acceptedQuantity.toLocaleString('en-GB')} of {quantity.toLocaleString('en-GB')}
      </span>
      <span className={styles.unit}>{unitWords}</span>
    </>
  );
}
