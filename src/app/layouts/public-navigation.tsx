import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/index.ts';
import styles from './public-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import tools from './tools.module.css';

export const departmentLinks = [
  { path: '/captain', label: 'Captain' },
  { path: '/crew', label: 'Crew' },
  { path: '/exterior', label: 'Exterior' },
  { path: '/interior', label: 'Interior' },
  { path: '/chef-galley', label: 'Chef & Galley' },
  { path: '/engineering', label: 'Engineering' },
] as const;

const SERVICES = '/vendor-services';

const links = [
  ...departmentLinks,
  { path: SERVICES, label: 'Services' },
  { path: '/resource-center', label: 'Resource centre' },
];

/** Entries for which a row has no room: wide screens have them in the footer. */
const menuLinks = [
  { path: '/about-us', label: 'About us' },
  { path: '/contact-us', label: 'Contact us' },
];

/** Services are listed by port: a user whose yacht is in a port gets those of that port. */
const inPort = (path: string, port: string | undefined): string =>
  path === SERVICES && port !== undefined ? `${path}?port=${port}` : path;

const MENU_ID = 'public-menu';
/** The width from which the menu is a row; the same as in public-header.module.css. */
const ROW_FROM_PX = 1240;

/** Older browsers without popovers show the list in the page. */
function close(menu: HTMLElement | null): void {
  if (menu && 'hidePopover' in menu) menu.hidePopover();
}

interface PublicNavigationProps {
  /** The slug of the port where the user's yacht is berthed. */
  readonly homePort?: string | undefined;
}

/**
 * A row on wide screens. On narrow ones the same list is a popover: the browser opens it, closes it on Escape or a
 * press outside and returns the focus, before any script has loaded.
 */
export function PublicNavigation({ homePort }: PublicNavigationProps) {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    close(menu.current);
  }, [key]);

  useEffect(() => {
    const closeWhenWide = () => {
      if (window.innerWidth >= ROW_FROM_PX) close(menu.current);
    };
    window.addEventListener('resize', closeWhenWide);
    return () => window.removeEventListener('resize', closeWhenWide);
  }, []);

  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className={`${tools.tool} ${styles.menuButton}`}>
        <Menu size={22} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>Menu</VisuallyHidden>
      </button>
      <nav ref={menu} id={MENU_ID} popover="auto" aria-label="Main" className={styles.menu}>
        <div className={styles.menuBar}>
          <span>Departments</span>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className={tools.tool}
            aria-label="Close menu"
          >
            <X size={22} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <ul className={styles.links}>
          {[...links, ...menuLinks].map(({ path, label }, at) => (
            <li key={path} className={at < links.length ? undefined : styles.menuOnly}>
              <NavLink to={inPort(path, homePort)} end className={styles.link}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className={styles.menuTheme}>
          <ThemeToggle worded />
        </div>
      </nav>
    </>
  );
}
