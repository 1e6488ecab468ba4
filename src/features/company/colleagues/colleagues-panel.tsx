import { UserPlus } from 'lucide-react';
import { Button, ErrorState, Panel, QuietButton, SkeletonText, When } from '../../../ui/index.ts';
import { InvitationRow, PeopleRows, PersonRow } from '../../people/index.ts';
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

/** The company's colleagues, its invitations, and the history of both. */
export function ColleaguesPanel({ read: { data, failed }, onInvite, ...rows }: ColleaguesPanelProps) {
  const mayInvite = data?.actions.includes('invite') ?? false;
  return (
    <Panel
      title="Colleagues"
      description="Who can work here, and what they may do."
      {...(mayInvite && {
        action: (
          <QuietButton onClick={onInvite}>
            <UserPlus size={16} aria-hidden /> Invite a colleague
          </QuietButton>
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
      <PeopleRows label="Colleagues">
        {members.map((one) => (
          <PersonRow
            key={one.userId}
            name={one.name}
            isYou={one.isYou}
            details={`${roleLabels[one.role]}, ${one.email}`}
          >
            {one.actions.includes('change_role') ? (
              <QuietButton aria-label={`Change role of ${one.name}`} onClick={() => onChangeRole(one)}>
                Change role
              </QuietButton>
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
          </PersonRow>
        ))}
        {invitations.map((one) => (
          <InvitationRow
            key={one.id}
            email={one.email}
            by={`${roleLabels[one.role]}, invited by ${one.invitedBy}`}
            isExpired={one.isExpired}
            expiresAt={one.expiresAt}
            onWithdraw={one.actions.includes('withdraw') ? () => onWithdraw(one) : null}
          />
        ))}
      </PeopleRows>
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
