import { useState } from 'react';
import { Notice, TextField } from '../../../../ui/index.ts';
import type { Fields } from '../../../forms/index.ts';
import { dayText, expectedLabel, type Place, type SubOrder } from '../../shared/index.ts';
import { ownToday } from '../own-today.ts';
import styles from './sub-order-action-dialog.module.css';

interface ExpectedFieldProps {
  readonly subOrder: Pick<SubOrder, 'deliveryKind'>;
  readonly place: Pick<Place, 'latestUsefulOn'>;
  readonly field: Fields<{ readyOn: string }>['field'];
  /** The date as typed. */
  readonly day: string;
}

/** The field of the expected date. A date that is too late for the buyer is allowed, with a warning. */
export function ExpectedField({ subOrder, place: { latestUsefulOn }, field, day }: ExpectedFieldProps) {
  const [first] = useState(ownToday);
  return (
    <>
      <TextField
        label={expectedLabel(subOrder.deliveryKind)}
        hint="The buyer sees this date."
        type="date"
        min={first}
        className={styles.date}
        {...field('readyOn', {
          validate: (typed) =>
            typed === '' ? 'Enter the date.' : typed >= first || 'Enter today’s date or a later one.',
        })}
      />
      {latestUsefulOn !== null && day > latestUsefulOn ? (
        <Notice tone="warning" live>
          This is after {dayText(latestUsefulOn)}, the buyer’s latest useful date.
        </Notice>
      ) : null}
    </>
  );
}
