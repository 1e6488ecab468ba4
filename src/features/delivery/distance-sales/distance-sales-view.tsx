import type { components } from '../../../api/index.ts';
import { RadioCardsField, When } from '../../../ui/index.ts';
import { SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import styles from '../delivery.module.css';

type DistanceSales = components['schemas']['DistanceSales'];

interface DistanceSalesViewProps {
  readonly said: DistanceSales;
  readonly isOwner: boolean;
  readonly submission: Submission;
  readonly onSay: (taxedAtDestination: boolean) => void;
}

const options = [
  {
    value: 'home',
    label: 'My own country’s VAT',
    description:
      'My sales to private buyers in other EU countries come to less than €10,000 a year, before VAT: all of them together, on Quayside and elsewhere.',
  },
  {
    value: 'destination',
    label: 'The VAT of the country it goes to',
    description:
      'My sales are above €10,000 a year, or I have chosen this at my tax office. I declare that VAT through the One-Stop Shop (OSS), or am registered there.',
  },
] as const;

const chosen = ({ taxedAtDestination }: DistanceSales): string =>
  taxedAtDestination === null ? '' : taxedAtDestination ? 'destination' : 'home';

/** The question in a form for owners, the answer as text for others. */
export function DistanceSalesView({ said, isOwner, submission, onSay }: DistanceSalesViewProps) {
  const fields = useFields<{ taxed: string }>({ taxed: chosen(said) });
  const current = options.find(({ value }) => value === chosen(said));
  if (!isOwner)
    return (
      <p className={styles.said}>
        {current && `${current.label}. `}
        <Said {...said} />
      </p>
    );
  return (
    <SubmissionForm
      name="VAT on deliveries to other EU countries"
      fields={fields}
      submission={submission}
      submit="Save my answer"
      onSubmit={({ taxed }) => onSay(taxed === 'destination')}
    >
      <RadioCardsField
        label="Which VAT do you charge private buyers in other EU countries?"
        hint="Ask your accountant if you are not sure: you are responsible for it. It applies to new orders."
        columns={1}
        options={options}
        {...fields.field('taxed', {
          validate: (value: string) => value !== '' || 'Choose one of the two.',
        })}
      />
      <p className={styles.said}>
        <Said {...said} />
      </p>
    </SubmissionForm>
  );
}

function Said({ saidAt, saidBy }: DistanceSales) {
  if (saidAt === null) return 'Nobody has chosen yet. Until then, your own country’s VAT is charged.';
  return (
    <>
      Said by {saidBy}, <When at={saidAt} />.
    </>
  );
}
