import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import { Button, Dialog, QuietButton, SelectField } from '../../../../ui/index.ts';
import { columnEdit } from '../column-edit.ts';
import { fieldsOf } from '../fields.ts';
import type { FileColumn, Review } from '../review.types.ts';
import { fieldNames } from '../review.labels.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import styles from './columns-dialog.module.css';

interface ColumnsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly review: Review;
  readonly actions: ReviewActions;
}

/** All columns of the file, their meanings and the reasons for them. Changing a meaning can be undone. */
export function ColumnsDialog({ open, onOpenChange, review, actions }: ColumnsDialogProps) {
  const used = review.columns.filter((column) => column.field !== null);
  const unused = review.columns.filter((column) => column.field === null);
  const parts = [
    { title: 'Used', columns: used },
    { title: 'Not used', columns: unused },
  ].filter((part) => part.columns.length > 0);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="Columns of your file"
      description="What each column means for your listings. If you change one, we read it again. Anything you typed stays. After the import, we remember your choices for your next list."
      footer={
        <>
          <QuietButton disabled={review.undoLabel === null} onClick={actions.undo}>
            <Undo2 size={16} aria-hidden />
            {review.undoLabel === null ? 'Undo' : `Undo: ${review.undoLabel}`}
          </QuietButton>
          <Button onClick={() => onOpenChange(false)}>Done</Button>
        </>
      }
    >
      {parts.map((part) => (
        <ColumnList
          key={part.title}
          {...part}
          fields={fieldsOf[review.kind]}
          onMeaning={(column, field) => actions.apply(columnEdit(column, field))}
        />
      ))}
    </Dialog>
  );
}

interface ColumnListProps {
  readonly title: string;
  readonly columns: readonly FileColumn[];
  readonly fields: readonly ReviewField[];
  readonly onMeaning: (column: FileColumn, field: ReviewField | null) => void;
}

function ColumnList({ title, columns, fields, onMeaning }: ColumnListProps) {
  const titleId = useId();
  const hasSheets = new Set(columns.map((column) => column.sheet)).size > 1;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} <span>{columns.length}</span>
      </h2>
      <ul>
        {columns.map((column) => (
          <li key={`${column.sheet ?? ''} ${column.index}`} className={styles.column}>
            <span className={styles.letter}>{column.letter}</span>
            <div className={styles.words}>
              <p className={styles.header}>
                {column.header ?? 'Without a header'}
                {hasSheets && column.sheet !== null ? <span> on sheet {column.sheet}</span> : null}
              </p>
              <p className={styles.samples}>
                {column.samples.length > 0 ? column.samples.join(' · ') : 'Empty'}
              </p>
              <p className={styles.reason}>{column.reason}</p>
            </div>
            <div className={styles.meaning}>
              <SelectField
                label="Means"
                aria-label={`Column ${column.letter}, ${column.header ?? 'without a header'}, means`}
                value={column.field ?? ''}
                options={[
                  { value: '', label: 'Not used' },
                  ...fields.map((field) => ({ value: field, label: fieldNames[field] })),
                ]}
                onChange={(event) => {
                  const chosen = fields.find((field) => field === event.currentTarget.value) ?? null;
                  onMeaning(column, chosen);
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
