import { Button } from '../../../../ui/index.ts';
import type { ReviewRow } from '../review.types.ts';
import styles from './cell-panel.module.css';

interface SkuQuestionProps {
  readonly row: ReviewRow;
  /** Called with the item that the row is. */
  readonly onItem: (item: ReviewRow['itemsAsked'][number]) => void;
}

/** Which of the vendor's items a row is, if its SKU belongs to several. */
export function SkuQuestion({ row, onItem }: SkuQuestionProps) {
  if (row.itemsAsked.length === 0) return null;
  return (
    <div className={styles.question} role="group" aria-label="Which of your items is this?">
      <p>
        Which of your items is this? <span className={styles.quiet}>The row gets its name and variant.</span>
      </p>
      {row.itemsAsked.map((item) => (
        <Button
          key={`${item.name} ${item.variant ?? ''}`}
          size="1"
          variant="surface"
          onClick={() => onItem(item)}
        >
          {item.variant === null ? item.name : `${item.name} · ${item.variant}`}
        </Button>
      ))}
    </div>
  );
}
