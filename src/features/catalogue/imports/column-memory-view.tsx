import { ErrorState, QuietButton, SkeletonTable, When } from '../../../ui/index.ts';
import type { components } from '../../../api/index.ts';
import { fieldLabels } from '../../../machines/import/index.ts';
import styles from './imports-view.module.css';

export type ColumnMeaning = components['schemas']['ColumnMeaning'];

interface ColumnMemoryViewProps {
  /** Null while loading. */
  readonly meanings: readonly ColumnMeaning[] | null;
  readonly failure: string | null;
  readonly busy: boolean;
  /** The id of the one being deleted, whose button is busy. */
  readonly forgettingId: string | null;
  readonly onRetry: () => void;
  readonly onForget: (meaning: ColumnMeaning) => void;
}

/** The column meanings that the vendor chose in earlier reviews; they apply to the next list. */
export function ColumnMemoryView(props: ColumnMemoryViewProps) {
  const { meanings, failure, busy, forgettingId, onRetry, onForget } = props;
  if (meanings === null)
    return failure === null ? (
      <SkeletonTable rows={2} columns={2} label="Loading saved column meanings" />
    ) : (
      <ErrorState title={failure} busy={busy} onRetry={onRetry} />
    );
  if (meanings.length === 0)
    return (
      <p className={styles.quiet}>
        Nothing yet. When you correct what a column means in a review, we read your next list the same way.
      </p>
    );
  return (
    <ul aria-label="Columns we remember" className={styles.imports}>
      {meanings.map((meaning) => (
        <li key={meaning.id} className={styles.import}>
          <div className={styles.words}>
            <p className={styles.file}>
              “{meaning.header}”{' '}
              {meaning.field === null ? 'is not used' : `is the ${fieldLabels[meaning.field]}`}
            </p>
            <p className={styles.quiet}>
              <When at={meaning.learntAt} show="day" />
              {meaning.fileName === null ? null : ` · ${meaning.fileName}`}
            </p>
          </div>
          <QuietButton
            size="1"
            loading={forgettingId === meaning.id}
            aria-label={`Forget what “${meaning.header}” means`}
            onClick={() => onForget(meaning)}
          >
            Forget
          </QuietButton>
        </li>
      ))}
    </ul>
  );
}
