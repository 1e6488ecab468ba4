import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../radix.ts';
import styles from './list-frame.module.css';

interface ListFrameProps {
  /** What is listed; the accessible name of the region. */
  readonly label: string;
  /** Search and filters; then tools, at the right if there is room. */
  readonly filter: ReactNode;
  readonly tools?: ReactNode;
  /** For a list next to something else: search and filters are below each other, and no row of them scrolls. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A list with its search above, in one frame. */
export function ListFrame({ label, filter, tools, narrow = false, children }: ListFrameProps) {
  return (
    <section aria-label={label} className={styles.frame} data-narrow={narrow}>
      <div className={styles.toolbar}>
        <div className={styles.filter}>{filter}</div>
        {tools ? <div className={styles.tools}>{tools}</div> : null}
      </div>
      {children}
    </section>
  );
}

/** Gives a search field in a `ListFrame` its width. */
export const SearchSlot = ({ children }: { children: ReactNode }) => (
  <div className={styles.search}>{children}</div>
);

interface TabButtonsProps<Value extends string> {
  /** What the buttons filter by: "State". */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly text: string; readonly count: number | null }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A button for each part of a list, with the number of its items; on a phone the row scrolls to the chosen one. */
export function TabButtons<Value extends string>({ label, tabs, chosen, onChoose }: TabButtonsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const isCounted = tabs.some(({ count }) => count !== null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // The counts make the row wider when they have loaded.
  }, [chosen, isCounted]);
  return (
    <div ref={row} role="group" aria-label={label} className={styles.tabs}>
      {tabs.map(({ value, text, count }) => (
        <button
          key={value}
          type="button"
          className={styles.tab}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {text}{' '}
          {count === null ? null : <span className={styles.count}>{count.toLocaleString('en-GB')}</span>}
        </button>
      ))}
    </div>
  );
}

interface ListFooterProps {
  /** "24 of 120 orders". */
  readonly text: string;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** How much of a list is shown, and a button for more. */
export function ListFooter({ text, hasMore, busy, onMore }: ListFooterProps) {
  return (
    <div className={styles.footer}>
      <span role="status">{text}</span>
      {hasMore ? (
        <Button variant="ghost" onClick={onMore} disabled={busy}>
          {busy ? 'Loading more' : 'Show more'}
        </Button>
      ) : null}
    </div>
  );
}
