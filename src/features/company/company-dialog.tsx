import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { answer } from '../../api/index.ts';
import { SubmissionDialog, useFields } from '../forms/index.ts';
import {
  AboutField,
  AddressFields,
  changeOf,
  companyLabels,
  ContactFields,
  RegisterFields,
  useCompanyRules,
  valuesOfVendor,
  type CompanyField,
  type CompanyValues,
} from '../onboarding/index.ts';
import { vendorKey } from '../vendor-role/index.ts';
import { useApiMutation } from '../server-data/index.ts';
import type { Vendor } from './company.types.ts';

interface CompanyDialogProps {
  readonly vendor: Vendor;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Edits the company's data for crews and invoices. Mount it only while it is open. */
export function CompanyDialog({ vendor, onClose, returnFocusTo }: CompanyDialogProps) {
  // The version that the form started from, even if another is loaded while the user types.
  const [version] = useState(vendor.version);
  const fields = useFields<CompanyValues>(valuesOfVendor(vendor));
  const country = useWatch({ control: fields.control, name: 'country' });
  const rules = useCompanyRules();
  const bind = (field: CompanyField) => fields.field(field, rules[field]);
  const save = useApiMutation({
    send: ({ client, signal }, body: ReturnType<typeof changeOf>) =>
      answer(client.PUT('/vendor', { params: { header: { 'If-Match': String(version) } }, body, signal })),
    onDone: onClose,
    success: ({ message }) => message,
    invalidates: [vendorKey],
  });
  return (
    <SubmissionDialog
      title="Change your company"
      description={vendor.isLive ? 'You stay live. New invoices show what you save here.' : undefined}
      unsaved="your company"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      fields={fields}
      submission={save}
      places={{ labels: companyLabels }}
      onSubmit={(values) => void save.run(changeOf(values))}
      submit="Save"
      leave="Cancel"
    >
      <RegisterFields bind={bind} country={country} />
      <AddressFields bind={bind} country={country} />
      <ContactFields bind={bind} />
      <AboutField bind={bind} />
    </SubmissionDialog>
  );
}
