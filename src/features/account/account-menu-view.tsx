import { Link } from 'react-router-dom';
import type { SessionUser } from '../../machines/session/index.ts';
import { Button, lazyPart, VisuallyHidden } from '../../ui/index.ts';
import type { ThemeMode } from '../preferences/index.ts';
import styles from './account-menu.module.css';

interface AccountMenuViewProps {
  /** `restoring` while it is not yet known who is here. */
  who: 'restoring' | 'visitor' | SessionUser;
  theme: ThemeMode;
  /** Where the visitor is, to come back to after signing in. */
  from: string;
  onTheme: (theme: ThemeMode) => void;
  onSignOut: () => void;
}

// A visitor's first load goes without the menu and what positions it.
const PersonMenu = lazyPart(async () => (await import('./person-menu.tsx')).PersonMenu);

/** Who is here, in the top bar: their menu, or the two ways in. */
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
