import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { MarinaAtDawn } from '../../ui/drawings/index.ts';
import { HomeLink } from './home-link.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './standalone-layout.module.css';

interface StandaloneLayoutProps {
  readonly account?: ReactNode;
  /** What the demo market shows in the bar, such as its outbox. */
  readonly demo?: ReactNode;
}

/** For small forms that have no other content next to them. */
const picturePages: ReadonlySet<string> = new Set(['/login', '/forgot-password']);

/** One task and nothing around it, such as signing in, answering a mail or reading a text. */
export function StandaloneLayout({ account, demo }: StandaloneLayoutProps) {
  const { pathname } = useLocation();
  const hasPicture = picturePages.has(pathname.replace(/\/$/, ''));
  return (
    <div className={styles.layout} data-picture={hasPicture}>
      <SkipLink />
      <div className={styles.column}>
        <header className={styles.bar}>
          <HomeLink />
          <div className={styles.tools}>
            {demo}
            {account}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <footer className={styles.footer}>
          <Link to="/privacy-policy">Privacy</Link>
          <Link to="/terms-and-conditions">Terms</Link>
          <Link to="/contact-us">Contact</Link>
        </footer>
      </div>
      {hasPicture ? (
        <div className={styles.aside} aria-hidden>
          <MarinaAtDawn />
        </div>
      ) : null}
    </div>
  );
}
