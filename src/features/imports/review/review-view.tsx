import { useDeferredValue, useMemo, useReducer, useState } from 'react';
import type { ImportEvent } from '../../../machines/import/index.ts';
import { Button, EmptyState } from '../../../ui/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { AskedStrip } from './asked/asked-strip.tsx';
import { fieldsInOrder } from './field-order.ts';
import { gridAt, gridReducer, rowIndex, ROW_HEADER } from './grid/grid-selection.ts';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { ReviewQuestions } from './review-questions.tsx';
import type { Finding, Review, ReviewStore, RowFilter } from './review.types.ts';
import styles from './review-view.module.css';
import { isInConflict, type ReviewSnapshot } from './review-snapshot.ts';
import { ColumnsDialog } from './top/columns-dialog.tsx';
import { FilterBar } from './top/filter-bar.tsx';
import { ReviewHeader } from './top/review-header.tsx';
import { ReadingDialog } from './top/reading-dialog.tsx';
import { useReviewEdits } from './use-review-edits.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface ReviewViewProps {
  readonly snapshot: ReviewSnapshot;
  readonly send: (event: ImportEvent) => void;
  /** The current review of the store. */
  readonly review: Review;
  readonly store: ReviewStore;
  /** Stored in the address, so that Back and a reload keep it. */
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  /** `h2` if the page has a title of its own. */
  readonly level?: 'h1' | 'h2';
  /** Whether the vendor has a VAT ID; undefined while unknown. */
  readonly hasVatId?: boolean | undefined;
}

/** The list as it was read, to check and fix before the import. */
export function ReviewView(props: ReviewViewProps) {
  const { snapshot, send, review, store, filter, onFilter, level = 'h1', hasVatId } = props;
  const { saving, comparison, context } = snapshot;
  const fileName = context.draft?.fileName ?? 'your list';
  const actions = useReviewEdits(store, review, send);
  useUndoKeys(actions);
  // Searching many rows may take a moment, during which the field has to respond.
  const shown = useShownRows(review, useDeferredValue(filter));
  const { rows } = shown;
  const { fields: known, columns } = review;
  const fields = useMemo(() => fieldsInOrder({ fields: known, columns }), [known, columns]);
  const [grid, dispatch] = useReducer(gridReducer, gridAt({ row: rows[0] ?? 0, column: 0 }));
  const [isColumnsOpen, setIsColumnsOpen] = useState(false);
  const [isReadingOpen, setIsReadingOpen] = useState(false);
  const [isConflictLater, setIsConflictLater] = useState(false);
  if (isConflictLater && !isInConflict(saving)) setIsConflictLater(false);

  // A row that is no longer visible cannot be active.
  const isActiveShown = rowIndex(rows, grid.active.row) !== -1;
  const shownGrid = isActiveShown
    ? grid
    : { ...grid, ...gridAt({ row: rows[0] ?? 0, column: grid.active.column }), focusMoves: grid.focusMoves };
  const { active } = shownGrid;

  const goTo = (row: number, column: number) => {
    if (rowIndex(rows, row) === -1) onFilter({});
    dispatch({ type: 'went', to: { row, column }, byPointer: true });
  };
  const goToFinding = (finding: Finding) =>
    goTo(active.row, finding.field === null ? ROW_HEADER : fields.indexOf(finding.field));

  return (
    <div className={styles.review}>
      <ReviewHeader
        level={level}
        review={review}
        actions={actions}
        fileName={fileName}
        saving={saving}
        onSave={() => send({ type: 'SAVE.RETRIED' })}
        onDecideConflict={() => setIsConflictLater(false)}
        onColumns={() => setIsColumnsOpen(true)}
        onShowReading={() => setIsReadingOpen(true)}
        onPoint={() => send({ type: 'POINT.REQUESTED' })}
        onStartOver={() => send({ type: 'START_OVER.REQUESTED' })}
        onImport={() => send({ type: 'IMPORT.REQUESTED' })}
      />
      <ReviewNotices snapshot={snapshot} understood={review.understood} send={send} />
      {review.summary.rows === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing scene="nothing-here" />}
          title={`We found no ${review.kind} in “${fileName}”`}
          action={<Button onClick={() => send({ type: 'START_OVER.REQUESTED' })}>Choose another list</Button>}
        >
          We read the whole file, but no row has a name. Under Columns, choose which column is the name, or
          upload another list.
        </EmptyState>
      ) : (
        <>
          <AskedStrip
            review={review}
            actions={actions}
            hasVatId={hasVatId}
            onShow={(code) => onFilter({ code })}
            onColumns={() => setIsColumnsOpen(true)}
            onDecide={(row) => goTo(row, ROW_HEADER)}
          />
          <FilterBar
            review={review}
            filter={filter}
            onFilter={onFilter}
            comparison={comparison}
            onCompareAgain={() => send({ type: 'COMPARISON.RETRIED' })}
          />
          <ReviewDesk
            review={review}
            fileName={fileName}
            fields={fields}
            shown={shown}
            grid={shownGrid}
            dispatch={dispatch}
            actions={actions}
            filter={filter}
            onFilter={onFilter}
            onGo={goToFinding}
          />
        </>
      )}
      <ColumnsDialog open={isColumnsOpen} onOpenChange={setIsColumnsOpen} review={review} actions={actions} />
      <ReadingDialog
        open={isReadingOpen}
        onOpenChange={setIsReadingOpen}
        understood={review.understood}
        fileName={fileName}
      />
      <ReviewQuestions
        snapshot={snapshot}
        review={review}
        fileName={fileName}
        isConflictLater={isConflictLater}
        onConflictLater={() => setIsConflictLater(true)}
        onFilter={onFilter}
        send={send}
      />
    </div>
  );
}
