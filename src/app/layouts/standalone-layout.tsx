import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { MarinaAtDawn } from '../../ui/drawings/index.ts';
import { HomeLink } from './home-link.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './standalone-layout.module.css';

export interface StandaloneLayoutProps {
  readonly account?: ReactNode;
  /** What the demo market shows beside a form, such as the mails it would have sent. */
  readonly demo?: ReactNode;
}

/** Texts: they get the whole width and no picture beside them. */
const readingPages: ReadonlySet<string> = new Set(['/privacy-policy', '/terms-and-conditions']);

/** One task and nothing around it: signing in, answering a mail, reading a text. */
export function StandaloneLayout({ account, demo }: StandaloneLayoutProps) {
  const { pathname } = useLocation();
  const isReading = readingPages.has(pathname.replace(/\/$/, ''));
  return (
    <div className={styles.layout} data-reading={isReading}>
      <SkipLink />
      <div className={styles.column}>
        <header className={styles.bar}>
          <HomeLink />
          {account}
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        {demo ? <div className={styles.demo}>{demo}</div> : null}
        <footer className={styles.footer}>
          <Link to="/privacy-policy">Privacy</Link>
          <Link to="/terms-and-conditions">Terms</Link>
          <Link to="/contact-us">Contact</Link>
        </footer>
      </div>
      {isReading ? null : (
        <div className={styles.aside} aria-hidden>
          <MarinaAtDawn />
        </div>
      )}
    </div>
  );
}
