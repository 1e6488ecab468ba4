import { Ellipsis } from 'lucide-react';
import { marks } from '../parts/event-words.ts';
import type { Act } from './acts.ts';
import styles from './workbench.module.css';

interface Props {
  readonly acts: readonly Act[];
  /** Said where nothing can happen. */
  readonly nothing: string;
  /** Whether it asks what the event brings. */
  readonly asks: (act: Act) => boolean;
  readonly onChoose: (act: Act) => void;
}

const wordsOf = ({ words: { kind, label } }: Act): string => {
  if (kind === 'done') return `${label} answers`;
  return kind === 'error' ? `${label} fails` : label;
};

/** What can happen now, as buttons. Three dots: it asks what it brings. */
export function ActList({ acts, nothing, asks, onChoose }: Props) {
  if (acts.length === 0) {
    return <p className={styles.nothing}>{nothing}</p>;
  }
  return (
    <ul className={styles.acts}>
      {acts.map((act) => (
        <li key={`${act.actor} ${act.type}`}>
          <button type="button" className={styles.act} onClick={() => onChoose(act)}>
            <span className={styles.actMark} data-kind={act.words.kind} aria-hidden>
              {marks[act.words.kind]}
            </span>
            <span className={styles.actWords}>{wordsOf(act)}</span>
            {act.actor === '/' ? null : <span className={styles.actActor}>{act.actor}</span>}
            {asks(act) ? <Ellipsis size={14} aria-hidden className={styles.actMore} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
