import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionItem {
  readonly term: string;
  readonly description: ReactNode;
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
  /** `end` aligns figures below each other, so that their digits can be compared. */
  readonly align?: 'start' | 'end';
}

/** Facts about one thing: terms left, values right; stacked on a phone. A missing value is shown as a dash. */
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
