import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  EmailField,
  ErrorState,
  Panel,
  QuietButton,
  SkeletonText,
  StatusBadge,
  When,
} from '../../../ui/index.ts';
import { emailRule, ReasonDialog, SubmissionDialog, useFields, type Submission } from '../../forms/index.ts';
import { InvitationRow, PeopleRows, PersonRow } from '../../people/index.ts';
import { useAdmins, useInviteAdmin, useRemoveAdmin, useWithdrawAdmin } from './settings-queries.ts';
import type { Admins } from './settings.types.ts';

interface InviteProps {
  readonly submission: Submission;
  readonly onInvite: (invitation: { readonly email: string }) => void;
  readonly onClose: () => void;
}

/** Asks for the address to invite. Mount it only while it is open. */
function InviteAdminDialog({ submission, onInvite, onClose }: InviteProps) {
  const fields = useFields({ email: '' });
  return (
    <SubmissionDialog
      title="Invite an admin"
      description="An admin can do everything you can. We’ll email a link that works once, for seven days."
      size="small"
      unsaved="this invitation"
      onClose={onClose}
      fields={fields}
      submission={submission}
      places={{ labels: { email: 'Email' } }}
      onSubmit={({ email }) => onInvite({ email: email.trim() })}
      submit="Send the invitation"
      leave="Cancel"
    >
      <EmailField autoComplete="off" {...fields.field('email', emailRule)} />
    </SubmissionDialog>
  );
}

type Admin = Admins['admins'][number];

interface AdminsListProps {
  readonly people: Admins;
  readonly onRemove: (admin: Admin) => void;
  readonly onWithdraw: (invitation: { readonly id: string }) => void;
}

/** The admins and the invitations. */
export const AdminsList = ({ people: { admins, invitations }, onRemove, onWithdraw }: AdminsListProps) => (
  <PeopleRows label="Admins">
    {admins.map((admin) => (
      <PersonRow
        key={admin.userId}
        name={admin.name}
        isYou={admin.isYou}
        details={
          <>
            {admin.email}, since <When at={admin.since} show="day" />
          </>
        }
      >
        <StatusBadge tone={admin.hasSecondFactor ? 'success' : 'warning'}>
          {admin.hasSecondFactor ? 'Second factor' : 'No second factor'}
        </StatusBadge>
        {admin.isYou ? null : (
          <Button
            variant="surface"
            color="red"
            aria-label={`Remove ${admin.name}`}
            onClick={() => onRemove(admin)}
          >
            Remove
          </Button>
        )}
      </PersonRow>
    ))}
    {invitations.map((one) => (
      <InvitationRow
        key={one.id}
        email={one.email}
        by={`Invited by ${one.invitedBy}`}
        isExpired={one.isExpired}
        expiresAt={one.expiresAt}
        onWithdraw={() => onWithdraw(one)}
      />
    ))}
  </PeopleRows>
);

/** The section "Admins" of an admin's settings, connected with the server. */
export function AdminsSection() {
  const { data, failed } = useAdmins();
  const [invite, remove, withdraw] = [useInviteAdmin(), useRemoveAdmin(), useWithdrawAdmin()];
  const [removing, setRemoving] = useState<Admin | null>(null);
  const [isInviting, setInviting] = useState(false);
  return (
    <Panel
      title="Admins"
      description="Who runs the market with you. You leave by closing your account, under Privacy."
      action={
        <QuietButton
          onClick={() => {
            invite.clear();
            setInviting(true);
          }}
        >
          <UserPlus size={16} aria-hidden /> Invite an admin
        </QuietButton>
      }
    >
      {data !== undefined ? (
        <AdminsList
          people={data}
          onRemove={(admin) => {
            remove.clear();
            setRemoving(admin);
          }}
          onWithdraw={(invitation) => void withdraw.run(invitation)}
        />
      ) : failed !== null ? (
        <ErrorState title="We couldn’t load the admins." {...failed} />
      ) : (
        <SkeletonText lines={2} />
      )}
      {removing === null ? null : (
        <ReasonDialog
          title={`Remove ${removing.name} as an admin?`}
          consequence="Their account is closed, they are signed out everywhere immediately, and invitations they sent are withdrawn. The other admins are notified. This can’t be undone: you would have to invite them again."
          label="Reason"
          hint="For the audit log. Only admins read it."
          submit="Remove"
          isDestructive
          submission={remove}
          onReason={(note) =>
            void remove.run({ adminId: removing.userId, note }).then((worked) => {
              if (worked) setRemoving(null);
            })
          }
          onClose={() => setRemoving(null)}
        />
      )}
      {isInviting ? (
        <InviteAdminDialog
          submission={invite}
          onInvite={(whom) =>
            void invite.run(whom).then((worked) => {
              if (worked) setInviting(false);
            })
          }
          onClose={() => setInviting(false)}
        />
      ) : null}
    </Panel>
  );
}
