import type { ReactNode } from 'react';
import type { MoneyAmount } from '../text/money.tsx';
import { SumsRow } from './sums-row.tsx';
import styles from './sums-table.module.css';

interface AmountsTableProps {
  /** Distinguishes it for those who hear it: "What goes back". */
  readonly label: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly amount: MoneyAmount;
    readonly strong?: boolean;
  }[];
}

/** Amounts below each other that a sum is made of. */
export const AmountsTable = ({ label, rows }: AmountsTableProps) => (
  <table className={styles.sums} aria-label={label}>
    <tbody>
      {rows.map(({ key, ...row }) => (
        <SumsRow key={key} {...row} />
      ))}
    </tbody>
  </table>
);
