import { UserPlus } from 'lucide-react';
import { Button, ErrorState, Panel, SkeletonText, StatusBadge, When } from '../../../ui/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';
import { changeText, roleLabels } from './colleague-texts.ts';
import styles from './colleagues.module.css';
import type { Colleague, Colleagues, Invitation } from './colleagues.types.ts';

interface ColleaguesPanelProps {
  readonly read: Pick<ApiQuery<Colleagues>, 'data' | 'failed'>;
  readonly onInvite: () => void;
  readonly onChangeRole: (colleague: Colleague) => void;
  readonly onRemove: (colleague: Colleague) => void;
  readonly onWithdraw: (invitation: Invitation) => void;
}

/** Who works for the company, who is invited, and who let them in. */
export function ColleaguesPanel({ read: { data, failed }, onInvite, ...rows }: ColleaguesPanelProps) {
  const mayInvite = data?.actions.includes('invite') ?? false;
  return (
    <Panel
      title="Colleagues"
      description="Who can work here, and what they may do."
      {...(mayInvite && {
        action: (
          <Button variant="surface" color="gray" highContrast onClick={onInvite}>
            <UserPlus size={16} aria-hidden /> Invite a colleague
          </Button>
        ),
      })}
    >
      {data !== undefined ? (
        <People colleagues={data} {...rows} />
      ) : failed !== null ? (
        <ErrorState title="We couldn’t load your colleagues." {...failed} />
      ) : (
        <SkeletonText lines={2} />
      )}
    </Panel>
  );
}

function People({
  colleagues: { members, invitations, history },
  onChangeRole,
  onRemove,
  onWithdraw,
}: { readonly colleagues: Colleagues } & Omit<ColleaguesPanelProps, 'read' | 'onInvite'>) {
  return (
    <>
      <ul className={styles.rows} aria-label="Colleagues">
        {members.map((one) => (
          <li key={one.userId}>
            <div className={styles.who}>
              <p>
                {one.name} {one.isYou ? '(you)' : null}
              </p>
              <p className={styles.quiet}>
                {roleLabels[one.role]}, {one.email}
              </p>
            </div>
            {one.actions.includes('change_role') ? (
              <Button
                variant="surface"
                color="gray"
                highContrast
                aria-label={`Change role of ${one.name}`}
                onClick={() => onChangeRole(one)}
              >
                Change role
              </Button>
            ) : null}
            {one.actions.includes('remove') ? (
              <Button
                variant="surface"
                color="red"
                aria-label={`Remove ${one.name}`}
                onClick={() => onRemove(one)}
              >
                Remove
              </Button>
            ) : null}
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
              <p className={styles.quiet}>
                {roleLabels[one.role]}, invited by {one.invitedBy}
                {one.isExpired ? null : (
                  <>
                    , works until <When at={one.expiresAt} />
                  </>
                )}
              </p>
            </div>
            {one.actions.includes('withdraw') ? (
              <Button
                variant="surface"
                color="red"
                aria-label={`Withdraw the invitation of ${one.email}`}
                onClick={() => onWithdraw(one)}
              >
                Withdraw
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {history.length === 0 ? null : (
        <details className={styles.history}>
          <summary>What was changed</summary>
          <ul>
            {history.map((change) => (
              <li key={change.id}>
                {changeText(change)}{' '}
                <span className={styles.quiet}>
                  <When at={change.at} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
