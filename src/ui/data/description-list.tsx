import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionItem {
  readonly term: string;
  readonly description: ReactNode;
}

/** Facts about one thing: terms left, values right of them; stacked on a phone. Nothing known is said as a dash. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.term} className={styles.item}>
          <dt>{item.term}</dt>
          <dd>{item.description ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
