import type { ComponentProps } from 'react';
import { EmailField, RadioCardsField } from '../../../ui/index.ts';
import { emailRule, SubmissionDialog, useFields, type Submission } from '../../forms/index.ts';
import { roleOptions } from './colleague-texts.ts';
import type { VendorRole } from './colleagues.types.ts';

interface InviteDialogProps {
  readonly submission: Submission;
  readonly onInvite: (invitation: { readonly email: string; readonly role: VendorRole }) => void;
  readonly onClose: () => void;
}

const roleOf = (value: string): VendorRole =>
  roleOptions.find((option) => option.value === value)?.value ?? 'reader';

type RoleFieldProps = Omit<ComponentProps<typeof RadioCardsField>, 'label' | 'options' | 'columns'>;

const RoleField = (field: RoleFieldProps) => (
  <RadioCardsField label="Role" columns={1} options={roleOptions} {...field} />
);

/** Asks for the address and the role of a new colleague. Mount it only while it is open. */
export function InviteDialog({ submission, onInvite, onClose }: InviteDialogProps) {
  const fields = useFields({ email: '', role: 'editor' });
  return (
    <SubmissionDialog
      title="Invite a colleague"
      description="We’ll email a link that works once, for seven days."
      size="small"
      unsaved="this invitation"
      onClose={onClose}
      fields={fields}
      submission={submission}
      places={{ labels: { email: 'Email', role: 'Role' } }}
      onSubmit={({ email, role }) => onInvite({ email: email.trim(), role: roleOf(role) })}
      submit="Send the invitation"
      leave="Cancel"
    >
      <EmailField autoComplete="off" {...fields.field('email', emailRule)} />
      <RoleField {...fields.field('role')} />
    </SubmissionDialog>
  );
}

interface RoleDialogProps {
  readonly name: string;
  readonly role: VendorRole;
  readonly submission: Submission;
  readonly onChange: (role: VendorRole) => void;
  readonly onClose: () => void;
}

/** Changes a colleague's role. Mount it only while it is open. */
export function RoleDialog({ name, role, submission, onChange, onClose }: RoleDialogProps) {
  const fields = useFields<{ role: string }>({ role });
  return (
    <SubmissionDialog
      title={`What may ${name} do?`}
      name="Change the role"
      size="small"
      unsaved="this role"
      onClose={onClose}
      fields={fields}
      submission={submission}
      places={{ labels: { role: 'Role' } }}
      onSubmit={(values) => onChange(roleOf(values.role))}
      submit="Save"
      leave="Cancel"
    >
      <RoleField {...fields.field('role')} />
    </SubmissionDialog>
  );
}
