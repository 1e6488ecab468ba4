import { FileSpreadsheet } from 'lucide-react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { Button, EmptyState, ErrorState, SkeletonTable, StatusBadge, When } from '../../../ui/index.ts';
import type { components } from '../../../api/index.ts';
import styles from './imports-view.module.css';

export type Import = components['schemas']['Import'];

interface ImportsViewProps {
  /** Null while they are read. */
  readonly imports: readonly Import[] | null;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly noun: string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly onRetry: () => void;
  /** Asks first. */
  readonly onTakeBack: (taken: Import) => void;
}

/** "40 new, 2 changed, 1 unchanged". */
export const figuresInWords = ({ counts }: Import): string =>
  `${counts.new.toLocaleString('en-GB')} new, ${counts.changed.toLocaleString('en-GB')} changed, ${counts.unchanged.toLocaleString('en-GB')} unchanged`;

/** The lists that were brought before, the newest first, and the way to take one back. */
export function ImportsView(props: ImportsViewProps) {
  const { imports, failure, busy, noun, nowMs, onRetry, onTakeBack } = props;
  if (imports === null)
    return failure === null ? (
      <SkeletonTable rows={3} columns={2} label="Loading earlier imports" />
    ) : (
      <ErrorState title={failure} busy={busy} onRetry={onRetry} />
    );
  const brought = imports.filter(({ status }) => status === 'imported' || status === 'undone');
  if (brought.length === 0)
    return (
      <EmptyState title="No list was imported yet." drawing={<EmptyDrawing scene="nothing-here" />}>
        Each list that you bring stands here, and can be taken back for 30 days.
      </EmptyState>
    );
  return (
    <ul aria-label="Earlier imports" className={styles.imports}>
      {brought.map((each) => (
        <li key={each.id} className={styles.import}>
          <FileSpreadsheet size={20} aria-hidden className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.file}>{each.fileName}</p>
            <p className={styles.quiet}>
              <When at={each.committedAt ?? each.updatedAt} /> · {figuresInWords(each)}
            </p>
          </div>
          {each.status === 'undone' ? (
            <StatusBadge tone="neutral">Taken back</StatusBadge>
          ) : each.undoUntil !== null && Date.parse(each.undoUntil) > nowMs ? (
            <Button
              variant="surface"
              color="gray"
              highContrast
              aria-label={`Take back ${each.fileName}`}
              onClick={() => onTakeBack(each)}
            >
              Take back
            </Button>
          ) : (
            <span className={styles.quiet} title={`An import can be taken back for 30 days.`}>
              {noun}s stay
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
