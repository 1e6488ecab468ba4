import { memo, useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { LogEntry } from './log-entry.types.ts';
import { marks, payloadText, labelOfEvent, timeLabel } from './event-label.ts';
import styles from './event-log.module.css';

interface Props {
  readonly label: string;
  readonly entries: readonly LogEntry[];
  /** Index of the last event that happened; -1 before the first. */
  readonly current: number;
  /** Indexes of the search results. */
  readonly found?: ReadonlySet<number>;
  /** The index at which two traces diverge. */
  readonly differs?: number | null;
  /** Goes to an event; without it the log is read-only. */
  readonly onGoTo?: (index: number) => void;
}

/** The events in order. The arrow keys move through them, and the latest event shows its payload. */
export function EventLog({ label, entries, current, found, differs = null, onGoTo }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[current];
    // Scrolls only the list: scrollIntoView would move the page too.
    if (!(row instanceof HTMLElement) || !list.current) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop - clientHeight / 3;
    }
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: entries.length - 1 }[
      event.key
    ];
    if (target === undefined || !onGoTo) return;
    event.preventDefault();
    if (target >= 0 && target < entries.length) onGoTo(target);
  };

  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('li') : null;
    if (row) onGoTo?.(Number(row.dataset.index));
  };

  return (
    <ol
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
      tabIndex={0}
      className={styles.log}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {entries.map((entry, index) => (
        <Row
          key={index}
          id={`${id}-${index}`}
          entry={entry}
          index={index}
          state={index === current ? 'now' : index < current ? 'past' : 'to come'}
          isFound={found?.has(index) ?? false}
          isDifferent={index === differs}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly id: string;
  readonly entry: LogEntry;
  readonly index: number;
  readonly state: 'past' | 'now' | 'to come';
  readonly isFound: boolean;
  readonly isDifferent: boolean;
}

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)} …` : text;

/** Memoised, because there may be five hundred. */
const Row = memo(function Row({ id, entry, index, state, isFound, isDifferent }: RowProps) {
  const { kind, label } = labelOfEvent(entry.event.type);
  const isNow = state === 'now';
  const payload = shortened(payloadText(entry, isNow ? 2 : 0), isNow ? 4_000 : 200);
  return (
    <li
      id={id}
      role="option"
      aria-selected={isNow}
      className={styles.row}
      data-state={state}
      data-found={isFound}
      data-different={isDifferent}
      data-index={index}
    >
      <span className={styles.index}>{index + 1}</span>
      <span className={styles.mark} data-kind={kind} aria-hidden>
        {marks[kind]}
      </span>
      <span className={styles.label}>
        <span className={styles.type} data-kind={kind}>
          {label}
          {kind === 'done' ? ' is done' : kind === 'error' ? ' failed' : ''}
        </span>
        {entry.actor === '/' ? null : <span className={styles.actor}>{entry.actor}</span>}
        {isDifferent ? <span className={styles.differs}>here they part</span> : null}
        {payload && !isNow ? <span className={styles.brief}>{payload}</span> : null}
      </span>
      {entry.at === null ? null : <span className={styles.at}>{timeLabel(entry.at)}</span>}
      {payload && isNow ? <pre className={styles.payload}>{payload}</pre> : null}
    </li>
  );
});
