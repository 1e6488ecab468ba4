import { useDeferredValue, useMemo, useReducer, useState, type CSSProperties } from 'react';
import type { ImportEvent } from '../../../machines/import/index.ts';
import { Button, EmptyState, Notice } from '../../../ui/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { AskedStrip } from './asked/asked-strip.tsx';
import { fieldsInOrder } from './field-order.ts';
import { ConflictDialog, LeftOutDialog, StartOverDialog } from './dialogs.tsx';
import { gridAt, gridReducer, rowIndex, ROW_HEADER } from './grid/grid-selection.ts';
import { ReviewGrid } from './grid/review-grid.tsx';
import { EarlierNotice } from '../flow/earlier-notice.tsx';
import { CellPanel } from './panel/cell-panel.tsx';
import type { Finding, Review, ReviewStore, RowFilter } from './review.types.ts';
import styles from './review-view.module.css';
import type { ReviewSnapshot } from './review-snapshot.ts';
import { isFiltered } from './row-filter.ts';
import { StatusLine } from './status-line.tsx';
import { ColumnsDialog } from './top/columns-dialog.tsx';
import { FileIssues } from './top/file-issues.tsx';
import { FilterBar } from './top/filter-bar.tsx';
import { ReviewHeader } from './top/review-header.tsx';
import { ReadingDialog } from './top/reading-dialog.tsx';
import { useReviewEdits } from './use-review-edits.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface ReviewViewProps {
  readonly snapshot: ReviewSnapshot;
  readonly send: (event: ImportEvent) => void;
  /** As the store has it now. */
  readonly review: Review;
  readonly store: ReviewStore;
  /** Lives in the address, so that Back and a reload keep it. */
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  /** `h2` where the page has a title of its own. */
  readonly level?: 'h1' | 'h2';
  /** Whether the vendor gave one; undefined while that isn't known. */
  readonly hasVatId?: boolean | undefined;
}

/** The list as it was read, to check and fix before it is imported. */
export function ReviewView(props: ReviewViewProps) {
  const { snapshot, send, review, store, filter, onFilter, level = 'h1', hasVatId } = props;
  const { desk, saving, comparison, context } = snapshot;
  const fileName = context.draft?.fileName ?? 'your list';
  const actions = useReviewEdits(store, review, send);
  useUndoKeys(actions);
  // A search over many rows may take a moment: the field must not wait for it.
  const { rows, staying, tidy } = useShownRows(review, useDeferredValue(filter));
  const { fields: known, columns } = review;
  const fields = useMemo(() => fieldsInOrder({ fields: known, columns }), [known, columns]);
  const [grid, dispatch] = useReducer(gridReducer, gridAt({ row: rows[0] ?? 0, column: 0 }));
  const [isColumnsOpen, setIsColumnsOpen] = useState(false);
  const [isReadingOpen, setIsReadingOpen] = useState(false);
  const [isConflictLater, setIsConflictLater] = useState(false);
  const isConflict = saving === 'conflict' || saving === 'overwriting';
  if (!isConflict && isConflictLater) setIsConflictLater(false);

  // A row that is shown no longer cannot be the active one.
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
      {context.failure && !isConflict ? (
        <Notice
          tone="error"
          live
          title={context.failure.message}
          action={
            <Button
              size="1"
              variant="ghost"
              color="gray"
              highContrast
              onClick={() => send({ type: 'FAILURE.DISMISSED' })}
            >
              Close
            </Button>
          }
        >
          Your list and all your changes are kept.
        </Notice>
      ) : null}
      {context.earlier ? <EarlierNotice earlier={context.earlier} /> : null}
      {review.understood.pointed ? (
        <Notice
          title={
            review.understood.pointed.isRemembered
              ? 'We read this list as you marked an earlier one of the same form'
              : 'We read this list as you marked it'
          }
          action={
            <Button
              size="1"
              variant="ghost"
              color="gray"
              highContrast
              onClick={() => send({ type: 'POINTING.DROPPED' })}
            >
              Read it without my marks
            </Button>
          }
        />
      ) : null}
      <FileIssues issues={review.understood.issues} />
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
            onDecide={(row) => goTo(row, ROW_HEADER)}
          />
          <FilterBar
            review={review}
            filter={filter}
            onFilter={onFilter}
            comparison={comparison}
            onCompareAgain={() => send({ type: 'COMPARISON.RETRIED' })}
          />
          <div className={styles.desk} style={heightOf(rows.length)}>
            <div className={styles.table}>
              {rows.length > 0 ? (
                <ReviewGrid
                  label={`Rows of ${fileName}`}
                  review={review}
                  fields={fields}
                  rows={rows}
                  grid={shownGrid}
                  dispatch={dispatch}
                  actions={actions}
                />
              ) : (
                <div className={styles.nothing}>
                  <EmptyState
                    title={nothingFound(filter)}
                    action={
                      isFiltered(filter) ? (
                        <Button onClick={() => onFilter({})}>Show all rows</Button>
                      ) : undefined
                    }
                  >
                    Rows you don’t see here are still in your list.
                  </EmptyState>
                </div>
              )}
              <StatusLine
                shown={rows.length}
                all={review.summary.rows}
                staying={staying}
                onTidy={tidy}
                actions={actions}
              />
            </div>
            {rows.length > 0 ? (
              <CellPanel
                review={review}
                row={active.row}
                field={fields[active.column] ?? null}
                actions={actions}
                isOpen={grid.isPanelOpen}
                onClose={() => dispatch({ type: 'panelClosed' })}
                onGo={goToFinding}
              />
            ) : null}
          </div>
        </>
      )}
      <ColumnsDialog open={isColumnsOpen} onOpenChange={setIsColumnsOpen} review={review} actions={actions} />
      <ReadingDialog
        open={isReadingOpen}
        onOpenChange={setIsReadingOpen}
        understood={review.understood}
        fileName={fileName}
      />
      <LeftOutDialog
        open={desk === 'confirmingLeftOut'}
        review={review}
        onImport={() => send({ type: 'LEFT_OUT.CONFIRMED' })}
        onStay={() => send({ type: 'LEFT_OUT.DECLINED' })}
        onSee={(next) => {
          send({ type: 'LEFT_OUT.DECLINED' });
          onFilter(next);
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
        open={isConflict && !isConflictLater}
        isBusy={saving === 'overwriting'}
        failure={context.failure?.message ?? null}
        onLater={() => setIsConflictLater(true)}
        onReload={() => send({ type: 'CONFLICT.RELOADED' })}
        onOverwrite={() => send({ type: 'CONFLICT.OVERWRITTEN' })}
      />
    </div>
  );
}

/** A short list needs no tall table: head, rows, a line of words, a scroll bar. */
const heightOf = (rows: number): CSSProperties => {
  const height: Record<`--${string}`, string> = { '--rows-height': `${52 + rows * 40 + 60}px` };
  return height;
};

function nothingFound({ level, code, text }: RowFilter): string {
  if (text) return `No rows contain “${text}”`;
  if (level === 'blocked') return 'All rows can be sold';
  if (level === 'excluded') return 'No rows are left out';
  return code === undefined && level === undefined ? 'No rows' : 'No matching rows';
}
