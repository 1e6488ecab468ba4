import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton, Logo, Tooltip } from '../../ui/index.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import { currentOf, type NavigationLink } from './navigation.ts';
import { PhoneBar } from './phone-bar.tsx';
import styles from './signed-in-layout.module.css';

interface SignedInLayoutProps {
  links: readonly NavigationLink[];
  /** The name of the workspace: "Crew". */
  workspace: string;
  homePath: string;
  /** Rendered over the whole page. */
  search: ReactNode;
  account: ReactNode;
  /** Shown next to the account menu: the demo's outbox, the assistant. */
  tools?: ReactNode;
  /** The entries of a phone's bottom bar. */
  phoneLinks: readonly NavigationLink[];
  /** The last entry of the bottom bar. */
  more?: ComponentProps<typeof PhoneBar>['more'];
  folded: boolean;
  onFold: (folded: boolean) => void;
  children: ReactNode;
}

interface LinksProps {
  links: readonly NavigationLink[];
  current: NavigationLink | undefined;
  folded: boolean;
}

function Links({ links, current, folded }: LinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, label, icon }) => (
        <li key={path}>
          <Tooltip content={label} side="right" open={folded ? undefined : false}>
            <Link
              to={path}
              className={styles.link}
              aria-current={path === current?.path ? 'page' : undefined}
              aria-label={folded ? label : undefined}
            >
              <NavigationIcon name={icon} />
              {folded ? null : <span className={styles.label}>{label}</span>}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/**
 * The workspace layout: a collapsible rail, a top bar with the search, and on a phone a bottom bar with the role's most
 * frequent actions.
 */
export function SignedInLayout(props: SignedInLayoutProps) {
  const { links, phoneLinks, workspace, homePath, search, account, tools, more, folded, onFold, children } =
    props;
  const current = currentOf(links, useLocation());
  return (
    <div className={styles.layout} data-folded={folded}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <nav className={styles.rail} aria-label="Workspace">
        <Link to={homePath} className={styles.brand} aria-label={`Quayside, ${workspace}`}>
          <Logo compact={folded} />
        </Link>
        {folded ? null : <p className={styles.workspace}>{workspace}</p>}
        <Links links={links} current={current} folded={folded} />
        <IconButton
          variant="ghost"
          color="gray"
          className={styles.fold}
          aria-label={folded ? 'Expand the navigation' : 'Collapse the navigation'}
          aria-expanded={!folded}
          onClick={() => onFold(!folded)}
        >
          {folded ? <PanelLeftOpen size={20} aria-hidden /> : <PanelLeftClose size={20} aria-hidden />}
        </IconButton>
      </nav>
      <header className={styles.top}>
        <Link to="/" className={styles.phoneBrand} aria-label="Quayside, storefront">
          <Logo compact />
        </Link>
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>
          {tools}
          {account}
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <PhoneBar links={phoneLinks} current={current} more={more} />
    </div>
  );
}
