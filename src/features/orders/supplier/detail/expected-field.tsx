import { useState } from 'react';
import { TextField } from '../../../../ui/index.ts';
import type { Fields } from '../../../forms/index.ts';
import { expectedLabel, type SubOrder } from '../../shared/index.ts';
import { ownToday } from '../own-today.ts';
import styles from './act-dialog.module.css';

/** When it is expected, or can be collected. */
export function ExpectedField({
  subOrder,
  field,
}: {
  readonly subOrder: Pick<SubOrder, 'deliveryKind'>;
  readonly field: Fields<{ readyOn: string }>['field'];
}) {
  const [first] = useState(ownToday);
  return (
    <TextField
      label={expectedLabel(subOrder.deliveryKind)}
      hint="The buyer sees this date."
      type="date"
      min={first}
      className={styles.date}
      {...field('readyOn', {
        validate: (day) =>
          day === '' ? 'Enter the date.' : day >= first || 'Enter today’s date or a later one.',
      })}
    />
  );
}
