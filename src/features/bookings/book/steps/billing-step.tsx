import { useMemo, useState } from 'react';
import type { BillTo } from '../../../../machines/booking/index.ts';
import { CheckboxField } from '../../../../ui/index.ts';
import {
  BillToFields,
  billToPlaces,
  billToValuesOf,
  BuyerField,
  businessFailureOf,
  businessOf,
  type BillToValues,
} from '../../../bill-to/index.ts';
import { SubmissionForm, useFields } from '../../../forms/index.ts';
import type { StepProps } from '../book.types.ts';
import { StepFrame } from '../step-frame.tsx';
import { ChosenLine } from './chosen-line.tsx';

const still = { busy: false, slow: false, cancel: () => undefined };

/** A business as far as its price can be asked for; null while its name or country is missing. */
const completeBusiness = (values: BillToValues): BillTo | null =>
  values.country === '' || values.companyName.trim() === '' ? null : businessOf(values);

/** Asks who the booking is for, which decides the tax. The defaults are those saved for the yacht. */
export function BillingStep({ snapshot, send, slots, yachts, onRemember, ...price }: StepProps) {
  const { draft, failure } = snapshot.context;
  // Errors in the business's data are shown at their fields, other failures above the form.
  const isAtField = failure?.code === 'VALIDATION' && draft.billTo !== null;
  const refused = useMemo(
    () => (isAtField ? businessFailureOf({ ...failure, triesLeft: null }) : null),
    [failure, isAtField],
  );
  const yacht = yachts.find(({ id }) => id === draft.details.yachtId) ?? null;
  const remembered = yacht?.billTo ?? null;
  const [isRemembered, setRemembered] = useState(true);
  const [begun] = useState<BillTo | null>(
    draft.settled.includes('billing') ? draft.billTo : (draft.billTo ?? remembered),
  );
  const fields = useFields<BillToValues>(billToValuesOf(begun ?? remembered));
  const [status, setStatus] = useState(begun?.status ?? 'private');
  // The price follows what is typed, one field after the other.
  const [priced, setPriced] = useState<BillTo | null>(begun ?? remembered);
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title="Who is this booking for?"
      {...(isAtField && { failure: null })}
      lead={
        status === 'business'
          ? `${priced?.companyName ?? 'A business'}: this decides the tax, and the invoice is made out to it.`
          : 'A private person, unless you choose a business. This decides the tax, and who the invoice is made out to.'
      }
    >
      <ChosenLine
        {...price}
        snapshot={snapshot}
        slots={slots}
        billTo={{ status }}
        business={status === 'business' ? priced : null}
      />
      <SubmissionForm
        name="Billing"
        fields={fields}
        submission={{ ...still, failure: refused }}
        places={billToPlaces}
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
            <div onBlur={() => setPriced(completeBusiness(fields.getValues()))}>
              <BillToFields fields={fields} />
            </div>
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
