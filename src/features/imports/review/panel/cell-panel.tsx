import { X } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import { IconButton } from '../../../../ui/index.ts';
import type { Finding, Review } from '../review.types.ts';
import { inFigures } from '../review.labels.ts';
import { fileRowOf } from '../row-facts.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import styles from './cell-panel.module.css';
import { RowSection } from './row-section.tsx';
import { ValueSection } from './value-section.tsx';

interface CellPanelProps {
  readonly review: Review;
  readonly row: number;
  /** Null for the row's header. */
  readonly field: ReviewField | null;
  readonly actions: ReviewActions;
  /** Only used for the sheet; next to the table the details are always shown. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onGo: (finding: Finding) => void;
}

/** The details of the selected cell: next to the table, or as a sheet at the bottom of a small screen. */
export function CellPanel({ review, row: place, field, actions, isOpen, onClose, onGo }: CellPanelProps) {
  const titleId = useId();
  const row = review.row(place);
  const name = row.cells.name?.value;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <aside className={styles.panel} aria-labelledby={titleId} data-open={isOpen} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <div className={styles.title}>
          <p className={styles.quiet}>Row {inFigures(fileRowOf(row))}</p>
          <h2 id={titleId}>{name ?? 'A row without a name'}</h2>
        </div>
        <IconButton
          variant="ghost"
          color="gray"
          aria-label="Close the details"
          className={styles.close}
          onClick={onClose}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </header>
      {field ? <ValueSection review={review} row={row} field={field} actions={actions} /> : null}
      <RowSection
        row={row}
        findings={row.findings.filter((finding) => field === null || finding.field !== field)}
        onGo={onGo}
        onLeaveOut={(excluded) => actions.apply({ op: 'exclude', rows: [place], excluded })}
        onDecide={(productId) => actions.apply({ op: 'match', rows: [{ row: place, productId }] })}
      />
    </aside>
  );
}
