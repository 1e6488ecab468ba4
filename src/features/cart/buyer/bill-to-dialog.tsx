import { useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import { CheckboxField } from '../../../ui/index.ts';
import {
  BillToFields,
  billToPlaces,
  billToValuesOf,
  businessOf,
  type BillTo,
  type BillToValues,
} from '../../bill-to/index.ts';
import { SubmissionDialog, useFields, type Submission } from '../../forms/index.ts';

interface BillToDialogProps {
  /** The form's default values. */
  readonly billTo: BillTo | null;
  /** The yacht for which the business can be saved; null for none. */
  readonly yachtName: string | null;
  readonly submission: Submission;
  readonly onSave: (change: CartDetailsChange) => void;
  readonly onClose: () => void;
}

/** Asks for the business that buys; keeps what was typed after a refusal. */
export function BillToDialog({ billTo, yachtName, submission, onSave, onClose }: BillToDialogProps) {
  const fields = useFields<BillToValues>(billToValuesOf(billTo));
  const [isRemembered, setRemembered] = useState(true);
  return (
    <SubmissionDialog
      title="The yacht’s business"
      description="The invoice is made out to it. We check its VAT ID; the tax in your cart follows."
      size="medium"
      unsaved="the business"
      onClose={onClose}
      fields={fields}
      submission={submission}
      places={billToPlaces}
      onSubmit={(values) =>
        onSave({
          billTo: businessOf(values),
          ...(yachtName !== null && isRemembered && { rememberBillTo: true }),
        })
      }
      submit="Buy for this business"
      leave="Cancel"
    >
      <BillToFields fields={fields} />
      {yachtName === null ? null : (
        <CheckboxField
          label={`Remember it for ${yachtName}`}
          checked={isRemembered}
          onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
        />
      )}
    </SubmissionDialog>
  );
}
