import type { ImportEvent } from '../../../machines/import/index.ts';
import { BeforeImportDialog, ConflictDialog, StartOverDialog } from './dialogs.tsx';
import { isInConflict, type ReviewSnapshot } from './review-snapshot.ts';
import type { Review, RowFilter } from './review.types.ts';

interface ReviewQuestionsProps {
  readonly snapshot: ReviewSnapshot;
  readonly review: Review;
  readonly fileName: string;
  readonly isConflictLater: boolean;
  readonly onConflictLater: () => void;
  readonly onFilter: (filter: RowFilter) => void;
  readonly send: (event: ImportEvent) => void;
}

/** The machine's dialogs before it continues: rows left out or unchecked, starting over, a conflict. */
export function ReviewQuestions(props: ReviewQuestionsProps) {
  const { snapshot, review, fileName, isConflictLater, onConflictLater, onFilter, send } = props;
  const { desk, saving, context } = snapshot;
  return (
    <>
      <BeforeImportDialog
        open={desk === 'confirmingLeftOut'}
        review={review}
        onImport={() => send({ type: 'LEFT_OUT.CONFIRMED' })}
        onStay={() => send({ type: 'LEFT_OUT.DECLINED' })}
        onSee={(rows) => {
          send({ type: 'LEFT_OUT.DECLINED' });
          onFilter(rows);
        }}
      />
      <StartOverDialog
        open={desk === 'confirmingStartOver'}
        fileName={fileName}
        edits={review.edits}
        onConfirm={() => send({ type: 'START_OVER.CONFIRMED' })}
        onDecline={() => send({ type: 'START_OVER.DECLINED' })}
      />
      <ConflictDialog
        open={isInConflict(saving) && !isConflictLater}
        isBusy={saving === 'overwriting'}
        failure={context.failure?.message ?? null}
        onLater={onConflictLater}
        onReload={() => send({ type: 'CONFLICT.RELOADED' })}
        onOverwrite={() => send({ type: 'CONFLICT.OVERWRITTEN' })}
      />
    </>
  );
}
