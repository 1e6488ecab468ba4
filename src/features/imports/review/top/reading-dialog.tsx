import { useId } from 'react';
import { Button, DescriptionList, Dialog, StatusBadge } from '../../../../ui/index.ts';
import type { Understood } from '../review.types.ts';
import { count, inFigures } from '../review.labels.ts';
import styles from './reading-dialog.module.css';
import { factsOf, leftOutLabels } from './reading-labels.ts';

interface ReadingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly understood: Understood;
  readonly fileName: string;
}

/** How the file was understood: its kind, its sheets, and the rows that are not listings, with reasons. */
export function ReadingDialog({ open, onOpenChange, understood, fileName }: ReadingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="How we read your file"
      description={fileName}
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      <div className={styles.parts}>
        <DescriptionList items={factsOf(understood)} />
        <Sheets sheets={understood.sheets} />
        <LeftOut rows={understood.leftOut} all={understood.leftOutCount} />
      </div>
    </Dialog>
  );
}

function Sheets({ sheets }: { readonly sheets: Understood['sheets'] }) {
  const titleId = useId();
  // A text has a single table without a name, so there was no choice.
  if (sheets.length === 0 || (sheets.length === 1 && sheets[0]?.name === null)) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        Sheets and tables <span>{inFigures(sheets.length)}</span>
      </h2>
      <ul className={styles.rows}>
        {sheets.map(({ name, rows, isUsed, reason }, index) => (
          <li key={`${index} ${name ?? ''}`}>
            <p className={styles.text}>{name ?? 'Without a name'}</p>
            <p className={styles.why}>
              {count(rows, 'row')} · {reason}
            </p>
            <StatusBadge tone={isUsed ? 'success' : 'neutral'}>{isUsed ? 'Read' : 'Not used'}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rows with the same text, like a header repeated on each page, as one. */
const alikeRows = (rows: Understood['leftOut']) =>
  [...Map.groupBy(rows, ({ code, text }) => `${code} ${text}`).values()].flatMap(([first, ...others]) =>
    first ? [{ first, others: others.length }] : [],
  );

interface LeftOutProps {
  readonly rows: Understood['leftOut'];
  /** The total, which is more than the listed rows if there are too many to list. */
  readonly all: number;
}

function LeftOut({ rows, all }: LeftOutProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        Rows that aren’t offers <span>{inFigures(all)}</span>
      </h2>
      {all === 0 ? (
        <p className={styles.why}>Every row of your list is in the review.</p>
      ) : (
        <ul className={styles.rows}>
          {alikeRows(rows).map(({ first: { sheet, row, code, text }, others }) => (
            <li key={`${code} ${text}`}>
              <p className={styles.text}>{text}</p>
              <p className={styles.why}>
                {leftOutLabels[code]} · row {inFigures(row)}
                {sheet === null ? '' : ` of ${sheet}`}
                {others === 0 ? '' : `, and the same in ${count(others, 'more row')}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {all > rows.length ? (
        <p className={styles.why}>And {inFigures(all - rows.length)} more of the same kinds.</p>
      ) : null}
    </section>
  );
}
