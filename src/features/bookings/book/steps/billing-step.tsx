import type { BillTo } from '../../../../machines/booking/index.ts';
import { Button, CheckboxField, RadioCardsField, SelectField, TextField } from '../../../../ui/index.ts';
import { countryOptions } from '../../../account/index.ts';
import { SubmissionForm, useFields, useVatIdRule } from '../../../forms/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { StepFrame } from '../step-frame.tsx';

interface Values {
  status: 'private' | 'business';
  country: string;
  vatId: string;
  usedCommercially: boolean;
}

/** The contract's limit (BillTo). */
const vatIdLength = 20;

const still = { busy: false, slow: false, failure: null, cancel: () => undefined };

const billToOf = ({ status, country, vatId, usedCommercially }: Values): BillTo | null =>
  status === 'private'
    ? null
    : { status, country, vatId: vatId.trim().toUpperCase() || null, usedCommercially };

/** Who the booking is for: it decides the tax. */
export function BillingStep({ snapshot, send }: StepProps) {
  const { billTo } = snapshot.context.draft;
  const fields = useFields<Values>({
    status: billTo?.status ?? 'private',
    country: billTo?.country ?? '',
    vatId: billTo?.vatId ?? '',
    usedCommercially: billTo?.usedCommercially ?? false,
  });
  const vatIdRule = useVatIdRule();
  const isBusiness = fields.watch('status') === 'business';
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title="Who do you book for?"
      lead="It decides the tax. The invoice is made out accordingly."
    >
      <SubmissionForm
        name="Billing"
        fields={fields}
        submission={still}
        onSubmit={(values) => send({ type: 'BILLING.SUBMITTED', billTo: billToOf(values) })}
        submit="Continue"
        otherwise={
          <Button
            type="button"
            size="3"
            variant="surface"
            color="gray"
            highContrast
            onClick={() => send({ type: 'STEP.SKIPPED', step: 'billing' })}
          >
            Skip
          </Button>
        }
      >
        <RadioCardsField
          label="I book for"
          options={[
            {
              value: 'private',
              label: 'Myself or a private owner',
              description: 'Taxed where the work is done.',
            },
            {
              value: 'business',
              label: 'A company',
              description: 'With a valid VAT number, the tax can be lower or none.',
            },
          ]}
          {...fields.field('status')}
        />
        {isBusiness ? (
          <div className={styles.fields}>
            <SelectField
              label="Country of the company"
              placeholder="Choose a country"
              options={countryOptions()}
              {...fields.field('country', {
                validate: (country) => country !== '' || 'Choose the country of the company.',
                deps: 'vatId',
              })}
            />
            <TextField
              label="VAT number"
              hint="With its country’s letters, such as FR11123456782."
              optional
              autoComplete="off"
              maxLength={vatIdLength}
              {...fields.field('vatId', vatIdRule)}
            />
            <div className={styles.wide}>
              <CheckboxField
                label="The yacht is used commercially on the high seas"
                hint="For example, a charter yacht with a commercial registration."
                {...fields.field('usedCommercially')}
              />
            </div>
          </div>
        ) : null}
      </SubmissionForm>
    </StepFrame>
  );
}
