import { FileSpreadsheet } from 'lucide-react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, QuietButton, SkeletonTable, StatusBadge, When } from '../../../ui/index.ts';
import type { components } from '../../../api/index.ts';
import styles from './imports-view.module.css';

export type Import = components['schemas']['Import'];

interface ImportsViewProps {
  /** Null while loading. */
  readonly imports: readonly Import[] | null;
  readonly failure: string | null;
  readonly busy: boolean;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly onRetry: () => void;
  /** Opens a dialog; nothing is sent yet. */
  readonly onUndo: (taken: Import) => void;
}

/** "40 new, 2 changed, 1 unchanged". */
const figuresText = ({ counts }: Import): string =>
  `${counts.new.toLocaleString('en-GB')} new, ${counts.changed.toLocaleString('en-GB')} changed, ${counts.unchanged.toLocaleString('en-GB')} unchanged`;

/** The imports, newest first, each with an Undo button. */
export function ImportsView(props: ImportsViewProps) {
  const { imports, failure, busy, nowMs, onRetry, onUndo } = props;
  if (imports === null)
    return failure === null ? (
      <SkeletonTable rows={3} columns={2} label="Loading earlier imports" />
    ) : (
      <ErrorState title={failure} busy={busy} onRetry={onRetry} />
    );
  const shownImports = imports.filter(({ status }) => status === 'imported' || status === 'undone');
  if (shownImports.length === 0)
    return (
      <EmptyState title="No imports yet" drawing={<EmptyDrawing scene="nothing-here" />}>
        Every list you import appears here. You can undo an import for 30 days.
      </EmptyState>
    );
  return (
    <ul aria-label="Earlier imports" className={styles.imports}>
      {shownImports.map((each) => (
        <li key={each.id} className={styles.import}>
          <FileSpreadsheet size={20} aria-hidden className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.file}>{each.fileName}</p>
            <p className={styles.quiet}>
              <When at={each.committedAt ?? each.updatedAt} /> · {figuresText(each)}
            </p>
          </div>
          {each.status === 'undone' ? (
            <StatusBadge tone="neutral">Undone</StatusBadge>
          ) : each.undoUntil !== null && Date.parse(each.undoUntil) > nowMs ? (
            <QuietButton aria-label={`Undo import of ${each.fileName}`} onClick={() => onUndo(each)}>
              Undo import
            </QuietButton>
          ) : (
            <span className={styles.quiet} title={`You can undo an import for 30 days.`}>
              Can no longer be undone
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
