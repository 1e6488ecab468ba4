import { ChevronDown, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../machines/session/index.ts';
import { Avatar, DropdownMenu, OverlayTheme, VisuallyHidden } from '../../ui/index.ts';
import type { ThemeMode } from '../preferences/index.ts';
import { pathsOfRole, roleWord } from './role-labels.ts';
import styles from './account-menu.module.css';

const themes: readonly { value: ThemeMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const isTheme = (value: string): value is ThemeMode => themes.some((theme) => theme.value === value);

interface PersonMenuProps {
  person: SessionUser;
  theme: ThemeMode;
  onTheme: (theme: ThemeMode) => void;
  onSignOut: () => void;
}

/** The menu of a signed-in user. */
export function PersonMenu({ person, theme, onTheme, onSignOut }: PersonMenuProps) {
  const name = person.name || person.email;
  const pending = person.status === 'pending';
  const paths = pending ? null : pathsOfRole(person.role);
  return (
    <OverlayTheme>
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
    </OverlayTheme>
  );
}
