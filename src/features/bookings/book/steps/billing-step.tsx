import { useState } from 'react';
import type { BillTo } from '../../../../machines/booking/index.ts';
import { CheckboxField } from '../../../../ui/index.ts';
import {
  BillToFields,
  billToValuesOf,
  BuyerField,
  businessOf,
  type BillToValues,
} from '../../../bill-to/index.ts';
import { SubmissionForm, useFields } from '../../../forms/index.ts';
import type { StepProps } from '../book.types.ts';
import { StepFrame } from '../step-frame.tsx';

const still = { busy: false, slow: false, failure: null, cancel: () => undefined };

/** Who the booking is for: it decides the tax. Begins with what is remembered for the yacht. */
export function BillingStep({ snapshot, send, yachts, onRemember }: StepProps) {
  const { draft } = snapshot.context;
  const yacht = yachts.find(({ id }) => id === draft.details.yachtId) ?? null;
  const remembered = yacht?.billTo ?? null;
  const [isRemembered, setRemembered] = useState(true);
  const [begun] = useState<BillTo | null>(
    draft.settled.includes('billing') ? draft.billTo : (draft.billTo ?? remembered),
  );
  const fields = useFields<BillToValues>(billToValuesOf(begun ?? remembered));
  const [status, setStatus] = useState(begun?.status ?? 'private');
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title="Who is this booking for?"
      lead="A private person, unless you choose a business. It decides the tax, and whom the invoice is made out to."
    >
      <SubmissionForm
        name="Billing"
        fields={fields}
        submission={still}
        onSubmit={(values) => {
          const billTo = status === 'private' ? null : businessOf(values);
          if (billTo !== null && yacht !== null && isRemembered) onRemember(yacht, billTo);
          send({ type: 'BILLING.SUBMITTED', billTo });
        }}
        submit="Continue"
      >
        <BuyerField label="I’m booking for" value={status} onChange={setStatus} />
        {status === 'business' ? (
          <>
            <BillToFields fields={fields} />
            {yacht === null ? null : (
              <CheckboxField
                label={`Remember it for ${yacht.name}`}
                checked={isRemembered}
                onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
              />
            )}
          </>
        ) : null}
      </SubmissionForm>
    </StepFrame>
  );
}
