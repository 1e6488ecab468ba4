import type { ReactNode } from 'react';
import { Money, type MoneyAmount } from '../text/money.tsx';
import styles from './sums-table.module.css';

interface SumsRowProps {
  readonly name: ReactNode;
  readonly amount: MoneyAmount;
  /** The ordered amount, shown next to the current one; null if they are equal. */
  readonly ordered?: MoneyAmount | null;
  readonly strong?: boolean;
  /** Leaves the column of ordered amounts empty. */
  readonly isWide?: boolean;
}

/** One amount of a table of sums. */
export function SumsRow({ name, amount, ordered = null, strong = false, isWide = false }: SumsRowProps) {
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
