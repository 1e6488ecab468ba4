import { Button, ConfirmDialog, Dialog, QuietButton } from '../../../ui/index.ts';
import styles from './dialogs.module.css';
import { LevelMark } from './level-mark.tsx';
import { fileRowOf } from './row-facts.ts';
import type { Review, RowFilter } from './review.types.ts';
import { count, inFigures, offers } from './review.labels.ts';

interface BeforeImportDialogProps {
  readonly open: boolean;
  readonly review: Review;
  readonly onImport: () => void;
  readonly onStay: () => void;
  /** Stays in the review and shows those rows. */
  readonly onSee: (filter: RowFilter) => void;
}

/** "Row 5: a later row is the same listing", with the first three rows of the file. */
function repeatedText(rows: readonly number[]): string {
  const named = rows.slice(0, 3).map(inFigures).join(', ');
  const more = rows.length > 3 ? ' and others' : '';
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${named}${more}: a later row is the same listing and is used`;
}

/** Before the import starts, shows how many rows will not be imported and why, and how many prices are unchecked. */
export function BeforeImportDialog({ open, review, onImport, onStay, onSee }: BeforeImportDialogProps) {
  const { blocked, excluded, listings, repeated, rows, uncheckedPrices } = review.summary;
  const left = blocked + excluded + repeated.length;
  const reasons = review.findings.filter((group) => group.level === 'blocked');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onStay();
      }}
      title={
        left > 0
          ? `${count(left, 'row')} of ${inFigures(rows)} won’t be imported`
          : `${count(uncheckedPrices, 'price')} ${uncheckedPrices === 1 ? 'needs' : 'need'} checking`
      }
      description={
        left > 0
          ? 'You can fix them first or import them later. We recognise what is already in your shop, so nothing is duplicated.'
          : 'They may be misread. Once they’re imported, buyers pay what they say.'
      }
      footer={
        <>
          {blocked + excluded > 0 ? (
            <QuietButton onClick={() => onSee({ level: blocked > 0 ? 'blocked' : 'excluded' })}>
              See them
            </QuietButton>
          ) : null}
          {uncheckedPrices > 0 ? (
            <QuietButton onClick={() => onSee({ level: 'doubtful' })}>Check the prices</QuietButton>
          ) : null}
          <Button onClick={onImport}>
            Import {left > 0 ? 'the other ' : ''}
            {offers(listings, review.kind)}
          </Button>
        </>
      }
    >
      {left > 0 ? (
        <ul className={styles.reasons}>
          {reasons.map((group) => (
            <li key={`${group.code} ${group.field ?? ''}`}>
              <LevelMark level="blocked" sizePx={16} />
              <span>{group.title}</span>
              <span className={styles.figure}>{count(group.rows, 'row')}</span>
            </li>
          ))}
          {excluded > 0 ? (
            <li>
              <LevelMark level="note" sizePx={16} />
              <span>Left out by you</span>
              <span className={styles.figure}>{count(excluded, 'row')}</span>
            </li>
          ) : null}
          {repeated.length > 0 ? (
            <li>
              <LevelMark level="doubtful" sizePx={16} />
              <span>{repeatedText(repeated.map((row) => fileRowOf(review.row(row))))}</span>
              <span className={styles.figure}>{count(repeated.length, 'row')}</span>
            </li>
          ) : null}
          {uncheckedPrices > 0 ? (
            <li>
              <LevelMark level="doubtful" sizePx={16} />
              <span>Imported with a price that needs checking</span>
              <span className={styles.figure}>{count(uncheckedPrices, 'row')}</span>
            </li>
          ) : null}
        </ul>
      ) : null}
    </Dialog>
  );
}

interface StartOverDialogProps {
  readonly open: boolean;
  readonly fileName: string;
  /** The number of edits in effect. */
  readonly edits: number;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}

/** Asks for confirmation before a list and its edits are discarded. */
export function StartOverDialog({ open, fileName, edits, onConfirm, onDecline }: StartOverDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onDecline();
      }}
      title="Start over with another list?"
      confirm="Discard this list"
      cancel="Continue this import"
      destructive
      onConfirm={onConfirm}
    >
      “{fileName}” {edits > 0 ? `and ${count(edits, 'change')} you made to it are` : 'is'} deleted
      permanently. What you already sell stays as it is.
    </ConfirmDialog>
  );
}

interface ConflictDialogProps {
  readonly open: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onLater: () => void;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
}

/** The list was changed in two tabs. Closing the dialog decides nothing: this tab's edits stay here, unsaved. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, isBusy, failure, onLater, onReload, onOverwrite } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onLater();
      }}
      title="This list was changed elsewhere"
      description="It was saved in another tab or on another device. Choose which version to keep. The last changes in the other one will be lost."
      footer={
        <>
          <QuietButton disabled={isBusy} onClick={onReload}>
            Use the other version
          </QuietButton>
          <Button loading={isBusy} onClick={onOverwrite}>
            Keep mine
          </Button>
        </>
      }
    >
      {failure === null ? null : <p role="alert">{failure}</p>}
    </Dialog>
  );
}
