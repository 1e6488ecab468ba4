import { VisuallyHidden } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** The text for screen readers around a skeleton's bars. */
export function SkeletonFrame({
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

export const SkeletonBar = ({ kind }: { kind: 'line' | 'title' | 'control' | 'picture' | 'cell' }) => (
  <span aria-hidden className={styles.bar} data-kind={kind} />
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export interface SkeletonProps {
  /** The text for screen readers, for example "Loading orders". */
  readonly label?: string;
}

export function SkeletonText({ lines = 3, label = 'Loading' }: SkeletonProps & { readonly lines?: number }) {
  return (
    <SkeletonFrame label={label} className={styles.lines}>
      {times(lines).map((line) => (
        <SkeletonBar key={line} kind="line" />
      ))}
    </SkeletonFrame>
  );
}

/** A listing's card: picture, title, two lines. */
export function SkeletonCard({ label = 'Loading' }: SkeletonProps) {
  return (
    <SkeletonFrame label={label} className={styles.card}>
      <SkeletonBar kind="picture" />
      <div className={styles.cardWords}>
        <SkeletonBar kind="title" />
        <SkeletonBar kind="line" />
        <SkeletonBar kind="line" />
      </div>
    </SkeletonFrame>
  );
}

export function SkeletonTable({
  rows = 6,
  columns = 4,
  label = 'Loading',
}: SkeletonProps & { readonly rows?: number; readonly columns?: number }) {
  return (
    <SkeletonFrame label={label}>
      {times(rows).map((row) => (
        <div key={row} className={styles.row}>
          {times(columns).map((column) => (
            <SkeletonBar key={column} kind="cell" />
          ))}
        </div>
      ))}
    </SkeletonFrame>
  );
}

export function SkeletonForm({
  fields = 3,
  label = 'Loading',
}: SkeletonProps & { readonly fields?: number }) {
  return (
    <SkeletonFrame label={label} className={styles.form}>
      {times(fields).map((field) => (
        <div key={field} className={styles.field}>
          <SkeletonBar kind="title" />
          <SkeletonBar kind="control" />
        </div>
      ))}
    </SkeletonFrame>
  );
}
