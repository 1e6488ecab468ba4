import { Link } from 'react-router-dom';
import type { SessionUser } from '../../machines/session/index.ts';
import { Button, lazyPart, VisuallyHidden } from '../../ui/index.ts';
import type { ThemeMode } from '../preferences/index.ts';
import styles from './account-menu.module.css';

interface AccountMenuViewProps {
  /** `restoring` while it is unknown who is signed in. */
  who: 'restoring' | 'visitor' | SessionUser;
  theme: ThemeMode;
  /** The current page, to return to after signing in. */
  from: string;
  onTheme: (theme: ThemeMode) => void;
  onSignOut: () => void;
}

// A visitor's first load omits the menu and the code that positions it.
const PersonMenu = lazyPart(async () => (await import('./person-menu.tsx')).PersonMenu);

/** The account in the top bar: the user's menu, or links to sign in and sign up. */
export function AccountMenuView(props: AccountMenuViewProps) {
  const { who, theme, from, onTheme, onSignOut } = props;
  if (who === 'restoring') {
    return (
      <div className={styles.skeleton} role="status">
        <VisuallyHidden>Checking who is signed in</VisuallyHidden>
      </div>
    );
  }
  if (who === 'visitor') {
    return (
      <div className={styles.ways}>
        <Button asChild variant="ghost" color="gray" highContrast className={styles.signIn}>
          <Link to="/login" state={{ from }}>
            Sign in
          </Link>
        </Button>
        <Button asChild>
          <Link to="/get-started">Join</Link>
        </Button>
      </div>
    );
  }
  return <PersonMenu person={who} theme={theme} onTheme={onTheme} onSignOut={onSignOut} />;
}
