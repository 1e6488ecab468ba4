import type { ReactNode } from 'react';
import { Logo, Page } from '../../../ui/index.ts';
import { AccountMenu } from '../account-menu.tsx';
import styles from './lab-page.module.css';

/** Stands in for any page of the app; it only shows the account menu. */
export function LabPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <header className={styles.bar}>
        <Logo />
        <AccountMenu />
      </header>
      <main>
        <Page title="A page of theirs" lead="Whatever they were looking at stays as it is.">
          {children}
        </Page>
      </main>
    </>
  );
}
