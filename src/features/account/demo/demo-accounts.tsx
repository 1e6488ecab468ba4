import { QuietButton } from '../../../ui/index.ts';
import type { DemoAccount } from '../queries.ts';
import { roleWord } from '../role-labels.ts';
import styles from './demo.module.css';

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  busy: boolean;
  onChoose: (account: { email: string; password: string }) => void;
}

/** Buttons that sign in with the demo's accounts. */
export function DemoAccounts({ accounts, busy, onChoose }: DemoAccountsProps) {
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ email, password, name, role }) => (
        <li key={email}>
          <QuietButton
            type="button"
            size="3"
            disabled={busy}
            className={styles.account}
            onClick={() => onChoose({ email, password })}
          >
            <span className={styles.accountWords}>
              <span>{roleWord(role)}</span>
              <span className={styles.accountName}>{name}</span>
            </span>
          </QuietButton>
        </li>
      ))}
    </ul>
  );
}
