import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { IconButton, Kbd, lazyPart, Logo, Tooltip } from '../../ui/index.ts';
import type { PaletteAction } from './command-palette.tsx';
import { NavigationIcon } from './navigation-icon.tsx';
import type { NavigationLink } from './navigation.ts';
import styles from './signed-in-layout.module.css';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

interface SignedInLayoutProps {
  links: readonly NavigationLink[];
  /** Whose workspace this is: "Crew". */
  workspace: string;
  homePath: string;
  actions: readonly PaletteAction[];
  account: ReactNode;
  /** Shown next to the account menu: the demo's outbox, the assistant. */
  tools?: ReactNode;
  folded: boolean;
  onFold: (folded: boolean) => void;
  children: ReactNode;
}

function Links({ links, folded = false }: { links: readonly NavigationLink[]; folded?: boolean }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, label, icon }) => (
        <li key={path}>
          <Tooltip content={label} side="right" open={folded ? undefined : false}>
            <NavLink to={path} className={styles.link} aria-label={folded ? label : undefined}>
              <NavigationIcon name={icon} />
              {folded ? null : <span className={styles.label}>{label}</span>}
            </NavLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/**
 * The workspace layout: a collapsible rail, a top bar with "go to", and on a phone a bottom bar with the role's most
 * frequent actions.
 */
export function SignedInLayout(props: SignedInLayoutProps) {
  const { links, workspace, homePath, actions, account, tools, folded, onFold, children } = props;
  const [paletteOpen, setPaletteOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
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
        <Links links={links} folded={folded} />
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
        <button type="button" className={styles.search} onClick={() => setPaletteOpen(true)}>
          <Search size={18} aria-hidden />
          <span className={styles.searchWord}>Go to</span>
          <span className={styles.keys} aria-hidden>
            <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          </span>
        </button>
        <div className={styles.tools}>
          {tools}
          {account}
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles.bottom} aria-label="Most used">
        <Links links={links.filter(({ onPhone }) => onPhone)} />
      </nav>
      {paletteOpen ? (
        <CommandPalette links={links} actions={actions} onClose={() => setPaletteOpen(false)} />
      ) : null}
    </div>
  );
}
