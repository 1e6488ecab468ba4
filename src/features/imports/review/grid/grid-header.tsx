import { memo } from 'react';
import { fieldDisplays } from '../field-display.ts';
import { fieldNames } from '../review.labels.ts';
import type { FileColumn } from '../review.types.ts';
import styles from './review-grid.module.css';
import type { ColumnSlot } from './use-column-window.ts';

/** "C · Prix HT": the file's column that a column of the table is read from. */
function originOf(columns: readonly FileColumn[], slot: ColumnSlot): string {
  const found = columns.filter((column) => column.field === slot.field);
  const [first] = found;
  if (!first) return '';
  const name = first.header === null ? first.letter : `${first.letter} · ${first.header}`;
  return found.length > 1 ? `${name} +${found.length - 1}` : name;
}

interface GridHeaderProps {
  readonly headerWidth: number;
  readonly slots: readonly ColumnSlot[];
  readonly columns: readonly FileColumn[];
}

export const GridHeader = memo(function GridHeader({ headerWidth, slots, columns }: GridHeaderProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner} style={{ width: headerWidth }}>
        Row
      </div>
      {slots.map((slot) => {
        const origin = originOf(columns, slot);
        return (
          <div
            key={slot.field}
            role="columnheader"
            aria-colindex={slot.column + 2}
            className={slot.column === 0 ? `${styles.headCell} ${styles.first}` : styles.headCell}
            style={{ left: slot.left, width: slot.width }}
            data-numeric={fieldDisplays[slot.field].isNumeric}
          >
            <span className={styles.headName}>{fieldNames[slot.field]}</span>{' '}
            {origin === '' ? null : (
              <span className={styles.headOrigin} title={origin}>
                {origin}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});
