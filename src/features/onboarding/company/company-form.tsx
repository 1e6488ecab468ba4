import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OnboardingFailure, Vendor, VendorChange } from '../../../machines/onboarding/index.ts';
import { Form, FormActions, listFieldErrors, SubmitButton } from '../../../ui/index.ts';
import {
  isPlaced,
  useSecondsLeft,
  useServerProblems,
  WaitNotice,
  waitWords,
  type FormFailure,
  type Places,
} from '../../account/index.ts';
import { failureWords } from '../failure-words.ts';
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
  companyRules,
  valuesOfVendor,
  type CompanyField,
  type CompanyValues,
} from './company-values.ts';
import type { TypedCompany } from './typed-company.ts';

interface CompanyFormProps {
  vendor: Vendor;
  typed: TypedCompany;
  saving: boolean;
  /** Something else is under way: the form waits for it. */
  blocked: boolean;
  slow: boolean;
  failure: OnboardingFailure | null;
  /** What mends it, beside its words. */
  failureAction: ReactNode;
  /** Saving hands the application in as well. */
  sends: boolean;
  papers: ReactNode;
  /** What else can be done than save. */
  otherwise: ReactNode;
  onSave: (company: VendorChange) => void;
  onCancel: () => void;
}

const places: Places<CompanyValues> = { labels: companyLabels };

/** A refusal as forms place it: what an application still needs is said at its fields. */
function toFormFailure(failure: OnboardingFailure): FormFailure {
  const missing = failure.missing.map((field) => ({ field, message: 'is needed' }));
  return {
    ...failure,
    message: failureWords(failure),
    triesLeft: null,
    fields: [...failure.fields, ...missing],
  };
}

export function CompanyForm({
  vendor,
  typed,
  saving,
  blocked,
  slow,
  failure,
  failureAction,
  sends,
  papers,
  otherwise,
  onSave,
  onCancel,
}: CompanyFormProps) {
  const [typedBefore] = useState(() => typed.read());
  const { register, handleSubmit, setError, setValue, reset, control, formState } = useForm<CompanyValues>({
    shouldFocusError: false,
    defaultValues: valuesOfVendor(vendor),
  });
  const { errors, dirtyFields } = formState;
  const values = useWatch({ control });
  const told = useMemo(() => failure && toFormFailure(failure), [failure]);
  useServerProblems(told, setError, places);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);

  // A newer version from elsewhere changes what was not touched here; what was typed stays.
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
    // Text of fields, as it was put together in the line above.
    typed.keep(JSON.parse(touchedNow) as Partial<CompanyValues>);
  }, [typed, touchedNow]);

  const bind = (field: CompanyField): BoundField => {
    const message = errors[field]?.message;
    return { ...register(field, companyRules[field]), ...(message ? { error: message } : {}) };
  };
  const words = told && !isPlaced(told, places) ? told.message : null;
  return (
    <Form
      aria-label="Your company"
      busy={saving || blocked}
      errors={listFieldErrors(errors)}
      failure={
        words ? (
          <>
            {words} {failureAction}
          </>
        ) : null
      }
      onSubmit={(event) => void handleSubmit((typedValues) => onSave(changeOf(typedValues)))(event)}
    >
      <RegisterFields bind={bind} />
      <AddressFields bind={bind} />
      <ContactFields bind={bind} />
      <AboutField bind={bind} />
      {papers}
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <SubmitButton busy={saving} disabled={secondsLeft > 0}>
          {secondsLeft > 0
            ? `Try again ${waitWords(secondsLeft)}`
            : sends
              ? 'Save and hand in'
              : 'Save and go on'}
        </SubmitButton>
        {otherwise}
      </FormActions>
    </Form>
  );
}
