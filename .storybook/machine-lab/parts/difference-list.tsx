import { useRef, type KeyboardEvent } from 'react';
import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';
import { inListOrder } from './difference-order.ts';
import styles from './difference-list.module.css';

interface Props {
  readonly differences: readonly FlowDifference[];
  /** Id of the selected difference. */
  readonly selected: string | null;
  readonly onSelect: (difference: FlowDifference) => void;
}

/** Added, removed or changed: signs, so that colour is not required. */
const differenceSigns = { added: '+', removed: '−', changed: '~' } as const;

const titles = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;
const kinds = ['changed', 'added', 'removed'] as const;

/** Differences as text, by kind. A press selects one; the arrow keys move between them. */
export function DifferenceList({ differences, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const ordered = inListOrder(differences);
  const at = ordered.findIndex(({ id }) => id === selected);
  const playback = (event: KeyboardEvent): void => {
    const places: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, ordered.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: ordered.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : ordered[place];
    if (place === undefined || !next) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[place]?.focus();
    onSelect(next);
  };
  return (
    <div ref={list} className={styles.list} role="group" aria-label="Differences" onKeyDown={playback}>
      {kinds.map((kind) => {
        const ofKind = ordered.filter((one) => one.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind}>
            <h3 className={styles.title}>
              {titles[kind]} <span className={styles.count}>{ofKind.length}</span>
            </h3>
            <ul className={styles.items}>
              {ofKind.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={styles.item}
                    data-kind={kind}
                    aria-pressed={one.id === selected}
                    // One tab stop for the whole list.
                    tabIndex={one === (ordered[at] ?? ordered[0]) ? 0 : -1}
                    onClick={() => onSelect(one)}
                  >
                    <span className={styles.sign} aria-hidden>
                      {differenceSigns[kind]}
                    </span>
                    <span>{one.text}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
