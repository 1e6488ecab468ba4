import type { ComponentProps } from 'react';
import { referenceLength } from '../../lib/bill-to.ts';
import { TextField } from '../../ui/index.ts';

type Field = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

interface ReferenceFieldsProps {
  readonly poNumber: Field;
  readonly costCentre: Field;
}

const shared = { maxLength: referenceLength, autoComplete: 'off', optional: true } as const;

/** The buyer's own references of an order or a booking, as two fields of their form's grid. */
export const ReferenceFields = ({ poNumber, costCentre }: ReferenceFieldsProps) => (
  <>
    <TextField label="PO number" hint="Your own number. It’s on the invoice." {...shared} {...poNumber} />
    <TextField
      label="Cost centre"
      hint="The budget that pays. It’s on the invoice."
      {...shared}
      {...costCentre}
    />
  </>
);
