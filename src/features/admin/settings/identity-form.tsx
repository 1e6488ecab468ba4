import { useWatch } from 'react-hook-form';
import { EmailField, Notice, Panel, TextField, When } from '../../../ui/index.ts';
import {
  emailRule,
  requiredText,
  SubmissionForm,
  useFields,
  useVatIdRule,
  type Submission,
} from '../../forms/index.ts';
import { addressRules, AddressFields, companyLabels } from '../../onboarding/index.ts';
import type { LegalIdentity, MarketIdentity } from './settings.types.ts';
import styles from './settings.module.css';

interface IdentityFormProps {
  readonly stored: MarketIdentity;
  readonly submission: Submission;
  readonly onSave: (input: LegalIdentity) => void;
}

const labels = {
  legalName: companyLabels.legalName,
  registrationNumber: companyLabels.registrationNumber,
  vatId: companyLabels.vatNumber,
  street: companyLabels.street,
  postalCode: companyLabels.postalCode,
  city: companyLabels.city,
  country: companyLabels.country,
  email: 'Email for invoices',
};

const orNull = (text: string): string | null => text.trim() || null;

/** The market's legal identity. Remount it when another version is stored. */
export function IdentityForm({ stored, submission, onSave }: IdentityFormProps) {
  const { identity, changed } = stored;
  const fields = useFields({
    legalName: identity?.legalName ?? '',
    registrationNumber: identity?.registrationNumber ?? '',
    vatId: identity?.vatId ?? '',
    street: identity?.street ?? '',
    postalCode: identity?.postalCode ?? '',
    city: identity?.city ?? '',
    country: identity?.country ?? '',
    email: identity?.email ?? '',
  });
  const country = useWatch({ control: fields.control, name: 'country' });
  const vatIdRule = useVatIdRule();
  const rules = { ...addressRules, country: { ...addressRules.country, deps: ['vatId' as const] } };
  return (
    <Panel
      title="Legal identity"
      description="Who runs the market by law. Vendors see it on their statements and on the invoices for your commission."
    >
      {identity === null ? (
        <Notice tone="warning" title="No commission invoices are issued yet">
          Enter who runs the market. The invoices for past months are then issued the following night.
        </Notice>
      ) : null}
      <SubmissionForm
        name="Legal identity"
        fields={fields}
        submission={submission}
        places={{ labels }}
        unsaved="the legal identity of the market"
        submit="Save"
        onSubmit={({ postalCode, vatId, ...given }) =>
          onSave({ ...given, postalCode: orNull(postalCode), vatId: orNull(vatId) })
        }
      >
        <TextField
          label={labels.legalName}
          hint="As registered."
          autoComplete="organization"
          {...fields.field('legalName', requiredText('Enter the name as registered.', 200))}
        />
        <TextField
          label={labels.registrationNumber}
          autoComplete="off"
          {...fields.field('registrationNumber', requiredText('Enter the registration number.', 60))}
        />
        <TextField
          label={labels.vatId}
          hint="Without one, the invoices charge no VAT."
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...fields.field('vatId', vatIdRule)}
        />
        <AddressFields bind={(field) => fields.field(field, rules[field])} country={country} />
        <EmailField
          label={labels.email}
          hint="Vendors write here about an invoice."
          autoComplete="email"
          {...fields.field('email', emailRule)}
        />
      </SubmissionForm>
      {changed === null ? null : (
        <p className={styles.quiet}>
          Last changed by {changed.by}, <When at={changed.at} />. Documents already issued don’t change.
        </p>
      )}
    </Panel>
  );
}
