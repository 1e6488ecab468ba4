import type { ComponentProps } from 'react';
import { referenceLength } from '../../lib/bill-to.ts';
import { TextField } from '../../ui/index.ts';
import styles from './bill-to.module.css';

type Field = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

interface ReferenceFieldsProps {
  readonly poNumber: Field;
  readonly costCentre: Field;
}

const shared = { maxLength: referenceLength, autoComplete: 'off', optional: true } as const;

/** The buyer's own references of an order or a booking. */
export const ReferenceFields = ({ poNumber, costCentre }: ReferenceFieldsProps) => (
  <div className={styles.fields}>
    <TextField
      label="PO number"
      hint="Your own number for this purchase. It’s on the invoice."
      {...shared}
      {...poNumber}
    />
    <TextField
      label="Cost centre"
      hint="Where you book the cost. It’s on the invoice."
      {...shared}
      {...costCentre}
    />
  </div>
);
