import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NavigationIcon } from './navigation-icon.tsx';
import type { NavigationLink } from './navigation.ts';
import styles from './phone-bar.module.css';

/** The class names of the bar's entry and of its label, and the entry that is open. */
export interface BarLook {
  entryClass: string | undefined;
  labelClass: string | undefined;
  current: NavigationLink | undefined;
}

interface PhoneBarProps {
  readonly links: readonly NavigationLink[];
  readonly current: NavigationLink | undefined;
  /** The last entry. */
  readonly more?: ((look: BarLook) => ReactNode) | null | undefined;
}

/** A phone's bottom bar with a role's most frequent pages; wide screens don't show it. */
export const PhoneBar = ({ links, current, more }: PhoneBarProps) => (
  <nav className={styles.bar} aria-label="Most used">
    <ul className={styles.links}>
      {links.map(({ path, label, icon }) => (
        <li key={path}>
          <Link to={path} className={styles.entry} aria-current={path === current?.path ? 'page' : undefined}>
            <NavigationIcon name={icon} />
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
      {more ? <li>{more({ entryClass: styles.entry, labelClass: styles.label, current })}</li> : null}
    </ul>
  </nav>
);
