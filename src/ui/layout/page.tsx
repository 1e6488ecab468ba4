import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  readonly title: ReactNode;
  /** One line about the purpose of the page. */
  readonly lead?: ReactNode;
  /** The primary action, and at most one quiet one before it. */
  readonly action?: ReactNode;
  readonly breadcrumb?: ReactNode;
  /** `reading` keeps lines short for forms and text. */
  readonly width?: 'full' | 'reading';
  readonly children?: ReactNode;
}

/** A workspace screen: its heading (which can take focus after navigation), one line, one action, then the content. */
export function Page({ title, lead, action, breadcrumb, width = 'full', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {breadcrumb ? (
        <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
          {breadcrumb}
        </nav>
      ) : null}
      <header className={styles.header}>
        <div className={styles.words}>
          <Heading as="h1" size="6" tabIndex={-1} data-page-title className={styles.title}>
            {title}
          </Heading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
