import { useState } from 'react';
import type {
  Draft,
  ImportFailure,
  ImportKind,
  ImportResult,
  ReviewSummary,
} from '../../../machines/import/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button, ConfirmDialog, Notice, QuietButton, saveCsv, When } from '../../../ui/index.ts';
import type { LeftOut } from '../review/review.types.ts';
import { count, inFigures, leftOutText, offers } from '../review/review.labels.ts';
import { FlowTitle, type TitleLevel } from './flow-title.tsx';
import { kindLabels } from './flow-texts.ts';
import styles from './flow.module.css';

interface ImportedViewProps {
  readonly kind: ImportKind;
  readonly level: TitleLevel;
  /** Whether crew can order or book from the vendor already. */
  readonly isLive: boolean;
  /** Where `onContinue` leads. */
  readonly onwards: string;
  readonly result: ImportResult;
  /** The counts of the review; null if there was none. */
  readonly summary: Pick<ReviewSummary, 'blocked' | 'excluded'> | null;
  /** The source of the rows. */
  readonly draft: Pick<Draft, 'fileName' | 'hasFile'> | null;
  /** How many are imported paused, because the list says that they aren't sold. */
  readonly paused: number;
  /** The rows that were not imported; null if there are none, or they are no longer known. */
  readonly leftOut: LeftOut | null;
  /** Why an undo failed. */
  readonly failure: ImportFailure | null;
  readonly onUndo: () => void;
  readonly onMore: () => void;
  readonly onContinue: () => void;
}

/** When buyers see what was imported. */
function seenBy(all: number, { paused, isLive }: Pick<ImportedViewProps, 'paused' | 'isLive'>): string {
  const seen = isLive ? 'Buyers see them now' : 'Buyers see them as soon as your shop is live';
  if (paused === 0) return `${seen}.`;
  const notSold = 'your list says that they aren’t sold, so they are paused';
  return paused >= all
    ? `Buyers don’t see them: ${notSold}.`
    : `${seen}, except ${inFigures(paused)}: ${notSold}.`;
}

/** The result of the import, and until when it can be undone. */
export function ImportedView({
  kind,
  level,
  isLive,
  onwards,
  result,
  summary,
  draft,
  paused,
  leftOut,
  failure,
  onUndo,
  onMore,
  onContinue,
}: ImportedViewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const all = result.new + result.changed + result.unchanged;
  const figures = [
    { name: 'New', figure: result.new },
    { name: 'Changed', figure: result.changed },
    { name: 'Unchanged', figure: result.unchanged },
  ];
  return (
    <div className={styles.view} data-narrow>
      <StepDrawing step="go-live" className={styles.drawing} />
      <header>
        <FlowTitle level={level}>{offers(all, kind)} imported</FlowTitle>
        <p className={styles.lead}>
          They are in {kindLabels[kind].shop}. {seenBy(all, { paused, isLive })}
        </p>
      </header>
      {failure ? (
        <Notice tone="error" live title={failure.message}>
          The import wasn’t changed.
        </Notice>
      ) : null}
      <dl className={styles.figures}>
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{inFigures(figure)}</dd>
          </div>
        ))}
      </dl>
      {summary === null ? null : <LeftOutNotice {...summary} draft={draft} leftOut={leftOut} />}
      <div className={styles.actions}>
        <Button size="3" onClick={onContinue}>
          {onwards}
        </Button>
        <QuietButton size="3" onClick={onMore}>
          Add another list
        </QuietButton>
      </div>
      {result.undoUntil === null ? null : (
        <p className={styles.undo}>
          You can undo this import until <When at={result.undoUntil} show="day" />.{' '}
          <button type="button" className={styles.link} onClick={() => setIsAsking(true)}>
            Undo import
          </button>
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Undo the import of ${offers(all, kind)}?`}
        confirm="Undo import"
        cancel="Keep it"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          onUndo();
        }}
      >
        New {kind} leave {kindLabels[kind].shop}: they are under “Archived” in your list, where you can put
        them on sale again. What was changed goes back to what it was. Anything sold since stays sold.
      </ConfirmDialog>
    </div>
  );
}

interface LeftOutNoticeProps extends Pick<ReviewSummary, 'blocked' | 'excluded'> {
  readonly draft: ImportedViewProps['draft'];
  readonly leftOut: LeftOut | null;
}

/** "Tarif 2026, not imported.csv". */
const leftOutName = (draft: ImportedViewProps['draft']): string =>
  `${draft?.fileName.replace(/\.[^.]+$/u, '') ?? 'My list'}, not imported.csv`;

/** What happened to the rows that were not imported. */
function LeftOutNotice({ blocked, excluded, draft, leftOut }: LeftOutNoticeProps) {
  const rows = blocked + excluded;
  if (rows === 0) return null;
  if (leftOut !== null)
    return (
      <Notice
        title={`${count(rows, 'row')} ${rows === 1 ? 'wasn’t' : 'weren’t'} imported: ${leftOutText({ blocked, excluded })}`}
        action={
          <QuietButton onClick={() => saveCsv(leftOutName(draft), leftOut.header, leftOut.rows)}>
            Save {rows === 1 ? 'it' : 'them'} as a list
          </QuietButton>
        }
      >
        Complete that list whenever you like and add it here: it has only these rows, with what you typed.
      </Notice>
    );
  return (
    <Notice
      title={`${count(rows, 'row')} ${rows === 1 ? 'wasn’t' : 'weren’t'} imported: ${leftOutText({ blocked, excluded })}`}
    >
      {draft?.hasFile
        ? `${rows === 1 ? 'It is' : 'They are'} still in your file “${draft.fileName}”. ${blocked > 0 ? 'Fix what cannot be sold yet there and' : 'To sell what you left out after all,'} add the list again: what you already sell is recognised, so nothing is duplicated.`
        : 'Add another list to enter them again: what you already sell is recognised, so nothing is duplicated.'}
    </Notice>
  );
}
