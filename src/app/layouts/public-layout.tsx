import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { CartLink } from './cart-link.tsx';
import { HomeLink } from './home-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import header from './public-header.module.css';
import styles from './public-layout.module.css';
import { PublicNavigation } from './public-navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface PublicLayoutProps {
  /** The slug of the port where the user's yacht is berthed. */
  readonly homePort?: string | undefined;
  /** "Sign in", or the account menu. */
  readonly account?: ReactNode;
  /** Rendered over the whole page. */
  readonly search?: ReactNode;
  readonly cart?: ReactNode;
  /** For signed-in users. */
  readonly help?: ReactNode;
  readonly isSignedIn?: boolean;
}

/** The storefront's frame: departments, theme, cart and account at the top, links to everything else at the bottom. */
export function PublicLayout({
  homePort,
  account,
  search,
  cart = <CartLink />,
  help,
  isSignedIn = false,
}: PublicLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={header.header}>
        <div className={header.bar}>
          <HomeLink shortOnPhone />
          <PublicNavigation homePort={homePort} />
          <div className={header.tools}>
            <span className={header.wideOnly}>
              <ThemeToggle />
            </span>
            {search}
            {cart}
            {help}
            <div className={header.account}>{account}</div>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <PublicFooter isSignedIn={isSignedIn} />
    </div>
  );
}
