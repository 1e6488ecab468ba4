import type { ReactNode } from 'react';
import { Button, StatusBadge, When } from '../../ui/index.ts';
import styles from './people-rows.module.css';

interface PeopleRowsProps {
  readonly label: string;
  /** {@link PersonRow} and {@link InvitationRow} elements. */
  readonly children: ReactNode;
}

/** People with access, and invitations. */
export const PeopleRows = ({ label, children }: PeopleRowsProps) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

interface PersonRowProps {
  readonly name: string;
  readonly isYou: boolean;
  readonly details: ReactNode;
  /** The action buttons. */
  readonly children: ReactNode;
}

export const PersonRow = ({ name, isYou, details, children }: PersonRowProps) => (
  <li>
    <div className={styles.who}>
      <p>
        {name} {isYou ? '(you)' : null}
      </p>
      <p>{details}</p>
    </div>
    {children}
  </li>
);

interface InvitationRowProps {
  readonly email: string;
  /** "Invited by Ana Costa". */
  readonly by: string;
  readonly isExpired: boolean;
  /** An instant, ISO 8601. */
  readonly expiresAt: string;
  /** Null for readers without permission. */
  readonly onWithdraw: (() => void) | null;
}

export const InvitationRow = ({ email, by, isExpired, expiresAt, onWithdraw }: InvitationRowProps) => (
  <li>
    <div className={styles.who}>
      <p>
        {email}{' '}
        <StatusBadge tone={isExpired ? 'warning' : 'info'}>
          {isExpired ? 'Invitation expired' : 'Invited'}
        </StatusBadge>
      </p>
      <p>
        {by}
        {isExpired ? null : (
          <>
            , works until <When at={expiresAt} />
          </>
        )}
      </p>
    </div>
    {onWithdraw ? (
      <Button
        variant="surface"
        color="red"
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={onWithdraw}
      >
        Withdraw
      </Button>
    ) : null}
  </li>
);
