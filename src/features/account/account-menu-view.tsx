import { ChevronDown, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../machines/session/index.ts';
import { Avatar, Button, DropdownMenu, VisuallyHidden } from '../../ui/index.ts';
import type { ThemeMode } from '../preferences/index.ts';
import { pathsOfRole, roleWord } from './role-words.ts';
import styles from './account-menu.module.css';

export interface AccountMenuViewProps {
  /** `restoring` while it is not yet known who is here. */
  who: 'restoring' | 'visitor' | SessionUser;
  theme: ThemeMode;
  /** Where the visitor is, to come back to after signing in. */
  from: string;
  onTheme: (theme: ThemeMode) => void;
  onSignOut: () => void;
}

const themes: readonly { value: ThemeMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const isTheme = (value: string): value is ThemeMode => themes.some((theme) => theme.value === value);

/** Who is here, in the top bar: their menu, or the two ways in. */
export function AccountMenuView({ who, theme, from, onTheme, onSignOut }: AccountMenuViewProps) {
  if (who === 'restoring') {
    return (
      <div className={styles.skeleton} role="status">
        <VisuallyHidden>Looking up who is signed in</VisuallyHidden>
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

interface PersonMenuProps extends Pick<AccountMenuViewProps, 'theme' | 'onTheme' | 'onSignOut'> {
  person: SessionUser;
}

function PersonMenu({ person, theme, onTheme, onSignOut }: PersonMenuProps) {
  const name = person.name || person.email;
  const pending = person.status === 'pending';
  const paths = pending ? null : pathsOfRole(person.role);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button type="button" className={styles.trigger}>
          <VisuallyHidden>Account of {name}</VisuallyHidden>
          <Avatar name={name} picture={person.profilePictureUrl} size={32} />
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" variant="soft" className={styles.menu}>
        <DropdownMenu.Label className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>
            {[roleWord(person.role), person.email].filter(Boolean).join(' · ')}
          </span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator />
        {pending ? (
          <DropdownMenu.Item asChild>
            <Link to="/verify-otp">Enter your code</Link>
          </DropdownMenu.Item>
        ) : null}
        {paths ? (
          <>
            <DropdownMenu.Item asChild>
              <Link to={paths.dashboard}>
                <LayoutDashboard size={16} aria-hidden />
                Dashboard
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild>
              <Link to={paths.settings}>
                <Settings size={16} aria-hidden />
                Settings
              </Link>
            </DropdownMenu.Item>
          </>
        ) : null}
        <DropdownMenu.Separator />
        <DropdownMenu.Label className={styles.group}>Theme</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={theme}
          onValueChange={(value) => {
            if (isTheme(value)) onTheme(value);
          }}
        >
          {themes.map(({ value, label }) => (
            <DropdownMenu.RadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={onSignOut}>
          <LogOut size={16} aria-hidden />
          Sign out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
