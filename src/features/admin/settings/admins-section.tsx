import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, ErrorState, Panel, SkeletonText, StatusBadge, TextField, When } from '../../../ui/index.ts';
import { emailRule, FormDialog, SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import { useAdmins, useInviteAdmin, useWithdrawAdmin } from './settings-queries.ts';
import type { Admins } from './settings.types.ts';
import styles from './settings.module.css';

interface InviteProps {
  readonly submission: Submission;
  readonly onInvite: (invitation: { readonly email: string }) => void;
  readonly onClose: () => void;
}

/** Whom to invite. Mount it while it is open. */
function InviteAdminDialog({ submission, onInvite, onClose }: InviteProps) {
  const fields = useFields({ email: '' });
  return (
    <FormDialog
      title="Invite an admin"
      description="An admin can do everything you can. We’ll email a link that works once, for seven days."
      size="small"
      busy={submission.busy}
      unsaved="this invitation"
      onClose={onClose}
    >
      {(close) => (
        <SubmissionForm
          name="Invite an admin"
          fields={fields}
          submission={submission}
          places={{ labels: { email: 'Email' } }}
          onSubmit={({ email }) => onInvite({ email: email.trim() })}
          submit="Send the invitation"
          onLeave={close}
          leave="Cancel"
        >
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...fields.field('email', emailRule)}
          />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}

interface AdminsListProps {
  readonly people: Admins;
  readonly onWithdraw: (invitation: { readonly id: string }) => void;
}

/** Who runs the market, and who is invited to. */
export const AdminsList = ({ people: { admins, invitations }, onWithdraw }: AdminsListProps) => (
  <ul className={styles.rows} aria-label="Admins">
    {admins.map(({ userId, name, email, isYou, hasSecondFactor, since }) => (
      <li key={userId}>
        <div className={styles.who}>
          <p>
            {name} {isYou ? '(you)' : null}
          </p>
          <p>
            {email}, since <When at={since} show="day" />
          </p>
        </div>
        <StatusBadge tone={hasSecondFactor ? 'success' : 'warning'}>
          {hasSecondFactor ? 'Second factor' : 'No second factor'}
        </StatusBadge>
      </li>
    ))}
    {invitations.map((one) => (
      <li key={one.id}>
        <div className={styles.who}>
          <p>
            {one.email}{' '}
            <StatusBadge tone={one.isExpired ? 'warning' : 'info'}>
              {one.isExpired ? 'Invitation expired' : 'Invited'}
            </StatusBadge>
          </p>
          <p>
            Invited by {one.invitedBy}
            {one.isExpired ? null : (
              <>
                , works until <When at={one.expiresAt} />
              </>
            )}
          </p>
        </div>
        <Button
          variant="surface"
          color="red"
          aria-label={`Withdraw the invitation of ${one.email}`}
          onClick={() => onWithdraw(one)}
        >
          Withdraw
        </Button>
      </li>
    ))}
  </ul>
);

/** The section "Admins" of an admin's settings, joined with the server. */
export function AdminsSection() {
  const { data, failed } = useAdmins();
  const [invite, withdraw] = [useInviteAdmin(), useWithdrawAdmin()];
  const [isInviting, setInviting] = useState(false);
  return (
    <Panel
      title="Admins"
      description="Who runs the market with you. An admin leaves by closing their account."
      action={
        <Button
          variant="surface"
          color="gray"
          highContrast
          onClick={() => {
            invite.clear();
            setInviting(true);
          }}
        >
          <UserPlus size={16} aria-hidden /> Invite an admin
        </Button>
      }
    >
      {data !== undefined ? (
        <AdminsList people={data} onWithdraw={(invitation) => void withdraw.run(invitation)} />
      ) : failed !== null ? (
        <ErrorState title="We couldn’t load the admins." {...failed} />
      ) : (
        <SkeletonText lines={2} />
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
