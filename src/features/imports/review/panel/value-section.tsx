import { FileText, ListChecks, PencilLine } from 'lucide-react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import { formatMoney } from '../../../../ui/index.ts';
import type { Review, ReviewRow } from '../review.types.ts';
import { certainty, fieldNames } from '../review.labels.ts';
import { sourceText } from '../row-facts.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import styles from './cell-panel.module.css';
import { FindingList } from './finding-list.tsx';
import { ValueForm } from './value-form.tsx';

interface ValueSectionProps {
  readonly review: Review;
  readonly row: ReviewRow;
  readonly field: ReviewField;
  readonly actions: ReviewActions;
}

/** One value: its input, source, confidence and findings. */
export function ValueSection({ review, row, field, actions }: ValueSectionProps) {
  const cell = row.cells[field];
  const value = cell?.value ?? null;
  const findings = row.findings.filter((finding) => finding.field === field);
  const currency = row.cells.currency?.value ?? null;
  const isConverted =
    field === 'price' && row.priceMinor !== null && currency !== null && currency !== review.currency;
  return (
    <section className={styles.section} aria-label={fieldNames[field]}>
      <ValueForm
        key={`${row.row} ${field} ${value ?? ''}`}
        field={field}
        value={value}
        sameValueCount={review.countWithValue(field, value)}
        onSet={(next) => actions.setCell(row.row, field, next)}
        onReplace={(next) => actions.apply({ op: 'replace', field, from: value, to: next })}
      />
      <FindingList findings={findings} />
      <dl className={styles.facts}>
        {isConverted ? (
          <div>
            <dt>Sold at</dt>
            <dd>{formatMoney({ amountMinor: row.priceMinor, currency: review.currency })}</dd>
          </div>
        ) : null}
        {cell?.source ? (
          <div>
            <dt>
              <FileText size={14} aria-hidden /> In your file
            </dt>
            <dd>{sourceText(cell.source)}</dd>
          </div>
        ) : null}
        {cell?.origin === 'typed' ? (
          <div>
            <dt>
              <PencilLine size={14} aria-hidden /> Changed
            </dt>
            <dd>By you, in this review</dd>
          </div>
        ) : null}
        {cell?.origin === 'default' ? (
          <div>
            <dt>
              <ListChecks size={14} aria-hidden /> Not in the file
            </dt>
            <dd>Your answer for all rows without a value</dd>
          </div>
        ) : null}
        {cell?.origin === 'read' && cell.confidence !== null && value !== null ? (
          <div>
            <dt>How sure we are</dt>
            <dd data-low={certainty(cell.confidence).isLow}>{certainty(cell.confidence).label}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
