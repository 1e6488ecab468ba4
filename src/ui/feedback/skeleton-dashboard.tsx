import type { ReactElement } from 'react';
import { Page, type PageProps } from '../layout/page.tsx';
import { SkeletonBar, SkeletonFrame, type SkeletonProps } from './skeleton.tsx';
import styles from './skeleton-dashboard.module.css';

const List = ({ rows }: { readonly rows: number }) => (
  <div className={styles.panel}>
    <div className={styles.head}>
      <SkeletonBar kind="title" />
    </div>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row}>
        <SkeletonBar kind="title" />
        <SkeletonBar kind="line" />
      </div>
    ))}
  </div>
);

const Figure = ({ isTall = false }: { readonly isTall?: boolean }) => (
  <div className={styles.panel}>
    <div className={styles.figure} data-tall={isTall}>
      <SkeletonBar kind="title" />
      <SkeletonBar kind="line" />
    </div>
  </div>
);

/** A dashboard: lists on the left, figures on the right. */
export const SkeletonDashboard = ({ label = 'Loading' }: SkeletonProps) => (
  <SkeletonFrame label={label} className={styles.columns}>
    <div className={styles.column}>
      <List rows={3} />
      <List rows={2} />
    </div>
    <div className={styles.column}>
      <Figure isTall />
      <Figure />
    </div>
  </SkeletonFrame>
);

/** The placeholder of a dashboard until its code has loaded. */
export const waitingDashboard = (page: PageProps): ReactElement => (
  <Page {...page}>
    <SkeletonDashboard label="Loading" />
  </Page>
);
