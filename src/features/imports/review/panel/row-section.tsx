import { ArrowRight } from 'lucide-react';
import { StatusBadge, SwitchField, VisuallyHidden } from '../../../../ui/index.ts';
import type { Finding, ReviewRow } from '../review.types.ts';
import { fieldNames } from '../review.labels.ts';
import styles from './cell-panel.module.css';
import { FindingList } from './finding-list.tsx';
import { MatchQuestion } from './match-question.tsx';

interface RowSectionProps {
  readonly row: ReviewRow;
  /** The row's findings, without those shown with the value. */
  readonly findings: readonly Finding[];
  readonly onGo: (finding: Finding) => void;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
  readonly onDecide: (productId: string | null) => void;
}

const comparisons = {
  new: { tone: 'success', label: 'New to your shop' },
  changed: { tone: 'info', label: 'Updates what you sell' },
  unchanged: { tone: 'neutral', label: 'Same as what you already sell' },
} as const;

/** The findings, comparison and match of the whole row. */
export function RowSection({ row, findings, onGo, onLeaveOut, onDecide }: RowSectionProps) {
  const comparison = row.comparison === null ? null : comparisons[row.comparison];
  return (
    <section className={styles.section} aria-label="The whole row">
      <FindingList findings={findings} onGo={onGo} />
      <MatchQuestion row={row} onDecide={onDecide} />
      {comparison ? (
        <p className={styles.comparison}>
          <StatusBadge tone={comparison.tone}>{comparison.label}</StatusBadge>
        </p>
      ) : null}
      {row.changes.length > 0 ? (
        <table className={styles.changes}>
          <caption>
            <VisuallyHidden>What changes</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What</VisuallyHidden>
              </th>
              <th scope="col">You have now</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody>
            {row.changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{fieldNames[change.field]}</th>
                <td>{change.before ?? '–'}</td>
                <td>
                  <ArrowRight size={14} aria-hidden />
                  {change.after ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <SwitchField
        label="Leave this row out"
        hint="It stays in the review but won’t be imported."
        checked={row.isExcluded}
        onChange={(event) => onLeaveOut(event.currentTarget.checked)}
      />
    </section>
  );
}
