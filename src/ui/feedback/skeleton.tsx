import { VisuallyHidden } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

function Frame({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

const Bar = ({ kind }: { kind: 'line' | 'title' | 'control' | 'picture' | 'cell' }) => (
  <span aria-hidden className={styles.bar} data-kind={kind} />
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface SkeletonProps {
  /** Read to screen readers, for example "Loading orders". */
  readonly label?: string;
}

export function SkeletonText({ lines = 3, label = 'Loading' }: SkeletonProps & { readonly lines?: number }) {
  return (
    <Frame label={label} className={styles.lines}>
      {times(lines).map((line) => (
        <Bar key={line} kind="line" />
      ))}
    </Frame>
  );
}

/** A listing's card: picture, title, two lines. */
export function SkeletonCard({ label = 'Loading' }: SkeletonProps) {
  return (
    <Frame label={label} className={styles.card}>
      <Bar kind="picture" />
      <div className={styles.cardWords}>
        <Bar kind="title" />
        <Bar kind="line" />
        <Bar kind="line" />
      </div>
    </Frame>
  );
}

export function SkeletonTable({
  rows = 6,
  columns = 4,
  label = 'Loading',
}: SkeletonProps & { readonly rows?: number; readonly columns?: number }) {
  return (
    <Frame label={label} className={styles.table}>
      {times(rows).map((row) => (
        <div key={row} className={styles.row}>
          {times(columns).map((column) => (
            <Bar key={column} kind="cell" />
          ))}
        </div>
      ))}
    </Frame>
  );
}

export function SkeletonForm({
  fields = 3,
  label = 'Loading',
}: SkeletonProps & { readonly fields?: number }) {
  return (
    <Frame label={label} className={styles.form}>
      {times(fields).map((field) => (
        <div key={field} className={styles.field}>
          <Bar kind="title" />
          <Bar kind="control" />
        </div>
      ))}
    </Frame>
  );
}
