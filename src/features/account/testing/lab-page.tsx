import type { ReactNode } from 'react';
import { Logo, Page } from '../../../ui/index.ts';
import { AccountMenu } from '../account-menu.tsx';
import styles from './lab-page.module.css';

/** In place of any page the person is on: it shows the account's menu alone. */
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
