import { Money, type MoneyAmount } from '../../ui/index.ts';
import styles from './money.module.css';

export interface Figure {
  readonly name: string;
  readonly amount: MoneyAmount;
  /** What it consists of, in a few words. */
  readonly description: string;
}

/** Important sums; null while loading. */
export function Figures({ figures, label }: { figures: readonly Figure[] | null; label: string }) {
  if (figures === null) return <div className={styles.figures} aria-hidden data-waiting />;
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ name, amount, description }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={styles.amount}>
            <Money {...amount} />
          </dd>
          <dd className={styles.words}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
