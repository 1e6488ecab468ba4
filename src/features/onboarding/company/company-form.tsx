import { useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { TabTexts } from '../../../browser/tab-texts.ts';
import type { Vendor, VendorChange } from '../../../machines/onboarding/index.ts';
import { SubmissionForm, useFields, type Places, type Submission } from '../../forms/index.ts';
import { failureText } from '../failure-texts.ts';
import {
  AboutField,
  AddressFields,
  ContactFields,
  RegisterFields,
  type BoundField,
} from './company-fields.tsx';
import {
  changeOf,
  companyFields,
  companyLabels,
  useCompanyRules,
  valuesOfVendor,
  type CompanyField,
  type CompanyValues,
} from './company-values.ts';

interface CompanyFormProps {
  vendor: Vendor;
  typed: TabTexts;
  submission: Submission;
  /** Something else is in progress, so the form cannot be sent. */
  isBlocked: boolean;
  /** A button that fixes the failure, after its message. */
  failureAction: ReactNode;
  /** Saving also sends the application. */
  sends: boolean;
  papers: ReactNode;
  /** Buttons other than Save. */
  otherwise: ReactNode;
  onSave: (company: VendorChange) => void;
}

const places: Places<CompanyValues> = { labels: companyLabels };

export function CompanyForm(props: CompanyFormProps) {
  const { vendor, typed, submission, isBlocked, failureAction, sends, papers, otherwise, onSave } = props;
  const [typedBefore] = useState(() => typed.read());
  const fields = useFields<CompanyValues>(valuesOfVendor(vendor));
  const { setValue, reset, control, formState } = fields;
  const { dirtyFields } = formState;
  const values = useWatch({ control });

  // A newer version updates the untouched fields; what was typed stays.
  useEffect(
    () => reset(valuesOfVendor(vendor), { keepDirtyValues: true, keepErrors: true }),
    [reset, vendor],
  );

  useEffect(() => {
    for (const field of companyFields) {
      const text = typedBefore[field];
      if (text !== undefined) setValue(field, text, { shouldDirty: true });
    }
  }, [setValue, typedBefore]);

  const touched = companyFields.filter((field) => dirtyFields[field]);
  const touchedNow = JSON.stringify(Object.fromEntries(touched.map((field) => [field, values[field] ?? ''])));
  useEffect(() => {
    // Values of form fields, serialised in the line above.
    typed.keep(JSON.parse(touchedNow) as Readonly<Record<string, string>>);
  }, [typed, touchedNow]);

  const rules = useCompanyRules();
  const bind = (field: CompanyField): BoundField => fields.field(field, rules[field]);
  return (
    <SubmissionForm
      name="Your company"
      fields={fields}
      submission={submission}
      isBlocked={isBlocked}
      places={places}
      textOf={(failure) => (
        <>
          {failureText(failure)} {failureAction}
        </>
      )}
      onSubmit={(company) => onSave(changeOf(company))}
      submit={sends ? 'Send for approval and continue' : 'Save and continue'}
      otherwise={otherwise}
    >
      <RegisterFields bind={bind} country={values.country ?? ''} />
      <AddressFields bind={bind} country={values.country ?? ''} />
      <ContactFields bind={bind} />
      <AboutField bind={bind} />
      {papers}
    </SubmissionForm>
  );
}
