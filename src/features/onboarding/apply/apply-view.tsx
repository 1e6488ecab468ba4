import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { components } from '../../../api/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import { EmailField, RadioCardsField, TextField } from '../../../ui/index.ts';
import { ApplicationsOff, Entrance } from '../../account/index.ts';
import { CommissionNote } from '../../commission/index.ts';
import {
  NewPasswordField,
  PersonNameFields,
  type Places,
  TermsNote,
  emailRule,
  useFields,
  SubmissionForm,
} from '../../forms/index.ts';
import { RouteLink } from '../../links/index.ts';
import type { Failure } from '../../server-data/index.ts';
import { AddressFields, FieldGroup, RegisterFields, type BoundField } from '../company/company-fields.tsx';
import {
  changeOf,
  companyLabels,
  noCompany,
  useCompanyRules,
  type CompanyField,
  type CompanyValues,
} from '../company/company-values.ts';
import { ApplySteps } from './apply-steps.tsx';

interface ApplyValues extends CompanyValues {
  role: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** What is sent: the account, and the company that applies. */
interface Application {
  role: VendorRole;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  company: components['schemas']['Company'];
}

const places: Places<ApplyValues> = {
  labels: {
    ...companyLabels,
    role: 'Account type',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
  },
  codes: { PASSWORD_TOO_COMMON: 'password' },
};

/** The server's field names start with `company`; the applicant is the contact person. */
const fieldsHere: Readonly<Record<string, string>> = { contactName: 'firstName', contactEmail: 'email' };

function placedHere(failure: Failure): Failure {
  return {
    ...failure,
    fields: failure.fields.map(({ field, message }) => {
      const name = field.replace(/^\/?company[/.]/, '');
      return { field: fieldsHere[name] ?? name, message };
    }),
  };
}

interface ApplyViewProps {
  busy: boolean;
  slow: boolean;
  failure: Failure | null;
  /** The account was created, so leaving the page loses nothing. */
  done: boolean;
  onApply: (application: Application) => void;
  onCancel: () => void;
}

/** The applicant is the contact person until the company names another. */
function applicationOf({ role, password, ...typed }: ApplyValues): Application {
  const [firstName, lastName, email] = [typed.firstName.trim(), typed.lastName.trim(), typed.email.trim()];
  const { about: _, ...company } = changeOf({
    ...typed,
    contactName: `${firstName} ${lastName}`,
    contactEmail: email,
  });
  return {
    role: role === 'supplier' ? role : 'service_provider',
    firstName,
    lastName,
    email,
    password,
    company,
  };
}

/** A vendor's application without an account: first the company, then the account. */
export function ApplyView({ busy, slow, failure: refused, done, onApply, onCancel }: ApplyViewProps) {
  const failure = useMemo(() => refused && placedHere(refused), [refused]);
  const fields = useFields<ApplyValues>(
    { ...noCompany, role: '', firstName: '', lastName: '', email: '', password: '' },
    { isServerRendered: true },
  );
  const country = useWatch({ control: fields.control, name: 'country' });
  const rules = useCompanyRules();
  const bind = (name: CompanyField): BoundField => fields.field(name, rules[name]);
  return (
    <Entrance
      isLong
      aside={<ApplySteps />}
      title="Apply as a vendor"
      lead={
        <>
          Tell us about your company. It takes about five minutes, and you pay only when you sell.{' '}
          <CommissionNote />
        </>
      }
      more={
        <>
          <span>Have an account?</span>
          <RouteLink to="/login" keepFrom>
            Sign in
          </RouteLink>
          <RouteLink to="/get-started" keepFrom>
            Not a vendor?
          </RouteLink>
        </>
      }
    >
      <SubmissionForm
        name="Apply as a vendor"
        fields={fields}
        submission={{ busy, slow, failure, cancel: onCancel }}
        places={places}
        onSubmit={(values) => onApply(applicationOf(values))}
        submit="Apply"
        unsaved={done ? null : 'your application'}
        below={<TermsNote by="applying" />}
      >
        <ApplicationsOff>
          You can fill in this form and set up everything else. It’s kept, and you send your application as
          soon as we take new vendors again.
        </ApplicationsOff>
        <RadioCardsField
          label="What do you offer?"
          columns={1}
          options={[
            {
              value: 'supplier',
              label: 'Goods',
              description: 'Parts, provisions, equipment: your price list becomes a shop.',
            },
            {
              value: 'service_provider',
              label: 'Services',
              description: 'Work by the visit, hour or day: crew book your free time.',
            },
          ]}
          {...fields.field('role', { required: 'Choose what you offer.' })}
        />
        <RegisterFields bind={bind} country={country} />
        <AddressFields bind={bind} country={country} />
        <FieldGroup title="Your account">
          <PersonNameFields firstName="firstName" lastName="lastName" fields={fields} />
          <TextField
            label={companyLabels.contactPhone}
            optional
            type="tel"
            autoComplete="tel"
            hint="For questions about the application."
            {...bind('contactPhone')}
          />
          <EmailField
            autoComplete="username"
            hint="We’ll send a six-digit code to this address to confirm it’s yours."
            {...fields.field('email', emailRule)}
          />
          <NewPasswordField label="Password" name="password" fields={fields} />
        </FieldGroup>
      </SubmissionForm>
    </Entrance>
  );
}
