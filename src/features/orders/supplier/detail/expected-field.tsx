import { useState } from 'react';
import { TextField } from '../../../../ui/index.ts';
import type { Fields } from '../../../forms/index.ts';
import { expectedLabel, type SubOrder } from '../../shared/index.ts';
import styles from './act-dialog.module.css';

/** A day of today's or later: yesterday still goes on west of Greenwich. */
const dayMs = 24 * 60 * 60 * 1000;
const firstDay = (): string => new Date(Date.now() - dayMs).toISOString().slice(0, 10);

/** When it is expected, or can be collected. */
export function ExpectedField({
  subOrder,
  field,
}: {
  readonly subOrder: Pick<SubOrder, 'deliveryKind'>;
  readonly field: Fields<{ readyOn: string }>['field'];
}) {
  const [first] = useState(firstDay);
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
