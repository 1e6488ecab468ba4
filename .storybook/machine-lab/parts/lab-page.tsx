import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  readonly action?: ReactNode;
  /** The panes share the height of the page. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** No main landmark, because the shown screen has its own. A page of the lab: its title, its actions and its panes. */
export function LabPage({ title, lead, action, fills = false, children }: Props) {
  return (
    <div className={styles.page} data-fills={fills}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {action ? <div className={styles.headAction}>{action}</div> : null}
      </div>
      {children}
    </div>
  );
}
