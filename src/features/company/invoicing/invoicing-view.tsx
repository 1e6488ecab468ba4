import type { components } from '../../../api/index.ts';
import { invoicingTerms, type InvoiceIssuer } from '../../../lib/invoicing-terms.ts';
import { RadioCardsField, When } from '../../../ui/index.ts';
import { SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import styles from '../company.module.css';

type Invoicing = components['schemas']['Invoicing'];

interface InvoicingViewProps {
  readonly invoicing: Invoicing;
  readonly isOwner: boolean;
  readonly submission: Submission;
  readonly onChoose: (issuedBy: InvoiceIssuer) => void;
}

const options: readonly {
  readonly value: InvoiceIssuer;
  readonly label: string;
  readonly description: string;
}[] = [
  {
    value: 'quayside',
    label: 'Quayside issues my invoices on my behalf',
    description: invoicingTerms.sentences.quayside,
  },
  { value: 'vendor', label: 'I issue my own invoices', description: invoicingTerms.sentences.vendor },
];

/** The choice in a form for owners, as text for others. */
export function InvoicingView({ invoicing, isOwner, submission, onChoose }: InvoicingViewProps) {
  const fields = useFields<{ issuedBy: string }>({ issuedBy: invoicing.issuedBy });
  const current = options.find(({ value }) => value === invoicing.issuedBy);
  if (!isOwner)
    return (
      <p className={styles.hint}>
        {current?.label}. <Chosen {...invoicing} />
      </p>
    );
  return (
    <SubmissionForm
      name="Who issues your invoices"
      fields={fields}
      submission={submission}
      submit="Save my choice"
      onSubmit={({ issuedBy }) => onChoose(issuedBy === 'vendor' ? 'vendor' : 'quayside')}
    >
      <RadioCardsField
        label="From now on"
        hint="Sales that were invoiced before, and their refunds, stay with who issued them."
        columns={1}
        options={options}
        {...fields.field('issuedBy')}
      />
      <p className={styles.hint}>
        <Chosen {...invoicing} />
      </p>
    </SubmissionForm>
  );
}

function Chosen({ chosenAt, chosenBy }: Invoicing) {
  if (chosenAt === null) return 'Nobody has chosen yet. Until then Quayside issues them.';
  return (
    <>
      Chosen by {chosenBy}, <When at={chosenAt} />.
    </>
  );
}
