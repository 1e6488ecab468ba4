import { When } from '../../../ui/index.ts';
import type { HistoryEntry } from './application.types.ts';
import { historyText } from './application-texts.ts';
import styles from './application.module.css';

/** The history, newest first. */
export function HistoryList({ history }: { history: readonly HistoryEntry[] }) {
  const lines = history.flatMap((entry, position) => {
    const words = historyText(entry);
    return words === null ? [] : [{ ...entry, position, words }];
  });
  if (lines.length === 0) return <p className={styles.quiet}>The vendor hasn’t sent it yet.</p>;
  return (
    <ol className={styles.history}>
      {lines.reverse().map(({ position, words, note, at }) => (
        <li key={position}>
          <p className={styles.line}>{words}</p>
          {note === null ? null : <p className={styles.said}>{note}</p>}
          <p className={styles.quiet}>
            <When at={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
