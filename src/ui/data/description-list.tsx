import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionItem {
  readonly term: string;
  readonly description: ReactNode;
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
  /** `end`: figures below each other, which are compared by their digits. */
  readonly align?: 'start' | 'end';
}

/** Facts about one thing: terms left, values right of them; stacked on a phone. Nothing known is said as a dash. */
export function DescriptionList({ items, align = 'start' }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-align={align}>
      {items.map((item) => (
        <div key={item.term} className={styles.item}>
          <dt>{item.term}</dt>
          <dd>{item.description ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
