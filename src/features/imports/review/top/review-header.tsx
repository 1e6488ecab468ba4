import { Columns3, Crosshair, FileSearch, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button, Tooltip } from '../../../../ui/index.ts';
import { FlowTitle, type TitleLevel } from '../../flow/flow-title.tsx';
import type { Review } from '../review.types.ts';
import { count, guessedText, leftOutText, offers, unusedText } from '../review.labels.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import styles from './review-header.module.css';
import { SaveState, type SavingState } from './save-state.tsx';

interface ReviewHeaderProps {
  readonly level: TitleLevel;
  readonly review: Review;
  readonly actions: ReviewActions;
  readonly fileName: string;
  readonly saving: SavingState;
  readonly onSave: () => void;
  readonly onDecideConflict: () => void;
  readonly onColumns: () => void;
  readonly onShowReading: () => void;
  readonly onPoint: () => void;
  readonly onStartOver: () => void;
  readonly onImport: () => void;
}

export function ReviewHeader(props: ReviewHeaderProps) {
  const { review, actions, fileName } = props;
  const { summary } = review;
  const behind = leftOutText(summary);
  const unused = unusedText(review.columns);
  const guessed = review.findings.find(({ code }) => code === 'UNSURE')?.rows ?? 0;
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <FlowTitle level={props.level}>Check your list</FlowTitle>
        <p className={styles.lead}>
          <span className={styles.file}>{fileName}</span>
          <span>{count(summary.rows, 'row')}</span>
          {unused === null ? null : (
            <button type="button" className={styles.unused} onClick={props.onColumns}>
              {unused}
            </button>
          )}
          <SaveState saving={props.saving} onRetry={props.onSave} onDecide={props.onDecideConflict} />
        </p>
      </div>
      <div className={styles.actions}>
        <div className={styles.tools} role="toolbar" aria-label="The list">
          <Tooltip content={review.undoLabel ?? 'Nothing to undo'}>
            <button
              type="button"
              aria-disabled={review.undoLabel === null}
              aria-keyshortcuts="Control+Z Meta+Z"
              aria-label={review.undoLabel === null ? 'Undo' : `Undo: ${review.undoLabel}`}
              onClick={actions.undo}
            >
              <Undo2 size={16} aria-hidden />
              <span>Undo</span>
            </button>
          </Tooltip>
          <Tooltip content={review.redoLabel ?? 'Nothing to redo'}>
            <button
              type="button"
              aria-disabled={review.redoLabel === null}
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
              aria-label={review.redoLabel === null ? 'Redo' : `Redo: ${review.redoLabel}`}
              onClick={actions.redo}
            >
              <Redo2 size={16} aria-hidden />
              <span>Redo</span>
            </button>
          </Tooltip>
          <button type="button" onClick={props.onColumns}>
            <Columns3 size={16} aria-hidden />
            Columns
          </button>
          <button type="button" onClick={props.onShowReading}>
            <FileSearch size={16} aria-hidden />
            How we read it
          </button>
          <button type="button" onClick={props.onPoint}>
            <Crosshair size={16} aria-hidden />
            Read it differently
          </button>
          <button type="button" onClick={props.onStartOver}>
            <RotateCcw size={16} aria-hidden />
            Start over
          </button>
        </div>
        <div className={styles.import}>
          <Button size="3" variant={summary.ready > 0 ? 'solid' : 'surface'} onClick={props.onImport}>
            {summary.ready > 0 ? `Import ${offers(summary.listings, review.kind)}` : 'Nothing to import yet'}
          </Button>
          {behind ? <p>{behind}</p> : null}
          {guessed > 0 ? <p>{guessedText(guessed)}</p> : null}
        </div>
      </div>
    </header>
  );
}
