import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton, SearchField } from '../../../src/ui/index.ts';
import styles from './replay.module.css';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Indexes of the search results. */
  readonly found: readonly number[];
  /** Index of the last event that happened. */
  readonly current: number;
  readonly onGoTo: (index: number) => void;
  /** Incremented when it is requested by key: it then takes the focus. */
  readonly asked: number;
}

/** Searches the events and moves between the matches. */
export function EventSearch({ text, onText, found, current, onGoTo, asked }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.querySelector('input')?.focus();
  }, [asked]);
  const next = found.find((index) => index > current) ?? found[0];
  const previous = found.findLast((index) => index < current) ?? found.at(-1);
  const position = found.indexOf(current);
  const steps = { size: '1', variant: 'ghost', color: 'gray', disabled: found.length === 0 } as const;
  return (
    <div
      ref={box}
      className={styles.search}
      onKeyDown={({ key, shiftKey, target }) => {
        if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
        const to = shiftKey ? previous : next;
        if (to !== undefined) onGoTo(to);
      }}
    >
      <SearchField label="Search in the events" hint="Type, actor, payload" query={text} onSearch={onText} />
      <span role="status" className={styles.count}>
        {text.trim() === '' ? '' : `${position === -1 ? '–' : position + 1} of ${found.length}`}
      </span>
      <IconButton
        {...steps}
        aria-label="Previous found"
        onClick={() => previous !== undefined && onGoTo(previous)}
      >
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton {...steps} aria-label="Next found" onClick={() => next !== undefined && onGoTo(next)}>
        <ChevronDown size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
